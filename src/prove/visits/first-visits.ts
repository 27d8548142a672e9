import { stepFlows } from "../../../engine/flow/index.ts";
import { emptyQuiz } from "../../../engine/quiz/index.ts";
import type { Cover, Position } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { byAddress } from "./by-address.ts";
import { openWords, wayFrom } from "./way-words.ts";

/** A step as somebody first comes to it. */
export type FirstVisit = {
  readonly position: Position;
  /** What leads there, in words. */
  readonly way: readonly string[];
  /** How many steps were come to before, from 0. */
  readonly place: number;
};

/** Each step as somebody first comes to it, in the order of the walks, then those that are only opened by their address. */
export function firstVisits(cover: Cover, definition: FunnelDefinition): readonly FirstVisit[] {
  const visits = new Map<string, FirstVisit>();
  for (const { query, moves } of cover.walks) {
    const [first] = moves;
    if (first && !visits.has(first.from))
      visits.set(first.from, {
        position: { step: first.from, quiz: { ...emptyQuiz, query } },
        way: openWords(query, definition),
        place: visits.size,
      });
    for (const [index, { to }] of moves.entries())
      if (!visits.has(to.step))
        visits.set(to.step, {
          position: to,
          way: wayFrom(query, moves.slice(0, index + 1), definition),
          place: visits.size,
        });
  }
  for (const { start, query, before, opened: path } of byAddress(definition, cover))
    if (!visits.has(start.step))
      visits.set(start.step, {
        position: start,
        way: [...wayFrom(query, before, definition), `open ${path}`],
        place: visits.size,
      });
  for (const [step, { isMailed }] of Object.entries(stepFlows(definition)))
    if (isMailed)
      visits.set(step, { position: { step, quiz: emptyQuiz }, way: ["open the link of the mail"], place: visits.size });
  return [...visits.values()];
}
