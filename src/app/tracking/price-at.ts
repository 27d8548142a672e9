import { isCountdownOver } from "../../../engine/clock/index.ts";
import type { Flow } from "../../../engine/flow/index.ts";
import {
  countIn,
  isPicked,
  orderOf,
  partsOf,
  startingPlan,
  sumOf,
  timesAmount,
} from "../../../engine/pricing/index.ts";
import { lookupIn, outcomeOf, type Quiz } from "../../../engine/quiz/index.ts";
import type { TrackingView } from "../../../engine/views/index.ts";
import type { FunnelStorage } from "../../services/storage.ts";

type Visitor = { readonly flow: Flow; readonly quiz: Quiz; readonly storage: Pick<FunnelStorage, "read"> };

/** What a visitor of a step would pay for the plan picked there and its extras, in whole units of its currency. */
export function priceAt(
  step: string,
  { plans, starts, picks }: Pick<TrackingView, "plans" | "starts" | "picks">,
  { flow, quiz, storage }: Visitor,
): number | undefined {
  const { plan: picked = "" } = quiz.values;
  const start = starts[step];
  const isOffered = (order: string) => picks[step]?.includes(order) ?? true;
  // What its page does not offer is left out, as on the page.
  const order = partsOf(picked);
  const extras = order.extras.filter((extra) => isOffered(orderOf(order.plan, [extra])));
  // A page that offers plans goes by what was picked; a checkout also by what was ordered as it was offered.
  const counts = isOffered(order.plan) && (!start?.offered || isPicked(start.offered, quiz.values));
  const first = counts && plans[order.plan];
  const preset = start ? startingPlan(start, outcomeOf(flow, quiz)?.plan) : "";
  const priced = first ? [first, ...extras.flatMap((id) => plans[id] ?? [])] : (plans[preset] ?? []);
  const isOver = isCountdownOver(storage.read, Date.now());
  const prices = [priced].flat().map(({ price, restored = price, counted }) => {
    const one = isOver ? restored : price;
    return counted ? timesAmount(one, countIn(counted, lookupIn(flow, quiz, {}))) : one;
  });
  return prices.length > 0 ? sumOf(prices) : undefined;
}
