import { actionWords, type Move } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** What moves do, in words, without the detours that ended where they began. */
export function wayWords(moves: readonly Move[], definition: FunnelDefinition): readonly string[] {
  const kept: Move[] = [];
  for (const move of moves) {
    const left = kept.findIndex(({ from }) => from === move.to.step);
    kept.push(move);
    if (left !== -1) kept.splice(left);
  }
  return kept.map((move) => actionWords(move, definition));
}
