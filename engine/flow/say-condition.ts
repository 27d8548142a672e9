import type { FunnelDefinition, Range } from "../../schema/funnel.types.ts";
import { plainCopy } from "../copy/index.ts";
import type { CompiledBounds } from "../values/index.ts";
import { type BareCondition, type ByKind, byKind } from "./condition-node.ts";
import type { Exit } from "./exits.ts";
import type { StepFlow, StepFlows } from "./step-flow.ts";
import { walkedExits } from "./taken-exits.ts";

/** Puts the choice of one of some options at a step into words, given their ids. */
export type SayChoice = (step: string, options: readonly string[]) => string;

/**
 * A condition in plain words: `home is house and not (plan is known)`.
 *
 * @param sayChoice names options if their ids are not enough
 */
export function sayCondition(condition: BareCondition, sayChoice: SayChoice = sayIds): string {
  return byKind(words, condition, sayChoice);
}

const sayIds: SayChoice = (step, options) => `${step} is ${options.join(" or ")}`;

const words: ByKind<string, SayChoice> = {
  all: (node, sayChoice) => joined(node, " and ", sayChoice),
  any: (node, sayChoice) => joined(node, " or ", sayChoice),
  not: ({ part }, sayChoice) => `not (${sayCondition(part, sayChoice)})`,
  chosen: ({ name, options }, sayChoice) =>
    sayChoice(
      name,
      options.map(({ id }) => id),
    ),
  has: ({ name }) => `${name} is known`,
  score: ({ name, range }) => `the score on ${name} is ${sayRange(range)}`,
  outcome: ({ name }) => `the outcome is ${name}`,
  value: ({ name, bounds }) => `${name} is ${sayBounds(bounds)}`,
  count: ({ name, range }) => `${sayRange(range)} chosen at ${name}`,
  query: ({ name, values, isDrawn, isStock }) =>
    isStock
      ? `${name.replace("stock.", "stock ")} is ${values[0]}`
      : isDrawn
        ? `the variant of ${name} is ${values.join(" or ")}`
        : `the address has ${name}=${values.join(" or ")}`,
};

/** Joins parts into one sentence. An "or" within an "and", or the other way round, is put in brackets. */
function joined({ kind, parts }: BareCondition<"all" | "any">, word: string, sayChoice: SayChoice): string {
  const isOther = (part: BareCondition) => (part.kind === "all" || part.kind === "any") && part.kind !== kind;
  return parts
    .map((part) => (isOther(part) ? `(${sayCondition(part, sayChoice)})` : sayCondition(part, sayChoice)))
    .join(word);
}

/** A range in words; the schema lets none be without both ends. */
function sayRange({ min, max }: Range): string {
  if (min === undefined) return `${max} or less`;
  if (max === undefined) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** Bounds in words: `25 or more`, `before 18 years ago`, `80… or 81…`. */
function sayBounds({ min, max, above, below, after, before, is, starts, ends }: CompiledBounds): string {
  const say = (bound: CompiledBounds["min"]) => (typeof bound === "object" ? bound.written : `${bound}`);
  const parts = [
    min !== undefined && max !== undefined ? (say(min) === say(max) ? say(min) : `${say(min)} to ${say(max)}`) : [],
    min !== undefined && max === undefined ? `${say(min)} or more` : [],
    max !== undefined && min === undefined ? `${say(max)} or less` : [],
    above !== undefined ? `more than ${say(above)}` : [],
    below !== undefined ? `less than ${say(below)}` : [],
    after !== undefined ? `after ${say(after)}` : [],
    before !== undefined ? `before ${say(before)}` : [],
    is ? is.join(" or ") : [],
    starts ? starts.map((beginning) => `${beginning}…`).join(" or ") : [],
    ends ? ends.map((ending) => `…${ending}`).join(" or ") : [],
  ];
  return parts.flat().join(" and ");
}

/** For each exit of a step, in order, the condition in words that decides it; empty if it is unconditional. */
export function wayLabels(step: StepFlow, definition: FunnelDefinition, steps: StepFlows): readonly string[] {
  const { forward, after } = step.exits;
  const taken = new Set(walkedExits(step));
  const sayChoice = choicesAsRead(definition, steps);
  return forward.map((exit, index) => {
    const before = forward.slice(0, index).filter((other) => isSameList(other, exit));
    const condition = exit.when
      ? `if ${sayCondition(exit.when, sayChoice)}`
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

/** Above this number, answers are not named one by one. */
const mostNamed = 2;

const isSameList = (a: Exit, b: Exit) => a.kind === b.kind && a.option === b.option;

/** Names choices by the labels that visitors read: `home is “In a house I own”`. */
const choicesAsRead =
  (definition: FunnelDefinition, steps: StepFlows): SayChoice =>
  (id, options) => {
    const step = steps[id];
    const labels = options.map((option) => step?.options.find(({ id }) => id === option)?.label ?? option);
    const verb = (step?.max ?? 1) > 1 ? "includes" : "is";
    return `${id} ${verb} ${labels.map((label) => `“${plainCopy(definition, label)}”`).join(" or ")}`;
  };
