/* Generated from schema/funnel.schema.json by `npm run schema`; edit the schema fragments instead. */

/**
 * One id, or a list of which any one suffices.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "oneOrMore".
 */
export type OneOrMore = string | string[];
/**
 * What every step can say, whatever its type. Composed into each step variant.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "step".
 */
export type Step =
  CheckoutStep | ContactStep | InfoStep | LoadingStep | MultiSelectStep | OfferStep | QuestionStep | ReceiptStep;
/**
 * The address of the page on this site: a slash, then small letters, digits and hyphens.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "path".
 */
export type Path = string;
/**
 * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "target".
 */
export type Target = StepId | GuardedTarget[];
/**
 * The id of a step of this file.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "stepId".
 */
export type StepId = string;
/**
 * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "copy".
 */
export type Copy = string;
/**
 * What every section can say, whatever its type. Composed into each section variant.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "section".
 */
export type Section =
  | BadgeSection
  | ButtonSection
  | FigureSection
  | GoalSection
  | HeadingSection
  | ImageSection
  | LogoStripSection
  | PlansSection
  | QuoteSection
  | TextSection;
/**
 * Path of an image file, relative to this definition.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "asset".
 */
export type Asset = string;
/**
 * The id of a plan of this file.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "planId".
 */
export type PlanId = string;
/**
 * What the page shows, from top to bottom.
 *
 * @minItems 1
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "sections".
 */
export type Sections = Section[];
/**
 * One answer to choose: its label, or an object where it needs more than a label.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "option".
 */
export type Option = string | OptionObject;
/**
 * The answers to choose from.
 *
 * @minItems 1
 * @maxItems 60
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "options".
 */
export type Options = Option[];
/**
 * A short name of letters, digits and hyphens, starting with a letter.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "id".
 */
export type Id = string;
/**
 * A length of time with its unit: 30 ms, 5 s, 10 min, 24 h.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "duration".
 */
export type Duration = string;
/**
 * A calendar period, for example 1 week or 3 months.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "period".
 */
export type Period = string;
/**
 * A colour as #rrggbb.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "color".
 */
export type Color = string;
/**
 * A full web address, starting with https://.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "url".
 */
export type Url = string;
/**
 * An e-mail address.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "email".
 */
export type Email = string;
/**
 * A language as a BCP 47 tag: en, en-GB, zh-Hant-TW.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "languageTag".
 */
export type LanguageTag = string;
/**
 * A number.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "number".
 */
export type Number = number;
/**
 * Letters, digits, hyphens and underscores.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "sourceTag".
 */
export type SourceTag = string;
/**
 * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "consentLine".
 */
export type ConsentLine = string;

/**
 * One whole web funnel: its flow, every sentence a visitor reads, its prices, facts, legal texts and look.
 */
export interface FunnelDefinition {
  /**
   * Short name of the funnel. It prefixes storage keys, rows and events, so keep it once visitors have come.
   */
  id: string;
  /**
   * Raise it when answers stored by earlier visitors no longer fit; they then start afresh.
   */
  version: number;
  /**
   * Language of the texts as a BCP 47 tag, for example en or pt-BR. It sets the page's lang and how money is written.
   */
  language: string;
  /**
   * The step a visitor sees first.
   */
  start: string;
  /**
   * What a link into the middle does: open shows that step; in-order sends the visitor to the furthest step reached so far.
   */
  entry?: "open" | "in-order";
  product: Product;
  hosts?: Hosts;
  counter: Counter;
  theme: Theme;
  /**
   * Every figure that the pages claim, written once. Show one with {facts.NAME}.
   */
  facts?: {
    [k: string]: Fact;
  };
  /**
   * What can be bought, by plan id. Offers and checkouts refer to these ids.
   */
  plans?: {
    [k: string]: Plan;
  };
  /**
   * Named scales on which options score points. Show a total with {score.NAME}.
   */
  scales?: {
    [k: string]: Scale;
  };
  /**
   * Results a visitor can get, tried from top to bottom; the first whose `when` holds is theirs. Show it with {outcome.title} and {outcome.text}.
   */
  outcomes?: Outcome[];
  legal?: Legal;
  lead?: Lead;
  geolocation?: Geolocation;
  tracking?: Tracking;
  /**
   * The engine's own sentences: buttons, notices and errors that belong to no single step. Each has an English default; write only those you want to change.
   */
  texts?: {
    /**
     * Header, footer and screens around the steps.
     */
    shell?: {
      /**
       * Name of the back link.
       */
      back?: string;
      /**
       * Name of the logo link.
       */
      home?: string;
      /**
       * Name of the progress bar for screen readers.
       */
      progress?: string;
      /**
       * First link on the page, for keyboard users.
       */
      skip?: string;
      /**
       * Heading of the 404 page.
       */
      notFoundTitle?: string;
      /**
       * Link on the 404 page.
       */
      notFoundHome?: string;
      /**
       * Heading of the error screen.
       */
      errorTitle?: string;
      /**
       * Link on the error screen.
       */
      errorHome?: string;
      /**
       * Notice while the next page cannot be loaded.
       */
      offline?: string;
      /**
       * Button that closes a notice.
       */
      dismiss?: string;
      /**
       * Label on content that is marked as a sample.
       */
      sample?: string;
    };
    /**
     * Loading steps.
     */
    loading?: {
      /**
       * Name of the ring for screen readers.
       */
      progress?: string;
    };
    /**
     * Contact steps.
     */
    contact?: {
      /**
       * Button while the contact is being kept.
       */
      sending?: string;
      /**
       * Title of the notice.
       */
      invalidEmailTitle?: string;
      /**
       * Text of the notice.
       */
      invalidEmail?: string;
      /**
       * Title of the notice.
       */
      invalidPhoneTitle?: string;
      /**
       * Text of the notice.
       */
      invalidPhone?: string;
      /**
       * Name of the country picker.
       */
      country?: string;
      /**
       * Placeholder of the country search.
       */
      searchCountries?: string;
      /**
       * Shown when the country search finds nothing.
       */
      noCountry?: string;
    };
    /**
     * Checkout steps.
     */
    checkout?: {
      /**
       * Title of the error alert.
       */
      error?: string;
      /**
       * When no e-mail is known.
       */
      emailRequired?: string;
      /**
       * When no payment provider is configured.
       */
      notConfigured?: string;
      /**
       * Label of the plan.
       */
      plan?: string;
      /**
       * Label of the e-mail.
       */
      email?: string;
      /**
       * Label of the crossed-out price.
       */
      originalPrice?: string;
      /**
       * Label of the saving.
       */
      savings?: string;
      /**
       * Label of the price per day.
       */
      perDay?: string;
      /**
       * Label of the total.
       */
      total?: string;
    };
    /**
     * Receipt steps.
     */
    receipt?: {
      /**
       * Label of the transaction.
       */
      transaction?: string;
      /**
       * Label of the amount.
       */
      amount?: string;
      /**
       * Label of the plan.
       */
      plan?: string;
      /**
       * Label of the e-mail.
       */
      email?: string;
    };
  };
  /**
   * The steps by id. Their order here means nothing: each names its own `next` and `back`.
   */
  steps: {
    [k: string]: Step;
  };
}
/**
 * What is being offered, and by whom.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "product".
 */
export interface Product {
  /**
   * Name of the product. Show it with {product.name}.
   */
  name: string;
  /**
   * The company behind it, as the legal texts name it. Show it with {product.provider}.
   */
  provider?: string;
  /**
   * The product's own app, where members log in and buyers activate their account.
   */
  app?: string;
  /**
   * Where visitors get help. Show it with {product.support}.
   */
  support?: string;
}
/**
 * The host names this funnel is served on.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "hosts".
 */
export interface Hosts {
  /**
   * The host name visitors should see, without https://.
   */
  canonical: string;
  /**
   * Old host names; a visit on one is sent to the canonical host.
   */
  legacy?: string[];
}
/**
 * The step counter and progress bar in the header.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "counter".
 */
export interface Counter {
  /**
   * How many numbered steps there are.
   */
  total: number;
  /**
   * The counter never shows a total above this.
   */
  cap?: number;
  /**
   * Which total counts where a step states its own: capped holds it to the cap; stated shows it as written.
   */
  reading?: "capped" | "stated";
}
/**
 * The look: colours, corners, type and logo.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "theme".
 */
export interface Theme {
  /**
   * The palette.
   */
  colors: {
    /**
     * Behind everything.
     */
    paper: string;
    /**
     * Cards, dialogs and fields.
     */
    surface: string;
    /**
     * Text.
     */
    ink: string;
    /**
     * Secondary text.
     */
    muted: string;
    /**
     * Borders and rules.
     */
    line: string;
    /**
     * Buttons, progress and links.
     */
    accent: string;
    /**
     * Text on the accent colour.
     */
    onAccent: string;
    /**
     * Quiet tint of the accent, behind a chosen option.
     */
    accentSoft: string;
    /**
     * Good news.
     */
    success: string;
    /**
     * Errors.
     */
    danger: string;
  };
  /**
   * Corner radius of cards in pixels.
   */
  radius?: number;
  /**
   * Font stack of the text; fonts are never fetched.
   */
  font?: string;
  /**
   * Font stack of the headings; without it the text's.
   */
  headingFont?: string;
  /**
   * The logo in the header.
   */
  logo: string;
  /**
   * A second logo for wide screens, on steps that ask for it.
   */
  secondLogo?: string;
}
/**
 * One claimed figure.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fact".
 */
export interface Fact {
  /**
   * The figure as the visitor reads it.
   */
  value: string | number;
  /**
   * Where the figure comes from.
   */
  source?: string;
  /**
   * true while nobody has shown that it is so; the page then labels it as a sample.
   */
  sample?: boolean;
}
/**
 * One plan that can be bought.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "plan".
 */
export interface Plan {
  /**
   * Name of the plan on the page.
   */
  name: string;
  /**
   * What is charged today.
   */
  price: number;
  /**
   * The price shown crossed out.
   */
  originalPrice?: number;
  /**
   * Price per day, where it is to differ from price divided by days.
   */
  perDay?: number;
  /**
   * Currency of the charge as an ISO 4217 code.
   */
  currency: string;
  /**
   * Currency the checkout page shows, where it is to differ.
   */
  displayCurrency?: string;
  /**
   * How long the plan runs before it renews.
   */
  period: string;
  /**
   * Name of the billing interval, as reports call it.
   */
  interval?: string;
  /**
   * Marks the plan as the one most people choose.
   */
  popular?: boolean;
  /**
   * What happens after the first period, until cancelled.
   */
  renews?: {
    /**
     * Price of each renewal.
     */
    price: number;
    /**
     * How often it renews.
     */
    every: string;
  };
}
/**
 * A scale on which options score.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "scale".
 */
export interface Scale {
  /**
   * What the scale measures.
   */
  label?: string;
}
/**
 * One result.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "outcome".
 */
export interface Outcome {
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  when?: Condition;
  /**
   * Its title: {outcome.title}.
   */
  title: string;
  /**
   * Its text: {outcome.text}.
   */
  text?: string;
}
/**
 * When this is the visitor's result; leave it out in the last one.
 */
export interface Condition {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "condition".
 */
export interface Condition1 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition12 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A range; both ends belong to it.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "range".
 */
export interface Range {
  /**
   * The least value that counts.
   */
  min?: number;
  /**
   * The greatest value that counts.
   */
  max?: number;
}
/**
 * The legal dialog. A link to legal:TAB opens it on that tab.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "legal".
 */
export interface Legal {
  /**
   * Title of the dialog.
   */
  title: string;
  /**
   * Name of the button that closes it.
   */
  close?: string;
  /**
   * The tabs from left to right.
   *
   * @minItems 1
   */
  tabs: LegalTab[];
}
/**
 * One tab.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "legalTab".
 */
export interface LegalTab {
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the tab.
   */
  label: string;
  /**
   * Shorter label for phones.
   */
  short?: string;
  /**
   * The text, or { file: content/legal/terms.md }. Headings (#), lists (-) and paragraphs may be used.
   */
  text?: string;
  account?: LegalAccount;
}
/**
 * Asks whether the visitor is already a member.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "legalAccount".
 */
export interface LegalAccount {
  /**
   * The question.
   */
  question: string;
  /**
   * Button that opens the product's app in a new tab.
   */
  login: string;
  /**
   * Button that closes the dialog.
   */
  stay: string;
}
/**
 * What is sent when a visitor leaves a contact.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "lead".
 */
export interface Lead {
  /**
   * Fixed tag sent with every lead.
   */
  source: string;
  /**
   * Address of an automation service that takes leads; without it they go to the funnel's own server.
   */
  webhook?: string;
}
/**
 * Asks a service for the visitor's country, to preset the phone field. Leave it out and nobody is asked.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "geolocation".
 */
export interface Geolocation {
  /**
   * A JSON endpoint that answers with country_code.
   */
  url: string;
}
/**
 * Which events go to which advertising service. Nothing is sent while no service is configured.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "tracking".
 */
export interface Tracking {
  /**
   * required holds events back until the visitor agrees.
   */
  consent?: "required" | "not-required";
  /**
   * Ids of the advertising services in use.
   */
  pixels?: {
    /**
     * Pixel id of the social network.
     */
    facebook?: string;
    /**
     * Pixel id of the video network.
     */
    "video-social"?: string;
  };
  /**
   * The events.
   */
  events?: TrackingEvent[];
}
/**
 * One event, sent when a step is entered.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "trackingEvent".
 */
export interface TrackingEvent {
  /**
   * Standard name of the event.
   */
  event: "ViewContent" | "InitiateCheckout" | "Purchase";
  /**
   * The service that gets it.
   */
  to: "facebook" | "video-social";
  /**
   * The step whose entry sends it.
   */
  step: string;
  /**
   * Shared id: events with the same id count once.
   */
  id?: string;
  /**
   * Content name sent along.
   */
  content?: string;
  /**
   * Content id sent along.
   */
  contentId?: string;
  /**
   * Which amount is the event's value.
   */
  value?: "plan-price" | "amount-paid";
  /**
   * Currency of the value.
   */
  currency?: string;
}
/**
 * A page of its own with the order and the payment form.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "checkoutStep".
 */
export interface CheckoutStep {
  /**
   * A page of its own with the order and the payment form.
   */
  type: "checkout";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * A full-width image below the header.
   */
  headerImage?: string;
  /**
   * Where the back link leads; without it there is none.
   */
  back?: string;
  next?: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  /**
   * Heading of the order.
   */
  heading: string;
  /**
   * The plan ordered where none was picked before.
   */
  plan: string;
  /**
   * The id of a step of this file.
   */
  paid?: string;
}
/**
 * A step to go to, under a condition.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "guardedTarget".
 */
export interface GuardedTarget {
  when?: Condition1;
  /**
   * The id of a step of this file.
   */
  go: string;
}
/**
 * Asks for an e-mail address or a phone number and keeps it as a lead.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "contactStep".
 */
export interface ContactStep {
  /**
   * Asks for an e-mail address or a phone number and keeps it as a lead.
   */
  type: "contact";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * A full-width image below the header.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  /**
   * The heading.
   */
  heading: string;
  /**
   * Which of the two is asked for first.
   */
  mode?: "email" | "phone";
  email: ContactEmail;
  phone?: ContactPhone;
  /**
   * What the visitor gets for it.
   *
   * @minItems 1
   */
  benefits: Copy[];
  /**
   * Label of the button.
   */
  button: string;
  /**
   * Small print with links to legal:TAB.
   */
  consent: string;
}
/**
 * The e-mail mode.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "contactEmail".
 */
export interface ContactEmail {
  /**
   * Label of the field.
   */
  label: string;
  /**
   * Example shown in the empty field.
   */
  placeholder?: string;
  /**
   * Link that changes to the phone mode.
   */
  switch?: string;
  /**
   * Promise below the field.
   */
  reassurance?: string;
}
/**
 * The phone mode; leave it out to ask for e-mail only.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "contactPhone".
 */
export interface ContactPhone {
  /**
   * Label of the field.
   */
  label: string;
  /**
   * Link that changes to the e-mail mode.
   */
  switch?: string;
  /**
   * Promise below the field.
   */
  reassurance?: string;
  /**
   * Country chosen at first, as a two-letter code.
   */
  country?: string;
  /**
   * Countries at the top of the list.
   */
  preferred?: string[];
}
/**
 * A slide of sections and a button that moves on.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "infoStep".
 */
export interface InfoStep {
  /**
   * A slide of sections and a button that moves on.
   */
  type: "info";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * A full-width image below the header.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  sections: Sections;
  /**
   * Label of the button.
   */
  button: string;
}
/**
 * A small label above a heading.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "badgeSection".
 */
export interface BadgeSection {
  /**
   * A small label above a heading.
   */
  type: "badge";
  when?: Condition2;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition2 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A button.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "buttonSection".
 */
export interface ButtonSection {
  /**
   * A button.
   */
  type: "button";
  when?: Condition3;
  /**
   * Label of the button.
   */
  text: string;
  /**
   * What it does: go to the next step, or scroll to the plans.
   */
  action: "next" | "plans";
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition3 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One large number with what it means.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "figureSection".
 */
export interface FigureSection {
  /**
   * One large number with what it means.
   */
  type: "figure";
  when?: Condition4;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  value: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  source?: string;
  /**
   * true while nobody has shown that it is so; the page then labels it.
   */
  sample?: boolean;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition4 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A sentence about what the visitor wants; show it only when that is known, with `when: { has: NAME }`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "goalSection".
 */
export interface GoalSection {
  /**
   * A sentence about what the visitor wants; show it only when that is known, with `when: { has: NAME }`.
   */
  type: "goal";
  when?: Condition5;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition5 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A heading; the first one of a page is its title.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "headingSection".
 */
export interface HeadingSection {
  /**
   * A heading; the first one of a page is its title.
   */
  type: "heading";
  when?: Condition6;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition6 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A picture.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "imageSection".
 */
export interface ImageSection {
  /**
   * A picture.
   */
  type: "image";
  when?: Condition7;
  src: Asset;
  /**
   * What the picture shows, for those who cannot see it; empty if it is mere decoration.
   */
  alt: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  caption?: string;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition7 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A row of logos.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "logoStripSection".
 */
export interface LogoStripSection {
  /**
   * A row of logos.
   */
  type: "logo-strip";
  when?: Condition8;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label?: string;
  /**
   * The logos.
   *
   * @minItems 1
   */
  logos: Logo[];
  /**
   * true while these are placeholders; the page then labels them.
   */
  sample?: boolean;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition8 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One logo.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "logo".
 */
export interface Logo {
  /**
   * Whose logo it is.
   */
  name: string;
  /**
   * Path of an image file, relative to this definition.
   */
  src?: string;
}
/**
 * The plans to pick from.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "plansSection".
 */
export interface PlansSection {
  /**
   * The plans to pick from.
   */
  type: "plans";
  when?: Condition9;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading: string;
  /**
   * Ids of the plans, in order.
   *
   * @minItems 1
   */
  plans: PlanId[];
  /**
   * The id of a plan of this file.
   */
  default: string;
  /**
   * Words after the price per day.
   */
  perDay?: string;
  /**
   * Label on the plan marked as popular.
   */
  popular?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  renewal?: string;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition9 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * What somebody said.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "quoteSection".
 */
export interface QuoteSection {
  /**
   * What somebody said.
   */
  type: "quote";
  when?: Condition10;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  /**
   * Who said them.
   */
  by: string;
  /**
   * Who that is: a profession, or age and place.
   */
  role?: string;
  /**
   * Where the words were published.
   */
  source?: string;
  /**
   * Path of an image file, relative to this definition.
   */
  avatar?: string;
  /**
   * true while nobody has really said this; the page then labels it.
   */
  sample?: boolean;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition10 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A paragraph.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "textSection".
 */
export interface TextSection {
  /**
   * A paragraph.
   */
  type: "text";
  when?: Condition11;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  /**
   * Set in small print.
   */
  small?: boolean;
}
/**
 * What must hold. `step-id: option-id` asks for a chosen option; several keys must all hold. Also: all, any, not, has, score, count, query.
 */
export interface Condition11 {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition1[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition1[];
  not?: Condition12;
  /**
   * One id, or a list of which any one suffices.
   */
  has?: string | string[];
  /**
   * A total on a scale must lie in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A parameter of the address the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition12
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * Counts from 0 to 100 percent, then moves on by itself.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "loadingStep".
 */
export interface LoadingStep {
  /**
   * Counts from 0 to 100 percent, then moves on by itself.
   */
  type: "loading";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading: string;
  /**
   * What is being done now; the lines take turns in equal shares.
   *
   * @minItems 1
   * @maxItems 10
   */
  stages?: Copy[];
  /**
   * Time for one percent; a hundred of them, then the next step.
   */
  tick: string;
  sections?: Sections;
}
/**
 * One question with several answers and a button that moves on.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "multiSelectStep".
 */
export interface MultiSelectStep {
  /**
   * One question with several answers and a button that moves on.
   */
  type: "multi-select";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  question: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * How the options stand: below each other, or as chips that flow.
   */
  layout?: "list" | "chips";
  options: Options;
  /**
   * How many must be chosen before the button works.
   */
  min?: number;
  /**
   * How many may be chosen.
   */
  max?: number;
  /**
   * Label of the button.
   */
  button: string;
  /**
   * Label under which the answers are recorded, joined by commas.
   */
  record?: string;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  save?: string;
}
/**
 * One answer to choose, with everything that can be said of it.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "optionObject".
 */
export interface OptionObject {
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id?: string;
  /**
   * What the visitor reads, and what is recorded.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Path of an image file, relative to this definition.
   */
  icon?: string;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  next?: StepId | GuardedTarget[];
  /**
   * Points on named scales: { risk: 2 }.
   */
  score?: {
    [k: string]: number;
  };
  /**
   * Multi-select only: choosing this one clears the others, like "None of these".
   */
  exclusive?: boolean;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
}
/**
 * The page a visitor decides on: sections in order, with plans and buttons that lead on.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "offerStep".
 */
export interface OfferStep {
  /**
   * The page a visitor decides on: sections in order, with plans and buttons that lead on.
   */
  type: "offer";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next?: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  sections: Sections;
  /**
   * The id of a step of this file.
   */
  paid?: string;
}
/**
 * One question with one answer; choosing moves on.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "questionStep".
 */
export interface QuestionStep {
  /**
   * One question with one answer; choosing moves on.
   */
  type: "question";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  headline?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  question: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Path of an image file, relative to this definition.
   */
  image?: string;
  /**
   * How the options stand: below each other, or two in a row.
   */
  layout?: "list" | "grid";
  options: Options;
  /**
   * Label under which the answer is recorded. Without it the choice is kept but not recorded.
   */
  record?: string;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  save?: string;
  /**
   * Small print with links to legal:TAB.
   */
  consent?: string;
}
/**
 * Says that a payment arrived and leads to the buyer's account.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "receiptStep".
 */
export interface ReceiptStep {
  /**
   * Says that a payment arrived and leads to the buyer's account.
   */
  type: "receipt";
  path: Path;
  /**
   * Title of the browser tab; without it the step's heading or question.
   */
  title?: string;
  /**
   * Number of the step in the header's counter; 0 or none hides the counter.
   */
  number?: number;
  /**
   * Moves the progress bar like `number`, without showing a counter.
   */
  progress?: number;
  /**
   * The total this step's counter states, where it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * The id of a step of this file.
   */
  back?: string;
  next?: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading: string;
  /**
   * The id of a plan of this file.
   */
  plan?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  checking?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  ready: string;
  /**
   * Button that leads to the account.
   */
  activate: string;
  /**
   * Page of the product's app where an account is activated.
   */
  activatePath?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  failed: string;
  /**
   * Button that leads back to the start in that case.
   */
  support: string;
}
