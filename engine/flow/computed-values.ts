import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import {
  type CompiledValues,
  type Interval,
  number,
  type Readable,
  readableField,
  type TypedValue,
  typeValues,
} from "../values/index.ts";
import type { StepFlows } from "./step-flow.ts";

/** The values of a definition with their types, their ranges and what is wrong with them. */
export function computedValues(definition: FunnelDefinition, steps: StepFlows): ReadonlyMap<string, TypedValue> {
  return typeValues(definition.values, readableNames(definition, steps));
}

/** The values as a visitor's page computes them; those with a fault are left out. Undefined if there are none. */
export function compiledValues(definition: FunnelDefinition, steps: StepFlows): CompiledValues | undefined {
  const values = [...computedValues(definition, steps)].flatMap(([name, { compiled }]) =>
    compiled ? [[name, compiled] as const] : [],
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** What expressions can read besides values: fields, points on scales, facts that are numbers, and the prices of plans. */
export function readableNames(
  { scales, facts, plans }: FunnelDefinition,
  steps: StepFlows,
): ReadonlyMap<string, Readable> {
  return new Map([
    ...Object.values(steps).flatMap(({ fields }) => fields.map((field) => [field.id, readableField(field)] as const)),
    ...Object.keys(scales).map((scale) => [`score.${scale}`, { type: number, range: pointsOn(scale, steps) }] as const),
    ...Object.entries(facts).flatMap(([id, { value }]) => fixedNumber(`facts.${id}`, value)),
    ...planPrices(plans).flatMap(({ name, price }) => fixedNumber(name, price)),
  ]);
}

/** A price of a plan, and its name in expressions. */
type PlanPrice = {
  readonly name: string;
  readonly plan: string;
  readonly price: number;
  readonly currency: string;
};

/** Every price that plans have: today's, the later one and the crossed-out one. */
export const planPrices = (plans: FunnelDefinition["plans"]): readonly PlanPrice[] =>
  Object.entries(plans).flatMap(([plan, { price, renews, originalPrice, currency }]) =>
    Object.entries({ price, "renews.price": renews?.price, originalPrice }).flatMap(([key, price]) =>
      price === undefined ? [] : [{ name: `plans.${plan}.${key}`, plan, price, currency }],
    ),
  );

/** A number that is the same for everybody; none for anything else. */
const fixedNumber = (name: string, value: unknown): readonly (readonly [string, Readable])[] =>
  typeof value === "number" ? [[name, { type: number, range: { low: value, high: value }, tree: value }]] : [];

/** The fewest and the most points on a scale that answers can give, choosing freely at each step. */
function pointsOn(scale: string, steps: StepFlows): Interval {
  const most = (points: (score: Readonly<Record<string, number>>) => number) => {
    const best = Object.values(steps).map(({ options, max }) => {
      const gains = options.map(({ score = {} }) => Math.max(0, points(score)));
      return sum(gains.sort((a, b) => b - a).slice(0, max));
    });
    return sum(best);
  };
  return { low: 0 - most((score) => -(score[scale] ?? 0)), high: most((score) => score[scale] ?? 0) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
