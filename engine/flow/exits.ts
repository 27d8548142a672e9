import type { Step } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { stepTraits, stepWith } from "../traits/index.ts";
import type { ConditionNode } from "./condition-node.ts";
import { milliseconds } from "./duration.ts";
import { optionsOf } from "./options.ts";
import { parseCondition } from "./parse-condition.ts";

/** One way on: where it leads, under which condition, and where the author wrote it. */
export type Exit = {
  readonly kind: "next" | "option" | "back" | "paid";
  readonly to: string;
  readonly when?: ConditionNode;
  /** Set on the exit of one option. */
  readonly option?: string;
  /** Path of the target below the step, for messages: `["next", 0, "go"]`. */
  readonly at: Path;
};

/** The ways out of a step. The first exit whose condition holds is taken. */
export type Exits = {
  /** Ways forward, an option's own before the step's. */
  readonly forward: readonly Exit[];
  /** Where the back link can lead; the first that holds is taken. Empty if there is no back link. */
  readonly back: readonly Exit[];
  /** The back link leads to the step that the visitor came from: one of those in `back`. */
  readonly isBackToPrevious?: true;
  /** Milliseconds after which the step moves on by itself. */
  readonly after?: number;
};

/**
 * Every way out of a step. The compiler and all flow rules read exits only here.
 *
 * @param path of the step, for the places of its conditions
 */
export function exitsOf(step: Step, path: Path = []): Exits {
  const options = optionsOf(step).flatMap((option, index) =>
    option.next === undefined
      ? []
      : targets(option.next, ["options", index, "next"], path).map((exit) => ({
          ...exit,
          kind: "option" as const,
          option: option.id,
        })),
  );
  const next = step.next === undefined ? [] : targets(step.next, ["next"], path);
  const { paid } = stepWith("takesPayment", step) ?? {};
  const after = timeOn(step);
  return {
    forward: [...options, ...next, ...(paid ? [{ kind: "paid" as const, to: paid, at: ["paid"] }] : [])],
    ...(step.back === previous ? { back: [], isBackToPrevious: true } : { back: backOf(step, path) }),
    ...(after !== undefined && { after }),
  };
}

/** Milliseconds that a step is shown before it moves on by itself; undefined if it waits for its visitor. */
function timeOn(step: Step): number | undefined {
  const { movesOn } = stepTraits(step);
  const duration: unknown = movesOn && Reflect.get(step, movesOn.after);
  if (!movesOn || typeof duration !== "string") return undefined;
  const [from, to] = waitedPart(step);
  return (milliseconds(duration) * movesOn.times * Math.max(0, to - from)) / 100;
}

/** The percentages of a wait between which a step that moves on by itself passes: 0 and 100 unless it says so. */
export function waitedPart(step: Step): readonly [from: number, to: number] {
  const { part } = stepTraits(step).movesOn ?? {};
  const from: unknown = part && Reflect.get(step, part.from);
  const to: unknown = part && Reflect.get(step, part.to);
  return [typeof from === "number" ? from : 0, typeof to === "number" ? to : 100];
}

/** The value of `back` that means the step the visitor came from. No step can have this name. */
export const previous = "previous";

const backOf = ({ back }: Step, path: Path): readonly Exit[] =>
  back === undefined ? [] : targets(back, ["back"], path).map((exit) => ({ ...exit, kind: "back" }));

function targets(target: NonNullable<Step["next"]>, at: Path, path: Path): Exit[] {
  if (typeof target === "string") return [{ kind: "next", to: target, at }];
  return target.map(({ when, go }, index) => ({
    kind: "next",
    to: go,
    at: [...at, index, "go"],
    ...(when && { when: parseCondition(when, [...path, ...at, index, "when"]) }),
  }));
}
