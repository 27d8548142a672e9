import type { Locator, Page } from "@playwright/test";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** Runs in the page: opens all that a visitor can open in place, such as an answer to a question. */
export function openParts(): number {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
  for (const part of closed) {
    // Of those with the same name only one can be open.
    part.removeAttribute("name");
    part.open = true;
  }
  return closed.length;
}

/** Something that opens a dialog. */
type Opener = { readonly opener: Locator; readonly name: string; readonly legal: string | null };

/** What opens a dialog on a step: links within its texts, and on the first page those that are below all pages. */
export async function openersOn(page: Page, step: string, { start }: FunnelDefinition): Promise<readonly Opener[]> {
  const within = step === start ? "main, body > footer" : "main";
  const all = await page.locator(`:is(${within}) [aria-haspopup=dialog]`).filter({ visible: true }).all();
  return Promise.all(
    all.map(async (opener) => ({
      opener,
      name: await opener.innerText(),
      legal: await opener.getAttribute("data-legal"),
    })),
  );
}

/**
 * Opens a dialog, looks into it, and leaves it by Escape.
 *
 * @param look called while it is open, with its name
 * @returns what is wrong with opening or leaving it, in words
 */
export async function lookIntoDialog(
  opener: Locator,
  look: (name: string) => Promise<void>,
): Promise<string | undefined> {
  const page = opener.page();
  const dialog = page.getByRole("dialog");
  try {
    await opener.click();
    await dialog.getByRole("heading").first().waitFor();
  } catch {
    return "opens no dialog";
  }
  await look(await dialog.getByRole("heading").first().innerText());
  await page.keyboard.press("Escape");
  try {
    await dialog.waitFor({ state: "hidden" });
  } catch {
    return "opens a dialog that the Escape key does not close";
  }
  const isBack = await opener.evaluate((element) => element === document.activeElement);
  return isBack ? undefined : "opens a dialog that does not give the focus back once it is closed";
}

/** Runs in the page: how far the content of an open dialog is wider than the dialog. */
export function dialogExcess(): number {
  const boxes = [...document.querySelectorAll("dialog[open], dialog[open] *")].filter((element) => {
    // A row that is meant to be swiped is not tall.
    return element.clientHeight > 120 && /auto|scroll|hidden/.test(getComputedStyle(element).overflowY);
  });
  return Math.max(0, ...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}
