import { standardText } from "../../../load/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { firstOf } from "../../words/index.ts";

/** What is suggested on an offer is one of its plans, and not most of them. */
export const twoFavourites: Rule = {
  id: "two-favourites",
  severity: "warning",
  why: "“Our suggestion” on two of three plans suggests none: whoever was about to follow it has to choose again, and believes it less. `popular` came along when a plan was copied. Two of four may stand for two kinds, such as for one and for two people, and a label of another kind, such as “With a tutor”, may be true of several.",
  wrong: "year: { name: Yearly, price: 90, currency: USD, period: 1 year, popular: true }",
  right: "year: { name: Yearly, price: 90, currency: USD, period: 1 year }",
  *check({ definition }) {
    const { language, plans } = definition;
    const favourite = firstOf("favourite", language);
    for (const { step, section, path } of placedSections(definition, "offersPlans")) {
      const { popular } = { popular: "", ...section };
      if (popular !== standardText(language, [...path, "popular"], "Our suggestion") && !favourite.test(popular))
        continue;
      const marked = section.plans.filter((id) => Object.hasOwn(plans, id) && plans[id]?.popular);
      if (marked.length > 1 && marked.length > section.plans.length / 2)
        yield {
          message: `Step "${step}" calls ${marked.map((id) => `"${id}"`).join(" and ")} "${popular}", ${marked.length} of ${section.plans.length} plans. Leave "popular" to one of them.`,
          path: [...path, "plans"],
          on: "key",
        };
    }
  },
};
