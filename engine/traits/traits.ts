import type { Section, SectionTraits, Step, StepTraits } from "../../schema/funnel.types.ts";
import { type SectionKeys, type StepKeys, sectionTypes, stepTypes } from "../../schema/traits.ts";

/** The traits of a step, by its type. */
export const stepTraits = ({ type }: Pick<Step, "type">): StepTraits => stepTypes[type];

/** The traits of a section, by its type. */
export const sectionTraits = ({ type }: Pick<Section, "type">): SectionTraits => sectionTypes[type];

/** A step with the keys that come with a trait; undefined if its type does not have the trait. */
export function stepWith<T extends keyof StepKeys>(trait: T, step: Step): (Step & StepKeys[T]) | undefined {
  return hasStepTrait(step, trait) ? step : undefined;
}

/** A section with the keys that come with a trait; undefined if its type does not have the trait. */
export function sectionWith<T extends keyof SectionKeys>(
  trait: T,
  section: Section,
): (Section & SectionKeys[T]) | undefined {
  return hasSectionTrait(section, trait) ? section : undefined;
}

// That a type with a trait has the keys is held where the table is written.
const hasStepTrait = <T extends keyof StepKeys>(step: Step, trait: T): step is Step & StepKeys[T] =>
  stepTraits(step)[trait] !== undefined;

const hasSectionTrait = <T extends keyof SectionKeys>(
  section: Section,
  trait: T,
): section is Section & SectionKeys[T] => sectionTraits(section)[trait] !== undefined;

/** Names of the step types that have a trait, to be said to an author: `offer or checkout`. */
export const stepTypesWith = (trait: keyof StepTraits): string => named(stepTypes, trait);

/** Names of the section types that have a trait, to be said to an author. */
export const sectionTypesWith = (trait: keyof SectionTraits): string => named(sectionTypes, trait);

const named = (types: Readonly<Record<string, object>>, trait: string) =>
  Object.keys(types)
    .filter((type) => Object.hasOwn(types[type] ?? {}, trait))
    .join(" or ");

/** The sections of a step, in order; none where its type has none. */
export const sectionsOf = (step: Step): readonly Section[] => stepWith("hasSections", step)?.sections ?? [];

/** Whether a visitor can be offered plans at a step. */
export const offersPlans = (step: Step): boolean =>
  sectionsOf(step).some((section) => sectionTraits(section).offersPlans);

/** Whether the payment form can open on the page of a step, so that the page needs what paying needs. */
export const canTakePayment = (step: Pick<Step, "type">): boolean => stepTraits(step).takesPayment !== undefined;

/** What a visitor can leave at a step to be reached by; nothing where its type asks for no contact. */
export function contactFields(step: Step): readonly ("email" | "phone")[] {
  const asking = stepWith("leavesContact", step);
  return asking ? contacts.filter((field) => asking[field] !== undefined) : [];
}

const contacts = ["email", "phone"] as const;
