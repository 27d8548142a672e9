import type { Page } from "@playwright/test";
import { stepFlows } from "../../../engine/flow/index.ts";
import { isSamePath, type Path, pathKey } from "../../../engine/problem/index.ts";
import type { Position } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { axeViolations } from "../axe/axe-violations.ts";
import type { ProofFinding } from "../findings.ts";
import { placeOfText } from "../place-of.ts";
import { addressOf, isAt, isShown, restore, type Site } from "../visitor.ts";
import { brokenWords } from "./broken-words.ts";
import type { Look, LookPage } from "./look-in-pages.ts";
import { dialogExcess, lookIntoDialog, openersOn, openParts } from "./look-into.ts";
import { measure } from "./measure.ts";

const narrow = { width: 320, height: 640 };
/** Widths at which a page is looked at: the narrowest phone, a common one, and a desk. */
const widths = [narrow, { width: 375, height: 812 }, { width: 1440, height: 900 }] as const;

/** Above this a page is reported to move while it is drawn: a fifth of what counts as good (web.dev/articles/cls). */
const mostShift = 0.02;

/**
 * Looks at one step as a visitor comes to it: whether it can be read by everybody, fits its screen and stays in place.
 *
 * @param way what leads there, in words
 * @param look opens a page for it
 * @param opened names of what opens dialogs and has been tried; what is tried here is added
 * @param shot takes a picture of the page at a width, if pictures are wanted
 */
export async function lookAt(
  position: Position,
  way: readonly string[],
  site: Site,
  look: Look,
  opened: Set<string>,
  shot?: (page: Page, width: number) => Promise<void>,
): Promise<readonly ProofFinding[]> {
  const { definition } = site;
  const { step } = position;
  const findings: ProofFinding[] = [];
  const report = (rule: ProofFinding["rule"], message: string, path: Path = ["steps", step]) =>
    findings.push({ rule, step, message, path, way });
  const isOver = (page: Page) => new URL(page.url()).pathname !== definition.steps[step]?.path;
  const broken = new Map<string, number[]>();
  const note = (words: readonly string[], width: number) => {
    for (const word of words) broken.set(word, [...new Set([...(broken.get(word) ?? []), width])]);
  };

  const lookAtWidth = async (page: Page, size: Size) => {
    await page.setViewportSize(size);
    const { wide, covered } = await page.evaluate(measure);
    const cut = await page.evaluate(brokenWords);
    if (isOver(page)) return;
    await shot?.(page, size.width);
    if (wide > 1)
      report("sideways-scroll", `At ${size.width} px step "${step}" can be scrolled sideways, by ${wide} px.`);
    for (const { name, by } of covered)
      report(
        "covered-control",
        `At ${size.width} px the middle of “${name}” on step "${step}" is covered by ${by}.`,
        placeOfText(step, name, definition),
      );
    note(cut, size.width);
    if (size.width !== 375)
      for (const { message, path } of await violations(page, step, definition))
        report("accessibility", `${message} (at ${size.width} px)`, path);
  };

  /** With letters twice as large, as many people set them, and with all open that can be opened. */
  const lookCloser = async (page: Page) => {
    await page.setViewportSize(narrow);
    const setLetters = await letterSetting(page);
    await setLetters(2);
    const large = await page.evaluate(measure);
    await setLetters(1);
    if (large.wide > 1)
      report(
        "sideways-scroll",
        `At ${narrow.width} px with letters twice as large step "${step}" can be scrolled sideways, by ${large.wide} px.`,
      );
    for (const { name, by } of large.covered)
      report(
        "covered-control",
        `At ${narrow.width} px with letters twice as large the middle of “${name}” on step "${step}" is covered by ${by}.`,
        placeOfText(step, name, definition),
      );
    if ((await page.evaluate(openParts)) > 0) {
      const { wide } = await page.evaluate(measure);
      if (wide > 1)
        report(
          "sideways-scroll",
          `At ${narrow.width} px step "${step}" can be scrolled sideways, by ${wide} px, once all of it is opened.`,
        );
      note(await page.evaluate(brokenWords), narrow.width);
      const known = new Set(findings.map(({ message }) => message.replace(/ \(at \d+ px\)$/, "")));
      for (const { message, path } of await violations(page, step, definition))
        if (!known.has(message)) report("accessibility", `${message} (once all of it is opened)`, path);
    }
    for (const { opener, name, legal } of await openersOn(page, step, definition)) {
      if (opened.has(name)) continue;
      opened.add(name);
      const tab = definition.legal?.tabs.findIndex(({ id }) => id === legal) ?? -1;
      const at = tab < 0 ? placeOfText(step, name, definition) : ["legal", "tabs", tab];
      const wrong = await lookIntoDialog(opener, async (title) => {
        const wide = await page.evaluate(dialogExcess);
        if (wide > 1)
          report(
            "sideways-scroll",
            `At ${narrow.width} px the dialog “${title}” can be scrolled sideways, by ${wide} px.`,
            at,
          );
        for (const { message } of await violations(page, step, definition, "dialog"))
          report("accessibility", `${message} (in the dialog “${title}”)`, at);
      });
      if (!wrong) continue;
      report("wrong-dialog", `On step "${step}" “${name}” ${wrong}.`, at);
      // It may lie above all else.
      return;
    }
  };

  const lookAtWidths = async ({ page, events }: LookPage, sizes: readonly Size[]) => {
    await restore(page, position, site);
    await page.goto(addressOf(step, site), { waitUntil: "networkidle" });
    try {
      await isAt(page, step, definition);
    } catch {
      report("wrong-place", `Whoever opens step "${step}" by its address ends up at ${new URL(page.url()).pathname}.`);
      return;
    }
    await isShown(page);
    const moved = await page.evaluate<number>("moved");
    if (moved > mostShift)
      report(
        "layout-shift",
        `Step "${step}" jumps while it loads: its layout shift is ${moved.toFixed(3)}, and at most ${mostShift} goes unnoticed.`,
      );
    for (const size of sizes) {
      const before = findings.length;
      try {
        await lookAtWidth(page, size);
      } catch (error) {
        if (!isOver(page)) throw error;
      }
      // A page that moves on by itself may do so meanwhile: what was seen then can be that of the next one.
      if (isOver(page)) findings.splice(before);
    }
    for (const event of events()) report(event.rule, event.message);
  };

  if (movesOn(position, definition))
    for (const size of widths) await look((opened) => lookAtWidths(opened, [size]), true);
  else
    await look(async (opened) => {
      await lookAtWidths(opened, widths);
      if (!isOver(opened.page)) await lookCloser(opened.page);
      for (const event of opened.events()) report(event.rule, event.message);
    }, false);
  for (const [word, at] of broken) {
    const wayOut = /^\p{N}/u.test(word)
      ? "Write less beside it."
      : "Mark where it may part with \\u00AD, in a text in double quotes, or take a shorter word.";
    report(
      "broken-word",
      `At ${listed(at)} px “${word}” on step "${step}" is cut at the end of a line. ${wayOut}`,
      placeOfText(step, word, definition),
    );
  }
  return findings;
}

type Size = (typeof widths)[number];

/** Whether a step's page may be left by itself while somebody looks at it. */
export const movesOn = ({ step }: Position, definition: FunnelDefinition): boolean =>
  stepFlows(definition)[step]?.exits.after !== undefined;

/** Figures as a sentence lists them: 320, 375 and 1440. */
const listed = (figures: readonly number[]): string => new Intl.ListFormat("en-GB").format(figures.map(String));

/** The browser's own setting for the size of letters, which conditions of styles in em follow, too. */
async function letterSetting(page: Page): Promise<(times: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (times) => session.send("Page.setFontSizes", { fontSizes: { standard: 16 * times, fixed: 13 * times } });
}

/** What axe finds on a page, or a part of it, in words: once for each place in the definition that it is about. */
export async function violations(
  page: Page,
  step: string,
  definition: FunnelDefinition,
  part = "html",
): Promise<readonly { readonly message: string; readonly path: Path }[]> {
  const found = await axeViolations(page, part, {});
  return found.flatMap(({ id, help, html }) => {
    const parts = html.map((html) => ({ html, path: placeOfText(step, textOf(html), definition) }));
    const places = new Map(parts.map(({ path }) => [pathKey(path), path]));
    return [...places.values()].map((path) => {
      const its = parts.filter((part) => isSamePath(part.path, path)).map(({ html }) => html.slice(0, 120));
      return { message: `axe ${id}: ${help}: ${its.join(" ")}`, path };
    });
  });
}

/** What is read of an element: its label or its text. */
const textOf = (html: string): string =>
  /^<[^>]*\saria-label="([^"]+)"/.exec(html)?.[1] ?? html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
