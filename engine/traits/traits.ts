import type { Field, FieldTraits, Section, SectionTraits, Step, StepTraits } from "../../schema/funnel.types.ts";
import {
  type FieldKeys,
  fieldTypes,
  type SectionKeys,
  type StepKeys,
  sectionTypes,
  stepTypes,
} from "../../schema/traits.ts";

/** The traits of a step, by its type. */
export const stepTraits = ({ type }: Pick<Step, "type">): StepTraits => stepTypes[type];

/** The traits of a section, by its type. */
export const sectionTraits = ({ type }: Pick<Section, "type">): SectionTraits => sectionTypes[type];

/** The traits of a field, by its type. */
const fieldTraits = ({ type }: Pick<Field, "type">): FieldTraits => fieldTypes[type];

/** A step narrowed to the keys of a trait; undefined if its type does not have the trait. */
export function stepWith<T extends keyof StepKeys>(trait: T, step: Step): (Step & StepKeys[T]) | undefined {
  return hasStepTrait(step, trait) ? step : undefined;
}

/**
 * What is known of a section with a trait: the keys of all sections and those of the trait. A key of another type that is called
 * alike, such as the `rows` of a table, is not among them.
 */
export type SectionWith<T extends keyof SectionKeys> = Pick<Section, keyof Section> & SectionKeys[T];

/** A section narrowed to the keys of a trait; undefined if its type does not have the trait. */
export function sectionWith<T extends keyof SectionKeys>(trait: T, section: Section): SectionWith<T> | undefined {
  return hasSectionTrait(section, trait) ? section : undefined;
}

/** A field narrowed to the keys of a trait; undefined if its type does not have the trait. */
export function fieldWith<T extends keyof FieldKeys>(trait: T, field: Field): (Field & FieldKeys[T]) | undefined {
  return hasFieldTrait(field, trait) ? field : undefined;
}

/** The engine's own sentences for forms that only fields with a trait say, by that trait. */
const sentencesOfFields: Readonly<Partial<Record<keyof FieldKeys, readonly string[]>>> = {
  givesTime: ["invalidTime", "outOfHours"],
  givesAppointment: [
    "chooseTime",
    "moreDays",
    "loadingTimes",
    "keepingTime",
    "timeKept",
    "timeTaken",
    "timeZone",
    "byYourClock",
    "noTimes",
    "timesFailed",
    "tryAgain",
    "removeFile",
  ],
  givesFile: [
    "chooseFile",
    "anotherFile",
    "fileLimits",
    "fileCount",
    "sendingFile",
    "fileSent",
    "removeFile",
    "tryAgain",
    "fileFailed",
    "fileTooLarge",
    "wrongFile",
    "tooManyFiles",
    "unsentFile",
  ],
};

/** Whether fields can say one of the engine's own sentences for forms. */
export function canSay(sentence: string, fields: readonly Field[]): boolean {
  const traits = Object.entries(sentencesOfFields).flatMap(([trait, own]) => (own.includes(sentence) ? trait : []));
  return (
    traits.length === 0 || traits.some((trait) => fields.some((field) => Object.hasOwn(fieldTraits(field), trait)))
  );
}

/** Whether there are fields of a type; it comes from a definition that may be wrong. */
export const isFieldType = (type: string): boolean => Object.hasOwn(fieldTypes, type);

/** Whether fields of a type take a text; the type comes from a definition that may be wrong. */
export const takesText = (type: unknown): boolean =>
  Object.entries(fieldTypes).some(([name, traits]) => name === type && Object.hasOwn(traits, "givesText"));

/** Whether what fields of a type take has an order: numbers, measures, days and times. */
export const hasOrder = (type: unknown): boolean =>
  Object.entries(fieldTypes).some(
    ([name, traits]) =>
      name === type &&
      (["givesNumber", "givesMeasure", "givesDate", "givesTime"] as const).some((one) => Object.hasOwn(traits, one)),
  );

// The script that writes the table makes sure that a type with a trait has its keys.
const hasStepTrait = <T extends keyof StepKeys>(step: Step, trait: T): step is Step & StepKeys[T] =>
  stepTraits(step)[trait] !== undefined;

const hasSectionTrait = <T extends keyof SectionKeys>(
  section: Section,
  trait: T,
): section is Section & SectionKeys[T] => sectionTraits(section)[trait] !== undefined;

const hasFieldTrait = <T extends keyof FieldKeys>(field: Field, trait: T): field is Field & FieldKeys[T] =>
  fieldTraits(field)[trait] !== undefined;

/**
 * Names of the step types that have a trait, for a message: `offer or checkout`.
 *
 * @param without a trait that they must not have
 */
export const stepTypesWith = (trait: keyof StepTraits, without?: keyof StepTraits): string =>
  named(stepTypes, trait, without);

/** Names of the section types that have a trait, for a message. */
export const sectionTypesWith = (trait: keyof SectionTraits): string => named(sectionTypes, trait);

const named = (types: Readonly<Record<string, object>>, trait: string, without = "") =>
  Object.keys(types)
    .filter((type) => Object.hasOwn(types[type] ?? {}, trait) && !Object.hasOwn(types[type] ?? {}, without))
    .join(" or ");

/** A section of a step and where it is. */
export type SectionPlace = {
  readonly section: Section;
  /** Path below the step. */
  readonly at: readonly (string | number)[];
  /** The sections that it is in, outermost first; empty for most. */
  readonly within: readonly SectionPlace[];
};

/** The sections of a step with their places, in page order; those in columns follow the columns. */
export const sectionPlaces = (step: Step): readonly SectionPlace[] =>
  placesIn(stepWith("hasSections", step)?.sections ?? [], ["sections"], []);

function placesIn(
  sections: readonly Section[],
  list: SectionPlace["at"],
  within: SectionPlace["within"],
): readonly SectionPlace[] {
  return sections.flatMap((section, index) => {
    const place = { section, at: [...list, index], within };
    const columns = sectionWith("holdsSections", section)?.columns ?? [];
    const inner = columns.flatMap(({ sections }, column) =>
      placesIn(sections, [...place.at, "columns", column, "sections"], [...within, place]),
    );
    return [place, ...inner];
  });
}

/** The sections of a step, in page order, with those in columns; empty if its type has none. */
export const sectionsOf = (step: Step): readonly Section[] => sectionPlaces(step).map(({ section }) => section);

/** Sections with those in their columns, in page order, as long as `isShown` holds for both. */
export const shownSections = (
  sections: readonly Section[],
  isShown: (section: Section) => boolean,
): readonly Section[] =>
  sections
    .filter(isShown)
    .flatMap((section) => [
      section,
      ...(sectionWith("holdsSections", section)?.columns ?? []).flatMap(({ sections }) =>
        shownSections(sections, isShown),
      ),
    ]);

/** Whether a visitor can be offered plans at a step. */
export const offersPlans = (step: Step): boolean =>
  sectionsOf(step).some((section) => sectionTraits(section).offersPlans);

/**
 * Whether visitors go on from a step by the buttons of its sections alone. Other steps have their own button or need none, and
 * the bonus has one.
 */
export const isLedBySections = (step: Step): boolean =>
  stepTraits(step).takesPayment === "by-sections" && stepWith("hasPromotions", step)?.bonus === undefined;

/** Whether the payment form can open on the page of a step, so that the page needs the code and data for paying. */
export const canTakePayment = (step: Pick<Step, "type">): boolean => stepTraits(step).takesPayment !== undefined;

/** The fields of a step, in order; empty if its type has none. */
export const fieldsOf = (step: Step): readonly Field[] => stepWith("hasFields", step)?.fields ?? [];

/** Whether it may be that there is nothing to pick in a field, so that nobody is kept from going on without it. */
export const mayBeFull = (field: Field): boolean => fieldWith("givesAppointment", field) !== undefined;

/** Whether everybody must fill in a field. */
const isRequired = (field: Field): boolean => field.required && !field.when && !mayBeFull(field);

/** Ids of the fields of a step of which visitors must fill in at least one; empty if there are none. */
export const requiredOneOf = (step: Step): readonly string[] => stepWith("hasFields", step)?.requireOneOf ?? [];

/** What a field is in a lead; undefined if it is not a contact. */
export function contactPart(field: Field): ContactField | undefined {
  if (fieldWith("givesEmail", field)?.contact) return "email";
  if (fieldWith("givesPhone", field)?.contact) return "phone";
  return fieldWith("givesText", field)?.contact;
}

/** A text that a field takes, if its type does not take any; undefined for other types. */
export function likeIn(field: Field): string | undefined {
  const { givesText } = fieldTraits(field);
  if (typeof givesText !== "object") return undefined;
  const { like, by } = givesText;
  if (typeof like === "string") return like;
  return Object.entries(field).flatMap(([key, value]) => (key === by ? (like[String(value)] ?? []) : []))[0];
}

/** The origins of the videos that a step shows in frames: https://player.example. */
export const framedHosts = (step: Step): readonly string[] => [
  ...new Set(videosOf(step).flatMap(({ frame = "" }) => originOf(frame) ?? [])),
];

/**
 * The origin of an address, as a security policy names it.
 *
 * @returns undefined if its host is not plainly written
 */
export const originOf = (address: string): string | undefined =>
  /^https:\/\/[a-z0-9.-]+(:[0-9]+)?(?=[/?#]|$)/i.exec(address)?.[0].toLowerCase();

/** Whether a step shows a video that is a file of the project. */
export const showsOwnVideo = (step: Step): boolean => videosOf(step).some(({ src }) => src !== undefined);

const videosOf = (step: Step) => sectionsOf(step).flatMap((section) => sectionWith("showsVideo", section) ?? []);

/** The contacts that a step asks for, beginning with what it asks for first; empty if its type asks for none. */
export function contactFields(step: Step): readonly ("email" | "phone")[] {
  const asking = stepWith("leavesContact", step);
  const asked = asking ? contacts.filter((field) => asking[field] !== undefined) : fieldsOf(step).map(contactPart);
  const inOrder = asking?.mode === "phone" ? contacts.toReversed() : contacts;
  return inOrder.filter((field) => asked.includes(field));
}

/** Names under which a phone number is kept: that of the contact, and those of fields for one. */
export const phoneNames = (steps: readonly Step[]): readonly string[] => [
  "phone",
  ...steps.flatMap(fieldsOf).flatMap((field) => (fieldWith("givesPhone", field) ? field.id : [])),
];

/** Whether visitors can leave a contact at a step, which becomes a lead. */
export const leavesContact = (step: Step): boolean => contactFields(step).length > 0;

/** Values that a visitor certainly has typed who has left a step: one of two contacts is not certain. */
export function typedNames(step: Step): readonly string[] {
  if (stepTraits(step).leavesContact) {
    const asked = contactFields(step);
    return asked.length === 1 ? asked : [];
  }
  return fieldsOf(step).flatMap((field) => {
    const part = contactPart(field);
    return isRequired(field) ? [field.id, ...(part ? [part] : [])] : [];
  });
}

/** Whether nobody goes on from a form without a way to be reached: one is required, or one of several. */
export function requiresContact(step: Step): boolean {
  const ways = fieldsOf(step).filter((field) => !field.when && contacts.some((part) => contactPart(field) === part));
  const oneOf = requiredOneOf(step);
  return ways.some(isRequired) || (oneOf.length > 0 && oneOf.every((name) => ways.some(({ id }) => id === name)));
}

const contacts = ["email", "phone"] as const;

/** A part of a lead's contact. */
export type ContactField = (typeof contacts)[number] | "name";

/** What visitors leave at once: these parts, and some of the others. */
export type ContactWay = { readonly always: readonly ContactField[]; readonly perhaps?: readonly ContactField[] };

/** The ways in which visitors can leave a contact at a step; empty if its type asks for none. */
export function contactWays(step: Step): readonly ContactWay[] {
  const ways = contactFields(step);
  if (stepTraits(step).leavesContact) return ways.map((field) => ({ always: [field] }));
  const parts = fieldsOf(step).flatMap((field) => {
    const part = contactPart(field);
    return part ? [{ part, required: isRequired(field) }] : [];
  });
  const always = parts.filter(({ required }) => required).map(({ part }) => part);
  const perhaps = parts.filter(({ required }) => !required).map(({ part }) => part);
  if (ways.some((way) => always.includes(way))) return [{ always, perhaps }];
  // A lead needs one of them, whichever the visitor fills in.
  return ways.map((way) => ({ always: [...always, way], perhaps: perhaps.filter((part) => part !== way) }));
}
