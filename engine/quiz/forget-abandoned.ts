import { unitTypedName } from "../fields/index.ts";
import { type Flow, ownAnswerName } from "../flow/index.ts";
import { type Quiz, visited } from "./quiz.ts";

/**
 * A quiz as others get it: without the texts of forms and of answers of one's own that are no longer on the visitor's
 * way. They stay in the browser, for a visitor who comes back to them.
 */
export function forgetAbandoned(flow: Flow, quiz: Quiz): Quiz {
  const steps = Object.entries(flow.steps);
  const namesOf = (isMeant: (step: string) => boolean) =>
    steps.flatMap(([step, { fields = [] }]) =>
      isMeant(step) ? fields.flatMap(({ id }) => [id, unitTypedName(id)]) : [],
    );
  const way = visited(flow, quiz);
  const left = new Set(namesOf((step) => !way.includes(step)));
  for (const name of namesOf((step) => way.includes(step))) left.delete(name);
  for (const [step, { options = [] }] of steps) {
    const isTyped = options.some((option) => option.isTyped && quiz.choices[step]?.includes(option.id));
    if (!isTyped) left.add(ownAnswerName(step));
  }
  const values = Object.fromEntries(Object.entries(quiz.values).filter(([name]) => !left.has(name)));
  return { ...quiz, values };
}
