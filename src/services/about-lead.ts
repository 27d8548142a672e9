import type { AboutLead } from "../../engine/contract/index.ts";
import type { Flow } from "../../engine/flow/index.ts";
import { computedOf, forgetAbandoned, fromStored, outcomeOf, scoreOf, toStored } from "../../engine/quiz/index.ts";
import type { FunnelStorage } from "./storage.ts";
import { touchesOf } from "./touches.ts";

/**
 * What a page says of a visitor who leaves a contact: what was answered, what follows from it, and where the visitor came
 * from.
 *
 * @param stored the quiz as it is stored in the browser
 * @param now milliseconds; what was remembered too long before is left out
 */
export function aboutLead(
  flow: Flow,
  storage: Pick<FunnelStorage, "read" | "write">,
  stored: object | undefined,
  now: number,
): AboutLead {
  const touches = touchesOf(storage, now);
  // Answers to another version cannot be read, and points of no answers would be wrong.
  if (stored === undefined || !("version" in stored) || stored.version !== flow.version)
    return { quiz: stored, touches };
  const quiz = forgetAbandoned(flow, fromStored(flow, stored));
  const scales = new Set(
    Object.values(flow.steps).flatMap(({ options = [] }) => options.flatMap(({ score = {} }) => Object.keys(score))),
  );
  return {
    quiz: toStored(flow, quiz),
    ...(flow.values && { computed: computedOf(flow, quiz)?.plain() }),
    ...(scales.size > 0 && {
      scores: Object.fromEntries([...scales].map((scale) => [scale, scoreOf(flow, quiz, scale)])),
    }),
    outcome: outcomeOf(flow, quiz)?.id,
    touches,
  };
}
