import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { textTable } from "../copy/index.ts";
import { money, wholeUnits } from "../pricing/index.ts";
import { counted } from "../problem/index.ts";
import { differenceToSee } from "./compare-counts.ts";
import {
  type JudgedExperiment,
  judgeExperiments,
  type Measure,
  type StoredCounts,
  type VariantComparison,
} from "./judge-experiments.ts";

/** How the variants of a funnel do, as people read it. */
export function experimentsTable(definition: FunnelDefinition, stored: StoredCounts): string {
  const judged = judgeExperiments(definition, stored);
  if (judged.length === 0)
    return "This funnel has no experiments. Begin one with two variants: experiments: { headline: [short, long] }\n";
  if (judged.every(({ variants }) => variants.every(({ counts }) => counts.length === 0)))
    return "This funnel neither asks for a contact nor sells, so no variant can bring more of either.\n";
  const aside = [
    ...(stored.suspicious > 0 ? [`${counted(stored.suspicious, "lead")} marked as suspicious`] : []),
    ...(stored.tests > 0 ? [`${counted(stored.tests, "test order")}`] : []),
  ];
  const isAny = judged.some(({ comparisons }) => comparisons.some(({ people }) => sumOf(people) > 0));
  const notes = [
    ...(aside.length > 0 ? [`Left out: ${aside.join(" and ")}.`] : []),
    ...(isAny
      ? [
          "Each person counts once. The truth lies as said 19 times out of 20. Decide how many you wait for before you look: who looks often and stops at the first good figure takes chance for an effect.",
        ]
      : []),
  ];
  return `${[...judged.map(experimentText), ...(notes.length > 0 ? [notes.join("\n")] : [])].join("\n\n")}\n`;
}

/** The same for a program. Amounts are in the smallest unit of the currency. */
export function experimentsJson(definition: FunnelDefinition, stored: StoredCounts): string {
  const { suspicious, tests } = stored;
  const experiments = judgeExperiments(definition, stored).map(({ comparisons, ...experiment }) => ({
    ...experiment,
    comparisons: comparisons.map((comparison) => ({ ...comparison, sentence: sentenceOf(comparison) })),
  }));
  return `${JSON.stringify({ funnel: definition.id, experiments, suspicious, tests }, null, 2)}\n`;
}

function experimentText({ experiment, variants, comparisons, others }: JudgedExperiment): string {
  const right = (head: string) => ({ head, align: "right" }) as const;
  const measures = variants[0]?.counts.map(({ measure }) => measure) ?? [];
  const sells = measures.includes("orders");
  const table = textTable(
    [
      { head: experiment },
      right("drawn"),
      ...measures.flatMap((measure) => [right(measure), right("expected")]),
      ...(sells ? [right("paid")] : []),
    ],
    variants.map(({ variant, drawn, counts, paid }) => [
      variant,
      `${shortly(drawn * 100)} %`,
      ...counts.flatMap(({ people, expected }) => [shortly(people), shortly(expected)]),
      ...(sells ? [paid.map(({ amount, currency }) => inMoney(amount, currency)).join(" + ") || "–"] : []),
    ]),
  );
  const undrawn = variants.filter(({ drawn }) => drawn === 0).map(({ variant }) => variant);
  const [most] = comparisons.toSorted((one, other) => other.needed - one.needed);
  const perMeasure = comparisons.length / Math.max(1, measures.length);
  return [
    `${table}\n`,
    ...comparisons.map(sentenceOf),
    ...(perMeasure > 1
      ? [`This allows for the ${perMeasure} comparisons with ${most?.with}, each of which chance could decide.`]
      : []),
    ...(undrawn.length > 0 ? [`Not drawn any more, and not compared: ${undrawn.join(", ")}.`] : []),
    ...(most
      ? [
          `To show a difference of ${shortly(differenceToSee * 100)} % four times out of five takes about ${twoDigits(most.needed)} ${measures.join(" or ")} of ${perMeasure > 1 ? "each two" : "both"} together.`,
        ]
      : []),
    ...othersText(others),
  ].join("\n");
}

function othersText(others: JudgedExperiment["others"]): readonly string[] {
  const list = (hasVariant: boolean) =>
    others
      .filter((one) => one.hasVariant === hasVariant)
      .map(({ measure, count }) => counted(count, nouns[measure]))
      .join(" and ");
  const parts = [
    ...(list(false) ? [`${list(false)} without a variant, as from before the experiment`] : []),
    ...(list(true) ? [`${list(true)} with one that the definition does not have`] : []),
  ];
  return parts.length > 0 ? [`Left out: ${parts.join("; ")}.`] : [];
}

const nouns: Readonly<Record<Measure, string>> = { leads: "lead", orders: "order" };

/** What a comparison means, in words. */
function sentenceOf(comparison: VariantComparison): string {
  const { measure, variant, with: control, people, low, high, chance, verdict } = comparison;
  const [one, other] = people;
  if (sumOf(people) === 0) return `Too few to tell: no ${measure} yet with ${control} or ${variant}.`;
  const truth = `the truth ${high === undefined ? `is anything from ${than(low)} up` : `lies between ${than(low)} and ${than(high)}`}`;
  const byChance = `Chance alone gives such a difference ${oftenness(chance)}`;
  if (verdict === "too few to tell")
    return `Too few ${measure} to tell: ${shortly(other)} with ${control} and ${shortly(one)} with ${variant}. ${byChance}; ${truth}.`;
  if (verdict === "no difference seen")
    return `No difference in ${measure} to be seen between ${control} and ${variant}; ${truth}.`;
  return `${brought(comparison)}; ${truth}. ${byChance}.`;
}

function brought({ measure, variant, with: control, people, ratio }: VariantComparison): string {
  const [one, other] = people;
  if (ratio === undefined) return `${variant} brought ${shortly(one)} ${measure} and ${control} none`;
  if (ratio === 0) return `${variant} brought no ${measure} and ${control} ${shortly(other)}`;
  return `${variant} brought ${than(ratio, ` ${measure}`)} ${ratio >= 2 ? "as" : "than"} ${control}`;
}

/** A ratio beside 1: "31 % more", "2.4 times as many leads". */
function than(ratio: number, noun = ""): string {
  if (ratio >= 2) return `${twoDigits(ratio)} times as many${noun}`;
  if (ratio === 0) return "none at all";
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  return ratio < 1 ? `${Math.min(99, percent)} % fewer${noun}` : `${percent} % more${noun}`;
}

/** How often something happens that has this chance. */
function oftenness(chance: number): string {
  if (chance > 0.95) return "nearly always";
  if (chance > 0.4) return `${Math.round(chance * 10)} times in 10`;
  return chance < 1e-6 ? "less than once in a million" : `1 time in ${twoDigits(Math.round(1 / chance))}`;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const shortly = (number: number) => number.toLocaleString("en", { maximumFractionDigits: 1 });
const twoDigits = (number: number) => number.toLocaleString("en", { maximumSignificantDigits: 2 });
const inMoney = (amount: number, currency: string) => money(wholeUnits(amount, currency), currency, "en");
