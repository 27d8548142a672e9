import type { Range } from "../../../schema/funnel.types.ts";
import {
  type AtomKind,
  type ByKind,
  byKind,
  type ConditionAtom,
  type ConditionNode,
  type Experiments,
  type FlowGraph,
  type PlacedAtom,
  type StepFlow,
  type StepFlows,
} from "../../flow/index.ts";
import { type Finding, pathKey } from "../../problem/index.ts";
import type { LintContext } from "../context.ts";
import { type AlwaysPassed, alwaysPassed } from "./always-passed.ts";
import { type Contradiction, contradictions } from "./contradiction.ts";
import { needed } from "./implies.ts";
import { type PointsUntil, pointsUntil } from "./points-until.ts";
import { type Totals, totalsOn } from "./score-totals.ts";
import { type Chosen, type StepsWith, stepsWith } from "./steps-with.ts";
import { wordedRange } from "./worded-range.ts";

/** Questions about scores, counts and answers that nobody or everybody answers with yes. Outcomes have a rule of their own. */
export function settledConditions(context: LintContext): readonly Finding[] {
  const { atoms, conditions, steps, graph, spelled } = context;
  const asking = asked(context);
  const settled = atoms.flatMap((atom): Finding[] => {
    if (atom.asked === "outcome" || atom.step === undefined) return [];
    const message = byKind(faults, atom, { ...asking, at: atom.step, atom });
    return message === undefined ? [] : [{ message, path: atom.path, on: atom.on }];
  });
  const ledPast = new Set(answersLedPast(context).map(({ atom }) => pathKey(atom.path)));
  const groups = conditions.flatMap(({ condition, asked }) =>
    asked === "outcome" ? [] : groupsIn(condition, spelled),
  );
  const excludes = contradictions(steps, graph);
  // What is wrong with one question is told once.
  const told = new Set(settled.map(({ path }) => pathKey(path)));
  for (const group of groups)
    for (const [index, { path, on }] of group.entries()) {
      const place = pathKey(path);
      const why =
        told.has(place) || group.some((atom) => ledPast.has(pathKey(atom.path)))
          ? undefined
          : firstReason(group, index, excludes);
      if (why === undefined) continue;
      told.add(place);
      settled.push({
        message: `These never hold together: ${why} Use "any" where one of them is enough.`,
        path,
        on,
      });
    }
  return settled;
}

/** Questions about an answer whose visitors are led past the page that asks, though others come there from the same question. */
export function answersLedPast(
  context: LintContext,
): readonly { readonly atom: PlacedAtom; readonly message: string }[] {
  const { broken, reachable } = context.graph;
  // Where a way is lost, nobody knows who comes where.
  if (broken.some((isBroken, step) => isBroken && reachable[step])) return [];
  const asking = asked(context);
  return context.atoms.flatMap((atom) => {
    if (atom.kind !== "chosen" || atom.asked === "outcome" || atom.step === undefined) return [];
    const message = ledElsewhere(atom, { ...asking, at: atom.step, atom });
    return message === undefined ? [] : [{ atom, message }];
  });
}

function firstReason(group: readonly ConditionAtom[], index: number, excludes: Contradiction): string | undefined {
  const atom = group[index];
  for (const other of group.slice(0, index)) {
    // What is wrong with an outcome itself is told there.
    const why = atom && pathKey(atom.path) !== pathKey(other.path) && excludes(atom, other);
    if (why) return why;
  }
  return undefined;
}

/** Questions that must be answered with yes together, wherever in a condition they stand; those of outcomes, too. */
function groupsIn(node: ConditionNode, spelled: LintContext["spelled"]): readonly (readonly ConditionAtom[])[] {
  const own = needed(node).flatMap((atom): readonly ConditionAtom[] => {
    const { kind, path, on } = atom;
    return kind === "outcome" ? [atom, ...needed(spelled(atom)).map((part) => ({ ...part, path, on }))] : [atom];
  });
  const parts = node.kind === "not" ? [node.part] : node.kind === "any" || node.kind === "all" ? node.parts : [];
  return [...(own.length > 1 ? [own] : []), ...parts.flatMap((part) => groupsIn(part, spelled))];
}

type Asking = {
  readonly steps: StepFlows;
  readonly graph: FlowGraph;
  readonly points: (scale: string) => Scored | undefined;
  readonly spelled: LintContext["spelled"];
  readonly passed: AlwaysPassed;
  readonly ahead: StepsWith;
  readonly experiments: Experiments;
};

type Scored = { readonly until: PointsUntil; readonly isPossible: (range: Range) => boolean };

function asked({ definition, steps, graph, spelled, experiments }: LintContext): Asking {
  const known = new Map<string, Scored>();
  let passed: AlwaysPassed | undefined;
  // Points on a scale that does not exist are missing on the one that was meant.
  const isSlip = Object.values(steps).some(({ options }) =>
    options.some(({ score = {} }) => Object.keys(score).some((scale) => !Object.hasOwn(definition.scales, scale))),
  );
  return {
    steps,
    graph,
    spelled,
    experiments,
    ahead: stepsWith(steps, graph),
    points(scale) {
      if (isSlip || !Object.hasOwn(definition.scales, scale)) return undefined;
      const scored = known.get(scale) ?? scoredOn(scale, totalsOn(scale, steps, definition.start), steps, graph);
      known.set(scale, scored);
      return scored;
    },
    passed(step, through) {
      passed ??= alwaysPassed(graph);
      return passed(step, through);
    },
  };
}

const scoredOn = (scale: string, totals: Totals, steps: StepFlows, graph: FlowGraph): Scored => ({
  until: pointsUntil(scale, steps, graph, totals),
  isPossible: (range) => totals.within(range)?.length !== 0,
});

type At = Asking & { readonly at: string; readonly atom: PlacedAtom };

/** What is wrong with a question; undefined if its answer is open. */
const faults: ByKind<string | undefined, At, AtomKind> = {
  score({ name, range }, { points, at, atom }) {
    const scored = points(name);
    if (!scored) return undefined;
    if (isTurned(range)) return turned(name, range);
    const { min, max } = scored.until(at, atom.asked === "exit" ? "answered" : "shown");
    const made = `answers make ${min === max ? min : `${min} to ${max}`} points on "${name}" until then`;
    if ((range.min ?? min) > max || (range.max ?? max) < min)
      return `Nobody comes here with ${wordedRange(range)} points: ${made}. Ask for what can be reached, or remove the condition.`;
    if (!scored.isPossible(range))
      return `Nobody comes here with ${wordedRange(range)} points: no answers on "${name}" add up to that. Ask for what can be reached, or remove the condition.`;
    return holdsAll(range, min, max)
      ? `Everybody comes here with ${wordedRange(range)} points: ${made}. Correct the bound, or remove the condition.`
      : undefined;
  },
  count({ name, range }, given) {
    const step = given.steps[name];
    if (!step || step.options.length === 0) return undefined;
    if (isTurned(range)) return turned(name, range);
    const [fewest, most] = sizesOf(step);
    const can = `${fewest === most ? fewest : `${fewest} to ${most}`} can be chosen at step "${name}"`;
    // Who has not been asked has chosen none.
    if ((range.min ?? 0) > most || ((range.max ?? most) < fewest && range.max !== 0))
      return `Nobody chooses ${wordedRange(range)} options: ${can}. Ask for what can be chosen, or remove the condition.`;
    return holdsAll(range, fewest, most) && isAnswered(name, given)
      ? `Everybody chooses ${wordedRange(range)} options: ${can}. Correct the bound, or remove the condition.`
      : undefined;
  },
  chosen({ name, options }, given) {
    const step = given.steps[name];
    if (!step || step.min === 0 || step.options.length === 0) return undefined;
    const isWhole = step.options.every(({ id }) => options.some((option) => option.id === id));
    return isWhole && isAnswered(name, given)
      ? `Everybody has given one of these answers: step "${name}" has no others. Remove the condition, or name those that are meant.`
      : undefined;
  },
  outcome({ name }, { atom, at, points, spelled }) {
    for (const part of needed(spelled(atom))) {
      const scored = part.kind === "score" ? points(part.name) : undefined;
      // An outcome that is nobody's is told where it stands.
      if (part.kind !== "score" || !scored?.isPossible(part.range)) continue;
      const { min, max } = scored.until(at, atom.asked === "exit" ? "answered" : "shown");
      if ((part.range.min ?? min) <= max && (part.range.max ?? max) >= min) continue;
      return `Nobody comes here with outcome "${name}": it asks for ${wordedRange(part.range)} points on "${part.name}", and answers make ${min === max ? min : `${min} to ${max}`} until then. Ask for it further down the way, or remove the condition.`;
    }
    return undefined;
  },
  has: () => undefined,
  value: () => undefined,
  query({ name, values, isDrawn }, { experiments }) {
    const variants = Object.keys(experiments[name] ?? {});
    return isDrawn && variants.length > 0 && variants.every((variant) => values.includes(variant))
      ? `Everybody is shown one of these: experiment "${name}" has no other variants. Remove the condition, or name those that are meant.`
      : undefined;
  },
};

const holdsAll = (range: Range, min: number, max: number) =>
  (range.min ?? -Infinity) <= min && (range.max ?? Infinity) >= max;

const isTurned = ({ min = -Infinity, max = Infinity }: Range) => min > max;

const turned = (name: string, { min, max }: Range) =>
  `"min" is above "max", so no number on "${name}" is from ${min} to ${max}. Swap them, or correct one.`;

/** The fewest and the most options of an answer. */
function sizesOf({ min, max, options }: StepFlow): readonly [fewest: number, most: number] {
  const alone = options.filter(({ exclusive }) => exclusive).length;
  const most = Math.max(alone > 0 ? 1 : 0, Math.min(max, options.length - alone));
  return [Math.min(alone > 0 ? 1 : min, min, most), most];
}

/**
 * Why nobody comes to where a condition is asked with the answer that it asks for: those who give it are led elsewhere,
 * though others come here from the same question.
 */
function ledElsewhere(asked: Chosen, { at, atom, steps, graph, ahead }: At): string | undefined {
  const [here = -1, there = -1] = [at, asked.name].map((id) => graph.numbers.get(id));
  if (at === asked.name || steps[asked.name]?.max !== 1 || atom.path[2] === "back") return undefined;
  const own = steps[asked.name]?.options ?? [];
  const chosen = own.filter(({ id }) => asked.options.some((option) => option.id === id));
  if (chosen.length < asked.options.length || !graph.reachable[there] || ahead(asked).has(here)) return undefined;
  // Where nobody comes from that question, or the question comes later, another rule says so.
  const others = own.filter(({ id }) => !asked.options.some((option) => option.id === id));
  if (others.length === 0 || !ahead({ ...asked, options: others }).has(here)) return undefined;
  const said = chosen.map(({ label }) => `“${label}”`).join(" or ");
  return `Nobody who answers ${said} at step "${asked.name}" comes here: that answer leads elsewhere. Ask for an answer that leads here, or correct where it leads.`;
}

/**
 * Whether everybody has answered a step where a condition is asked: it is on the way, and the condition is not there to
 * send those back who opened a later page by its address.
 */
function isAnswered(name: string, { at, atom, steps, graph, passed }: At): boolean {
  const [here = -1, there = -1] = [at, name].map((id) => graph.numbers.get(id));
  if (atom.asked !== "exit" || atom.path[2] === "back") return false;
  if (at === name) return true;
  const sendsBack = steps[at]?.exits.forward.some(
    ({ to }) => to === name || passed(there, graph.numbers.get(to) ?? -1),
  );
  return passed(here, there) && !sendsBack;
}
