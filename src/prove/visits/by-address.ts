import { stepFlows } from "../../../engine/flow/index.ts";
import type { Cover, Move } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import type { Segment } from "./segments.ts";

/**
 * What can be done at steps to which no walk comes, for visitors who open their address: a checkout of its own beside an
 * offer that takes the payment itself. They come from a step that names it as its next one.
 */
export function byAddress(definition: FunnelDefinition, { walks, uncovered }: Cover): readonly Segment[] {
  const steps = stepFlows(definition);
  const come = new Set([definition.start, ...walks.flatMap(({ moves }) => moves.map(({ to }) => to.step))]);
  return uncovered.flatMap(({ target }): readonly Segment[] => {
    if (come.has(target.step) || (target.kind !== "way" && target.kind !== "back")) return [];
    const isPaid = target.kind === "way" && target.exit.kind === "paid";
    if (target.kind === "way" && !isPaid) return [];
    for (const { query, moves } of walks) {
      const last = moves.findIndex(({ to }) => steps[to.step]?.exits.forward.some((exit) => exit.to === target.step));
      const from = moves[last]?.to;
      if (!from) continue;
      const { quiz } = from;
      const move: Move = {
        from: target.step,
        action: { kind: isPaid ? "pay" : "back" },
        to: { step: target.to, quiz },
        covers: [target.key],
      };
      const start = { step: target.step, quiz };
      const opened = steps[target.step]?.path;
      return [
        { start, query, before: moves.slice(0, last + 1), moves: [move], isFirst: false, ...(opened && { opened }) },
      ];
    }
    return [];
  });
}
