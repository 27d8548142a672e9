import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A receipt leads to the buyer's account, if the product has an app of its own. */
export const accountButton: Rule = {
  id: "account-button",
  severity: "warning",
  why: "A purchase opens an account in `product.app`, and the receipt is where its buyer finds the way there. Without `activate` it has no button for it, and who has paid is left to look for the app. Where nothing is opened in an app, such as for a visit on site, allow it under `lint.allow`, or leave `product.app` out.",
  wrong: "ready: It is ready\nfailed: It did not work",
  right: "ready: It is ready\nactivate: Open your account\nfailed: It did not work",
  *check({ definition }) {
    if (definition.product.app === undefined) return;
    for (const [id, each] of Object.entries(definition.steps)) {
      const step = stepWith("isReceipt", each);
      if (!step || step.activate !== undefined) continue;
      yield {
        message: `Step "${id}" has no button to the account in product.app. Write what it says under "activate".`,
        path: ["steps", id],
        on: "key",
      };
    }
  },
};
