/* Generated from schema/funnel.schema.json by `npm run schema`; edit the schema fragments instead. */

/**
 * Path of a woff2 file, relative to this definition.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fontFile".
 */
export type FontFile = string;
/**
 * Files of one font, the one with the most letters first. Each of the others is fetched only for letters that those before it lack.
 *
 * @minItems 1
 * @maxItems 4
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fontFiles".
 */
export type FontFiles = FontFile[];
/**
 * A unit of length, mass, volume, area, temperature (`C` and `F` are degrees) or time.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "valueUnit".
 */
export type ValueUnit =
  | "mm"
  | "cm"
  | "m"
  | "km"
  | "in"
  | "ft"
  | "yd"
  | "mi"
  | "g"
  | "kg"
  | "oz"
  | "lb"
  | "st"
  | "ml"
  | "l"
  | "fl-oz"
  | "gal"
  | "m2"
  | "ft2"
  | "ha"
  | "acre"
  | "C"
  | "F"
  | "s"
  | "min"
  | "h"
  | "days"
  | "weeks"
  | "months"
  | "years";
/**
 * One id, or a list of ids of which one is enough.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "oneOrMore".
 */
export type OneOrMore = string | string[];
/**
 * A part of a lead besides the contact. `query` is the parameters of the address that conditions ask about.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "leadPart".
 */
export type LeadPart =
  | "answers"
  | "values"
  | "computed"
  | "scores"
  | "outcome"
  | "language"
  | "definition"
  | "query"
  | "touches";
/**
 * Keys of every step, whatever its type. Composed into each step variant.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "step".
 */
export type Step =
  | CheckoutStep
  | ContactStep
  | EndStep
  | FormStep
  | InfoStep
  | LoadingStep
  | MultiSelectStep
  | OfferStep
  | QuestionStep
  | ReceiptStep;
/**
 * The address of the page on this site: a slash, then small letters, digits and hyphens.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "path".
 */
export type Path = string;
/**
 * The id of a step of this file.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "stepId".
 */
export type StepId = string;
/**
 * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "target".
 */
export type Target = StepId | GuardedTarget[];
/**
 * A two-letter country code (ISO 3166-1 alpha-2) in small letters.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "countryCode".
 */
export type CountryCode = string;
/**
 * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "copy".
 */
export type Copy = string;
/**
 * Keys of every section, whatever its type. Composed into each section variant.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "section".
 */
export type Section =
  | BadgeSection
  | BeforeAfterSection
  | ButtonSection
  | ChartSection
  | ColumnsSection
  | ComparisonSection
  | FaqSection
  | FeatureCardsSection
  | FigureSection
  | FiguresSection
  | GaugeSection
  | GoalSection
  | GuaranteeSection
  | HeadingSection
  | HelpSection
  | HowItWorksSection
  | ImageSection
  | LinkSection
  | ListSection
  | LogoStripSection
  | NoticeSection
  | OutlineSection
  | PlansSection
  | QuoteSection
  | RecapSection
  | ReviewSummarySection
  | TestimonialsSection
  | TextSection
  | TrustSection
  | VideoSection;
/**
 * Path of an image file, relative to this definition.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "asset".
 */
export type Asset = string;
/**
 * Where a button leads: a page (https://…), a mail (mailto:…; mailto:?subject=… to whom the visitor likes), a phone number (tel:+44…), a page of product.app (app:/…), or support for a mail to product.support. Behind a question mark its [parameters can hand on answers](#answers-in-an-address): https://…?name={first-name}. Before it, an address is the same for everybody: for a page of each outcome, write a link with `when` for each.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "address".
 */
export type Address = string;
/**
 * The id of a plan of this file.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "planId".
 */
export type PlanId = string;
/**
 * How many reviews gave this number of stars.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "starCount".
 */
export type StarCount = number;
/**
 * Path of an mp4 or webm file, relative to this definition.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "videoFile".
 */
export type VideoFile = string;
/**
 * The https:// address of a player that may be shown in a frame, such as https://www.youtube-nocookie.com/embed/ID. Its host is admitted on this page alone.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "playerUrl".
 */
export type PlayerUrl = string;
/**
 * Path of a WebVTT file with the words of the video, relative to this definition.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "captionsFile".
 */
export type CaptionsFile = string;
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
 * Keys of every field, whatever its type. Composed into each field variant.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "field".
 */
export type Field =
  | CheckboxField
  | DateField
  | EmailField
  | LongTextField
  | MeasureField
  | NumberField
  | PhoneField
  | RatingField
  | SelectField
  | SliderField
  | TextField;
/**
 * Example in the empty field; it does not replace the label.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fieldPlaceholder".
 */
export type FieldPlaceholder = string;
/**
 * A unit. `ft-in` asks for feet and inches, `st` for stones and pounds, `h-min` for hours and minutes, `min-s` for minutes and seconds; `gal` and `fl-oz` are those of the United States; `C` and `F` are degrees.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "unit".
 */
export type Unit =
  | "mm"
  | "cm"
  | "m"
  | "km"
  | "in"
  | "ft"
  | "ft-in"
  | "yd"
  | "mi"
  | "g"
  | "kg"
  | "oz"
  | "lb"
  | "st"
  | "ml"
  | "l"
  | "fl-oz"
  | "gal"
  | "m2"
  | "ft2"
  | "ha"
  | "acre"
  | "C"
  | "F"
  | "s"
  | "min"
  | "h"
  | "h-min"
  | "min-s";
/**
 * What browsers may fill in here, as HTML calls it: given-name, postal-code.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "autocomplete".
 */
export type Autocomplete =
  | "off"
  | "name"
  | "honorific-prefix"
  | "given-name"
  | "additional-name"
  | "family-name"
  | "nickname"
  | "organization"
  | "organization-title"
  | "street-address"
  | "address-line1"
  | "address-line2"
  | "address-level1"
  | "address-level2"
  | "postal-code"
  | "country"
  | "country-name"
  | "bday-year"
  | "sex"
  | "language"
  | "url"
  | "username";
/**
 * One option of a field: its label, or its label and id.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fieldOption".
 */
export type FieldOption = string | FieldOptionObject;
/**
 * The fields, from top to bottom.
 *
 * @minItems 1
 * @maxItems 30
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fields".
 */
export type Fields = Field[];
/**
 * What the page shows below the fields.
 *
 * @minItems 1
 */
export type Sections1 = Section[];
/**
 * One answer to choose: its label, or an object if it needs more than a label.
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
 * Lets visitors type an answer of their own in a field below the options: `text`, or its words. The answer counts as one of the options, with the id `otherwise`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "otherwise".
 */
export type Otherwise = "text" | OwnAnswer;
/**
 * A short name of letters, digits and hyphens, starting with a letter.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "id".
 */
export type Id = string;
/**
 * Name of a built-in icon, such as `house`, or path of an .svg, .png or .webp file, relative to this definition. The icons are listed below, under Icons.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "icon".
 */
export type Icon = string;
/**
 * A duration with its unit: 30 ms, 5 s, 10 min, 24 h.
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
 * A currency as an ISO 4217 code: USD, EUR.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "currency".
 */
export type Currency = string;
/**
 * A colour as #rrggbb.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "color".
 */
export type Color = string;
/**
 * A complete web address, starting with https://, or with http://localhost while you try it out.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "url".
 */
export type Url = string;
/**
 * A web address that is reached encrypted, starting with https://.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "secureUrl".
 */
export type SecureUrl = string;
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
 * A number, or one placeholder that stands for a number: 8, "{score.risk}", "{facts.weeks}".
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "quantity".
 */
export type Quantity = number | string;
/**
 * A number in the unit of the value, a measure with its unit (70 kg), or a date (2026-01-31, today, 18 years ago, in 2 weeks).
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "bound".
 */
export type Bound = number | string;
/**
 * The beginning of a text, or a list of beginnings of which one is enough. Digits are written in quotes, which keep a zero in front.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "beginnings".
 */
export type Beginnings = string | string[];
/**
 * The end of a text, or a list of ends of which one is enough. What begins with @ is written in quotes.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "endings".
 */
export type Endings = string | string[];
/**
 * Text of at most 500 characters that a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fieldLabel".
 */
export type FieldLabel = string;
/**
 * A number of at most twelve digits before the decimal sign.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fieldNumber".
 */
export type FieldNumber = number;
/**
 * A number with its unit: 40 kg.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "amount".
 */
export type Amount = string;
/**
 * A day: 2026-01-31, today, 18 years ago, in 2 years. It is counted from the visitor's own day.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "dateBound".
 */
export type DateBound = string;
/**
 * Letters, digits, hyphens and underscores.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "sourceTag".
 */
export type SourceTag = string;
/**
 * A day as year, month and day: 2026-01-31.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "date".
 */
export type Date = string;
/**
 * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "consentLine".
 */
export type ConsentLine = string;
/**
 * A short name of letters, digits and hyphens. Quote a number: "6".
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "segmentId".
 */
export type SegmentId = string;
/**
 * A percentage.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "percent".
 */
export type Percent = number;

/**
 * A complete web funnel: its flow, every sentence that a visitor reads, its prices, facts, legal texts and look.
 */
export interface FunnelDefinition {
  /**
   * Short name of the funnel. It prefixes storage keys, rows and events, so do not change it once visitors have come.
   */
  id: string;
  /**
   * Raise it when the stored answers of earlier visitors no longer fit; these visitors then start again.
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
   * What a link to a later step does. `open` shows that step; `in-order` sends the visitor to the furthest step reached so far.
   */
  entry: "open" | "in-order";
  product: Product;
  /**
   * What search engines and shared links say below the title, in one or two sentences.
   */
  description?: string;
  hosts?: Hosts;
  counter: Counter;
  theme: Theme;
  /**
   * Every figure that the pages claim, written once. Show one with {facts.NAME}.
   */
  facts: {
    [k: string]: Fact;
  };
  /**
   * What can be bought, by plan id. Offers and checkouts refer to these ids.
   */
  plans: {
    [k: string]: Plan;
  };
  /**
   * Named scales on which options score points. Show a total with {score.NAME}.
   */
  scales: {
    [k: string]: Scale;
  };
  /**
   * Values that are computed from scores, dates, facts and each other, by name. Show one with {NAME}.
   */
  values: {
    [k: string]: Value;
  };
  /**
   * Results that a visitor can get. They are tried from top to bottom; the first whose `when` holds applies. Show it with {outcome.title} and {outcome.text}, or ask for it: `when: { outcome: ID }`.
   */
  outcomes: Outcome[];
  legal?: Legal;
  lead?: Lead;
  geolocation?: Geolocation;
  tracking?: Tracking;
  /**
   * The engine's own sentences: buttons, notices and errors that belong to no single step. Each has a default in the definition's language (ar, de, es, fr, it, ja, nl, pl, pt, ru, sv, tr), or in English as shown here; write only those you want to change. Is yours none of these languages? `funnel translate LANGUAGE` writes them all into the definition, to be put into it.
   */
  texts: {
    /**
     * Header, footer and screens around the steps.
     */
    shell: {
      /**
       * Name of the back link.
       */
      back: string;
      /**
       * Name of the logo link.
       */
      home: string;
      /**
       * Name of the progress bar for screen readers.
       */
      progress: string;
      /**
       * First link on the page, for keyboard users.
       */
      skip: string;
      /**
       * Heading of the 404 page.
       */
      notFoundTitle: string;
      /**
       * Link on the 404 page.
       */
      notFoundHome: string;
      /**
       * Heading of the error screen.
       */
      errorTitle: string;
      /**
       * Link on the error screen.
       */
      errorHome: string;
      /**
       * Notice while the next page cannot be loaded.
       */
      offline: string;
      /**
       * Button that closes a notice.
       */
      dismiss: string;
      /**
       * Shown above each page if the browser runs no scripts.
       */
      noScript: string;
      /**
       * Tells screen readers at the options of a question that choosing one moves on.
       */
      movesOn: string;
      /**
       * Opens what went wrong, on the error screen.
       */
      details: string;
      /**
       * Shown when the scripts of a page do not come.
       */
      failed: string;
      /**
       * Button below it, which loads the page again.
       */
      again: string;
      /**
       * Label on content that is marked as a sample.
       */
      sample: string;
    };
    /**
     * The question about consent to advertising services. It is asked only if tracking names a pixel and requires consent.
     */
    consent: {
      /**
       * Title of the question.
       */
      title: string;
      /**
       * The question. The text shown is stored with the choice.
       */
      text: string;
      /**
       * Button that agrees.
       */
      accept: string;
      /**
       * Button that declines. It looks the same.
       */
      decline: string;
      /**
       * Link at the end of each page that opens the question again.
       */
      change: string;
    };
    /**
     * Loading steps.
     */
    loading: {
      /**
       * Name of the ring for screen readers.
       */
      progress: string;
    };
    /**
     * Contact steps.
     */
    contact: {
      /**
       * Button while the contact is being saved.
       */
      sending: string;
      /**
       * Title of the notice.
       */
      invalidEmailTitle: string;
      /**
       * Text of the notice.
       */
      invalidEmail: string;
      /**
       * Title of the notice.
       */
      invalidPhoneTitle: string;
      /**
       * Text of the notice.
       */
      invalidPhone: string;
      /**
       * Title of the notice about a number that the plan of its country does not have. Whoever goes on leaves it.
       */
      unlikelyPhoneTitle: string;
      /**
       * Text of that notice.
       */
      unlikelyPhone: string;
      /**
       * Name of the country picker.
       */
      country: string;
      /**
       * Placeholder of the country search.
       */
      searchCountries: string;
      /**
       * Shown when the country search finds nothing.
       */
      noCountry: string;
    };
    /**
     * Answers that visitors type instead of choosing an option. What is wrong with one is said in the words of forms.
     */
    otherwise: {
      /**
       * Label of the field below the options.
       */
      label: string;
      /**
       * Button that goes on with what was typed.
       */
      button: string;
    };
    /**
     * Forms. {min}, {max} and {example} are filled in by the field.
     */
    form: {
      /**
       * After the label of a field that may stay empty.
       */
      optional: string;
      /**
       * Button while a contact is being saved.
       */
      sending: string;
      /**
       * At a field that was left empty.
       */
      required: string;
      /**
       * At a list or a rating without a choice.
       */
      choose: string;
      /**
       * At a box that must be ticked.
       */
      tick: string;
      /**
       * At a slider that nobody has moved.
       */
      slide: string;
      /**
       * What a slider says before it is moved.
       */
      untouched: string;
      /**
       * At a field for a number, when something else was typed.
       */
      invalidNumber: string;
      /**
       * When there are digits after the decimal sign, and none are possible.
       */
      wholeNumber: string;
      /**
       * When there are more than are possible.
       */
      fewerDecimals: string;
      /**
       * When a number is too small.
       */
      tooLow: string;
      /**
       * When a number is too large.
       */
      tooHigh: string;
      /**
       * When a number lies between two possible ones.
       */
      offStep: string;
      /**
       * When a date is incomplete or does not exist.
       */
      invalidDate: string;
      /**
       * When a year has two digits.
       */
      fourDigitYear: string;
      /**
       * When a date is too early.
       */
      tooEarly: string;
      /**
       * When a date is too late.
       */
      tooLate: string;
      /**
       * When a text is too short.
       */
      tooShort: string;
      /**
       * When a text is too long.
       */
      tooLong: string;
      /**
       * When a text has invisible characters, or those that turn its direction.
       */
      oddCharacters: string;
      /**
       * When a text looks like code.
       */
      noMarkup: string;
      /**
       * At a field for a name.
       */
      invalidName: string;
      /**
       * At a field for a postcode.
       */
      invalidPostcode: string;
      /**
       * At a field for digits.
       */
      digitsOnly: string;
      /**
       * At a field for an e-mail address.
       */
      invalidEmail: string;
      /**
       * At a field for a phone number.
       */
      invalidPhone: string;
      /**
       * At a field with a number that the plan of its country does not have. Whoever goes on leaves it.
       */
      unlikelyPhone: string;
      /**
       * Name of the switch between units.
       */
      unit: string;
      /**
       * Name of a part of a date.
       */
      day: string;
      /**
       * Name of a part of a date.
       */
      month: string;
      /**
       * Name of a part of a date.
       */
      year: string;
      /**
       * Name of the country picker.
       */
      country: string;
      /**
       * Placeholder of the country search.
       */
      searchCountries: string;
      /**
       * Shown when the country search finds nothing.
       */
      noCountry: string;
    };
    /**
     * Offer steps.
     */
    offer: {
      /**
       * Name of the button that closes the wheel.
       */
      close: string;
      /**
       * Name of the list of segments for screen readers.
       */
      prizes: string;
      /**
       * Button while the wheel spins.
       */
      spinning: string;
      /**
       * Name of a countdown for screen readers.
       */
      timeLeft: string;
      /**
       * Beside 00:00, where the end of the countdown changes nothing.
       */
      priceStays: string;
      /**
       * Beside 00:00, where the end of the countdown restores prices.
       */
      pricesAreBack: string;
      /**
       * Buy button while the payment is being prepared.
       */
      processing: string;
      /**
       * Shown below the buy button when the payment could not be prepared.
       */
      failed: string;
      /**
       * Shown below the buy button if no plan is offered to this visitor.
       */
      noPlan: string;
    };
    /**
     * Paying, in the dialog of an offer and on a checkout step.
     */
    payment: {
      /**
       * Name of the button that closes the payment and the e-mail dialog.
       */
      close: string;
      /**
       * Title of the dialog that asks for an e-mail before buying.
       */
      emailTitle: string;
      /**
       * Label of its field.
       */
      emailLabel: string;
      /**
       * Example in its empty field.
       */
      emailPlaceholder: string;
      /**
       * Its button.
       */
      emailButton: string;
      /**
       * Title of the notice.
       */
      invalidEmailTitle: string;
      /**
       * Text of the notice.
       */
      invalidEmail: string;
      /**
       * Title of the dialog with the payment form.
       */
      paymentTitle: string;
      /**
       * Shown while the payment form is loading.
       */
      loadingForm: string;
      /**
       * Shown if the backend opened a session without saying how to pay it.
       */
      noClientSecret: string;
      /**
       * Shown if the payment provider's form has not loaded within 8 seconds.
       */
      slow: string;
      /**
       * Button that tries again.
       */
      retry: string;
      /**
       * Button that leads to the provider's own page instead of the form.
       */
      hosted: string;
      /**
       * Shown if that page is not available.
       */
      hostedFailed: string;
      /**
       * Shown if the price has changed since the page was opened. The next press of the button loads the page again.
       */
      priceChanged: string;
      /**
       * Shown if a payment form was open for a day, its session was closed meanwhile, or another tab has bought. The next press of the button opens a new one.
       */
      expired: string;
      /**
       * Heading of the test form, which is shown if no payment provider is configured.
       */
      testTitle: string;
      /**
       * Explanation on the test form.
       */
      testNotice: string;
      /**
       * Label of the field.
       */
      card: string;
      /**
       * Label of the field.
       */
      expiry: string;
      /**
       * Label of the field.
       */
      cvc: string;
      /**
       * When the number has too few digits for a card number.
       */
      invalidCard: string;
      /**
       * When the number has enough digits, but its check digit is wrong.
       */
      mistypedCard: string;
      /**
       * When the date is not a valid date.
       */
      invalidExpiry: string;
      /**
       * When the date is in the past.
       */
      pastExpiry: string;
      /**
       * When the code is not a valid code.
       */
      invalidCvc: string;
      /**
       * Below the button that pays, beside a lock.
       */
      secured: string;
      /**
       * Button that pays; {plan.price} is today's charge.
       */
      pay: string;
      /**
       * The same button while the payment is being processed.
       */
      paying: string;
      /**
       * When the card was refused.
       */
      declined: string;
      /**
       * When the card has insufficient funds.
       */
      insufficientFunds: string;
      /**
       * Title of the confirmation that some cards require.
       */
      confirmTitle: string;
      /**
       * The button that confirms.
       */
      confirm: string;
      /**
       * The button that declines.
       */
      refuse: string;
      /**
       * When the payment was not confirmed.
       */
      refused: string;
      /**
       * When the payment could not be processed.
       */
      payFailed: string;
      /**
       * Heading of the list of test cards.
       */
      testCards: string;
      /**
       * What this test card does.
       */
      testPaid: string;
      /**
       * What this test card does.
       */
      testDeclined: string;
      /**
       * What this test card does.
       */
      testAuthentication: string;
      /**
       * What this test card does.
       */
      testInsufficientFunds: string;
    };
    /**
     * Checkout steps.
     */
    checkout: {
      /**
       * Title of the error alert.
       */
      error: string;
      /**
       * When no e-mail is known.
       */
      emailRequired: string;
      /**
       * When no payment provider is configured.
       */
      notConfigured: string;
      /**
       * Notice when no payment could be prepared, and the fallback for unknown errors.
       */
      failed: string;
      /**
       * When the backend does not answer.
       */
      unreachable: string;
      /**
       * When the backend asks the buyer to wait.
       */
      tooMany: string;
      /**
       * Button that asks for the e-mail if none is known, although a step before insists on it.
       */
      giveEmail: string;
      /**
       * Label of the price.
       */
      price: string;
      /**
       * Label of the renewal price; the interval follows it.
       */
      renews: string;
      /**
       * Label of the plan.
       */
      plan: string;
      /**
       * Label of the e-mail.
       */
      email: string;
      /**
       * Label of the crossed-out price.
       */
      originalPrice: string;
      /**
       * Label of the saving.
       */
      savings: string;
      /**
       * Label of the price per day.
       */
      perDay: string;
      /**
       * Label of the sum of all parts, of a plan that is paid in parts.
       */
      allParts: string;
      /**
       * Label of the total.
       */
      total: string;
      /**
       * What a buyer of a renewing plan agrees to. It is shown above the pay button, sent to the payment provider and stored with the order. {plan.nextCharge} is the date of the next charge.
       */
      terms: string;
      /**
       * The same for a plan that is paid once.
       */
      termsOnce: string;
      /**
       * The same for a plan that is paid in parts.
       */
      termsParts: string;
    };
    /**
     * Receipt steps.
     */
    receipt: {
      /**
       * Heading of a receipt without its own `checking`, until the payment is known.
       */
      checking: string;
      /**
       * Button that asks about the payment again if the backend could not be reached.
       */
      retry: string;
      /**
       * Notice when the account could not be set up.
       */
      failedNotice: string;
      /**
       * Button that copies the transaction.
       */
      copy: string;
      /**
       * The same button afterwards.
       */
      copied: string;
      /**
       * Label of the transaction.
       */
      transaction: string;
      /**
       * Label of the amount.
       */
      amount: string;
      /**
       * Label of how many payments there are, of how much and how often, of a plan that is paid in parts.
       */
      parts: string;
      /**
       * Label of their sum.
       */
      allParts: string;
      /**
       * Label of the plan.
       */
      plan: string;
      /**
       * Label of the e-mail.
       */
      email: string;
    };
    /**
     * How often a plan is charged, as {plan.renews.every}, {plan.parts.every} and {plan.parts} say it.
     */
    every: {
      /**
       * For 1 day.
       */
      day: string;
      /**
       * For 1 week.
       */
      week: string;
      /**
       * For 1 month.
       */
      month: string;
      /**
       * For 1 year.
       */
      year: string;
      /**
       * For several days, weeks, months or years. {period} is the number and unit, such as 4 weeks.
       */
      several: string;
      /**
       * How many payments there are, of a plan that is paid in parts.
       */
      parts: string;
    };
    /**
     * The e-mail to a buyer. The terms of the order follow its body.
     */
    mail: {
      /**
       * Subject of the mail.
       */
      subject: string;
      /**
       * Plain text of the e-mail. Placeholders such as {plan.name} say what was bought.
       */
      body: string;
    };
  };
  lint?: Lint;
  /**
   * The steps by id. Their order has no meaning: each names its own `next` and `back`.
   */
  steps: {
    [k: string]: Step;
  };
}
/**
 * The product, and the company behind it.
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
   * The host name that visitors should see, without https://. The first page names it to search engines, except in a translation, which is served elsewhere.
   */
  canonical: string;
  /**
   * Old host names; visitors of these are sent to the canonical host.
   */
  legacy?: string[];
}
/**
 * The step counter and progress bar in the header.
 */
export interface Counter {
  /**
   * The number of numbered steps; if left out, the highest number of a step.
   */
  total?: number;
  /**
   * The counter never shows a total above this.
   */
  cap?: number;
  /**
   * Which total is shown if a step states its own. `capped` limits it to the cap; `stated` shows it as written.
   */
  reading: "capped" | "stated";
}
/**
 * The look: colours, corners, type and logo.
 */
export interface Theme {
  /**
   * The palette; each colour has a quiet default.
   */
  colors: {
    /**
     * The page background.
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
    /**
     * Stars and prizes.
     */
    amber: string;
  };
  /**
   * The palette for visitors whose device asks for dark pages; each colour has a quiet default. Without it, the page is the same for all. A logo and drawings follow by a media query of their own (`prefers-color-scheme`) in their SVG.
   */
  dark?: {
    /**
     * The page background.
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
    /**
     * Stars and prizes.
     */
    amber: string;
  };
  /**
   * Corner radius of cards, in pixels.
   */
  radius: number;
  /**
   * Font stack of the text, of fonts that devices have.
   */
  font: string;
  /**
   * Font stack of the headings; without it, that of the text.
   */
  headingFont?: string;
  /**
   * Fonts that come with the page, before those of the stacks. Until one has come, its text is shown in a font of the device that takes as much room.
   */
  fonts?: {
    heading?: FontFiles;
    text?: FontFiles;
  };
  /**
   * The logo in the header and the icon of the tab; without it the header shows the product's name.
   */
  logo?: string;
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
   * What is counted, if several facts count the same thing. Their numbers must then agree.
   */
  measures?: string;
  /**
   * true while the figure is unproven; the page then labels it as a sample.
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
   * Name of the plan on the page and at the payment provider. It takes no placeholders.
   */
  name: string;
  /**
   * What is charged today: all of it, or one of its `parts`.
   */
  price: number;
  /**
   * The price shown crossed out, of one part if there are `parts`. It is charged once a countdown with `onExpire: restore-price` is over.
   */
  originalPrice?: number;
  /**
   * Price per day, if it should differ from the price divided by the days; `false` for what nobody uses by the day, such as a course of ten evenings: then no page shows one, and the price stands in its place. A plan without a period has none.
   */
  perDay?: number | false;
  /**
   * Currency of the charge as an ISO 4217 code.
   */
  currency: string;
  /**
   * Currency that the checkout page shows, if it should differ.
   */
  displayCurrency?: string;
  /**
   * How long the plan runs, or runs before it renews: left out, as long as after each renewal, and what is bought once and for all, such as a table, has none. A first period that is free, or cheap and shorter than those after it, is a [trial](#a-trial).
   */
  period?: string;
  /**
   * Paid in [parts](#paid-in-parts): each costs `price`, the first is charged today, and after the last one it ends by itself.
   */
  parts?: {
    /**
     * How many payments there are, with that of today.
     */
    count: number;
    /**
     * How often one is charged.
     */
    every: string;
  };
  /**
   * Name of the billing interval in reports.
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
    /**
     * Renewal price in the order summary of a checkout step, if it should differ from the charge.
     */
    statedPrice?: number;
    /**
     * The period next to it, if it should differ.
     */
    statedEvery?: string;
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
 * One computed value.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "value".
 */
export interface Value {
  /**
   * The expression that computes it: `weight / height ^ 2`. It takes names of values and of fields for numbers, measures and dates, score.SCALE, facts.NAME, numbers with units, dates such as 2026-01-31, today, + - * / ^, min, max, round(x, decimals) and if(condition, then, otherwise), such as if(employees >= 50, 3, 0).
   */
  of: string | number;
  /**
   * The unit or units in which measures are read as plain numbers: [kg, m].
   */
  in?: ValueUnit | ValueUnit[];
  /**
   * A unit of length, mass, volume, area, temperature (`C` and `F` are degrees) or time.
   */
  unit?:
    | "mm"
    | "cm"
    | "m"
    | "km"
    | "in"
    | "ft"
    | "yd"
    | "mi"
    | "g"
    | "kg"
    | "oz"
    | "lb"
    | "st"
    | "ml"
    | "l"
    | "fl-oz"
    | "gal"
    | "m2"
    | "ft2"
    | "ha"
    | "acre"
    | "C"
    | "F"
    | "s"
    | "min"
    | "h"
    | "days"
    | "weeks"
    | "months"
    | "years";
  /**
   * The currency that a sum is shown in, as prices are: `€1,098.00`. With `round: 0` there are no cents.
   */
  currency?: string;
  /**
   * Decimals that it is rounded to, in its unit.
   */
  round?: number;
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
 * The condition for this result; leave it out in the last one.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition32 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A range; both ends are included.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "range".
 */
export interface Range {
  /**
   * The lowest value that counts.
   */
  min?: number;
  /**
   * The highest value that counts.
   */
  max?: number;
}
/**
 * What a value or a field must be; all of these must hold.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "bounds".
 */
export interface Bounds {
  /**
   * The lowest number or the first day that counts.
   */
  min?: number | string;
  /**
   * The highest number or the last day that counts. Who is at least 18 was born at the latest (max) 18 years ago.
   */
  max?: number | string;
  /**
   * It must be more than this.
   */
  above?: number | string;
  /**
   * It must be less than this.
   */
  below?: number | string;
  /**
   * It must be a later day than this.
   */
  after?: number | string;
  /**
   * It must be an earlier day than this.
   */
  before?: number | string;
  /**
   * One id, or a list of ids of which one is enough.
   */
  is?: string | string[];
  /**
   * What the text in a field must begin with, or one of several: { starts: ["80", "81"] } is an area of postcodes. Spaces, hyphens and capitals make no difference.
   */
  starts?: string | string[];
  /**
   * What the text in a field must end with, or one of several: { ends: ["@gmail.com", "@gmx.net"] } is a private mailbox. Spaces, hyphens and capitals make no difference.
   */
  ends?: string | string[];
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
  close: string;
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
   * Legal purpose of the text: terms of sale, privacy, refunds, or who runs the site. `funnel check` finds the text by it.
   */
  purpose?: "terms" | "privacy" | "refund" | "imprint";
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
  /**
   * true while this is a template that nobody has reviewed; `funnel check` then warns about it.
   */
  sample?: boolean;
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
 * What happens when a visitor leaves a contact.
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
   * Address of an automation service that gets each lead. The funnel's own server stores leads and forwards them, with retries. On a site without a server, browsers post to it directly.
   */
  webhook?: string;
  /**
   * What the service gets of each lead besides the contact: answers by their label, saved values, scores, the outcome, the language, id, version and fingerprint of the definition, the parameters of the address that conditions ask about (query), and touches: the advertisements and pages that the visitor came from first and last, by their utm_ parameters. All of it is stored with the lead in any case.
   */
  send?: LeadPart[];
  /**
   * Whether what visitors answer after they have left their contact is stored with their lead, too, for a week. The service does not get it.
   */
  updates?: boolean;
}
/**
 * Asks a service for the visitor's country, to preset the phone field. Without it no service is asked.
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
  consent: "required" | "not-required";
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
  events: TrackingEvent[];
}
/**
 * One event, sent when the visitor enters a step.
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
   * The step that sends the event when it is entered.
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
   * The amount that is sent as the event's value.
   */
  value?: "plan-price" | "amount-paid";
  /**
   * Currency of a plan's price; EUR if left out. Payments are reported in the currency of the order.
   */
  currency?: string;
}
/**
 * Warnings that `funnel check` should not report.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "lint".
 */
export interface Lint {
  /**
   * Warnings that somebody has signed for. They are not reported; `funnel check --release` lists who signed them.
   */
  allow: Allowance[];
}
/**
 * One warning, or all warnings of a rule, that somebody has signed for.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "allowance".
 */
export interface Allowance {
  /**
   * The rule, as the report names it: fixed-prize. `funnel explain RULE` explains it.
   */
  rule: string;
  /**
   * The step in which it is allowed, or the keys to the place, joined by dots: facts.users. A list entry is named by its id, its type or its position, counted from 1: legal.tabs.terms. Without it the warning is allowed everywhere.
   */
  where?: string;
  /**
   * Why this is all right.
   */
  reason: string;
  /**
   * Who is responsible for it.
   */
  owner: string;
  /**
   * The day on which it was allowed.
   */
  date: string;
  /**
   * The last day on which it is allowed.
   */
  until?: string;
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * A full-width image below the header.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: StepId | GuardedTarget[];
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
   * The plan that is ordered if the visitor has not picked one; behind a receipt only what was offered since can have been picked.
   */
  plan: string;
  /**
   * One line about what the product cannot promise or may cost a buyer, such as a risk; shown in the payment form, below the button.
   */
  risk?: string;
  /**
   * The id of a step of this file.
   */
  paid?: string;
}
/**
 * A step to go to, with a condition.
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * A full-width image below the header.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * Which of the two is asked for first: e-mail or phone.
   */
  mode: "email" | "phone";
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
   * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy).
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
   * Link below the address that leads to the phone mode: Rather by phone.
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
   * Link below the number that leads to the e-mail mode: Rather by e-mail.
   */
  switch?: string;
  /**
   * Promise below the field.
   */
  reassurance?: string;
  /**
   * Country that is preselected, as a two-letter code. Left out, it is that of the language: us for en, gb for en-GB, br for pt.
   */
  country: string;
  /**
   * Countries at the top of the list.
   */
  preferred: CountryCode[];
}
/**
 * The end of a way, such as a thank-you page, a result or a polite no: sections and an optional button that leads out of the funnel.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "endStep".
 */
export interface EndStep {
  /**
   * The end of a way, such as a thank-you page, a result or a polite no: sections and an optional button that leads out of the funnel.
   */
  type: "end";
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * A full-width image below the header.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
  next?: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  sections: Sections;
  button?: AddressButton;
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
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * Two pictures of the same thing with a handle between them: what it was like before, and after. Without scripts both are shown in full.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "beforeAfterSection".
 */
export interface BeforeAfterSection {
  /**
   * Two pictures of the same thing with a handle between them: what it was like before, and after. Without scripts both are shown in full.
   */
  type: "before-after";
  when?: Condition3;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  before: Side;
  after: Side;
  /**
   * How much of the first picture shows at first, in percent; 50 if left out.
   */
  start?: number;
  /**
   * What the handle is called, for people who do not see it.
   */
  handle: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  note?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  source?: string;
  /**
   * true while the pictures are unproven; the page then labels them as a sample.
   */
  sample?: boolean;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One of two pictures of the same shape.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "side".
 */
export interface Side {
  src: Asset;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
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
  when?: Condition4;
  /**
   * Label of the button.
   */
  text: string;
  /**
   * What it does: `next` goes to the next step, or takes the payment where the offer has `paid`; `plans` scrolls to the plans; `skip` goes on without buying, to the `next` of an offer with `paid`, and looks quiet: No, thanks.
   */
  action: "next" | "plans" | "skip";
  /**
   * Shows the selected plan above the button once more: its name, its price today, what it saves and how it renews. For the second and third button of a long page.
   */
  summary?: boolean;
  /**
   * On phones, keeps the button in sight at the bottom of the screen until the visitor scrolls to it, except while the plans are in sight, and says which plan is selected at what price. Put it last, besides a plain button below the plans. On a larger screen, one that leads to the plans is not shown.
   */
  sticky?: boolean;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A curve from where the visitor is to the goal, over days, weeks or months from today. Hides while one of its numbers is not known, and where both are the same: then there is no way to draw.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "chartSection".
 */
export interface ChartSection {
  /**
   * A curve from where the visitor is to the goal, over days, weeks or months from today. Hides while one of its numbers is not known, and where both are the same: then there is no way to draw.
   */
  type: "chart";
  when?: Condition5;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  now: Point;
  goal: Point1;
  over: Stretch;
  /**
   * How the way goes: quickly at first, always at the same pace, or slowly at first.
   */
  curve: "fast-first" | "even" | "slow-first";
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  alt?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  basis: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * Where the visitor is today.
 */
export interface Point {
  /**
   * How high it is.
   */
  value: number | string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
}
/**
 * The goal.
 */
export interface Point1 {
  /**
   * How high it is.
   */
  value: number | string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
}
/**
 * How long something takes from today, in one unit: { weeks: 8 }.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "stretch".
 */
export interface Stretch {
  /**
   * Number of days.
   */
  days?: number | string;
  /**
   * Number of weeks.
   */
  weeks?: number | string;
  /**
   * Number of months.
   */
  months?: number | string;
}
/**
 * Two or three columns of other sections, one below the other on phones.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "columnsSection".
 */
export interface ColumnsSection {
  /**
   * Two or three columns of other sections, one below the other on phones.
   */
  type: "columns";
  when?: Condition6;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The columns, in reading order.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: Column[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One column: sections of any type but `columns`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "column".
 */
export interface Column {
  sections: Sections;
}
/**
 * Two columns, now and goal, with a bar for each thing that should change, up or down. With `over`, a curve above them draws the way there.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "comparisonSection".
 */
export interface ComparisonSection {
  /**
   * Two columns, now and goal, with a bar for each thing that should change, up or down. With `over`, a curve above them draws the way there.
   */
  type: "comparison";
  when?: Condition7;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  now: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  goal: string;
  /**
   * What is compared.
   *
   * @minItems 1
   * @maxItems 6
   */
  measures: Measure[];
  over?: Stretch;
  /**
   * The answer whose built-in icon marks the goal on the curve: {answer.STEP}. Without that answer, or without an icon, a plain dot does.
   */
  pin?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  note?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One thing that is compared.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "measure".
 */
export interface Measure {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * How full the bar is now, from 0 to 100.
   */
  now: number;
  /**
   * How full it is at the goal. A badge says the difference in points.
   */
  goal: number;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  nowText?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  goalText?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  change?: string;
}
/**
 * Questions that open to show their answers.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "faqSection".
 */
export interface FaqSection {
  /**
   * Questions that open to show their answers.
   */
  type: "faq";
  when?: Condition8;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  questions: FaqEntry[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One question.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "faqEntry".
 */
export interface FaqEntry {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  question: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  answer: string;
}
/**
 * Cards that open to say more, two in a row if there is space.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "featureCardsSection".
 */
export interface FeatureCardsSection {
  /**
   * Cards that open to say more, two in a row if there is space.
   */
  type: "feature-cards";
  when?: Condition9;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  cards: FeatureCard[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One card.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "featureCard".
 */
export interface FeatureCard {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  title: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  teaser?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  /**
   * Path of an image file, relative to this definition.
   */
  icon?: string;
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
  when?: Condition10;
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
   * true while the figure is unproven; the page then labels it as a sample.
   */
  sample?: boolean;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * Several numbers in a row, each with what it means.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "figuresSection".
 */
export interface FiguresSection {
  /**
   * Several numbers in a row, each with what it means.
   */
  type: "figures";
  when?: Condition11;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The numbers, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  figures: FigureEntry[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One number.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "figureEntry".
 */
export interface FigureEntry {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  value: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  /**
   * true while the figure is unproven; the page then labels it as a sample. A fact brings its own label.
   */
  sample?: boolean;
}
/**
 * A number on its scale, such as a score, with words for the parts of the scale. Hides while the number is not known.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "gaugeSection".
 */
export interface GaugeSection {
  /**
   * A number on its scale, such as a score, with words for the parts of the scale. Hides while the number is not known.
   */
  type: "gauge";
  when?: Condition12;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * The number, usually {score.SCALE}.
   */
  value: number | string;
  /**
   * Where the scale begins; 0 if left out.
   */
  min?: number;
  /**
   * Where the scale ends.
   */
  max: number;
  /**
   * Parts of the scale, from its beginning to its end, and what each is called.
   *
   * @minItems 2
   * @maxItems 6
   */
  bands?: Band[];
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
  /**
   * Stands in one card with the section above it, the arc beside its text. Without that section, or without the number, nothing is left behind.
   */
  joined?: boolean;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  note?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A part of a scale.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "band".
 */
export interface Band {
  /**
   * The highest number of this part; the last part ends with the scale, and leaves it out.
   */
  upTo?: number;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
}
/**
 * A sentence about what the visitor wants. Show it only if that is known, with `when: { has: NAME }`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "goalSection".
 */
export interface GoalSection {
  /**
   * A sentence about what the visitor wants. Show it only if that is known, with `when: { has: NAME }`.
   */
  type: "goal";
  when?: Condition13;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition13 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A guarantee to the buyer, next to a seal.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "guaranteeSection".
 */
export interface GuaranteeSection {
  /**
   * A guarantee to the buyer, next to a seal.
   */
  type: "guarantee";
  when?: Condition14;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition14 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
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
  when?: Condition15;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition15 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A button that opens ways to get help: an e-mail to product.support, and a chat.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "helpSection".
 */
export interface HelpSection {
  /**
   * A button that opens ways to get help: an e-mail to product.support, and a chat.
   */
  type: "help";
  when?: Condition16;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  button: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
  /**
   * Label of the e-mail link. It writes to product.support and is not shown if that is not set.
   */
  email: string;
  /**
   * Label of the chat link.
   */
  chatLabel: string;
  /**
   * Address of the chat, starting with https://; without it there is no chat link.
   */
  chat?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition16 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * Numbered steps that say how something works.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "howItWorksSection".
 */
export interface HowItWorksSection {
  /**
   * Numbered steps that say how something works.
   */
  type: "how-it-works";
  when?: Condition17;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading: string;
  /**
   * The steps, in order.
   *
   * @minItems 1
   */
  steps: NumberedStep[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition17 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One step.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "numberedStep".
 */
export interface NumberedStep {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  title: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
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
  when?: Condition18;
  src: Asset;
  /**
   * What the picture shows, for people who cannot see it; empty if it is only decoration.
   */
  alt: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  caption?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition18 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * A button that leads out of the funnel.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "linkSection".
 */
export interface LinkSection {
  /**
   * A button that leads out of the funnel.
   */
  type: "link";
  when?: Condition19;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  to: Address;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition19 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * Lines with a tick in front, such as what is included.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "listSection".
 */
export interface ListSection {
  /**
   * Lines with a tick in front, such as what is included.
   */
  type: "list";
  when?: Condition20;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The lines.
   *
   * @minItems 1
   */
  items: Copy[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition20 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
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
  when?: Condition21;
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
   * true while these are placeholders; the page then labels them as samples.
   */
  sample?: boolean;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition21 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
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
 * A notice in a frame of its own, such as how the picked plan renews. It hides while one of its placeholders has no value.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "noticeSection".
 */
export interface NoticeSection {
  /**
   * A notice in a frame of its own, such as how the picked plan renews. It hides while one of its placeholders has no value.
   */
  type: "notice";
  when?: Condition22;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition22 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * The parts of a course, one below the other; each opens to show its lessons.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "outlineSection".
 */
export interface OutlineSection {
  /**
   * The parts of a course, one below the other; each opens to show its lessons.
   */
  type: "outline";
  when?: Condition23;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
  /**
   * The parts, in order. All are closed at first.
   *
   * @minItems 1
   */
  days: OutlineDay[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition23 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One part: a day, a week or a module.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "outlineDay".
 */
export interface OutlineDay {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  title: string;
  /**
   * Its lessons, in order.
   *
   * @minItems 1
   */
  lessons: Copy[];
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
  when?: Condition24;
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
  perDay: string;
  /**
   * What screen readers say before the crossed-out price.
   */
  originalPrice: string;
  /**
   * Word before how much lower the price is than the crossed-out one, in percent.
   */
  saves: string;
  /**
   * Label on the plan marked as popular.
   */
  popular: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  renewal?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition24 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
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
  when?: Condition25;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  /**
   * Who said them.
   */
  by: string;
  /**
   * About the person: a profession, or age and place.
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
   * true while nobody has really said this; the page then labels it as a sample.
   */
  sample?: boolean;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition25 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * What the visitor's answers are used for, line by line. A line hides while one of its placeholders has no value. If all lines hide, so does the section.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "recapSection".
 */
export interface RecapSection {
  /**
   * What the visitor's answers are used for, line by line. A line hides while one of its placeholders has no value. If all lines hide, so does the section.
   */
  type: "recap";
  when?: Condition26;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The lines, in order.
   *
   * @minItems 1
   */
  lines: RecapLine[];
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  note?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition26 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One line.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "recapLine".
 */
export interface RecapLine {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A score, the number of reviews, the first three reviews, and a dialog with all of them.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "reviewSummarySection".
 */
export interface ReviewSummarySection {
  /**
   * A score, the number of reviews, the first three reviews, and a dialog with all of them.
   */
  type: "review-summary";
  when?: Condition27;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  score: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  outOf: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  count: string;
  /**
   * How many reviews gave each number of stars, drawn as bars. Leave it out if you do not know.
   */
  distribution?: {
    "1": StarCount;
    "2": StarCount;
    "3": StarCount;
    "4": StarCount;
    "5": StarCount;
  };
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  trust?: string;
  /**
   * The reviews, or { file: content/reviews.yaml }. The first three show on the page.
   *
   * @minItems 1
   */
  reviews: Review[];
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  button: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  title: string;
  /**
   * Name of the button that closes the dialog.
   */
  close: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  more: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  remaining: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  all: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition27 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One review.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "review".
 */
export interface Review {
  /**
   * Unique id of the review.
   */
  id: string | number;
  /**
   * Who wrote it.
   */
  name: string;
  /**
   * Stars, from 1 to 5.
   */
  rating: number;
  /**
   * Its title.
   */
  title: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  content: string;
  /**
   * When it was written, in words: yesterday.
   */
  ago: string;
  /**
   * true while nobody has really written this; the page then labels it as a sample.
   */
  sample?: boolean;
}
/**
 * Statements of several people, side by side if there is room.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "testimonialsSection".
 */
export interface TestimonialsSection {
  /**
   * Statements of several people, side by side if there is room.
   */
  type: "testimonials";
  when?: Condition28;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * The people, in order.
   *
   * @minItems 1
   */
  people: Testimonial[];
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition28 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One person's story.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "testimonial".
 */
export interface Testimonial {
  /**
   * Who it is.
   */
  name: string;
  /**
   * How old they are.
   */
  age?: number;
  /**
   * Where they live.
   */
  location?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  story: string;
  /**
   * Where the words can be checked, or who received them with permission to show them.
   */
  source?: string;
  /**
   * Path of an image file, relative to this definition.
   */
  avatar?: string;
  /**
   * Letters shown if there is no picture; without them the initials of the name.
   */
  initials?: string;
  /**
   * true while nobody has really said this; the page then labels it as a sample.
   */
  sample?: boolean;
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
  when?: Condition29;
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
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition29 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * What makes buying safe, in a few short lines for below a button: how it is paid, how money comes back, how to cancel. Say only what holds.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "trustSection".
 */
export interface TrustSection {
  /**
   * What makes buying safe, in a few short lines for below a button: how it is paid, how money comes back, how to cancel. Say only what holds.
   */
  type: "trust";
  when?: Condition30;
  /**
   * The lines, side by side if there is room.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: TrustItem[];
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  note?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition30 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * One line.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "trustItem".
 */
export interface TrustItem {
  /**
   * What it is about, which decides its picture; without it, a tick.
   */
  sign?: "payment" | "refund" | "cancel" | "privacy" | "support";
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A video: a file beside the definition (`src`), or the player of another site (`frame`), which is asked for nothing before the visitor presses play.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "videoSection".
 */
export interface VideoSection {
  /**
   * A video: a file beside the definition (`src`), or the player of another site (`frame`), which is asked for nothing before the visitor presses play.
   */
  type: "video";
  when?: Condition31;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  heading?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  title: string;
  src?: VideoFile;
  frame?: PlayerUrl;
  poster?: Asset;
  captions?: CaptionsFile;
  /**
   * Label of the button that loads the frame. Name its site, because it then learns of the visit.
   */
  play: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  caption?: string;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query.
 */
export interface Condition31 {
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
  not?: Condition32;
  /**
   * One id, or a list of ids of which one is enough.
   */
  has?: string | string[];
  /**
   * A total on a scale must be in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * One id, or a list of ids of which one is enough.
   */
  outcome?: string | string[];
  /**
   * A computed value must be within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field must be within bounds: { born: { max: 18 years ago } }.
   */
  field?: {
    [k: string]: Bounds;
  };
  /**
   * How many options were chosen at a step: { tools: { min: 2 } }.
   */
  count?: {
    [k: string]: Range;
  };
  /**
   * A query parameter of the address that the visitor came with: { utm_source: newsletter }.
   */
  query?: {
    [k: string]: OneOrMore;
  };
  [k: string]:
    | OneOrMore
    | Condition1[]
    | Condition32
    | string
    | string[]
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | undefined;
}
/**
 * The one thing to do now: what the button says, and where it leads.
 */
export interface AddressButton {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  to: Address;
}
/**
 * Asks for what people type, pick and tick: one heading, any number of fields, one button.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "formStep".
 */
export interface FormStep {
  /**
   * Asks for what people type, pick and tick: one heading, any number of fields, one button.
   */
  type: "form";
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  fields: Fields;
  /**
   * Label of the button.
   */
  button: string;
  /**
   * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy).
   */
  consent?: string;
  sections?: Sections1;
}
/**
 * A box to tick, such as a consent. Its text and the time are kept with it. It is never ticked in advance.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "checkboxField".
 */
export interface CheckboxField {
  /**
   * A box to tick, such as a consent. Its text and the time are kept with it. It is never ticked in advance.
   */
  type: "checkbox";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the box must be ticked before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
}
/**
 * A date: day, month and year, in the order of the visitor's language.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "dateField".
 */
export interface DateField {
  /**
   * A date: day, month and year, in the order of the visitor's language.
   */
  type: "date";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * The earliest day.
   */
  min?: string;
  /**
   * The latest day.
   */
  max?: string;
  /**
   * `bday`: browsers may fill in the date of birth.
   */
  autocomplete?: "bday";
}
/**
 * An e-mail address.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "emailField".
 */
export interface EmailField {
  /**
   * An e-mail address.
   */
  type: "email";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  placeholder?: FieldPlaceholder;
  /**
   * Whether the address is a contact: it becomes a lead and {email}, and a checkout uses it.
   */
  contact?: boolean;
}
/**
 * Text of several lines.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "longTextField".
 */
export interface LongTextField {
  /**
   * Text of several lines.
   */
  type: "long-text";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  placeholder?: FieldPlaceholder;
  /**
   * The fewest characters.
   */
  minLength?: number;
  /**
   * The most characters.
   */
  maxLength: number;
}
/**
 * A number with a unit, such as a height, a weight or a time. With several units, the visitor chooses one, and the next field follows.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "measureField".
 */
export interface MeasureField {
  /**
   * A number with a unit, such as a height, a weight or a time. With several units, the visitor chooses one, and the next field follows.
   */
  type: "measure";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * Units to choose from; the first is preselected. Values are kept in the metric unit of the first, for example in cm for `[ft-in, m]`; visitors read them in the unit that they typed. A time such as 3:54 h is asked for with `[h-min]` and kept in minutes, one such as 24:30 min with `[min-s]` and kept in seconds.
   *
   * @minItems 1
   * @maxItems 6
   */
  units: Unit[];
  /**
   * Example in the empty field; it does not replace the label.
   */
  placeholder?: string;
  /**
   * The smallest value with its unit: 40 kg.
   */
  min?: string;
  /**
   * The largest value with its unit: 7 ft.
   */
  max?: string;
  /**
   * The most digits after the decimal sign.
   */
  decimals: number;
}
/**
 * A number, typed as the visitor's language writes it.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "numberField".
 */
export interface NumberField {
  /**
   * A number, typed as the visitor's language writes it.
   */
  type: "number";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  placeholder?: FieldPlaceholder;
  autocomplete?: Autocomplete;
  /**
   * The smallest number.
   */
  min?: number;
  /**
   * The largest number.
   */
  max?: number;
  /**
   * The distance between possible numbers, counted from `min`, or else from 0.
   */
  step?: number;
  /**
   * The most digits after the decimal sign; 0 for whole numbers.
   */
  decimals: number;
  /**
   * What follows the number, such as % or a sign of money: $ stands in front where the language puts it there.
   */
  suffix?: string;
}
/**
 * A phone number with its country.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "phoneField".
 */
export interface PhoneField {
  /**
   * A phone number with its country.
   */
  type: "phone";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * Whether the number is a contact: it becomes a lead and {phone}.
   */
  contact?: boolean;
  /**
   * A two-letter country code (ISO 3166-1 alpha-2) in small letters.
   */
  country: string;
  /**
   * Countries at the top of the list.
   */
  preferred: CountryCode[];
}
/**
 * A rating: stars, or numbers such as 0 to 10, in a row.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "ratingField".
 */
export interface RatingField {
  /**
   * A rating: stars, or numbers such as 0 to 10, in a row.
   */
  type: "rating";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * Whether the points are stars or numbers.
   */
  look: "stars" | "numbers";
  /**
   * The lowest point: 0 or 1.
   */
  min: number;
  /**
   * The highest point.
   */
  max: number;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  low?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  high?: string;
}
/**
 * A list that opens, for many options of which one is chosen.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "selectField".
 */
export interface SelectField {
  /**
   * A list that opens, for many options of which one is chosen.
   */
  type: "select";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * The options to choose from.
   *
   * @minItems 1
   * @maxItems 300
   */
  options: FieldOption[];
  /**
   * Example in the empty field; it does not replace the label.
   */
  placeholder?: string;
  autocomplete?: Autocomplete;
}
/**
 * One option of a field, with all its keys.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fieldOptionObject".
 */
export interface FieldOptionObject {
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id?: string;
  /**
   * What the visitor reads.
   */
  label: string;
  /**
   * What is recorded instead of the label. In a translated funnel it is the label of the original.
   */
  recordAs?: string;
}
/**
 * A slider with words at its ends. Nothing is chosen until the visitor moves or taps it: no middle is made up for those who did not.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "sliderField".
 */
export interface SliderField {
  /**
   * A slider with words at its ends. Nothing is chosen until the visitor moves or taps it: no middle is made up for those who did not.
   */
  type: "slider";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  /**
   * The number at its start.
   */
  min: number;
  /**
   * The number at its end.
   */
  max: number;
  /**
   * The distance between possible numbers, counted from `min`.
   */
  step: number;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  low?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  high?: string;
}
/**
 * A line of text, such as a name.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "textField".
 */
export interface TextField {
  /**
   * A line of text, such as a name.
   */
  type: "text";
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  id: string;
  /**
   * Label of the field, always visible.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Whether the field must be filled in before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the value is recorded. Without it the value is kept under the field's id alone.
   */
  record?: string;
  placeholder?: FieldPlaceholder;
  autocomplete?: Autocomplete;
  /**
   * What the text must be: `name`: letters, with marks and hyphens between them; `postcode`: letters and digits, as any country writes them; `digits`: digits only.
   */
  pattern?: "name" | "postcode" | "digits";
  /**
   * The fewest characters.
   */
  minLength?: number;
  /**
   * The most characters.
   */
  maxLength: number;
  /**
   * `name`: the text goes along with the contact that the form leaves, as the name of the person.
   */
  contact?: "name";
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * What is being done now; each line is shown for an equal share of the time.
   *
   * @minItems 1
   * @maxItems 10
   */
  stages?: Copy[];
  /**
   * Time for one percent; after a hundred of these the next step follows.
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * Layout of the options: one below the other, two in a row, as chips that flow, or as tiles with the picture above the label.
   */
  layout: "list" | "grid" | "chips" | "tiles";
  options: Options;
  otherwise?: Otherwise;
  /**
   * The fewest options that must be chosen before the button works. An `exclusive` option is enough alone.
   */
  min: number;
  /**
   * The most options that can be chosen.
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
  sections?: Sections;
}
/**
 * One answer to choose, with all its keys.
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
   * What the visitor reads, and what is recorded. It takes no placeholders, so that reports count the same answer as one.
   */
  label: string;
  /**
   * What is recorded instead of the label, so that reports keep counting an answer that was reworded. In a translated funnel it is the label of the original. Without it, the label is recorded, without its soft hyphens: these (\u00AD in double quotes) say where a long word may break.
   */
  recordAs?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  hint?: string;
  /**
   * Path of an image file, relative to this definition.
   */
  image?: string;
  /**
   * A small drawing: name of a built-in icon, which takes the colour of the theme, or path of an .svg, .png or .webp file of yours.
   */
  icon?: string;
  /**
   * One emoji, as the visitor's device draws it. An option has an image, an icon or an emoji.
   */
  emoji?: string;
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
   * The id this option had before, written or made from its label, so that stored answers survive the rename: 18-24.
   */
  renamedFrom?: string;
}
/**
 * The field for an answer of one's own.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "ownAnswer".
 */
export interface OwnAnswer {
  /**
   * Label of the field; with `otherwise: text` it is texts.otherwise.label.
   */
  label: string;
  /**
   * An example in the empty field.
   */
  placeholder?: string;
  /**
   * The most characters of an answer; 200 if left out.
   */
  maxLength?: number;
}
/**
 * The page on which a visitor decides to buy: sections in order, with plans and buttons that lead on.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "offerStep".
 */
export interface OfferStep {
  /**
   * The page on which a visitor decides to buy: sections in order, with plans and buttons that lead on.
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
  next?: Target;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  renamedFrom?: string;
  sections: Sections;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  risk?: string;
  /**
   * The id of a step of this file.
   */
  paid?: string;
  /**
   * A wheel of fortune that opens on the first visit. Claiming the prize starts the bonus.
   */
  wheel?: {
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    heading: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    text?: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    button: string;
    /**
     * The segments, clockwise from the top. From about 16 on their labels are small.
     *
     * @minItems 2
     * @maxItems 100
     */
    segments: WheelSegment[];
    /**
     * The segment that the wheel always lands on. Leave it out for a real draw.
     */
    outcome?: string;
    /**
     * How likely each segment is, by its id: { trial: 3, jackpot: 1 }. A segment left out is never won. Without weights and outcome all are equally likely.
     */
    weights?: {
      [k: string]: number;
    };
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    won: string;
    /**
     * How long the prize can be claimed.
     */
    lasts: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    timer: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    claim: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    leave: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    expired: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    note?: string;
  };
  /**
   * A banner with a bonus that lasts for a while. The funnel does not hand it over: no price changes with it, and the order does not mention it. The rule `unhonoured-bonus` asks who does.
   */
  bonus?: {
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    text: string;
    /**
     * How long the bonus lasts. It starts when the wheel has stopped on a prize, so that the clock beside the prize goes on here; if the prize can be claimed for longer than the bonus lasts, it starts with the claim. A reload never restarts it.
     */
    lasts: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    claim: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    expired: string;
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    continue: string;
    /**
     * Lets the visitor extend the timer once.
     */
    extend?: {
      /**
       * The time on the timer after the extension.
       */
      to: string;
      /**
       * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
       */
      button: string;
      /**
       * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
       */
      done: string;
    };
  };
  /**
   * A countdown that starts with the first visit of this page. Its deadline is stored: a reload never restarts it.
   */
  countdown?: {
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    text: string;
    /**
     * How long the countdown runs: 597 s is shown as 09:57.
     */
    lasts: string;
    /**
     * What happens at zero. `nothing`: no change. `restore-price`: from then on, every page sells each plan at its original price if that is higher; renewals stay the same. `hide`: the countdown disappears from the page.
     */
    onExpire: "nothing" | "restore-price" | "hide";
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    expired?: string;
  };
}
/**
 * One segment of a wheel.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "wheelSegment".
 */
export interface WheelSegment {
  /**
   * Stable name of the segment, for `outcome`, `weights` and stored results. Quote a number: "6".
   */
  id: string;
  /**
   * Text on the segment. Keep it short: the wheel is small on a phone.
   */
  label: string;
  /**
   * A smaller line below the label.
   */
  subtitle?: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  won?: string;
  /**
   * Whether there is something to claim; false for "try again".
   */
  prize: boolean;
  /**
   * Colour of the segment; without it, a colour of the theme.
   */
  color?: string;
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * Layout of the options: one below the other, two in a row, as chips that flow, as tiles with the picture above the label, or as 3 to 11 points of a scale in a row.
   */
  layout: "list" | "grid" | "chips" | "tiles" | "scale";
  ends?: ScaleEnds;
  options: Options;
  otherwise?: Otherwise;
  /**
   * Label under which the answer is recorded. Without it the choice is stored but does not appear in reports.
   */
  record?: string;
  /**
   * A short name of letters, digits and hyphens, starting with a letter.
   */
  save?: string;
  /**
   * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy).
   */
  consent?: string;
  sections?: Sections;
}
/**
 * The words below the ends of a `scale`.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "scaleEnds".
 */
export interface ScaleEnds {
  /**
   * What the first point means: Not at all.
   */
  low: string;
  /**
   * What the last point means: Completely.
   */
  high: string;
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
   * The total in this step's counter, if it differs from counter.total.
   */
  total?: number;
  /**
   * Path of an image file, relative to this definition.
   */
  headerImage?: string;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
   */
  back?: StepId | GuardedTarget[];
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
   * Button that leads to the account in product.app; without product.app it is not shown, and can be left out.
   */
  activate?: string;
  /**
   * Page of the product's app where an account is activated.
   */
  activatePath: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  failed: string;
  /**
   * Button that leads back to the start if the account could not be set up.
   */
  support: string;
  /**
   * What happens now, step by step, once the payment has arrived.
   */
  after?: {
    /**
     * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
     */
    heading: string;
    /**
     * The steps, in order.
     *
     * @minItems 1
     * @maxItems 5
     */
    steps: Copy[];
  };
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  button?: string;
}
/**
 * A button that leads out of the funnel.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "addressButton".
 */
export interface AddressButton1 {
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text: string;
  to: Address;
}
/**
 * The product, and the company behind it.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "product".
 */
export interface Product1 {
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
 * The step counter and progress bar in the header.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "counter".
 */
export interface Counter1 {
  /**
   * The number of numbered steps; if left out, the highest number of a step.
   */
  total?: number;
  /**
   * The counter never shows a total above this.
   */
  cap?: number;
  /**
   * Which total is shown if a step states its own. `capped` limits it to the cap; `stated` shows it as written.
   */
  reading: "capped" | "stated";
}
/**
 * The look: colours, corners, type and logo.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "theme".
 */
export interface Theme1 {
  /**
   * The palette; each colour has a quiet default.
   */
  colors: {
    /**
     * The page background.
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
    /**
     * Stars and prizes.
     */
    amber: string;
  };
  /**
   * The palette for visitors whose device asks for dark pages; each colour has a quiet default. Without it, the page is the same for all. A logo and drawings follow by a media query of their own (`prefers-color-scheme`) in their SVG.
   */
  dark?: {
    /**
     * The page background.
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
    /**
     * Stars and prizes.
     */
    amber: string;
  };
  /**
   * Corner radius of cards, in pixels.
   */
  radius: number;
  /**
   * Font stack of the text, of fonts that devices have.
   */
  font: string;
  /**
   * Font stack of the headings; without it, that of the text.
   */
  headingFont?: string;
  /**
   * Fonts that come with the page, before those of the stacks. Until one has come, its text is shown in a font of the device that takes as much room.
   */
  fonts?: {
    heading?: FontFiles;
    text?: FontFiles;
  };
  /**
   * The logo in the header and the icon of the tab; without it the header shows the product's name.
   */
  logo?: string;
  /**
   * A second logo for wide screens, on steps that ask for it.
   */
  secondLogo?: string;
}
/**
 * One end of a curve.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "point".
 */
export interface Point2 {
  /**
   * How high it is.
   */
  value: number | string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  label: string;
  /**
   * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
   */
  text?: string;
}
/**
 * What the engine understands of a type of step.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "stepTraits".
 */
export interface StepTraits {
  /**
   * It asks a question with options, of which the visitor chooses one or several.
   */
  asks?: "one" | "several";
  /**
   * It saves a value under the name in `save`, to be shown later.
   */
  saves?: true;
  /**
   * It moves on by itself, after a duration that the author writes.
   */
  movesOn?: {
    /**
     * The key that holds the duration.
     */
    after: string;
    /**
     * The number of times this duration passes before the step moves on.
     */
    times: number;
  };
  /**
   * It shows sections.
   */
  hasSections?: true;
  /**
   * It asks for what people type, pick and tick.
   */
  hasFields?: true;
  /**
   * Its screen is of no use without the page's code: no tap shows it before that has come.
   */
  needsCode?: true;
  /**
   * The way through the funnel ends there: it has no `next`.
   */
  ends?: true;
  /**
   * Visitors leave an e-mail address or a phone number there, which becomes a lead.
   */
  leavesContact?: true;
  /**
   * The payment form can open on its page. `itself`: the page is a payment page. `by-sections`: the buttons of its sections lead on; if a section offers plans and `paid` names a step, they take the payment.
   */
  takesPayment?: "itself" | "by-sections";
  /**
   * Buyers return to it: it needs a purchase before it.
   */
  isReceipt?: true;
  /**
   * It refers to one plan: the one picked before, or else the one that it names.
   */
  namesPlan?: true;
  /**
   * It can have a wheel of fortune, a bonus and a countdown.
   */
  hasPromotions?: true;
}
/**
 * What the engine understands of a type of field: the kind of value that it gives.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "fieldTraits".
 */
export interface FieldTraits {
  /**
   * It gives a text: any one of the right length, or only those that are like its example.
   */
  givesText?:
    | true
    | {
        /**
         * A text that the field takes and keeps as it is: walks through a funnel fill it in. With `by`, one for each value of that key.
         */
        like:
          | string
          | {
              [k: string]: string;
            };
        /**
         * The key that decides which of them it is.
         */
        by?: string;
      };
  /**
   * It gives a number.
   */
  givesNumber?: true;
  /**
   * It gives a number with a unit.
   */
  givesMeasure?: true;
  /**
   * It gives a date.
   */
  givesDate?: true;
  /**
   * It gives one of several options.
   */
  givesChoice?: true;
  /**
   * It gives a consent: its text and when it was given.
   */
  givesConsent?: true;
  /**
   * It gives an e-mail address.
   */
  givesEmail?: true;
  /**
   * It gives a phone number.
   */
  givesPhone?: true;
}
/**
 * What the engine understands of a type of section.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "sectionTraits".
 */
export interface SectionTraits {
  /**
   * Its text is a heading of the page.
   */
  isHeading?: true;
  /**
   * Visitors pick a plan there.
   */
  offersPlans?: true;
  /**
   * It has a button; with `action: next` the button leads on, with `action: skip` past a payment.
   */
  leadsOn?: true;
  /**
   * It shows other sections, in columns.
   */
  holdsSections?: true;
  /**
   * It shows a number on a scale with bands.
   */
  measures?: true;
  /**
   * It shows what became of somebody or something, which needs a source.
   */
  showsResult?: true;
  /**
   * It shows a video: a file of the project, or a frame of another site that is loaded on a click.
   */
  showsVideo?: true;
  /**
   * Its text hides while one of its placeholders has no value.
   */
  hidesUnfilled?: true;
  /**
   * Its `pin` names an answer whose icon it shows; without that answer it shows none.
   */
  marksAnswer?: true;
  /**
   * It shows a number, which needs a source.
   */
  statesFigure?: true;
  /**
   * It shows numbers, each of which needs a source.
   */
  statesFigures?: true;
  /**
   * It promises something to buyers, which needs conditions.
   */
  guarantees?: true;
  /**
   * It quotes somebody.
   */
  quotes?: true;
  /**
   * It quotes several people.
   */
  showsTestimonials?: true;
  /**
   * It shows reviews and their score.
   */
  showsReviews?: true;
  /**
   * It shows the logos of others, which vouch for the product.
   */
  showsTrustMarks?: true;
}
/**
 * Keys that come with the trait asks.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "asks".
 */
export interface Asks {
  options: Options;
  /**
   * The fewest options in an answer; 1 if left out.
   */
  min?: number;
  /**
   * The most options in an answer; all of them if left out.
   */
  max?: number;
  /**
   * How the options are laid out.
   */
  layout?: string;
  ends?: ScaleEnds;
  otherwise?: Otherwise;
  /**
   * Label under which the answer is recorded.
   */
  record?: string;
}
/**
 * Keys that come with the trait saves.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "saves".
 */
export interface Saves {
  save?: Id;
}
/**
 * Keys that come with the trait hasSections.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "hasSections".
 */
export interface HasSections {
  sections?: Sections;
}
/**
 * Keys that come with the trait hasFields.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "hasFields".
 */
export interface HasFields {
  fields: Fields;
  /**
   * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy).
   */
  consent?: string;
}
/**
 * Keys that come with the trait leavesContact.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "leavesContact".
 */
export interface LeavesContact {
  /**
   * Which of the two is asked for first.
   */
  mode?: "email" | "phone";
  /**
   * The e-mail mode.
   */
  email: {};
  /**
   * The phone mode; left out, only an e-mail address is asked for.
   */
  phone?: {
    /**
     * Country chosen at first.
     */
    country: string;
    /**
     * Countries at the top of the list.
     */
    preferred: string[];
  };
  /**
   * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy).
   */
  consent: string;
}
/**
 * Keys that come with the trait takesPayment.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "takesPayment".
 */
export interface TakesPayment {
  paid?: StepId;
}
/**
 * Keys that come with the trait isReceipt.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "isReceipt".
 */
export interface IsReceipt {
  button?: Copy;
  activate?: string;
}
/**
 * Keys that come with the trait namesPlan.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "namesPlan".
 */
export interface NamesPlan {
  plan?: PlanId;
}
/**
 * Keys that come with the trait hasPromotions.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "hasPromotions".
 */
export interface HasPromotions {
  /**
   * A wheel of fortune.
   */
  wheel?: {
    heading: Copy;
    button: Copy;
    won: Copy;
    claim: Copy;
    leave: Copy;
    expired: Copy;
    /**
     * Its segments.
     */
    segments: {
      id: string;
      label: string;
      subtitle?: string;
      won?: string;
      prize?: boolean;
    }[];
    /**
     * The segment that it always lands on.
     */
    outcome?: string;
    /**
     * How likely each segment is, by its id.
     */
    weights?: {
      [k: string]: number;
    };
    lasts: Duration;
  };
  /**
   * The prize, and how long it lasts.
   */
  bonus?: {
    claim: Copy;
    expired: Copy;
    continue: Copy;
    text: Copy;
    lasts: Duration;
    extend?: {
      to: Duration;
      button: Copy;
      done: Copy;
    };
  };
  /**
   * A countdown on the page.
   */
  countdown?: {
    text: Copy;
    expired?: Copy;
    lasts: Duration;
    /**
     * What happens at zero.
     */
    onExpire: "nothing" | "restore-price" | "hide";
  };
}
/**
 * Keys that come with the trait isHeading.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "isHeading".
 */
export interface IsHeading {
  text: Copy;
}
/**
 * Keys that come with the trait offersPlans.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "offersPlans".
 */
export interface OffersPlans {
  /**
   * Ids of the plans, in order.
   */
  plans: PlanId[];
  default: PlanId;
}
/**
 * Keys that come with the trait leadsOn.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "leadsOn".
 */
export interface LeadsOn {
  /**
   * What the button does.
   */
  action: "next" | "plans" | "skip";
  /**
   * Whether it says once more what is bought and how that renews.
   */
  summary?: boolean;
}
/**
 * Keys that come with the trait holdsSections.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "holdsSections".
 */
export interface HoldsSections {
  /**
   * The columns.
   */
  columns: {
    sections: Sections;
  }[];
}
/**
 * Keys that come with the trait measures.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "measures".
 */
export interface Measures {
  value: Quantity;
  /**
   * Where the scale begins; 0 if left out.
   */
  min?: number;
  /**
   * Where it ends.
   */
  max: number;
  /**
   * Parts of the scale.
   */
  bands?: {
    /**
     * Where the part ends.
     */
    upTo?: number;
  }[];
}
/**
 * Keys that come with the trait showsResult.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "showsResult".
 */
export interface ShowsResult {
  source?: Copy;
  sample?: boolean;
}
/**
 * Keys that come with the trait showsVideo.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "showsVideo".
 */
export interface ShowsVideo {
  /**
   * A file of the project.
   */
  src?: string;
  /**
   * Address of a player of another site.
   */
  frame?: string;
  /**
   * A file with its captions.
   */
  captions?: string;
}
/**
 * Keys that come with the trait statesFigure.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "statesFigure".
 */
export interface StatesFigure {
  value: Copy;
  source?: Copy;
  sample?: boolean;
}
/**
 * Keys that come with the trait statesFigures.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "statesFigures".
 */
export interface StatesFigures {
  /**
   * The numbers.
   */
  figures: {
    value: Copy;
    sample?: boolean;
  }[];
}
/**
 * Keys that come with the trait guarantees.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "guarantees".
 */
export interface Guarantees {
  heading: Copy;
  text: Copy;
}
/**
 * Keys that come with the trait quotes.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "quotes".
 */
export interface Quotes {
  text: Copy;
  /**
   * Who said it.
   */
  by: string;
  /**
   * Where the words were published.
   */
  source?: string;
  sample?: boolean;
}
/**
 * Keys that come with the trait showsTestimonials.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "showsTestimonials".
 */
export interface ShowsTestimonials {
  /**
   * The people.
   */
  people: {
    name: string;
    source?: string;
    sample?: boolean;
  }[];
}
/**
 * Keys that come with the trait showsReviews.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "showsReviews".
 */
export interface ShowsReviews {
  score: Copy;
  count: Copy;
  trust?: Copy;
  /**
   * The reviews.
   */
  reviews: {
    sample?: boolean;
  }[];
}
/**
 * Keys that come with the trait showsTrustMarks.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "showsTrustMarks".
 */
export interface ShowsTrustMarks {
  /**
   * The logos.
   */
  logos: {
    name: string;
  }[];
  sample?: boolean;
}
/**
 * Keys that come with the trait givesText.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesText".
 */
export interface GivesText {
  /**
   * The fewest characters.
   */
  minLength?: number;
  /**
   * The most characters.
   */
  maxLength: number;
  /**
   * The text is the name of the person who leaves a contact.
   */
  contact?: "name";
}
/**
 * Keys that come with the trait givesNumber.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesNumber".
 */
export interface GivesNumber {
  /**
   * The smallest number.
   */
  min?: number;
  /**
   * The largest number.
   */
  max?: number;
  /**
   * The distance between possible numbers.
   */
  step?: number;
  /**
   * The most digits after the decimal sign.
   */
  decimals?: number;
}
/**
 * Keys that come with the trait givesMeasure.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesMeasure".
 */
export interface GivesMeasure {
  /**
   * Units to choose from.
   *
   * @minItems 1
   */
  units: Unit[];
  min?: Amount;
  max?: Amount;
  /**
   * The most digits after the decimal sign.
   */
  decimals?: number;
}
/**
 * Keys that come with the trait givesDate.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesDate".
 */
export interface GivesDate {
  min?: DateBound;
  max?: DateBound;
}
/**
 * Keys that come with the trait givesChoice.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesChoice".
 */
export interface GivesChoice {
  /**
   * The options to choose from.
   */
  options: FieldOption[];
}
/**
 * Keys that come with the trait givesConsent.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesConsent".
 */
export interface GivesConsent {
  text: Copy;
}
/**
 * Keys that come with the trait givesEmail.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesEmail".
 */
export interface GivesEmail {
  /**
   * Whether the address is a contact.
   */
  contact?: boolean;
}
/**
 * Keys that come with the trait givesPhone.
 *
 * This interface was referenced by `FunnelDefinition`'s JSON-Schema
 * via the `definition` "givesPhone".
 */
export interface GivesPhone {
  /**
   * Whether the number is a contact.
   */
  contact?: boolean;
  country: CountryCode;
  /**
   * Countries at the top of the list.
   */
  preferred: CountryCode[];
}
