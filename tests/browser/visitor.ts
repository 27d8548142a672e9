import { expect, type Page } from "@playwright/test";
import type { Screen } from "./trading-challenge.ts";

/** Waits until a screen is there: its address, its heading, and the focus where a keyboard user expects it. */
export async function expectScreen(page: Page, { path, heading, counter }: Screen): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  const shown = page.getByRole("banner").getByText(/^\d+ \/ \d+$/);
  if (counter) await expect(shown).toHaveText(counter);
  else await expect(shown).toHaveCount(0);
}

/** An option of the screen by its accessible name. */
export const option = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true }).or(page.getByRole("checkbox", { name, exact: true }));

/** Does with the pointer what the screen asks for. */
export async function answerByPointer(page: Page, { choose = [], button }: Screen): Promise<void> {
  for (const name of choose) await option(page, name).click();
  if (button) await page.getByRole("button", { name: button, exact: true }).click();
}

/** Does with Tab, arrow keys, Space and Enter what the screen asks for, from wherever the focus is. */
export async function answerByKeyboard(page: Page, { choose = [], button }: Screen): Promise<void> {
  for (const name of choose) {
    await focusByKeyboard(page, name);
    await page.keyboard.press("Space");
  }
  if (button) {
    await focusByKeyboard(page, button);
    await page.keyboard.press("Enter");
  }
}

/** Moves the focus to a control by keys alone: Tab on, and arrow keys within a group of radios. */
export async function focusByKeyboard(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return {
        name: element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "",
        role: element?.getAttribute("role"),
      };
    });
    if (focused.name === name) return;
    const group = page.getByRole("radio", { name, exact: true });
    await page.keyboard.press(focused.role === "radio" && (await group.count()) > 0 ? "ArrowDown" : "Tab");
  }
  throw new Error(`No key leads to "${name}".`);
}

/** What the funnel has stored under a name. */
export async function stored(page: Page, name: string): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `trading-challenge:${name}`);
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

/** Fails the test on any error in the console, hydration mismatches among them. */
export function expectNoErrors(page: Page): () => void {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  return () => expect(errors).toEqual([]);
}
