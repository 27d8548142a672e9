/** What the engine understands of a type of step or section: it knows no type by name and asks for its traits instead. */
export {
  canTakePayment,
  contactFields,
  offersPlans,
  sectionsOf,
  sectionTraits,
  sectionTypesWith,
  sectionWith,
  stepTraits,
  stepTypesWith,
  stepWith,
} from "./traits.ts";
