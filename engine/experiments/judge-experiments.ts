import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { experimentsOf, stepFlows } from "../flow/index.ts";
import { contactWays } from "../traits/index.ts";
import { type Comparison, compareCounts, error } from "./compare-counts.ts";

/** By what variants are compared. */
export type Measure = "leads" | "orders";

/** What is stored of the variants of a funnel. A person counts once, with the first variant that they have. */
export type StoredCounts = {
  /** People by experiment and variant; those who paid, by currency, too. */
  readonly people: readonly {
    readonly measure: Measure;
    readonly experiment: string;
    readonly variant: string;
    readonly people: number;
  }[];
  /** What they paid, without what they got back, in the smallest unit of the currency. */
  readonly paid: readonly {
    readonly experiment: string;
    readonly variant: string;
    readonly currency: string;
    readonly amount: number;
  }[];
  /** Leads and orders with no variant of an experiment, or with one that the definition does not have. */
  readonly others: readonly {
    readonly measure: Measure;
    readonly experiment: string;
    readonly hasVariant: boolean;
    readonly count: number;
  }[];
  /** Leads that may come from a machine. */
  readonly suspicious: number;
  /** Orders of a test, for which nobody paid. */
  readonly tests: number;
};

/** An experiment, and how its variants do. */
export type JudgedExperiment = {
  readonly experiment: string;
  readonly variants: readonly {
    readonly variant: string;
    /** Share of the draw. */
    readonly drawn: number;
    readonly counts: readonly {
      readonly measure: Measure;
      readonly people: number;
      /** How many there would be if all variants were equally good. */
      readonly expected: number;
    }[];
    readonly paid: readonly { readonly currency: string; readonly amount: number }[];
  }[];
  /** Of each variant that is drawn with the first of these. */
  readonly comparisons: readonly VariantComparison[];
  readonly others: readonly { readonly measure: Measure; readonly hasVariant: boolean; readonly count: number }[];
};

/** How a variant does beside another. */
export type VariantComparison = Comparison & {
  readonly measure: Measure;
  readonly variant: string;
  readonly with: string;
  readonly people: readonly [variant: number, with_: number];
  readonly verdict: "more" | "fewer" | "no difference seen" | "too few to tell";
};

/** What a funnel can bring. */
const measuresOf = (definition: FunnelDefinition): readonly Measure[] => [
  ...(Object.values(definition.steps).some((step) => contactWays(step).length > 0) ? ["leads" as const] : []),
  ...(Object.values(stepFlows(definition)).some(({ sells }) => sells) ? ["orders" as const] : []),
];

/** Compares the variants of a funnel's experiments by what they brought. */
export function judgeExperiments(definition: FunnelDefinition, stored: StoredCounts): readonly JudgedExperiment[] {
  const measures = measuresOf(definition);
  return Object.entries(experimentsOf(definition)).map(([experiment, weights]) => {
    const own = <Row extends { readonly experiment: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.experiment === experiment);
    const people = (measure: Measure, variant: string) =>
      own(stored.people)
        .filter((row) => row.measure === measure && row.variant === variant)
        .reduce((sum, row) => sum + row.people, 0);
    const drawn = Object.entries(weights).filter(([, weight]) => weight > 0);
    const whole = drawn.reduce((sum, [, weight]) => sum + weight, 0);
    const total = (measure: Measure) => drawn.reduce((sum, [variant]) => sum + people(measure, variant), 0);
    const [first, ...compared] = drawn;
    return {
      experiment,
      variants: Object.entries(weights).map(([variant, weight]) => ({
        variant,
        drawn: whole > 0 ? weight / whole : 0,
        counts: measures.map((measure) => ({
          measure,
          people: people(measure, variant),
          expected: whole > 0 ? (total(measure) * weight) / whole : 0,
        })),
        paid: own(stored.paid)
          .filter((row) => row.variant === variant)
          .map(({ currency, amount }) => ({ currency, amount })),
      })),
      comparisons: measures.flatMap((measure) =>
        compared.flatMap(([variant, weight]) => {
          if (!first) return [];
          const [control, controlWeight] = first;
          const both = [people(measure, variant), people(measure, control)] as const;
          const comparison = compareCounts(
            { people: both[0], weight },
            { people: both[1], weight: controlWeight },
            compared.length,
          );
          return [
            { measure, variant, with: control, people: both, ...comparison, verdict: verdictOf(comparison, both) },
          ];
        }),
      ),
      others: own(stored.others).map(({ measure, hasVariant, count }) => ({ measure, hasVariant, count })),
    };
  });
}

function verdictOf(
  { chance, ratio, needed }: Comparison,
  [one, other]: VariantComparison["people"],
): VariantComparison["verdict"] {
  if (chance < error) return ratio !== undefined && ratio < 1 ? "fewer" : "more";
  return one + other < needed ? "too few to tell" : "no difference seen";
}
