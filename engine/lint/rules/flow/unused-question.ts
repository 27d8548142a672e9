import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";

/** Every answer is used: it is recorded, saved, scored or shown again, or a condition asks about it. */
export const unusedQuestion: Rule = {
  id: "unused-question",
  severity: "warning",
  why: "A question whose answer changes nothing costs visitors: at each additional screen some of them leave. Asking for age, income or worries without need is also more personal data than the GDPR's rule of data minimisation allows. Use the answer, or remove the question.",
  wrong: "question: Ready?\noptions: [Yes, No]",
  right: "question: Ready?\noptions: [Yes, No]\nrecord: Readiness",
  *check(context) {
    const asked = askedFor(context);
    for (const [id, { options, record, save, exits }] of Object.entries(context.steps)) {
      const decides = exits.forward.some(({ kind }) => kind === "option") || options.some(({ score }) => score);
      if (options.length < 2 || record !== undefined || save !== undefined || decides || asked.has(id)) continue;
      yield {
        message: `Nothing uses the answer of step "${id}". Keep it with "record", show it as {answer.${id}}, or remove the question.`,
        path: ["steps", id],
        on: "key",
      };
    }
  },
};

function askedFor({ atoms, uses }: LintContext): ReadonlySet<string> {
  return new Set([
    ...atoms.flatMap(({ kind, name }) => (kind === "chosen" || kind === "count" ? [name] : [])),
    ...uses.flatMap(({ name }) => (name.startsWith("answer.") ? [name.slice("answer.".length)] : [])),
  ]);
}
