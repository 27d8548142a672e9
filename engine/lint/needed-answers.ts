import type { LintContext } from "./context.ts";
import type { CopyUse } from "./copy-uses.ts";
import { impliedNames, savedNames } from "./implied-names.ts";

/** A placeholder that stands for an answer and has nothing to say without it. */
export type NeededAnswer = {
  readonly use: CopyUse;
  /** Numbers of the steps that show it without asking first whether there is that answer. */
  readonly shownAt: readonly number[];
};

/** Every placeholder for an answer that neither has a fallback nor hides without a value. */
export function neededAnswers({ graph, definition, steps, uses }: LintContext): readonly NeededAnswer[] {
  const saved = savedNames(definition);
  const withOutcome = new Set(uses.filter(({ name }) => name.startsWith("outcome.")).map(({ step }) => step));
  return uses
    .filter(({ kind, fallback, hides }) => kind === "placeholder" && fallback === undefined && !hides)
    .filter(({ name }) => saved.has(name) || graph.numbers.has(name.replace(/^answer\./, "")))
    .map((use) => {
      const shownOn = use.path[0] === "outcomes" ? [...withOutcome] : [use.step];
      const isAsked = impliedNames(use.when, steps).has(use.name);
      const numbers = shownOn.map((id) => (id === undefined ? graph.start : graph.numbers.get(id)));
      return {
        use,
        shownAt: numbers.filter((step) => step !== undefined).filter((step) => graph.reachable[step] && !isAsked),
      };
    });
}
