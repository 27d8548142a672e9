import { isCountdownOver } from "../../../engine/clock/index.ts";
import { lookupIn, type Quiz } from "../../../engine/compile/index.ts";
import type { Flow } from "../../../engine/flow/index.ts";
import { countIn, timesAmount } from "../../../engine/pricing/index.ts";
import type { TrackingView } from "../../../engine/views/index.ts";
import type { FunnelStorage } from "../../services/storage.ts";

type Visitor = { readonly flow: Flow; readonly quiz: Quiz; readonly storage: Pick<FunnelStorage, "read"> };

/** What a visitor of a step would pay for the plan picked there, in whole units of its currency. */
export function priceAt(
  step: string,
  { plans, plan, picks }: Pick<TrackingView, "plans" | "plan" | "picks">,
  { flow, quiz, storage }: Visitor,
): number | undefined {
  const { plan: picked = "" } = quiz.values;
  const counts = picks[step]?.includes(picked) ?? true;
  const priced = (counts ? plans[picked] : undefined) ?? plans[plan[step] ?? ""];
  if (!priced) return undefined;
  const { price, restored = price, counted } = priced;
  const one = isCountdownOver(storage.read, Date.now()) ? restored : price;
  return counted ? timesAmount(one, countIn(counted, lookupIn(flow, quiz, {}))) : one;
}
