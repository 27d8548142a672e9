import { type ConditionNode, walkedExits } from "../../../flow/index.ts";
import type { LintContext } from "../../context.ts";
import { implies } from "../../reach/implies.ts";
import { shareVariants } from "../../reach/share-variants.ts";
import type { Rule } from "../../rule.ts";

/** Everybody who comes to a form is asked for something there. */
export const emptyForm: Rule = {
  id: "empty-form",
  severity: "warning",
  why: "A form of which every field has a `when` is a heading and a button for whoever meets none of them: a page that asks for nothing. Ask for one field of everybody, or lead those past the form for whom it has none.",
  wrong: "- { id: company, type: text, label: Company, when: { who: company } }",
  right: "- { id: company, type: text, label: Company }",
  *check(context) {
    for (const [id, { fields }] of Object.entries(context.steps)) {
      const whens = fields.flatMap(({ when }) => (when ? [when] : []));
      if (fields.length === 0 || whens.length < fields.length || isForAll(whens, id, context)) continue;
      yield {
        message: `Each field of step "${id}" has a "when", so whoever meets none of them finds a page that asks for nothing. Ask for one of them of everybody, or lead past the form by a list in the "next" before it.`,
        path: ["steps", id, "fields"],
        on: "key",
      };
    }
  },
};

/** Whether everybody who comes to a form meets one of its conditions, or nobody can tell. */
function isForAll(whens: readonly ConditionNode[], id: string, { steps, graph, experiments, spelled }: LintContext) {
  const asked = whens.map(spelled);
  const isOne = asked.length === 1;
  // Several answers at once, or two ranges of one number, may well leave nobody over.
  const names = asked
    .map((when) => (when.kind === "not" ? when.part : when))
    .map((when) => ("name" in when ? when.name : ""));
  const isTangled = names.some(
    (name, at) => name === "" || (asked[at]?.kind !== "chosen" && names.indexOf(name) !== at),
  );
  const options = new Set(
    asked.flatMap((when) => (when.kind === "chosen" ? when.options.map((one) => `${when.name} ${one.id}`) : [])),
  );
  const sharesAnswers = names.some((name) =>
    steps[name]?.options.every((option) => options.has(`${name} ${option.id}`)),
  );
  const arriving = Object.entries(steps).flatMap(([step, flow]) =>
    walkedExits(flow)
      .filter(({ to }) => to === id)
      .map(
        ({ when, option }): ConditionNode | undefined =>
          when ??
          (option === undefined
            ? undefined
            : { kind: "chosen", name: step, options: [{ id: option, ...nowhere }], ...nowhere }),
      ),
  );
  // Who comes is told by the ways that lead there.
  const isLed = arriving.every((when) => when && asked.some((one) => implies(spelled(when), one)));
  const isReached = graph.reachable[graph.numbers.get(id) ?? -1];
  return (
    !isReached ||
    (isTangled && !isOne) ||
    sharesAnswers ||
    (arriving.length > 0 && isLed) ||
    shareVariants(asked, experiments)
  );
}

const nowhere = { path: [], on: "key" } as const;
