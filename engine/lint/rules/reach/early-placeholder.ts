import { atomsIn, type ConditionAtom, triedOutcomes } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { type CopyUse, plansWithout, whereShown } from "../../copy-uses.ts";
import { readBy, replacedIn } from "../../implied-names.ts";
import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { scoredScales } from "../../scored-scales.ts";

/** A placeholder that may be empty shows an answer that some way to its page asks for, or what a plan there has. */
export const earlyPlaceholder: Rule = {
  id: "early-placeholder",
  severity: "warning",
  why: "Words behind a bar are for the few who skipped a question. Where no way to the page asks it, everybody reads them, a line that waits for the answer is never shown, and an address never hands it on: a step was moved, or another one was meant. So it is with a line about a renewal where no plan renews any more.",
  wrong: 'text: "{answer.later|Somebody} is ready."',
  right: 'text: "{answer.first|Somebody} is ready."',
  *check(context) {
    const { graph } = context;
    const asking = stepsAsking(context);
    const deciding = stepsDeciding(context, asking);
    const asked = context.uses.flatMap((use) => {
      const at = use.step === undefined ? undefined : graph.numbers.get(use.step);
      if (at === undefined || !graph.reachable[at] || use.kind !== "placeholder") return [];
      const ofOutcome = outcomeNames.has(use.name);
      // Whoever is asked for an outcome there is another rule's matter, too.
      if (ofOutcome && use.when && atomsIn(use.when).some(({ kind }) => kind === "outcome")) return [];
      // What everybody must know by then is another rule's matter. An outcome everybody has, if only the last.
      const replaced = replacedIn(use.name, context.values, (name) => asking.has(name));
      if (!ofOutcome && use.fallback === undefined && !use.hides && replaced.length === 0) return [];
      const names = replaced.length > 0 ? replaced : [use.name];
      const sources = ofOutcome ? deciding : names.flatMap((name) => asking.get(name) ?? []);
      return sources.length > 0 && !sources.includes(at) ? [{ use, at, sources }] : [];
    });
    const reaches = reachFrom(
      graph,
      asked.flatMap(({ sources }) => sources),
    );
    for (const { use, at, sources } of asked)
      if (!sources.some((source) => graph.reachable[source] && reaches(source, at))) yield finding(use, context);
    yield* ofNoPlan(context);
  },
};

/** Lines that wait for what none of the plans of their page has. Each is told once, whatever it waits for. */
function* ofNoPlan({ uses, definition }: LintContext): Iterable<Finding> {
  const told = new Set<string>();
  for (const use of uses) {
    const { name, step, path, excerpt, plans, isPicked, hides } = use;
    const place = path.join();
    if (!hides || plans.length === 0 || told.has(place)) continue;
    if (plansWithout(use, definition).length < plans.length) continue;
    told.add(place);
    yield {
      message: `{${name}} is shown in step "${step}", but no plan ${isPicked ? "that is offered before" : "offered here"} has one, so what waits for it is never shown. Take it out, or say in the plan what it should have.`,
      path,
      excerpt,
    };
  }
}

const outcomeNames: ReadonlySet<string> = new Set(["outcome.title", "outcome.text"]);

function finding(use: CopyUse, { values }: LintContext): Finding {
  const { name, path, excerpt, fallback } = use;
  const where = whereShown(use);
  if (outcomeNames.has(name))
    return {
      message: `{${name}} is shown ${where}, but no way to it asks what the outcomes go by, so everybody has the same one there. Ask for it earlier, or take it out.`,
      path,
      excerpt,
    };
  if (values.has(name))
    return {
      message: `{${name}} is shown ${where}, but no way to it asks for what it is computed from, so everybody reads what stands in for that. Ask for it earlier, or take it out.`,
      path,
      excerpt,
    };
  const seen =
    fallback !== undefined
      ? "everybody reads the words behind the bar"
      : path.at(-1) === "to"
        ? "its address never hands it on"
        : "what waits for it is never shown";
  return {
    message: `{${name}} is shown ${where}, but no way to it asks for that, so ${seen}. Ask for it earlier, or take it out.`,
    path,
    excerpt,
  };
}

/** The numbers of the steps at which each answer is given, by the placeholders that show it. */
function stepsAsking({ steps }: LintContext): ReadonlyMap<string, readonly number[]> {
  const asking = new Map<string, number[]>();
  for (const [number, [id, { save, fields, options }]] of Object.entries(steps).entries()) {
    const names = [
      ...(options.length > 0 ? [`answer.${id}`] : []),
      ...[save ?? []].flat(),
      ...fields.map((field) => field.id),
    ];
    for (const name of names) asking.set(name, [...(asking.get(name) ?? []), number]);
  }
  return asking;
}

/**
 * The numbers of the steps that decide which outcome a visitor has; none if something else decides it as well, such as the
 * day or an address.
 */
function stepsDeciding(
  { definition, steps, values, graph }: LintContext,
  asking: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const scored = scoredScales(steps);
  const stepsOf = (name: string): readonly number[] =>
    name.startsWith("score.")
      ? scored.flatMap(({ scale, step }) => (name === `score.${scale}` ? (graph.numbers.get(step) ?? []) : []))
      : (asking.get(name) ?? []);
  const asked = triedOutcomes(definition).flatMap(({ when }) => (when ? atomsIn(when) : []));
  const deciding = asked.map((atom) => namesAsked(atom, values).flatMap(stepsOf));
  return deciding.every(({ length }) => length > 0) ? [...new Set(deciding.flat())] : [];
}

/** What a question is about, as steps give it. */
function namesAsked(atom: ConditionAtom, values: LintContext["values"]): readonly string[] {
  if (atom.kind === "chosen" || atom.kind === "count") return [`answer.${atom.name}`];
  if (atom.kind === "score") return [`score.${atom.name}`];
  if (atom.kind === "value" && atom.of === "value") return readBy(atom.name, values);
  return atom.kind === "value" || atom.kind === "has" ? [atom.name] : [];
}
