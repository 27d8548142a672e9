import { emptyQuiz } from "../../engine/compile/index.ts";
import type { Position, Walk } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { wayWords } from "./way-words.ts";

/** A step as somebody first comes to it. */
export type FirstVisit = {
  readonly position: Position;
  /** What leads there, in words. */
  readonly way: readonly string[];
  /** How many steps were come to before, from 0. */
  readonly place: number;
};

/** Each step as somebody first comes to it, in the order of the walks. */
export function firstVisits(walks: readonly Walk[], definition: FunnelDefinition): readonly FirstVisit[] {
  const visits = new Map<string, FirstVisit>();
  for (const { query, moves } of walks) {
    const [first] = moves;
    if (first && !visits.has(first.from))
      visits.set(first.from, {
        position: { step: first.from, quiz: { ...emptyQuiz, query } },
        way: [],
        place: visits.size,
      });
    for (const [index, { to }] of moves.entries())
      if (!visits.has(to.step))
        visits.set(to.step, { position: to, way: wayWords(moves.slice(0, index + 1), definition), place: visits.size });
  }
  return [...visits.values()];
}
