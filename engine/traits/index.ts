/** What the engine understands of step and section types: it knows no type by name and asks for traits instead. */
export {
  type ContactField,
  type ContactWay,
  canTakePayment,
  contactFields,
  contactWays,
  offersPlans,
  type SectionPlace,
  sectionPlaces,
  sectionsOf,
  sectionTraits,
  sectionTypesWith,
  sectionWith,
  shownSections,
  stepTraits,
  stepTypesWith,
  stepWith,
} from "./traits.ts";
