import type { Lookup } from "../copy/index.ts";
import type { Flow } from "../flow/index.ts";
import { answerAt, outcomeOf, type Quiz, scoreOf, valuesOf } from "./quiz.ts";

/**
 * Values of the placeholders that a visitor's answers fill: a saved name, `answer.STEP`, `score.SCALE`,
 * `outcome.title` and `outcome.text`.
 *
 * @param fixed values that no answer changes, by name: `product.name`, `facts.users`
 */
export function lookupIn(flow: Flow, quiz: Quiz, fixed: Readonly<Record<string, string>>): Lookup {
  return (name) => {
    const [group = "", key] = name.split(".", 2);
    if (key === undefined) return valuesOf(flow, quiz)[group];
    if (group === "answer") return answerAt(flow, quiz, key);
    if (group === "score") return String(scoreOf(flow, quiz, key));
    if (group === "outcome") return key === "title" || key === "text" ? outcomeOf(flow, quiz)?.[key] : undefined;
    return fixed[name];
  };
}
