import { searchOf, stockWords } from "../../engine/flow/index.ts";
import { actionWords, type Move, type Walk } from "../../engine/walks/index.ts";
import { perform } from "./act/perform.ts";
import { type Use, useByPointer } from "./act/use-control.ts";
import type { ProofFinding } from "./findings.ts";
import { placeOfWay } from "./place-of.ts";
import { addressOf, isAt, openContext, type Site } from "./visitor.ts";
import { openWords } from "./visits/way-words.ts";

/** What a visitor of the first page can do at once, each of it once. */
export function firstMoves(walks: readonly Walk[], start: string): readonly Move[] {
  const moves = walks.flatMap((walk) =>
    // A page without its code does not know what has run out.
    stockWords(walk.query) ? [] : walk.moves.filter(({ from, action }) => from === start && isTap(action)),
  );
  // The same tap can lead elsewhere for who comes from another address.
  return [...new Map(moves.map((move) => [JSON.stringify([move.action, move.to.step]), move])).values()];
}

const isTap = ({ kind }: Move["action"]) => kind === "answer" || kind === "next";

/**
 * Does something on the first page before any of its code has come. The page answers it with a screen that it carries, or
 * keeps it for the code: what it shows must be right in both cases, and so must be what is shown once the code is there.
 */
export async function proveBeforeCode(move: Move, site: Site): Promise<readonly ProofFinding[]> {
  const { definition, browser } = site;
  const pathOf = (step: string) => definition.steps[step]?.path ?? "/";
  const words = actionWords(move, definition);
  const { query } = move.to.quiz;
  const wrong = (at: string): readonly ProofFinding[] => [
    {
      rule: "wrong-step",
      step: move.from,
      message: `On step "${move.from}", if you ${words} before its code has come, ${at} opens instead of ${pathOf(move.to.step)} (step "${move.to.step}").`,
      path: placeOfWay(move, definition),
      way: [...openWords(query, definition), words],
    },
  ];
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\.js(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${addressOf(move.from, site)}${searchOf(query)}`, { waitUntil: "commit" });
    // A button that waits for the first tick waits for the code, which keeps the ticks until then.
    const use: Use = async (control) => {
      if (await control.isDisabled()) letCome();
      await useByPointer(control);
    };
    await perform(move, { page, definition, use });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const at = new URL(page.url()).pathname;
    if (at !== pathOf(move.from) && at !== pathOf(move.to.step)) return wrong(at);
    letCome();
    try {
      await isAt(page, move.to.step, definition);
    } catch {
      return wrong(new URL(page.url()).pathname);
    }
    return [];
  } finally {
    await context.close();
  }
}
