import type { Path } from "../../../engine/problem/index.ts";
import type { Plain } from "../plain.ts";
import type { Complaint } from "./complaint.ts";

type Targets = string | readonly { readonly go: string; readonly when?: Plain }[];

type Step = {
  readonly type: string;
  readonly number?: number;
  readonly record?: string;
  readonly path?: string;
  readonly next?: Targets;
  readonly paid?: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly (string | { readonly next?: Targets })[];
  readonly sections?: readonly { readonly action?: string }[];
};

type Definition = {
  readonly start: string;
  readonly steps: Readonly<Record<string, Step>>;
  readonly outcomes?: readonly { readonly when?: Plain }[];
};

/**
 * What is wrong with the ways through a definition: unreachable steps, steps without a way out, ways that are never
 * tried.
 */
export function wrongFlow(definition: Plain): readonly Complaint[] {
  // A definition that fits the schema, which the oracle has asked before.
  const { start, steps, outcomes = [] } = definition as unknown as Definition;
  const reached = reachedFrom(start, steps);
  return Object.entries(steps)
    .flatMap(([id, step]): readonly Complaint[] => [
      ...(reached.has(id) ? [] : [{ what: `nobody gets to ${id}`, path: ["steps", id] }]),
      ...stuck(id, step),
      ...listsOf(step).flatMap(({ list, path }) => untried(list, ["steps", id, ...path])),
      ...shared(id, steps, "number"),
      ...shared(id, steps, "record"),
    ])
    .concat(untriedOutcomes(outcomes));
}

function reachedFrom(start: string, steps: Definition["steps"]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const to of waysOf(steps[id])) reached.add(to);
  return reached;
}

function waysOf(step: Step | undefined): readonly string[] {
  if (!step) return [];
  return [...listsOf(step).flatMap(({ list }) => list.map(({ go }) => go)), ...(step.paid ? [step.paid] : [])];
}

function listsOf({ next, options = [] }: Step) {
  const own = next === undefined ? [] : [{ list: listOf(next), path: ["next"] as Path }];
  const ofOptions = options.flatMap((option, index) =>
    typeof option === "string" || option.next === undefined
      ? []
      : [{ list: listOf(option.next), path: ["options", index, "next"] as Path }],
  );
  return [...own, ...ofOptions];
}

const listOf = (targets: Targets): Exclude<Targets, string> =>
  typeof targets === "string" ? [{ go: targets }] : targets;

function stuck(
  id: string,
  { type, next, options = [], sections = [], min = 1, max = options.length }: Step,
): readonly Complaint[] {
  const path = ["steps", id];
  const leadsOn = options.length > 0 || type === "loading" || type === "info" || type === "contact";
  const unled = options.filter((option) => typeof option === "string" || option.next === undefined);
  const buttons = sections.filter(({ action }) => action === "next");
  return [
    ...(next === undefined && leadsOn && (options.length === 0 || unled.length > 0)
      ? [{ what: `no way out of ${id}`, path }]
      : []),
    ...(next === undefined && buttons.length > 0 ? [{ what: `a button of ${id} leads nowhere`, path }] : []),
    ...(options.length > 0 && (min > max || min > options.length)
      ? [{ what: `no choice is enough in ${id}`, path }]
      : []),
  ];
}

function untried(list: Exclude<Targets, string>, path: Path): readonly Complaint[] {
  const open = list.findIndex(({ when }) => when === undefined);
  if (open === -1) return [{ what: "no way for everybody else", path }];
  return open === list.length - 1 ? [] : [{ what: "a way that is never tried", path: [...path, open + 1] }];
}

function untriedOutcomes(outcomes: readonly { readonly when?: Plain }[]): readonly Complaint[] {
  const open = outcomes.findIndex(({ when }) => when === undefined);
  return open === -1 || open === outcomes.length - 1
    ? []
    : [{ what: "an outcome that nobody gets", path: ["outcomes", open + 1] }];
}

function shared(id: string, steps: Definition["steps"], key: "number" | "record"): readonly Complaint[] {
  const own = steps[id]?.[key];
  if (!own) return [];
  const onTheWay = reachedFrom(id, steps);
  return Object.entries(steps).flatMap(([other, step]) =>
    other !== id && step[key] === own && onTheWay.has(other)
      ? [{ what: `${id} and ${other} share a ${key}`, path: ["steps", other, key] }]
      : [],
  );
}
