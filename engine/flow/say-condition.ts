import type { Range } from "../../schema/funnel.types.ts";
import { type BareCondition, type ByKind, byKind } from "./condition-node.ts";

/** Says that one of some options was chosen at a step, given its id and theirs. */
export type SayChoice = (step: string, options: readonly string[]) => string;

/**
 * A condition in plain words: `home is house and not (plan is known)`.
 *
 * @param sayChoice how options are said, where their ids are not enough
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
  count: ({ name, range }) => `${sayRange(range)} chosen at ${name}`,
  query: ({ name, values }) => `the address has ${name}=${values.join(" or ")}`,
};

/** Parts in one sentence. An "or" among "and", and the other way round, stands in brackets. */
function joined({ kind, parts }: BareCondition<"all" | "any">, word: string, sayChoice: SayChoice): string {
  const isOther = (part: BareCondition) => (part.kind === "all" || part.kind === "any") && part.kind !== kind;
  return parts
    .map((part) => (isOther(part) ? `(${sayCondition(part, sayChoice)})` : sayCondition(part, sayChoice)))
    .join(word);
}

function sayRange({ min, max }: Range): string {
  if (min === undefined) return max === undefined ? "any number" : `${max} or less`;
  if (max === undefined) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
}
