import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { controlsOf, type Experiments, experimentsOf } from "../flow/index.ts";
import type { Break, Change } from "./change.ts";

type Weights = Readonly<Record<string, number>>;

/** Experiments that were added, removed, or draw their variants otherwise. */
export function diffExperiments(before: FunnelDefinition, now: FunnelDefinition): readonly Change[] {
  const [old, fresh] = [experimentsOf(before), experimentsOf(now)];
  return [...new Set([...Object.keys(fresh), ...Object.keys(old)])].flatMap((name): Change[] => {
    const isFirst = controlsOf(old)[name] === controlsOf(fresh)[name] || !old[name] || !fresh[name];
    const sayWhole = (all: Experiments) =>
      all[name] && `${say(all[name])}${isFirst ? "" : `, and ${controlsOf(all)[name]} for whoever has none`}`;
    const [from, to] = [sayWhole(old), sayWhole(fresh)];
    if (from === to) return [];
    return [
      {
        area: "experiments",
        kind: from === undefined ? "added" : to === undefined ? "removed" : "changed",
        what: `Experiment "${name}"`,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        path: ["experiments", name],
      },
    ];
  });
}

/**
 * Experiments of which a variant is new, or others are drawn in another ratio, while they still run: what was counted before
 * and after does not add up. One less to compare changes nothing about the others.
 */
export function brokenExperiments(before: FunnelDefinition, now: FunnelDefinition): readonly Break[] {
  const fresh = experimentsOf(now);
  return Object.entries(experimentsOf(before)).flatMap(([name, old]): Break[] => {
    const left = new Set(drawnOf(fresh[name]).map(([variant]) => variant));
    const isRunning = drawnOf(old).length > 1 && left.size > 1;
    if (!isRunning || sharesOf(old, left) === sharesOf(fresh[name], left)) return [];
    return [
      {
        breaks: "reports",
        message: `Experiment "${name}" was drawn as ${say(old)} and is now ${say(fresh[name])}: leads and orders that were counted before do not add up with those to come. Give it another name, so that both are counted anew, or put the old numbers back.`,
        path: ["experiments", name],
      },
    ];
  });
}

/** `short 80 %, long 20 %`, the page as it was first. */
function say(weights: Weights = {}): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights)
    .map(([variant, weight]) => `${variant} ${total > 0 ? Math.round((weight / total) * 1_000) / 10 : 0} %`)
    .join(", ");
}

const drawnOf = (weights: Weights = {}): readonly (readonly [string, number])[] =>
  Object.entries(weights).filter(([, weight]) => weight > 0);

/** How some variants are drawn, whatever their order and the sum of their numbers. */
const sharesOf = (weights: Weights | undefined, of: ReadonlySet<string>): string =>
  say(
    Object.fromEntries(
      drawnOf(weights)
        .filter(([variant]) => of.has(variant))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );
