import { isCountdownOver } from "../../../engine/clock/index.ts";
import { lookupIn, outcomeOf, type Quiz } from "../../../engine/compile/index.ts";
import type { Flow } from "../../../engine/flow/index.ts";
import { countIn, orderOf, partsOf, sumOf, timesAmount } from "../../../engine/pricing/index.ts";
import type { TrackingView } from "../../../engine/views/index.ts";
import type { FunnelStorage } from "../../services/storage.ts";

type Visitor = { readonly flow: Flow; readonly quiz: Quiz; readonly storage: Pick<FunnelStorage, "read"> };

/** What a visitor of a step would pay for the plan picked there and its extras, in whole units of its currency. */
export function priceAt(
  step: string,
  { plans, plan, picks }: Pick<TrackingView, "plans" | "plan" | "picks">,
  { flow, quiz, storage }: Visitor,
): number | undefined {
  const { plan: picked = "" } = quiz.values;
  const isOffered = (order: string) => picks[step]?.includes(order) ?? true;
  // What its page does not offer is left out, as on the page.
  const order = partsOf(picked);
  const extras = order.extras.filter((extra) => isOffered(orderOf(order.plan, [extra])));
  const first = isOffered(order.plan) && plans[order.plan];
  const { plan: suggested = "" } = outcomeOf(flow, quiz) ?? {};
  const preset = picks[step]?.includes(suggested) ? suggested : (plan[step] ?? "");
  const priced = first ? [first, ...extras.flatMap((id) => plans[id] ?? [])] : (plans[preset] ?? []);
  const isOver = isCountdownOver(storage.read, Date.now());
  const prices = [priced].flat().map(({ price, restored = price, counted }) => {
    const one = isOver ? restored : price;
    return counted ? timesAmount(one, countIn(counted, lookupIn(flow, quiz, {}))) : one;
  });
  return prices.length > 0 ? sumOf(prices) : undefined;
}
