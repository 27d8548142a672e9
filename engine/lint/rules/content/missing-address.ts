import { addressesIn } from "../../../load/index.ts";
import type { Rule } from "../../rule.ts";

/** A button to a page of the app needs `product.app`, and a button to support needs `product.support`. */
export const missingAddress: Rule = {
  id: "missing-address",
  severity: "error",
  why: "`app:/…` stands for a page of the product's app, and `support` for a mail to its support. Without the address under `product` the button leads nowhere, and the visitor who was ready to go on is lost on the last page.",
  wrong: "button: { text: Open the app, to: app:/start }",
  right: 'button: { text: Open the app, to: "https://app.my.internal/start" }',
  *check({ definition }) {
    const { product } = definition;
    for (const { text, path } of addressesIn(definition)) {
      const key = text === "support" ? "support" : text.startsWith("app:") ? "app" : undefined;
      if (key && product[key] === undefined)
        yield {
          message: `This button leads to ${places[key]}, but "product.${key}" is not set. Set it, or write the whole address: ${samples[key]}.`,
          path,
        };
    }
  },
};

const places = { app: "a page of the product's app", support: "a mail to support" };
const samples = { app: "https://…", support: "mailto:…" };
