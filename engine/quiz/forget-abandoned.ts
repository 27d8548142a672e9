import { unitTypedName } from "../fields/index.ts";
import { type Flow, ownAnswerName } from "../flow/index.ts";
import { computedOf, type Quiz } from "./quiz.ts";

/**
 * A quiz as others get it: without the texts of fields and of answers of one's own that the visitor is no longer asked
 * for. They stay in the browser, for a visitor who comes back to them.
 */
export function forgetAbandoned(flow: Flow, quiz: Quiz): Quiz {
  const steps = Object.entries(flow.steps);
  const computed = computedOf(flow, quiz);
  const asked = computed?.fieldsAsked();
  const left = new Set(
    steps.flatMap(([, { fields = [] }]) =>
      fields.flatMap(({ id, contact }) => [
        ...(asked?.has(id) ? [] : [id, unitTypedName(id)]),
        // A contact is kept under its own name, too. It stays one, unless its field is not for this visitor any more.
        ...(contact && !computed?.has(contact, quiz.values[contact]) ? [contact] : []),
      ]),
    ),
  );
  for (const [step, { options = [] }] of steps) {
    const isTyped = options.some((option) => option.isTyped && quiz.choices[step]?.includes(option.id));
    if (!isTyped) left.add(ownAnswerName(step));
  }
  const values = Object.fromEntries(Object.entries(quiz.values).filter(([name]) => !left.has(name)));
  return { ...quiz, values };
}
