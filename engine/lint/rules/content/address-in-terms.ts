import { experimentIn } from "../../../copy/index.ts";
import type { Path } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** What everybody agrees to, and what is read where no address is known, shows nothing of the address. */
export const addressInTerms: Rule = {
  id: "address-in-terms",
  severity: "error",
  holdsInPart: true,
  why: "Whoever makes a link chooses what {query.…} shows. Legal texts and the terms of a purchase must read the same for everybody, whatever link they came by, as they are what people agree to; so must the small print of a step, whatever variant of an experiment is drawn. Mails and search engines know no address: they would always have the words behind the bar.",
  wrong: '- { id: terms, label: Terms, text: "{query.name|You} may cancel at any time." }',
  right: "- { id: terms, label: Terms, text: You may cancel at any time. }",
  *check({ uses }) {
    for (const { kind, name, path, excerpt } of uses) {
      const isVaried = experimentIn(name) !== undefined;
      if (kind !== "placeholder" || !(isVaried || name.startsWith("query."))) continue;
      // A greeting by name changes nothing of what is agreed to; a variant is there to say it otherwise.
      if (!isForAll(path) && !(isVaried && isConsent(path))) continue;
      yield {
        message: `{${name}} is what ${isVaried ? "is drawn for somebody" : "somebody's address says"}, but this text is the same for everybody. Write the words themselves.`,
        path,
        excerpt,
      };
    }
  },
};

/** The small print of a step. */
const isConsent = ([part, , key]: Path) => part === "steps" && key === "consent";

const isForAll = ([part, group, key]: Path) =>
  part === "legal" ||
  part === "description" ||
  (part === "texts" && (group === "mail" || (group === "checkout" && /^terms/.test(String(key)))));
