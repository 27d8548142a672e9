import { copyParts } from "../../../copy/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Quoted opinions state their origin: reviews name a fact with a source, quotes and testimonials name a source. */
export const reviewWithoutProvenance: Rule = {
  id: "review-without-provenance",
  severity: "warning",
  why: "Anybody who shows reviews must be able to say where they come from and how they know that buyers wrote them; the EU's Omnibus directive and the FTC's rule on reviews ask for just that. Name the place once, as the source of the figure beside them, and anybody can look it up.",
  wrong: "by: A member\nrole: Leeds",
  right: "by: A member\nrole: Leeds\nsource: Our review page, 12 March 2026",
  *check({ definition }) {
    const { facts } = definition;
    const isSourced = (name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      return fact?.source !== undefined && !fact.sample;
    };
    for (const { step, section, path } of placedSections(definition, "showsReviews")) {
      const real = section.reviews.findIndex(({ sample }) => !sample);
      const figures = [section.score, section.count, section.trust ?? ""].flatMap(factNames);
      if (real !== -1 && !figures.some(isSourced))
        yield {
          message: `The reviews of step "${step}" do not say where they come from. Show {facts.NAME} in "score", "count" or "trust", and give that fact the "source" of the reviews.`,
          path: [...path, "reviews", real],
        };
    }
    for (const { step, section, path } of placedSections(definition, "quotes"))
      if (!section.sample && section.source === undefined)
        yield {
          message: `What ${section.by} says in step "${step}" has no "source". Name where the words were published, or who can show that they were said.`,
          path: [...path, "by"],
        };
    for (const { step, section, path } of placedSections(definition, "showsTestimonials"))
      for (const [index, { name, sample, source }] of section.people.entries())
        if (!sample && source === undefined)
          yield {
            message: `The story of ${name} in step "${step}" has no "source". Name where it can be checked or who agreed to it, or mark it with "sample: true".`,
            path: [...path, "people", index, "name"],
          };
  },
};

const factNames = (copy: string) =>
  copyParts(copy).flatMap((part) => ("name" in part && part.name.startsWith("facts.") ? [part.name.slice(6)] : []));
