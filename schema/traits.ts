// Generated from x-step, x-section and x-field of the renderers' fragments by `npm run schema`; edit those instead.
import type {
  Asks,
  DrawsWay,
  Field,
  FieldTraits,
  GivesAppointment,
  GivesChoice,
  GivesConsent,
  GivesDate,
  GivesEmail,
  GivesFile,
  GivesMeasure,
  GivesNumber,
  GivesPhone,
  GivesText,
  GivesTime,
  Guarantees,
  HasFields,
  HasPromotions,
  HasSections,
  HoldsSections,
  IsHeading,
  IsReceipt,
  LeadsOn,
  LeavesContact,
  Measures,
  MeasuresSeveral,
  NamesPlan,
  OffersEntry,
  OffersExtras,
  OffersPlans,
  Quotes,
  Saves,
  Section,
  SectionTraits,
  ShowsResult,
  ShowsReviews,
  ShowsTestimonials,
  ShowsTrustMarks,
  ShowsVideo,
  StatesFigure,
  StatesFigures,
  Step,
  StepTraits,
  TakesPayment,
} from "./funnel.types.ts";

/** What the engine understands of each type of step. */
export const stepTypes = {
  checkout: { takesPayment: "itself", namesPlan: true },
  confirmation: { confirmsContact: true, ends: true },
  contact: { leavesContact: true, needsCode: true },
  end: { hasSections: true, ends: true },
  form: { hasFields: true, hasSections: true, needsCode: true },
  info: { hasSections: true },
  loading: { movesOn: { after: "tick", times: 100, part: { from: "startAt", to: "stopAt" } }, hasSections: true },
  "multi-select": { asks: "several", saves: true, hasSections: true },
  offer: { hasSections: true, takesPayment: "by-sections", hasPromotions: true },
  question: { asks: "one", saves: true, hasSections: true },
  receipt: { isReceipt: true, namesPlan: true },
} as const satisfies Readonly<Record<Step["type"], StepTraits>>;

/** The keys that come with a trait of a step. */
export type StepKeys = {
  readonly asks: Asks;
  readonly saves: Saves;
  readonly hasSections: HasSections;
  readonly hasFields: HasFields;
  readonly leavesContact: LeavesContact;
  readonly takesPayment: TakesPayment;
  readonly isReceipt: IsReceipt;
  readonly namesPlan: NamesPlan;
  readonly hasPromotions: HasPromotions;
};

/** What the engine understands of each type of section. */
export const sectionTypes = {
  badge: {},
  bars: { measuresSeveral: true, hidesUnfilled: true },
  "before-after": { showsResult: true },
  button: { leadsOn: true },
  "calendar-entry": { offersEntry: true },
  chart: { drawsWay: true, hidesUnfilled: true },
  columns: { holdsSections: true },
  comparison: { marksAnswer: true },
  extras: { offersExtras: true },
  faq: {},
  "feature-cards": {},
  figure: { statesFigure: true },
  figures: { statesFigures: true },
  gauge: { measures: true, hidesUnfilled: true },
  goal: {},
  guarantee: { guarantees: true },
  heading: { isHeading: true },
  help: {},
  "how-it-works": {},
  image: {},
  link: {},
  list: {},
  "logo-strip": { showsTrustMarks: true },
  notice: { hidesUnfilled: true },
  outline: {},
  plans: { offersPlans: true },
  quote: { quotes: true },
  recap: { hidesUnfilled: true },
  "review-summary": { showsReviews: true },
  testimonials: { showsTestimonials: true },
  text: {},
  trust: {},
  video: { showsVideo: true },
} as const satisfies Readonly<Record<Section["type"], SectionTraits>>;

/** The keys that come with a trait of a section. */
export type SectionKeys = {
  readonly isHeading: IsHeading;
  readonly offersPlans: OffersPlans;
  readonly offersExtras: OffersExtras;
  readonly leadsOn: LeadsOn;
  readonly holdsSections: HoldsSections;
  readonly measures: Measures;
  readonly measuresSeveral: MeasuresSeveral;
  readonly drawsWay: DrawsWay;
  readonly showsResult: ShowsResult;
  readonly showsVideo: ShowsVideo;
  readonly offersEntry: OffersEntry;
  readonly statesFigure: StatesFigure;
  readonly statesFigures: StatesFigures;
  readonly guarantees: Guarantees;
  readonly quotes: Quotes;
  readonly showsTestimonials: ShowsTestimonials;
  readonly showsReviews: ShowsReviews;
  readonly showsTrustMarks: ShowsTrustMarks;
};

/** What the engine understands of each type of field. */
export const fieldTypes = {
  appointment: { givesAppointment: true },
  checkbox: { givesConsent: true },
  date: { givesDate: true },
  email: { givesEmail: true },
  file: { givesFile: true },
  "long-text": { givesText: true },
  measure: { givesMeasure: true },
  number: { givesNumber: true },
  phone: { givesPhone: true },
  rating: { givesNumber: true },
  select: { givesChoice: true },
  slider: { givesNumber: true },
  text: { givesText: { by: "pattern", like: { postcode: "10115", digits: "12345" } } },
  time: { givesTime: true },
} as const satisfies Readonly<Record<Field["type"], FieldTraits>>;

/** The keys that come with a trait of a field. */
export type FieldKeys = {
  readonly givesText: GivesText;
  readonly givesNumber: GivesNumber;
  readonly givesMeasure: GivesMeasure;
  readonly givesDate: GivesDate;
  readonly givesTime: GivesTime;
  readonly givesChoice: GivesChoice;
  readonly givesConsent: GivesConsent;
  readonly givesAppointment: GivesAppointment;
  readonly givesFile: GivesFile;
  readonly givesEmail: GivesEmail;
  readonly givesPhone: GivesPhone;
};

/** Names of the step types that have a trait. */
export type StepTypeWith<T extends keyof StepTraits> = {
  [Type in Step["type"]]: (typeof stepTypes)[Type] extends Readonly<Record<T, unknown>> ? Type : never;
}[Step["type"]];
