import { formAnswers } from "../../engine/compile/index.ts";
import { samplePhone } from "../../engine/fields/index.ts";
import { experimentsOf, flowOf, placedAtoms, searchOf, stepFlows } from "../../engine/flow/index.ts";
import { fieldsOf, fieldWith } from "../../engine/traits/index.ts";
import { asTyped } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { asWritten, inLanguage } from "../../src/prove/index.ts";
import type { EmptyField } from "./in-page.ts";

/** What somebody types at one step. */
type Typed = {
  /** By the fields' ids, as it is stored. */
  readonly samples: Readonly<Record<string, string>>;
  /** @returns the keys to press in an input */
  readonly typedInto: (field: EmptyField) => string;
};

/**
 * Somebody who fills in what the fields of a definition take.
 *
 * @param nth which of the answers worth giving, beginning with those that lead furthest
 * @returns what is typed at the step with a path
 */
export function testerOf(definition: FunnelDefinition, nth: number): (path: string) => Typed {
  const today = new Date().toLocaleDateString("sv");
  const forms = formAnswers(flowOf(definition), placedAtoms(definition, stepFlows(definition)), today);
  const steps = new Map(Object.entries(definition.steps).map(([id, step]) => [step.path, { id, step }]));
  return (path) => {
    const { id = "", step } = steps.get(path) ?? {};
    const answers = forms.get(id)?.answers ?? [];
    const samples = answers[nth % Math.max(1, answers.length)] ?? {};
    const measures = new Map(
      (step ? fieldsOf(step) : []).flatMap((field) => {
        const measure = fieldWith("givesMeasure", field);
        return measure ? [[field.id, measure] as const] : [];
      }),
    );
    const typedInto = ({ of, part, otherwise, phoneOf }: EmptyField) => {
      if (phoneOf !== undefined) return samplePhone(phoneOf);
      const sample = of === undefined ? undefined : samples[of];
      if (of === undefined || sample === undefined) return otherwise;
      const measure = measures.get(of);
      if (measure) {
        const { parts = [] } = asTyped(sample, measure) ?? {};
        const typed = parts.at(part === "large" ? 0 : -1);
        return typed ? inLanguage(String(typed.amount), definition.language) : otherwise;
      }
      const [year = "", month = "", day = ""] = sample.split("-");
      const days: Readonly<Record<string, string>> = { year, month, day };
      return days[part ?? ""] ?? asWritten(sample, definition.language);
    };
    return { samples, typedInto };
  };
}

/** The address of a funnel's first page, with one variant of each experiment, where one would be drawn otherwise. */
export function firstAddress(definition: FunnelDefinition, nth: number): string {
  const variants = Object.entries(experimentsOf(definition)).flatMap(([name, weights]) => {
    const all = Object.keys(weights);
    return all
      .slice(nth % all.length)
      .slice(0, 1)
      .map((variant) => [name, variant]);
  });
  return (definition.steps[definition.start]?.path ?? "/") + searchOf(Object.fromEntries(variants));
}
