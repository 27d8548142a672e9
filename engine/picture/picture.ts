import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { headlineOf } from "../copy/index.ts";
import { type StepFlows, stepFlows, wayLabels } from "../flow/index.ts";
import { contactFields } from "../traits/index.ts";

/** A step as a picture shows it. */
export type PictureStep = {
  readonly id: string;
  /** The step's type. A picture only shows the word and gives it a colour. */
  readonly type: string;
  readonly headline: string;
  readonly isStart: boolean;
  /** No way leads on from here. */
  readonly isEnd: boolean;
  readonly count?: StepCount;
};

/** How many came to a step: a line of words, and their share of all from 0 to 1, drawn as a bar. */
export type StepCount = { readonly words: string; readonly share: number };

/** A way between two steps; several exits to the same step are one. */
export type PictureWay = {
  readonly from: string;
  readonly to: string;
  readonly kind: "forward" | "back";
  /** The condition for taking it, in plain words; empty if there is none. */
  readonly label: string;
};

/** What pictures of a funnel show, before layout. */
export type Picture = {
  readonly id: string;
  readonly steps: readonly PictureStep[];
  readonly ways: readonly PictureWay[];
  /** Who is counted at the steps, in words; left out if nobody is. */
  readonly counted?: string;
};

/** Optional parts of a picture. */
export type PictureOptions = {
  /** Also shows where back links lead. */
  readonly back?: boolean;
  /** Also shows how many came to each step, by its id. */
  readonly counts?: { readonly of: string; readonly steps: ReadonlyMap<string, StepCount> };
};

/** Reads the picture out of a checked definition. */
export function pictureOf(definition: FunnelDefinition, { back = false, counts }: PictureOptions = {}): Picture {
  const steps = stepFlows(definition);
  return {
    id: definition.id,
    ...(counts && { counted: counts.of }),
    steps: Object.entries(definition.steps).map(([id, step]) => {
      const count = counts?.steps.get(id);
      return {
        id,
        type: step.type,
        headline: headlineOf(definition, step),
        isStart: id === definition.start,
        isEnd: steps[id]?.exits.forward.length === 0,
        ...(count && { count }),
      };
    }),
    ways: Object.keys(steps).flatMap((id) => [
      ...waysFrom(id, definition, steps, back),
      ...waysByMail(id, definition, steps),
    ]),
  };
}

/** The way of those who open the link of a mail that goes out from a step. */
function waysByMail(id: string, { steps: written, lead }: FunnelDefinition, steps: StepFlows): PictureWay[] {
  const step = written[id];
  if (!lead?.confirm || !step || !contactFields(step).includes("email")) return [];
  const mailed = Object.keys(steps).filter((to) => steps[to]?.isMailed);
  return mailed.map((to) => ({ from: id, to, kind: "forward", label: "by mail" }));
}

function waysFrom(id: string, definition: FunnelDefinition, steps: StepFlows, back: boolean): PictureWay[] {
  const step = steps[id];
  if (!step) return [];
  const labels = wayLabels(step, definition, steps);
  const byTarget = groupBy(step.exits.forward.entries(), ([, { to }]) => to);
  const forward = [...byTarget].map(([to, exits]): PictureWay => {
    const deciding = [...new Set(exits.map(([index]) => labels[index] ?? ""))];
    return { from: id, to, kind: "forward", label: deciding.includes("") ? "" : deciding.join(" or ") };
  });
  const backTo = back ? new Set(step.exits.back.map(({ to }) => to)) : [];
  return [...forward, ...[...backTo].map((to): PictureWay => ({ from: id, to, kind: "back", label: "" }))];
}

/** Groups things by a key, in order of first appearance. Node.js 20 has no Map.groupBy. */
export function groupBy<T, K>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}
