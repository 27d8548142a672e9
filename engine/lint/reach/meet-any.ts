import { type ConditionNode, walkedExits } from "../../flow/index.ts";
import type { LintContext } from "../context.ts";
import { implies } from "./implies.ts";
import { shareVariants } from "./share-variants.ts";

/** Whether everybody who comes to a step meets one of some conditions of its fields, or nobody can tell. */
export function meetAny(
  whens: readonly ConditionNode[],
  id: string,
  { steps, graph, experiments, spelled }: LintContext,
) {
  const asked = whens.map(spelled);
  const isOne = asked.length === 1;
  // Several answers at once, or two ranges of one number, may well leave nobody over.
  const names = asked
    .map((when) => (when.kind === "not" ? when.part : when))
    .map((when) => ("name" in when ? when.name : ""));
  const isTangled = asked.some((when, at) => {
    const before = asked.slice(0, at).filter((_, index) => names[index] === names[at]);
    return names[at] === "" || (when.kind !== "chosen" && before.some((other) => !implies(when, other)));
  });
  const options = new Set(
    asked.flatMap((when) => (when.kind === "chosen" ? when.options.map((one) => `${when.name} ${one.id}`) : [])),
  );
  const sharesAnswers = names.some((name) =>
    steps[name]?.options.every((option) => options.has(`${name} ${option.id}`)),
  );
  const arriving = Object.entries(steps).flatMap(([step, flow]) =>
    walkedExits(flow)
      .filter(({ to }) => to === id)
      .map(
        ({ when, option }): ConditionNode | undefined =>
          when ??
          (option === undefined
            ? undefined
            : { kind: "chosen", name: step, options: [{ id: option, ...nowhere }], ...nowhere }),
      ),
  );
  // Who comes is told by the ways that lead there.
  const isLed = arriving.every((when) => when && asked.some((one) => implies(spelled(when), one)));
  const isReached = graph.reachable[graph.numbers.get(id) ?? -1];
  return (
    !isReached ||
    (isTangled && !isOne) ||
    sharesAnswers ||
    (arriving.length > 0 && isLed) ||
    shareVariants(asked, experiments)
  );
}

const nowhere = { path: [], on: "key" } as const;
