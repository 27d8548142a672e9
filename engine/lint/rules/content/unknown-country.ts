import { type Path, suggestion } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Countries of a phone field are named by their codes. */
export const unknownCountry: Rule = {
  id: "unknown-country",
  severity: "error",
  why: "The phone field offers a country by its code of two letters (ISO 3166-1). A code that no country has is left out without a word: visitors from there begin with another country's number, and their numbers are refused or wrong.",
  wrong: "phone: { label: Phone, country: uk, preferred: [de, xx, us] }",
  right: "phone: { label: Phone, country: gb, preferred: [de, us] }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { phone } = stepWith("leavesContact", step) ?? {};
      if (!phone) continue;
      const { country, preferred } = phone;
      const at: Path = ["steps", id, "phone"];
      const named = [
        { code: country, path: [...at, "country"] },
        ...preferred.map((code, index) => ({ code, path: [...at, "preferred", index] })),
      ];
      for (const { code, path } of named) {
        const meant = new Intl.Locale(`und-${code}`).region?.toLowerCase() ?? code;
        const isKnown = meant === code && names.of(code.toUpperCase()) !== undefined;
        if (isKnown) continue;
        const { sentence, suggest } = suggestion(meant === code ? null : meant);
        const message = `No country has the code "${code}".${sentence} Codes are those of ISO 3166-1, such as us or de.`;
        yield { message, path, suggest };
      }
    }
  },
};

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
