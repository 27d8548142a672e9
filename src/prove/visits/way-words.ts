import { type Query, searchOf, stockWords } from "../../../engine/flow/index.ts";
import { actionWords, type Move } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** What somebody does who comes to a funnel with the query of an address, in words. */
export function wayFrom(query: Query, moves: readonly Move[], definition: FunnelDefinition): readonly string[] {
  return [...openWords(query, definition), ...wayWords(moves, definition)];
}

/** Which address to open, where it is not the plain one of the first step. */
export function openWords(query: Query, { steps, start }: FunnelDefinition): readonly string[] {
  const search = searchOf(query);
  const stock = stockWords(query);
  return [...(search ? [`open ${steps[start]?.path}${search}`] : []), ...(stock ? [`come with ${stock}`] : [])];
}

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
