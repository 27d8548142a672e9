import { fieldWith } from "../../../traits/index.ts";
import { autofillOf, placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { inAll } from "../../words/index.ts";

/** A postcode is typed as a text. */
export const postcodeAsNumber: Rule = {
  id: "postcode-as-number",
  severity: "warning",
  why: "A postcode looks like a number and is none: nobody adds it up. A field of type number takes the leading zero away, so that 02134 in Boston is kept as 2134, groups its digits as in 43,004, and refuses the hyphen of 43004-1234 and the letters of other countries. A text with a pattern keeps what was typed.",
  wrong: "- { id: zip, type: number, label: ZIP code }",
  right: "- { id: zip, type: text, label: ZIP code, pattern: postcode }",
  *check({ definition }) {
    for (const { field, path } of placedFields(definition)) {
      if (!fieldWith("givesNumber", field)) continue;
      if (autofillOf(field) === "postal-code" || postcode.test(field.label))
        yield {
          message: `The field "${field.id}" asks for a postcode as a number, which loses a zero at its start. Write "type: text" and "pattern: postcode".`,
          path: [...path, "type"],
        };
    }
  },
};

const postcode = new RegExp(String.raw`(?<!\p{L})${inAll("postcode")}(?!\p{L})`, "iu");
