import type { Plain } from "./plain.ts";
import type { Reference } from "./references-of.ts";

/** Names of a definition that others may refer to; those of options, segments and variants by what they belong to. */
export type Names = Readonly<Record<Exclude<Reference["kind"], Within>, readonly string[]>> & {
  readonly fact: readonly string[];
  readonly tab: readonly string[];
} & Readonly<Record<Within, (of: string) => readonly string[]>>;

/** What belongs to a step, or to an experiment. */
type Within = "option" | "segment" | "variant";

/** The names that a reference may have. */
export function namesFor({ kind, of = "" }: Pick<Reference, "kind" | "of">, names: Names): readonly string[] {
  return kind === "option" || kind === "segment" || kind === "variant" ? names[kind](of) : names[kind];
}

type Step = {
  readonly save?: string;
  readonly options?: readonly (string | { readonly id?: string; readonly label: string })[];
  readonly wheel?: { readonly segments?: readonly { readonly id: string }[] };
};

/** Reads the names out of a definition. */
export function namesIn(definition: Plain): Names {
  // A definition that fits the schema, which the oracle has asked before.
  const { steps = {}, plans, scales, facts, legal, outcomes = [], experiments = {} } = definition as Definition;
  return {
    step: Object.keys(steps),
    plan: Object.keys(plans ?? {}),
    scale: Object.keys(scales ?? {}),
    fact: Object.keys(facts ?? {}),
    tab: (legal?.tabs ?? []).map(({ id }) => id),
    saved: ["email", "phone", "plan", ...Object.values(steps).flatMap(({ save }) => (save ? [save] : []))],
    outcome: outcomes.map(({ id }) => id),
    experiment: Object.keys(experiments),
    variant: (experiment) => {
      const { [experiment]: variants = [] } = experiments;
      return Array.isArray(variants) ? variants : Object.keys(variants);
    },
    option: (step) => (steps[step]?.options ?? []).map(idOf),
    segment: (step) => (steps[step]?.wheel?.segments ?? []).map(({ id }) => id),
  };
}

type Definition = {
  readonly steps?: Readonly<Record<string, Step>>;
  readonly plans?: object;
  readonly scales?: object;
  readonly facts?: object;
  readonly outcomes?: readonly { readonly id: string }[];
  readonly experiments?: Readonly<Record<string, readonly string[] | Readonly<Record<string, number>>>>;
  readonly legal?: { readonly tabs?: readonly { readonly id: string }[] };
};

function idOf(option: string | { readonly id?: string; readonly label: string }): string {
  if (typeof option !== "string" && option.id !== undefined) return option.id;
  const label = typeof option === "string" ? option : option.label;
  return label
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
