import { stripVTControlCharacters } from "node:util";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { typeset } from "../../engine/check/index.ts";
import { toStored, walkedNoon } from "../../engine/compile/index.ts";
import type { Flow } from "../../engine/flow/index.ts";
import type { Path } from "../../engine/problem/index.ts";
import { viewOf } from "../../engine/views/index.ts";
import { actionWords, type Move, type Position } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { perform, Stuck } from "./act/perform.ts";
import { patience, type Use, useByKeyboard, useByPointer } from "./act/use-control.ts";
import type { ProofFinding } from "./findings.ts";
import { placeOfWay } from "./place-of.ts";
import { plainTarget } from "./plain-target.ts";
import { wayWords } from "./visits/way-words.ts";
import { watchPage } from "./watch-page.ts";

/** What all parts of a proof share. */
export type Site = {
  readonly definition: FunnelDefinition;
  readonly flow: Flow;
  readonly browser: Browser;
  /** Address of the served funnel, without a path. */
  readonly origin: string;
  readonly isNamed: (host: string) => boolean;
};

/** Moves one after the other, from a position on. */
export type Segment = {
  readonly start: Position;
  readonly query: Readonly<Record<string, string>>;
  /** What was done before. */
  readonly before: readonly Move[];
  readonly moves: readonly Move[];
  /** Whether the visitor has been anywhere before. */
  readonly isFirst: boolean;
  /** The address that the visitor opens after what was done before; left out if that has led there. */
  readonly opened?: string;
};

/** What came of some moves. */
export type Walked = { readonly findings: readonly ProofFinding[]; readonly covered: readonly string[] };

/**
 * Walks in a browser where a walk goes with the machine, and compares after each move.
 *
 * @param returning steps at which nobody has yet tried reload, Back and Forward; those that are tried are removed
 */
export async function proveWalk(
  { start, query, before, moves, isFirst, opened }: Segment,
  site: Site,
  byKeyboard: boolean,
  returning: Set<string>,
): Promise<Walked> {
  const { definition, browser, origin, isNamed } = site;
  const use: Use = byKeyboard ? useByKeyboard : useByPointer;
  const findings: ProofFinding[] = [];
  const covered: string[] = [];
  const done = [...before];
  const way = () =>
    opened === undefined
      ? wayWords(done, definition)
      : [...wayWords(before, definition), `open ${opened}`, ...wayWords(done.slice(before.length), definition)];
  const context = await openContext(browser);
  const page = await context.newPage();
  const events = watchPage(page, isNamed);
  try {
    await startClock(page);
    if (isFirst) await store(page, origin, { [`${definition.id}:wheel-spun`]: "true" });
    else await restore(page, start, site);
    const search = new URLSearchParams(query).toString();
    await page.goto(`${origin}${definition.steps[start.step]?.path ?? "/"}${isFirst && search ? `?${search}` : ""}`);
    for (const move of moves) {
      const report = (rule: ProofFinding["rule"], message: string, path: Path = ["steps", move.from]) =>
        findings.push({ rule, step: move.from, message, path, way: [...wayThere, words] });
      const wayThere = way();
      const words = actionWords(move, definition);
      const step = definition.steps[move.from];
      const said = step && plainTarget(step, move.action);
      if (said !== undefined && said !== move.to.step)
        report(
          "wrong-step",
          `On step "${move.from}", if you ${words}, step "${move.to.step}" comes, but the definition says "${said}".`,
          placeOfWay({ ...move, to: { ...move.to, step: said } }, definition),
        );
      let isDone = false;
      try {
        await isAt(page, move.from, definition);
        const before = await contentOf(page);
        await perform(move, { page, definition, use });
        isDone = true;
        await isAt(page, move.to.step, definition, before, viewOf(typeset(definition), move.to.step).title);
        covered.push(...move.covers);
      } catch (error) {
        const at = new URL(page.url()).pathname;
        const wanted = definition.steps[move.to.step]?.path;
        if (!isDone)
          report("unusable-control", `On step "${move.from}" nobody can ${words}: ${plainly(error)}`, [
            "steps",
            move.from,
            ...(error instanceof Stuck ? error.at : []),
          ]);
        else if (at === wanted)
          report(
            "wrong-step",
            `On step "${move.from}", if you ${words}, ${at} opens, but does not show step "${move.to.step}".`,
            placeOfWay(move, definition),
          );
        else
          report(
            "wrong-step",
            `On step "${move.from}", if you ${words}, ${at} opens instead of ${wanted} (step "${move.to.step}").`,
            placeOfWay(move, definition),
          );
        await restore(page, move.to, site);
        await page.goto(`${origin}${wanted ?? "/"}`);
      }
      done.push(move);
      for (const event of events()) report(event.rule, event.message);
      if (returning.delete(move.to.step)) {
        const wrong = await comeBack(page, move, definition);
        if (wrong) {
          findings.push({
            rule: "wrong-place",
            step: move.to.step,
            message: wrong,
            path: ["steps", move.to.step],
            way: way(),
          });
          await restore(page, move.to, site);
          await page.goto(`${origin}${definition.steps[move.to.step]?.path ?? "/"}`);
        }
        for (const event of events()) report(event.rule, event.message);
      }
    }
    const last = moves.at(-1);
    if (last) {
      const kept = await keptChoices(page, definition.id, last.to);
      if (kept !== undefined)
        findings.push({
          rule: "lost-answer",
          step: last.to.step,
          message: `At the end of this walk the page has stored the answers ${kept}, but those given were ${choicesOf(last.to.quiz.choices)}.`,
          path: ["steps", last.to.step],
          way: way(),
        });
    }
  } finally {
    await context.close();
  }
  return { findings, covered };
}

/** A visitor on a phone who asked for no motion: what moves is the business of people who look. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 375, height: 812 }, reducedMotion: "reduce", serviceWorkers: "block" });

/** Stops the clock of a page on the day of the walks, whose dates lie around it. */
export const startClock = (page: Page): Promise<void> => page.clock.install({ time: walkedNoon() });

/**
 * Puts a visitor's answers into the browser, as an earlier visit would have left them.
 *
 * @param hasSpun whether the wheel of an offer is behind the visitor
 */
export async function restore(
  page: Page,
  { quiz }: Position,
  { definition, flow, origin }: Site,
  hasSpun = true,
): Promise<void> {
  const { email, phone } = quiz.values;
  const stored: Readonly<Record<string, string | undefined>> = {
    quiz: JSON.stringify(toStored(flow, quiz)),
    email,
    phone,
    "wheel-spun": hasSpun ? "true" : undefined,
  };
  const entries = Object.entries(stored).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${definition.id}:${name}`, value]],
  );
  await store(page, origin, Object.fromEntries(entries), {
    ...(quiz.fromAddress && { [`${definition.id}:address`]: JSON.stringify(quiz.fromAddress) }),
  });
}

/** Puts this and nothing else into the browser's storages. */
async function store(
  page: Page,
  origin: string,
  items: Readonly<Record<string, string>>,
  ofSession: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (new URL(page.url()).protocol === "about:") await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    ([lasting, passing]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(lasting)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(passing)) sessionStorage.setItem(key, value);
    },
    [items, ofSession] as const,
  );
}

/**
 * Waits until a step is shown: its address and its content do not come in the same moment.
 *
 * @param before content of the step that was shown before
 * @param title its title, if that must have come, too: some pages change their content by themselves
 */
export async function isAt(
  page: Page,
  step: string,
  definition: FunnelDefinition,
  before = "",
  title?: string,
): Promise<void> {
  const wanted = { path: definition.steps[step]?.path, before, title };
  await page.waitForFunction(
    ({ path, before, title }) =>
      location.pathname === path &&
      (document.querySelector("main")?.textContent ?? "") !== before &&
      (title === undefined || document.title === title),
    wanted,
    { timeout: patience },
  );
}

/** Waits until all of a page is painted: what depends on answers is held back until its code has come. */
export const isShown = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute("data-held"), undefined, { timeout: patience });

const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("main")?.textContent ?? "");

/** Reload, Back and Forward: each must show what it showed before. */
async function comeBack(
  page: Page,
  { from, action, to }: Move,
  definition: FunnelDefinition,
): Promise<string | undefined> {
  const comes = async (step: string, before?: string) => {
    try {
      await isAt(page, step, definition, before);
      return true;
    } catch {
      return false;
    }
  };
  const at = () => new URL(page.url()).pathname;
  await page.reload({ waitUntil: "commit" });
  if (!(await comes(to.step))) return `A reload on step "${to.step}" leads to ${at()}.`;
  // Nobody goes back onto a page that moves on by itself, or past a payment.
  if (action.kind === "back" || action.kind === "wait" || action.kind === "pay") return undefined;
  // Until its code has come, a page has gaps: filled later, they would be taken for the content of another step.
  await isShown(page);
  const there = await contentOf(page);
  await travel(page, "back");
  if (!(await comes(from, there)))
    return `The browser's Back on step "${to.step}" leads to ${at()}, but step "${from}" was before it.`;
  const before = await contentOf(page);
  await travel(page, "forward");
  if (!(await comes(to.step, before))) return `The browser's Forward to step "${to.step}" leads to ${at()}.`;
  return undefined;
}

/** As by the browser's buttons. A page that is left may be gone before it answers, which says nothing of where that leads. */
const travel = (page: Page, way: "back" | "forward") =>
  page.evaluate((to) => history[to](), way).catch(() => undefined);

const choicesOf = (choices: Position["quiz"]["choices"]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1))));

/** What is stored, if that is not what the machine has. */
async function keptChoices(page: Page, id: string, { quiz }: Position): Promise<string | undefined> {
  const wanted = choicesOf(quiz.choices);
  const read = () =>
    page.evaluate((key) => {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      return JSON.stringify(stored);
    }, `${id}:quiz`);
  let kept = "";
  for (const wait of [0, 100, 500, 2_000]) {
    if (wait) await page.clock.runFor(wait);
    const { quiz: its } = JSON.parse(await read());
    kept = choicesOf(its?.choices ?? {});
    if (kept === wanted) return undefined;
  }
  return kept;
}

/** The first lines of an error, without colours. */
export const plainly = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split("\n")
    .slice(0, 3)
    .join(" ");
