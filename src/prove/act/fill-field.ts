import type { Locator } from "@playwright/test";
import type { Name } from "./accessible-name.ts";
import { asWritten, inLanguage } from "./in-language.ts";

type Given = string | readonly number[];

/**
 * Types a value into a field as a visitor would. What the field is, its role on the page tells.
 *
 * @param main the page's content
 * @param label the field's accessible name
 * @param value as it is stored: an ISO date, a number with its unit, an id; empty for nothing. Of a measure also its parts, in
 *   the unit that is preselected
 * @param language of the page, for numbers and for dates
 * @param typed what comes into a field of text for a value
 */
export async function fillField(
  main: Locator,
  label: Name,
  value: Given,
  language: string,
  typed = (text: string) => text,
): Promise<void> {
  const page = main.page();
  const group = page.getByRole("group", label).or(page.getByRole("radiogroup", label));
  const control = main.getByLabel(label.name, { exact: true }).first();
  await group.or(control).first().waitFor();
  if ((await group.count()) > 0)
    return typeof value === "string"
      ? fillGroup(group.first(), value, language)
      : fillParts(group.first(), value, language);
  if (typeof value !== "string") throw new Error("A measure is no group on its page.");
  const kind = await control.evaluate((element) =>
    element instanceof HTMLSelectElement ? "select" : element instanceof HTMLInputElement ? element.type : "text",
  );
  if (kind === "select") await control.selectOption(value);
  else if (kind === "range") await (value === "" ? undefined : slide(control, value));
  else if (kind === "time") await control.fill(value);
  else {
    const text = asWritten(value, language);
    await control.fill(text === "" ? "" : typed(text));
  }
}

/** The parts of a measure, in the unit that stands first: a field before may have preselected another. */
async function fillParts(group: Locator, parts: readonly number[], language: string): Promise<void> {
  const unit = group.getByRole("radio").first();
  if ((await unit.count()) > 0) await unit.check();
  for (const [index, part] of parts.entries())
    await group
      .getByRole("textbox")
      .nth(index)
      .fill(inLanguage(String(part), language));
}

async function fillGroup(group: Locator, value: string, language: string): Promise<void> {
  const picker = group.locator("input[type=file]");
  const sent = group.locator("[data-sent]");
  if ((await picker.or(sent).count()) > 0) return fillFiles(picker, sent, value !== "");
  const kept = group.locator("[data-kept]");
  if ((await kept.count()) > 0) return pickTime(group, kept, value !== "");
  const box = group.getByRole("checkbox");
  if ((await box.count()) > 0) return box.first().setChecked(value !== "");
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  const inputs = group.getByRole("textbox");
  if (value === "") {
    for (const input of await inputs.all()) await input.fill("");
    return;
  }
  if (parts && (await inputs.count()) === 3) {
    const [, year = "", month = "", day = ""] = parts;
    const given: Readonly<Record<string, string>> = { year, month, day };
    for (const [index, part] of orderOf(language).entries()) await inputs.nth(index).fill(given[part] ?? "");
    return;
  }
  const measure = /^(-?[\d.]+) (\S+)$/.exec(value);
  if (measure) {
    const [, amount = "", unit = ""] = measure;
    await inputs.first().fill(`${inLanguage(amount, language)} ${unit}`);
    return;
  }
  const radio = group.locator(`input[type=radio][value="${value}"]`);
  await radio.check();
}

/** Picks a file and waits until the server has it, or removes those that are there. */
async function fillFiles(picker: Locator, sent: Locator, isWanted: boolean): Promise<void> {
  if (!isWanted) for (let left = await sent.count(); left > 0; left--) await sent.first().getByRole("button").click();
  if (!isWanted || (await sent.count()) > 0) return;
  const taken = await picker.getAttribute("accept");
  const file = testersFiles.find(({ mimeType }) => taken?.includes(mimeType));
  if (file) await picker.setInputFiles(file);
  await sent.first().waitFor();
}

/** Picks the first time that is free and waits until the server keeps it, or finds none that is free. */
async function pickTime(group: Locator, kept: Locator, isWanted: boolean): Promise<void> {
  if (!isWanted) return findNone(group);
  if ((await kept.getAttribute("data-kept")) === "true") return;
  await group.getByRole("radio").first().check();
  await group.locator("[data-times]").getByRole("radio").first().check();
  await group.locator("[data-kept=true]").waitFor();
}

/** Nobody has to pick a time, and can then go on, only where none is free: this once, the page hears so when it is looked at again. */
async function findNone(group: Locator): Promise<void> {
  const page = group.page();
  const json = { timeZone: "UTC", free: [], isKept: false };
  await page.route("**/functions/v1/appointment", (route) => route.fulfill({ json }), { times: 1 });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await group.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
}

/** The smallest file of each kind. */
const testersFiles = [
  { name: "example.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") },
  {
    name: "example.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
      "base64",
    ),
  },
  {
    name: "example.odt",
    mimeType: "application/vnd.oasis.opendocument.text",
    buffer: Buffer.from(`PK\u0003\u0004${"\u0000".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`),
  },
];

/** The parts of a date in the order in which a language writes them. */
const orderOf = (language: string): readonly string[] =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "literal" ? [] : [type]));

/** A slider that stands where it is to stand has not been touched: it is moved there and back. */
async function slide(control: Locator, value: string): Promise<void> {
  await control.focus();
  await control.press("ArrowRight");
  await control.fill(value);
}
