import { fieldsOf, leavesContact, stepTraits } from "../../../traits/index.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { firstOf, sentenceAt } from "../../words/index.ts";

/** A question whose answer is stored with the lead does not say that it is kept nowhere, or seen by nobody. */
export const deniedKeeping: Rule = {
  id: "denied-keeping",
  severity: "warning",
  why: "“Nobody sees it but you” beside the field for a weight, in a funnel that asks for an address further on: what was answered is stored with the lead, whoever receives leads can read it, and the sentence is untrue. About health, the law of many places makes a promise like this one expensive. Say what it is used for, and who can see it.",
  wrong: "hint: Nobody sees it but you.",
  right: "hint: We use it for your plan.",
  *check({ definition, authored, graph }) {
    const { steps, language } = definition;
    const words = firstOf("neverKept", language);
    const exceptions = firstOf("exceptFor", language);
    const said = authored.flatMap(({ text, path }) => {
      const step = path[0] === "steps" ? String(path[1]) : "";
      const { 0: excerpt = "", index = 0 } = (steps[step] && words.exec(text)) ?? {};
      // "We keep nothing, unless you leave your address" is true.
      const hasExceptions = exceptions.test(sentenceAt(text, index).rest.slice(excerpt.length));
      return excerpt === "" || hasExceptions ? [] : [{ excerpt, step, path }];
    });
    if (said.length === 0) return;
    const keeping = Object.keys(steps).filter((id) => steps[id] && leavesContact(steps[id]));
    const leads = leadsFrom(graph, new Set(said.map(({ step }) => step)));
    for (const { excerpt, step, path } of said) {
      const own = steps[step];
      if (!own || (fieldsOf(own).length === 0 && !leavesContact(own) && stepTraits(own).asks === undefined)) continue;
      const kept = keeping.find((id) => id === step || leads(step, id));
      if (kept !== undefined)
        yield {
          message: `This says "${excerpt}", but what is answered here is stored with the contact of step "${kept}". Say what it is used for instead.`,
          path,
          excerpt,
        };
    }
  },
};
