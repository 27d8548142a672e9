import { emptyQuiz } from "../../engine/compile/index.ts";
import { actionWords, type Position, type Walk } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

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
    const way: string[] = [];
    const [first] = moves;
    if (first && !visits.has(first.from))
      visits.set(first.from, {
        position: { step: first.from, quiz: { ...emptyQuiz, query } },
        way: [],
        place: visits.size,
      });
    for (const move of moves) {
      way.push(actionWords(move, definition));
      if (!visits.has(move.to.step)) visits.set(move.to.step, { position: move.to, way: [...way], place: visits.size });
    }
  }
  return [...visits.values()];
}
