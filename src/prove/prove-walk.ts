import type { Page } from "@playwright/test";
import { searchOf } from "../../engine/flow/index.ts";
import type { Path } from "../../engine/problem/index.ts";
import { backStep } from "../../engine/quiz/index.ts";
import { actionWords, type Move, type Position } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Actor } from "./act/actor.ts";
import { perform, Stuck } from "./act/perform.ts";
import { plainly } from "./act/plain-error.ts";
import type { Use } from "./act/use-control.ts";
import type { ProofFinding } from "./findings.ts";
import { placeOfWay } from "./place-of.ts";
import { plainTarget } from "./plain-target.ts";
import { addressOf, contentOf, isAt, isShown, restore, type Site, startClock, store, tellStock } from "./visitor.ts";
import type { Segment } from "./visits/segments.ts";
import { wayFrom, wayWords } from "./visits/way-words.ts";
import { watchPage } from "./watch-page.ts";

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
  use: Use,
  returning: Set<string>,
): Promise<Walked> {
  const { definition, asVisitor, origin, isNamed } = site;
  const findings: ProofFinding[] = [];
  const covered: string[] = [];
  const done = [...before];
  const way = () =>
    opened === undefined
      ? wayFrom(query, done, definition)
      : [...wayFrom(query, before, definition), `open ${opened}`, ...wayWords(done.slice(before.length), definition)];
  return asVisitor(async (page) => {
    const events = watchPage(page, isNamed);
    await startClock(page, site);
    await tellStock(page, query, site);
    if (isFirst) await store(page, origin, { [`${definition.id}:wheel-spun`]: "true" });
    else await restore(page, start, site);
    await page.goto(`${addressOf(start.step, site)}${isFirst ? searchOf(query) : ""}`);
    for (const move of moves) {
      const wayThere = way();
      const words = actionWords(move, definition);
      const report = ({ rule, message, path = ["steps", move.from] }: Fault) =>
        findings.push({ rule, step: move.from, message, path, way: [...wayThere, words] });
      const contradiction = contradictionOf(move, words, definition);
      if (contradiction) report(contradiction);
      const fault = await faultOf(move, words, { page, definition, use });
      if (fault) {
        report(fault);
        await reopen(page, move.to, site);
      } else covered.push(...move.covers);
      done.push(move);
      for (const event of events()) report(event);
      if (returning.delete(move.to.step)) {
        const wrong = await comeBack(page, move, site);
        if (wrong) {
          findings.push({
            rule: "wrong-place",
            step: move.to.step,
            message: wrong,
            path: ["steps", move.to.step],
            way: way(),
          });
          await reopen(page, move.to, site);
        }
        for (const event of events()) report(event);
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
    return { findings, covered };
  });
}

/** Something wrong at the step that a move begins at. Without a path it is about the whole step. */
type Fault = Pick<ProofFinding, "rule" | "message"> & { readonly path?: Path };

/** Where the machine does not do what the definition says. */
function contradictionOf(move: Move, words: string, definition: FunnelDefinition): Fault | undefined {
  const { from, action, to } = move;
  const step = definition.steps[from];
  const said = step && plainTarget(step, action);
  if (said === undefined || said === to.step) return undefined;
  return {
    rule: "wrong-step",
    message: `On step "${from}", if you ${words}, step "${to.step}" comes, but the definition says "${said}".`,
    path: placeOfWay({ ...move, to: { ...to, step: said } }, definition),
  };
}

/** Does on a page what the machine did, and says where the page does otherwise. */
async function faultOf(move: Move, words: string, actor: Actor): Promise<Fault | undefined> {
  const { page, definition } = actor;
  const { from, to } = move;
  let isDone = false;
  try {
    await isAt(page, from, definition);
    const before = await contentOf(page);
    await perform(move, actor);
    isDone = true;
    await isAt(page, to.step, definition, before);
    return undefined;
  } catch (error) {
    if (!isDone)
      return {
        rule: "unusable-control",
        message: `On step "${from}" nobody can ${words}: ${plainly(error)}`,
        path: ["steps", from, ...(error instanceof Stuck ? error.at : [])],
      };
    const opened = new URL(page.url()).pathname;
    const wanted = definition.steps[to.step]?.path;
    const what =
      opened === wanted
        ? `opens, but does not show step "${to.step}"`
        : `opens instead of ${wanted} (step "${to.step}")`;
    return {
      rule: "wrong-step",
      message: `On step "${from}", if you ${words}, ${opened} ${what}.`,
      path: placeOfWay(move, definition),
    };
  }
}

/** Opens a step as a visitor who has come so far before. */
async function reopen(page: Page, position: Position, site: Site): Promise<void> {
  await restore(page, position, site);
  await page.goto(addressOf(position.step, site));
}

/** Reload, Back and Forward: each must show what it showed before. */
async function comeBack(
  page: Page,
  { from, action, to }: Move,
  { definition, flow }: Site,
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
  // Whoever goes on to where the back link leads, too, is back there, in the history as well.
  if (backStep(flow, to.quiz, from) === to.step) return undefined;
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
