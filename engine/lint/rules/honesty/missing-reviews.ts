import { copyParts } from "../../../copy/index.ts";
import { isWithin } from "../../../problem/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { latinFigures } from "../../stated/latin-figures.ts";
import { firstOf } from "../../words/index.ts";

/** A button that promises all reviews opens as many as are counted beside it. */
export const missingReviews: Rule = {
  id: "missing-reviews",
  severity: "warning",
  why: "“Read all reviews” beside “238 reviews” that opens 50 leaves the visitor to wonder which ones were left out. If these are a selection, say so; showing the good ones as if they were all is a practice that the EU's Omnibus directive names.",
  wrong: 'count: "{facts.reviews} reviews"\nbutton: Read all reviews',
  right: 'count: "{facts.reviews} reviews"\nbutton: Read more reviews',
  *check({ copy, definition }) {
    const { facts } = definition;
    const pattern = firstOf("all", definition.language);
    for (const { step, section, path } of placedSections(definition, "showsReviews")) {
      const counted = copyParts(section.count).map((part) => {
        if (!("name" in part)) return "text" in part ? part.text : "";
        const name = part.name.replace(/^facts\./, "");
        return Object.hasOwn(facts, name) ? `${facts[name]?.value}` : "";
      });
      const count = Number(/\d+/.exec(latinFigures(counted.join("")).replace(betweenThousands, ""))?.[0]);
      if (!(count > section.reviews.length)) continue;
      const claim = copy.find(
        (each) =>
          each.path.length === path.length + 1 &&
          each.path.at(-1) === "button" &&
          isWithin(each.path, path) &&
          pattern.test(each.text),
      );
      if (claim)
        yield {
          message: `"${claim.text}" on step "${step}" opens only ${section.reviews.length}, but ${count} are counted. Write "Read more reviews", or add the others.`,
          path: claim.path,
        };
    }
  },
};

const betweenThousands = /(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))/g;
