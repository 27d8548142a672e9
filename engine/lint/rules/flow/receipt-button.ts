import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A receipt with a way forward has a button for it, and a receipt's button has a way forward. */
export const receiptButton: Rule = {
  id: "receipt-button",
  severity: "error",
  why: "A receipt is the last page unless it says otherwise. With `next` alone nothing on it leads there, though the picture and the walks of the funnel count the way; with `button` alone there is nothing to show. Write both, or neither.",
  wrong: "support: Write to us\nnext: bring",
  right: "support: Write to us\nbutton: What to bring\nnext: bring",
  *check({ definition }) {
    for (const [id, each] of Object.entries(definition.steps)) {
      const step = stepWith("isReceipt", each);
      if (!step || (step.next === undefined) === (step.button === undefined)) continue;
      const [has, lacks] = step.button === undefined ? (["next", "button"] as const) : (["button", "next"] as const);
      yield {
        message: `Step "${id}" has "${has}", but ${ways[lacks]} under "${lacks}", or remove "${has}".`,
        path: ["steps", id, has],
        on: "key",
      };
    }
  },
};

const ways = { button: "no button leads there. Write what it says", next: "it leads nowhere. Write where it leads" };
