import type { Condition, FunnelDefinition } from "../../schema/funnel.types.ts";
import { plainCopy } from "../copy/index.ts";
import type { StepFlows } from "./step-flow.ts";

type Range = { readonly min?: number; readonly max?: number };
type Speak = { readonly definition: FunnelDefinition; readonly steps: StepFlows };

/** A condition in plain words, with option labels as visitors read them: `home is “In a house I own”`. */
export function conditionWords(condition: Condition, definition: FunnelDefinition, steps: StepFlows): string {
  return say(condition, { definition, steps });
}

function say(condition: Condition, speak: Speak): string {
  return Object.entries(condition)
    .map(([word, operand]) => (words[word] ?? chosen(word))(operand as never, speak))
    .join(" and ");
}

// `never`: the schema has checked each operand against its word before this runs.
const words: Record<string, (operand: never, speak: Speak) => string> = {
  all: (parts: Condition[], speak) => parts.map((part) => grouped(part, speak)).join(" and "),
  any: (parts: Condition[], speak) => parts.map((part) => grouped(part, speak)).join(" or "),
  not: (part: Condition, speak) => `not (${say(part, speak)})`,
  has: (names: string | string[]) => `${[names].flat().join(" or ")} is known`,
  score: (ranges: Record<string, Range>) => each(ranges, (scale, range) => `score ${scale} is ${within(range)}`),
  count: (ranges: Record<string, Range>) => each(ranges, (step, range) => `${within(range)} chosen at ${step}`),
  query: (wanted: Record<string, string | string[]>) =>
    each(wanted, (name, values) => `the address has ${name}=${[values].flat().join(" or ")}`),
};

const chosen =
  (step: string) =>
  (options: string | string[], { definition, steps }: Speak) => {
    const labels = [options].flat().map((id) => steps[step]?.options.find((option) => option.id === id)?.label ?? id);
    const verb = (steps[step]?.max ?? 1) > 1 ? "includes" : "is";
    return `${step} ${verb} ${labels.map((label) => `“${plainCopy(definition, label)}”`).join(" or ")}`;
  };

/** Two alternatives inside a list need brackets, or "and" and "or" run together. */
const grouped = (part: Condition, speak: Speak) => {
  const text = say(part, speak);
  return "any" in part || "all" in part || Object.keys(part).length > 1 ? `(${text})` : text;
};

const each = <T>(things: Readonly<Record<string, T>>, speak: (name: string, thing: T) => string) =>
  Object.entries(things)
    .map(([name, thing]) => speak(name, thing))
    .join(" and ");

function within({ min, max }: Range): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
  return min === undefined ? `${max ?? "any"} or less` : `${min} or more`;
}
