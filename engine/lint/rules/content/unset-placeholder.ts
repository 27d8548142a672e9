import { type ConditionNode, triedOutcomes } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { fieldsOf, mayBeFull } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { type CopyUse, plansWithout, whereShown } from "../../copy-uses.ts";
import { coverEveryTotal } from "../../reach/cover-every-total.ts";
import { shareVariants } from "../../reach/share-variants.ts";
import type { Rule } from "../../rule.ts";
import { unsetAnswers } from "../../unset-answers.ts";

/** A placeholder without a fallback has a value on every way to the place where it is shown. */
export const unsetPlaceholder: Rule = {
  id: "unset-placeholder",
  severity: "error",
  why: "On a way that does not set the value, the visitor reads a sentence with a hole in it. Every way from the start is followed, whatever branches there are. A fallback, as in {goal|your goal}, makes the sentence whole for everybody.",
  wrong: '- { type: text, text: "You want {goal}. You said {answer.first}." }',
  right: '- { type: text, text: "You want {goal|more}. You said {answer.first}." }',
  *check(context) {
    const open = context.uses.filter(
      ({ kind, fallback, hides }) => kind === "placeholder" && fallback === undefined && !hides,
    );
    for (const use of open) {
      const lacking = plansWithout(use, context.definition);
      if (lacking.length === 0) continue;
      const offered = use.isPicked ? "that is offered before" : "offered here";
      yield lacking.length === use.plans.length
        ? { ...placed(use), message: `${shown(use)}, but no plan ${offered} has one. Take it out.` }
        : finding(use, `not every plan ${offered} has one`, undefined, orNotice);
    }
    for (const use of open)
      if (lacksOutcome(use, context))
        yield finding(
          use,
          "not every visitor gets an outcome with one",
          undefined,
          isForAll(context) ? "" : ', or leave "when" out of the last outcome',
        );
    for (const use of open)
      if (use.name.startsWith("query.")) yield finding(use, "not every address has that parameter", undefined);
    for (const use of open)
      if (isOfStock(use, context) && !(use.when && saysLeft(use.when, use.name)))
        yield finding(
          use,
          "a page does not always know how many are left",
          undefined,
          use.path.includes("sections") ? `, or give the section when: { stock: { ${use.name.slice(6)}: left } }` : "",
        );
    yield* unanswered(context);
  },
};

function* unanswered(context: LintContext): Iterable<Finding> {
  const { graph, definition } = context;
  const fields = Object.values(definition.steps).flatMap(fieldsOf);
  const full = new Set(fields.flatMap((field) => (field.required && !field.when && mayBeFull(field) ? field.id : [])));
  for (const { use, shownAt, isUnset, lackingAt } of unsetAnswers(context)) {
    const at = shownAt.find(isUnset);
    if (at === undefined) continue;
    const isAnywhere = use.step === undefined && use.path[0] !== "outcomes";
    const place = isAnywhere ? "on every page" : whereShown({ path: use.path, step: graph.ids[at] ?? "" });
    const [lacking, ...others] = lackingAt(at);
    const [name = "", ...alternatives] = lacking ?? [];
    const isOnlyOne = others.length === 0 && alternatives.length === 0 && !name.includes(".");
    const orHide = use.path.includes("sections") && isOnlyOne ? `, or give the section when: { has: ${name} }` : "";
    const why = full.has(name)
      ? "whoever finds no time that is free goes on without one"
      : use.isPicked && name === "plan"
        ? "on some way there no plan is picked"
        : graph.mailed.includes(at)
          ? "whoever opens the link of a mail may do so in another browser, which knows no answers"
          : "some way there does not set it";
    yield finding(use, why, place, orHide);
  }
}

/** Whether a placeholder says how many are left of a stock that exists. */
const isOfStock = ({ name }: CopyUse, { definition }: LintContext): boolean =>
  name.startsWith("stock.") && Object.hasOwn(definition.stock, name.slice("stock.".length));

/** Whether a condition holds only where a page knows how many are left of a stock. */
const saysLeft = (when: ConditionNode, stock: string): boolean =>
  when.kind === "query" ? when.name === stock : when.kind === "all" && when.parts.some((part) => saysLeft(part, stock));

/** A sentence about a renewal rarely makes sense with a fallback for a plan that does not renew. */
const orNotice = ", or say it in a section of type notice, which hides then";

function finding(use: CopyUse, reason: string, place?: string, otherwise = ""): Finding {
  const fallback = use.excerpt.replace(/\}$/, "|…}");
  return {
    ...placed(use),
    message: `${shown(use, place)}, but ${reason}. Write a fallback: ${fallback}${otherwise}.`,
  };
}

const placed = ({ path, excerpt }: CopyUse) => ({ path, excerpt });

const shown = (use: CopyUse, place = use.step === undefined ? "" : whereShown(use)): string =>
  `{${use.name}} is shown${place && ` ${place}`}`;

/** Whether everybody gets an outcome. */
const isForAll = ({ definition, steps, experiments }: LintContext) =>
  definition.outcomes.some(({ when }) => !when) ||
  coverEveryTotal(definition, steps) ||
  shareVariants(
    triedOutcomes(definition).map(({ when }) => when),
    experiments,
  );

function lacksOutcome({ name, when }: CopyUse, context: LintContext): boolean {
  const asked = when && outcomesAsked(when);
  const outcomes = context.definition.outcomes.filter(({ id }) => asked?.includes(id) !== false);
  if (outcomes.length === 0 || !name.startsWith("outcome.")) return false;
  const always = asked !== undefined || isForAll(context);
  if (name === "outcome.title") return !always;
  return name === "outcome.text" && !(always && outcomes.every(({ text }) => text !== undefined));
}

/** The outcomes of which one is the visitor's for whom a condition holds; undefined if it asks for none. */
function outcomesAsked(condition: ConditionNode): readonly string[] | undefined {
  if (condition.kind === "outcome") return [condition.name];
  if (condition.kind !== "all" && condition.kind !== "any") return undefined;
  const parts = condition.parts.map(outcomesAsked);
  if (condition.kind === "all") return parts.find((ids) => ids !== undefined);
  return parts.includes(undefined) ? undefined : parts.flatMap((ids) => ids ?? []);
}
