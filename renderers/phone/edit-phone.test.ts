import fc from "fast-check";
import { expect, test } from "vitest";
import { listCountries } from "./countries.ts";
import { editPhone } from "./edit-phone.ts";
import { formatPhone, readPhone } from "./read-phone.ts";

test("the cap of 15 digits holds, and the caret stays within the text, for every country and whatever is typed", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...listCountries("en", []).map(({ iso2 }) => iso2)),
      fc.array(
        fc.record({
          typed: fc.stringMatching(/^[\d+() -]{0,20}$/),
          at: fc.nat(30),
          kind: fc.constantFrom("", "insertText"),
        }),
      ),
      (country, edits) => {
        let number = readPhone({ country, text: "" });
        for (const { typed, at, kind } of edits) {
          const text = formatPhone(number);
          const place = Math.min(at, text.length);
          const after = editPhone(number, {
            text: text.slice(0, place) + typed + text.slice(place),
            caret: place + typed.length,
            kind,
          });
          number = after.number;
          expect(number.international.replace(/\D/g, "").length).toBeLessThanOrEqual(15);
          expect(after.caret).toBeGreaterThanOrEqual(0);
          expect(after.caret).toBeLessThanOrEqual(formatPhone(number).length);
        }
      },
    ),
    { numRuns: 500 },
  );
});
