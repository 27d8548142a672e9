import type { FunnelDefinition, Plan, Section } from "../../schema/funnel.types.ts";
import type { SectionKeys } from "../../schema/traits.ts";
import { type ConditionNode, whenShown } from "../flow/index.ts";
import { isWithin, type Path } from "../problem/index.ts";
import {
  type SectionPlace,
  type SectionWith,
  sectionPlaces,
  sectionsOf,
  sectionTraits,
  sectionWith,
} from "../traits/index.ts";

/** A section with the step that shows it and its place. */
export type PlacedSection<T extends keyof SectionKeys> = Pick<SectionPlace, "within"> & {
  readonly step: string;
  readonly section: SectionWith<T>;
  /** Its position among the sections of the step; in columns, that of the columns. */
  readonly index: number;
  readonly path: Path;
  /** When it is shown; left out if it always is. */
  readonly when?: ConditionNode;
};

/** The sections on all steps whose type has a trait, in the order written. */
export function placedSections<T extends keyof SectionKeys>(
  { steps }: Pick<FunnelDefinition, "steps">,
  trait: T,
): readonly PlacedSection<T>[] {
  return Object.entries(steps).flatMap(([id, step]) =>
    sectionPlaces(step).flatMap((place): PlacedSection<T>[] => {
      const section = sectionWith(trait, place.section);
      if (!section) return [];
      const when = whenShown(place, ["steps", id]);
      const path = ["steps", id, ...place.at];
      return [{ step: id, section, within: place.within, index: Number(place.at[1]), path, ...(when && { when }) }];
    }),
  );
}

/** A number that a page shows on a scale, with its place. */
type PlacedScale = {
  readonly step: string;
  /** What it is called in messages. */
  readonly name: string;
  readonly scale: SectionKeys["measures"] | SectionKeys["measuresSeveral"]["rows"][number];
  readonly path: Path;
};

/** Each number that is shown on a scale: on a gauge of its own, or as one of several bars. */
export const placedScales = (definition: Pick<FunnelDefinition, "steps">): readonly PlacedScale[] => [
  ...placedSections(definition, "measures").map(({ step, section, path }) => ({
    ...{ step, path, name: "gauge" },
    scale: section,
  })),
  ...placedSections(definition, "measuresSeveral").flatMap(({ step, section, path }) =>
    section.rows.map((scale, row) => ({
      ...{ step, scale, name: `bar "${scale.label}"` },
      path: [...path, "rows", row],
    })),
  ),
];

/** Whether a place is in a section in which others speak: what they say is theirs, and was true when they said it. */
export const quotedIn = placesIn((section) => {
  const { quotes, showsTestimonials, showsReviews } = sectionTraits(section);
  return quotes || showsTestimonials || showsReviews;
});

/** Whether a place is in a section that some visitors see: what it says may be said of them alone. */
export const conditionalIn = placesIn(({ when }) => when !== undefined);

function placesIn(isSought: (section: Section) => boolean | undefined) {
  return ({ steps }: Pick<FunnelDefinition, "steps">): ((path: Path) => boolean) => {
    const sought = Object.entries(steps).flatMap(([id, step]) =>
      sectionPlaces(step).flatMap(({ section, at }) => (isSought(section) ? [["steps", id, ...at]] : [])),
    );
    return (path) => sought.some((place) => isWithin(path, place));
  };
}

/** A plan with its id. */
type OfferedPlan = { readonly id: string; readonly plan: Plan };

/** The plans that a visitor can pick at a step; plans that do not exist are left out. */
export const offeredPlans = (definition: FunnelDefinition, step: string): readonly OfferedPlan[] =>
  plansOf(definition, step, (section) => sectionWith("offersPlans", section)?.plans ?? []);

/** The plans that a visitor can pick or add at a step. */
export const pricedPlans = (definition: FunnelDefinition, step: string): readonly OfferedPlan[] =>
  plansOf(definition, step, (section) => [
    ...(sectionWith("offersPlans", section)?.plans ?? []),
    ...(sectionWith("offersExtras", section)?.extras ?? []),
  ]);

function plansOf({ plans, steps }: FunnelDefinition, step: string, named: (section: Section) => readonly string[]) {
  const ids = steps[step] ? sectionsOf(steps[step]).flatMap(named) : [];
  return [...new Set(ids)].flatMap((id) => {
    const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
    return plan ? [{ id, plan }] : [];
  });
}

/** Placeholders for the selected plan, if plans are shown. */
export const planNames: readonly string[] = [
  "plan.name",
  "plan.price",
  "plan.originalPrice",
  "plan.perDay",
  "plan.currency",
  "plan.period",
  "plan.interval",
  "plan.renews.price",
  "plan.renews.every",
  "plan.parts",
  "plan.parts.every",
  "plan.total",
];
