/** What the engine understands of step and section types: it knows no type by name and asks for traits instead. */
export {
  type ContactField,
  type ContactWay,
  canTakePayment,
  contactFields,
  contactWays,
  offersPlans,
  sectionsOf,
  sectionTraits,
  sectionTypesWith,
  sectionWith,
  stepTraits,
  stepTypesWith,
  stepWith,
} from "./traits.ts";
