import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { actionWords } from "./action-words.ts";
import { type Cover, coverageOf } from "./cover-funnel.ts";

/** Walks for a program to read: each move with its action, in words as well, and what no walk meets. */
export function pathsJson(cover: Cover, definition: FunnelDefinition): string {
  const report = {
    funnel: definition.id,
    least: cover.least,
    coverage: coverageOf(cover),
    walks: cover.walks.map(({ query, moves }) => ({
      query,
      moves: moves.map((move) => ({
        step: move.from,
        action: move.action,
        words: actionWords(move, definition),
        to: move.to.step,
        covers: move.covers,
      })),
    })),
    uncovered: cover.uncovered.map(({ target: { key, kind, step }, reason }) => ({ key, kind, step, reason })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
