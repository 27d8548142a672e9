import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { sectionsOf, sectionWith, stepWith } from "../traits/index.ts";
import type { ConditionKind, ConditionNode, Placed } from "./condition-node.ts";
import type { Exit } from "./exits.ts";
import { parseCondition } from "./parse-condition.ts";
import type { StepFlow, StepFlows } from "./step-flow.ts";

/** An outcome with the condition that decides whose it is; without one it is everybody's who has none above it. */
export type TriedOutcome<At = Placed> = { readonly id: string; readonly when?: ConditionNode<ConditionKind, At> };

/** The outcomes of a definition in the order in which they are tried. */
export function triedOutcomes({ outcomes }: Pick<FunnelDefinition, "outcomes">): readonly TriedOutcome[] {
  return outcomes.map(({ id, when }, index) => {
    if (!when) return { id };
    const path = ["outcomes", index, "when"];
    // One that asks for an outcome is an error, told by a rule. Until it is mended, it gets what nobody has.
    return { id, when: spelledOut(parseCondition(when, path), [], { path, on: "key" }) };
  });
}

/**
 * A condition without questions about outcomes: instead of each, it asks what that outcome asks, and that none above it is
 * the visitor's.
 *
 * @param outcomes in the order in which they are tried
 * @param at the place of what it asks instead
 */
export function spelledOut<At>(
  node: ConditionNode<ConditionKind, At>,
  outcomes: readonly TriedOutcome<At>[],
  at: At,
): ConditionNode<ConditionKind, At> {
  if (node.kind === "all" || node.kind === "any")
    return { ...node, parts: node.parts.map((part) => spelledOut(part, outcomes, at)) };
  if (node.kind === "not") return { ...node, part: spelledOut(node.part, outcomes, at) };
  if (node.kind !== "outcome") return node;
  const index = outcomes.findIndex(({ id }) => id === node.name);
  const own = outcomes[index];
  if (!own) return { kind: "any", parts: [], ...at };
  const whenOf = ({ when }: TriedOutcome<At>) => when ?? { kind: "all" as const, parts: [], ...at };
  const above = outcomes.slice(0, index).map((other) => ({ kind: "not" as const, part: whenOf(other), ...at }));
  return { kind: "all", parts: [whenOf(own), ...above], ...at };
}

/** Spells out the conditions of a definition, each in its own place. */
export function speller(definition: FunnelDefinition): (condition: ConditionNode) => ConditionNode {
  const outcomes = triedOutcomes(definition);
  return (condition) => spelledOut(condition, outcomes, { path: condition.path, on: condition.on });
}

/**
 * Steps whose ways on and back ask for nothing but what visitors tell. Through a payment, and past it, go those to whom a
 * button is shown that leads there.
 */
export function spelledSteps(definition: FunnelDefinition, steps: StepFlows): StepFlows {
  const spelled = speller(definition);
  const asking = (exit: Exit): Exit => (exit.when ? { ...exit, when: spelled(exit.when) } : exit);
  return Object.fromEntries(
    Object.entries(steps).map(([id, step]) => {
      const { back } = step.exits;
      const forward = step.exits.forward.map(byButtons(step)).map(whileLeft(id, step, definition));
      return [id, { ...step, exits: { ...step.exits, forward: forward.map(asking), back: back.map(asking) } }];
    }),
  );
}

/** Asks on a way to an order whether anything is left of what it sells: its button leads nowhere otherwise. */
function whileLeft(id: string, step: StepFlow, definition: FunnelDefinition): (exit: Exit) => Exit {
  return (exit) => {
    const at = { path: exit.at, on: "value" as const };
    const isOrder = step.sells ? exit.kind === "paid" : exit.kind === "next";
    const left = isOrder ? leftToSell(id, step, definition, at) : undefined;
    if (!left) return exit;
    return { ...exit, when: exit.when ? { kind: "all", parts: [left, exit.when], ...at } : left };
  };
}

/** When anything is left of what a step sells or offers; undefined for always. */
export function leftToSell(
  id: string,
  { sells }: Pick<StepFlow, "sells">,
  { steps, plans }: Pick<FunnelDefinition, "steps" | "plans">,
  at: Placed,
): ConditionNode | undefined {
  const step = steps[id];
  const offers = step ? sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section)?.plans ?? []) : [];
  const { plan } = (step && stepWith("namesPlan", step)) ?? {};
  const sold = offers.length > 0 ? offers : sells && plan !== undefined ? [plan] : [];
  const stocks = sold.map((plan) => plans[plan]?.stock);
  if (stocks.length === 0 || stocks.includes(undefined)) return undefined;
  const parts = stocks.map((stock): ConditionNode => {
    const isOut: ConditionNode = { kind: "query", name: `stock.${stock}`, values: ["out"], isStock: true, ...at };
    return { kind: "not", part: isOut, ...at };
  });
  return { kind: "any", parts, ...at };
}

/** Asks on the way through a payment, and on that past it, for what the buttons ask that lead there. */
function byButtons({ sells, skips, pays }: StepFlow): (exit: Exit) => Exit {
  const paying = anyOf(pays);
  const skipping = sells ? anyOf(skips) : undefined;
  return (exit) => {
    const shown = exit.kind === "paid" ? paying : skipping;
    if (!shown) return exit;
    return { ...exit, when: exit.when ? { ...shown, kind: "all", parts: [shown, exit.when] } : shown };
  };
}

/** When one of some buttons is shown; undefined if one always is, or there are none. */
function anyOf(whens: StepFlow["skips"]): ConditionNode | undefined {
  const parts = whens.flatMap((when) => when ?? []);
  const [first] = parts;
  if (!first || parts.length < whens.length) return undefined;
  return { kind: "any", parts, path: first.path, on: first.on };
}
