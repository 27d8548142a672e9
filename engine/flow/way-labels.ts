import type { Condition, FunnelDefinition } from "../../schema/funnel.types.ts";
import { plainCopy } from "../copy/index.ts";
import type { Exit } from "./exits.ts";
import type { StepFlow, StepFlows } from "./step-flow.ts";
import { walkedExits } from "./taken-exits.ts";

/** What decides that a way on is taken, for each of a step's exits in their order; empty where nothing has to. */
export function wayLabels(step: StepFlow, definition: FunnelDefinition, steps: StepFlows): readonly string[] {
  const { forward, after } = step.exits;
  const taken = new Set(walkedExits(step));
  return forward.map((exit, index) => {
    const before = forward.slice(0, index).filter((other) => isSameList(other, exit));
    const condition = exit.when
      ? `if ${conditionWords(exit.when, definition, steps)}`
      : before.some(({ when }) => when)
        ? "otherwise"
        : "";
    const label = [answer(step, exit, definition, before.length > 0), condition].filter(Boolean).join(", ");
    const timed = label === "" && after !== undefined ? `after ${after / 1_000} s` : label;
    return taken.has(exit) ? timed : `${timed} (never taken)`.trim();
  });
}

function answer({ exits, options }: StepFlow, { kind, option }: Exit, definition: FunnelDefinition, follows: boolean) {
  const quoted = (label: string) => `“${plainCopy(definition, label)}”`;
  if (kind === "paid") return "once paid";
  if (kind === "option") return quoted(options.find(({ id }) => id === option)?.label ?? "");
  const own = new Set(exits.forward.flatMap((exit) => (exit.option === undefined || exit.when ? [] : [exit.option])));
  const others = options.filter(({ id }) => !own.has(id));
  if (own.size === 0 || follows) return "";
  return others.length > mostNamed ? "any other answer" : others.map(({ label }) => quoted(label)).join(" or ");
}

/** More answers than this are not named one by one. */
const mostNamed = 2;

const isSameList = (a: Exit, b: Exit) => a.kind === b.kind && a.option === b.option;

type Range = { readonly min?: number; readonly max?: number };
type Speak = { readonly definition: FunnelDefinition; readonly steps: StepFlows };

/** A condition in plain words, with option labels as visitors read them: `home is “In a house I own”`. */
function conditionWords(condition: Condition, definition: FunnelDefinition, steps: StepFlows): string {
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
