import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { experimentsOf, flowOf, type StepFlow, stepFlows } from "../flow/index.ts";
import { didYouMean } from "../problem/index.ts";
import type { Shares } from "./answer-drawer.ts";
import type { Crowd } from "./simulate-visitors.ts";

/** A sentence that says why a crowd does not fit a funnel; undefined if it does. */
export function crowdProblem(
  definition: FunnelDefinition,
  { dropOff, weights, query = {} }: Crowd,
): string | undefined {
  const steps = stepFlows(definition);
  const ids = Object.keys(steps);
  const unknown = [...Object.keys(dropOff).filter((id) => id !== "every"), ...Object.keys(weights)].find(
    (id) => !steps[id],
  );
  if (unknown !== undefined) return `There is no step "${unknown}".${didYouMean(unknown, ids).sentence}`;
  const last = Object.keys(dropOff).find((id) => steps[id]?.exits.forward.length === 0);
  if (last !== undefined)
    return `Step "${last}" is an end of the funnel: a visitor who gets there cannot have left before it.`;
  const experiments = experimentsOf(definition);
  for (const [name, variant] of Object.entries(query)) {
    const variants = Object.keys(experiments[name] ?? {});
    if (variants.length > 0 && !variants.includes(variant))
      return `Experiment "${name}" has no variant "${variant}".${didYouMean(variant, variants).sentence} Its variants are: ${variants.join(", ")}.`;
  }
  const stocks = Object.keys(definition.stock).map((name) => `stock.${name}`);
  const unknownState = stocks.find((name) => query[name] !== undefined && !["left", "out"].includes(query[name]));
  if (unknownState !== undefined)
    return `"${query[unknownState]}" is nothing that a stock can be. Write ${unknownState}=left or ${unknownState}=out.`;
  const queryNames = [...new Set([...flowOf(definition).queryNames, ...Object.keys(experiments), ...stocks])];
  const unasked = Object.keys(query).find((name) => !queryNames.includes(name));
  if (unasked !== undefined)
    return `No condition asks for "${unasked}" in the address.${didYouMean(unasked, queryNames).sentence}`;
  return Object.entries(weights)
    .map(([id, shares]) => sharesProblem(id, steps[id], shares))
    .find((problem) => problem !== undefined);
}

function sharesProblem(id: string, step: StepFlow | undefined, shares: Shares): string | undefined {
  const { options = [], min = 0, max = 0 } = step ?? {};
  const named = Object.keys(shares);
  const names = options.map((option) => option.id);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) return `Step "${id}" has no option "${unknown}".${didYouMean(unknown, names).sentence}`;
  if (max > 1 || min !== 1) {
    const plain = options.filter(({ exclusive }) => !exclusive);
    const possible = plain.filter((option) => shares[option.id] !== 0).length;
    const sure = plain.filter((option) => shares[option.id] === 1).length;
    return possible >= min && sure <= max
      ? undefined
      : `With these weights no answer at step "${id}" can have ${min} to ${max} options.`;
  }
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const isWhole = named.length === names.length ? Math.abs(total - 1) < tolerance : total < 1 + tolerance;
  return isWhole
    ? undefined
    : `The weights at step "${id}" add up to ${total}. One of its options is chosen, so some can have 1 at most, and all have 1.`;
}

/** Rounding error to tolerate when shares are written with two or three digits. */
const tolerance = 0.005;
