import type { Finding } from "../../report/finding.ts";
import type { LintContext } from "../context.ts";
import type { CopyUse } from "../copy-uses.ts";
import { impliedNames } from "../implied-names.ts";
import type { Rule } from "../rule.ts";
import { savedNames } from "../saved-names.ts";
import { unsetAt } from "../unset-at.ts";

/** A placeholder without a fallback has a value on every way to where it is shown. */
export const unsetPlaceholder: Rule = {
  id: "unset-placeholder",
  severity: "error",
  why: "On a way that does not set the value, the visitor reads a sentence with a hole in it.",
  *check(context) {
    const open = context.uses.filter(
      ({ kind, fallback, hides }) => kind === "placeholder" && fallback === undefined && !hides,
    );
    for (const use of open) if (lacksPlanValue(use, context)) yield finding(use, "not every plan offered here has one");
    for (const use of open)
      if (lacksOutcome(use, context)) yield finding(use, "not every visitor gets an outcome with one");
    yield* unanswered(open, context);
  },
};

function* unanswered(open: readonly CopyUse[], context: LintContext): Iterable<Finding> {
  const { graph, definition, steps } = context;
  const saved = savedNames(definition);
  const asked = open.filter(({ name }) => saved.has(name) || graph.numbers.has(name.replace(/^answer\./, "")));
  const unset = unsetAt(
    context,
    asked.map(({ name }) => name),
  );
  const withOutcome = new Set(context.uses.filter(({ name }) => name.startsWith("outcome.")).map(({ step }) => step));
  for (const use of asked) {
    const shownOn = use.path[0] === "outcomes" ? [...withOutcome] : [use.step];
    const safe = impliedNames(use.when, steps);
    const at = shownOn
      .map((id) => (id === undefined ? graph.start : graph.numbers.get(id)))
      .find((step) => step !== undefined && graph.reachable[step] && !safe.has(use.name) && unset(use.name, step));
    if (at === undefined) continue;
    const place = use.step === undefined && use.path[0] !== "outcomes" ? "on every page" : `in step "${graph.ids[at]}"`;
    yield finding(use, `some way there does not set it`, place);
  }
}

function finding(
  { name, path, excerpt, step }: CopyUse,
  reason: string,
  place = step === undefined ? "" : `in step "${step}"`,
): Finding {
  return {
    message: `{${name}} is shown${place && ` ${place}`}, but ${reason}. Write a fallback: {${name}|…}.`,
    path,
    excerpt,
  };
}

/** What a plan need not have: `renews` and all below it, a crossed-out price, a billing interval. */
function lacksPlanValue({ name, plans }: CopyUse, { definition }: LintContext): boolean {
  const [group, key = ""] = name.split(".");
  if (group !== "plan" || key === "perDay") return false;
  return plans.some((id) => {
    const plan = definition.plans?.[id];
    return plan !== undefined && !(key in plan);
  });
}

function lacksOutcome({ name }: CopyUse, { definition }: LintContext): boolean {
  const outcomes = definition.outcomes ?? [];
  if (outcomes.length === 0) return false;
  const always = outcomes.some(({ when }) => !when);
  if (name === "outcome.title") return !always;
  return name === "outcome.text" && !(always && outcomes.every(({ text }) => text !== undefined));
}
