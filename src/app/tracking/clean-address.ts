import { flow } from "virtual:funnel";
import type { App } from "../app-context.ts";
import type { Outside } from "../outside.ts";
import { stepAt } from "../session.ts";
import { takeToken } from "../take-token.ts";

/**
 * Takes the query out of the address, which an advertising service's script reads as it is. What the page itself wants of
 * it is taken first; what the definition asks about was kept when the page started.
 */
export async function cleanAddress({ quiz }: App, { checkout }: Outside): Promise<void> {
  if (!location.search) return;
  await takeToken((email) => quiz.send({ type: "save", values: { email } }));
  if (flow.steps[stepAt(location.pathname) ?? ""]?.isReceipt) checkout.arrive();
  history.replaceState(history.state, "", location.pathname + location.hash);
}
