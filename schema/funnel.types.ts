/* Generated from schema/funnel.schema.json by `npm run schema`; edit the schema fragments instead. */

/**
 * A short name of letters, digits and hyphens, starting with a letter.
 */
export type Id = string;
/**
 * The id of a step of this file.
 */
export type StepId = string;
/**
 * The id of a plan of this file.
 */
export type PlanId = string;
/**
 * Text a visitor reads. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 */
export type Copy = string;
/**
 * Path of an image file, relative to this definition.
 */
export type Asset = string;
/**
 * Path of a woff2 file, relative to this definition.
 */
export type FontFile = string;
/**
 * Files of one font, the one with the most letters first. Each of the others is fetched only for letters that those before it lack.
 *
 * @minItems 1
 * @maxItems 4
 */
export type FontFiles = FontFile[];
/**
 * Name of a built-in icon, such as `house`, or path of an .svg, .png or .webp file, relative to this definition. The icons are listed below, under Icons.
 */
export type Icon = string;
/**
 * A duration: 30 ms, 5 s, 10 min, 24 h.
 */
export type Duration = string;
/**
 * A calendar period: 1 week, 3 months.
 */
export type Period = string;
/**
 * A currency: USD, EUR. It is an ISO 4217 code.
 */
export type Currency = string;
/**
 * A colour as #rrggbb.
 */
export type Color = string;
/**
 * A web address with https://, or with http://localhost while you try it out.
 */
export type Url = string;
/**
 * A web address that starts with https://.
 */
export type SecureUrl = string;
/**
 * Where a button leads: a page (https://…), a mail (mailto:…; mailto:?subject=… to whom the visitor likes), a phone number (tel:+44…), a page of product.app (app:/…), or support for a mail to product.support. Behind a question mark its [parameters can hand on answers](#answers-in-an-address): https://…?name={first-name}. Before it, an address is the same for everybody: for a page of each outcome, write a link with `when` for each.
 */
export type Address = string;
/**
 * An e-mail address.
 */
export type Email = string;
/**
 * The address of the page on this site: a slash, then small letters, digits and hyphens.
 */
export type Path = string;
/**
 * A language: en, en-GB, zh-Hant-TW. It is a BCP 47 tag.
 */
export type LanguageTag = string;
/**
 * A number.
 */
export type Number = number;
/**
 * A number, or one placeholder that stands for a number: 8, "{score.risk}", "{facts.weeks}".
 */
export type Quantity = number | string;
/**
 * A number in the unit of the value, a measure with its unit (70 kg), a date (2026-01-31, today, 18 years ago, in 2 weeks), or a time (22:00).
 */
export type Bound = number | string;
/**
 * The beginning of a text, or several of which one is enough. Digits are written in quotes, which keep a zero in front.
 */
export type Beginnings = string | string[];
/**
 * The end of a text, or several of which one is enough. What begins with @ is written in quotes.
 */
export type Endings = string | string[];
/**
 * One id, or several of which one is enough.
 */
export type OneOrMore = string | string[];
/**
 * Where to go: a step id, or a list of { when, go } tried from top to bottom, ending in one without `when`.
 */
export type Target = StepId | GuardedTarget[];
/**
 * One answer to choose: its label, or an object if it needs more than a label.
 */
export type Option = string | OptionObject;
/**
 * The answers to choose from.
 *
 * @minItems 1
 * @maxItems 60
 */
export type Options = Option[];
/**
 * Lets visitors type an answer of their own below the options: `text`, or its words. The answer counts as one of the options, with the id `otherwise`.
 */
export type Otherwise = "text" | OwnAnswer;
/**
 * What the page shows, from top to bottom.
 *
 * @minItems 1
 */
export type Sections = Section[];
/**
 * The fields, from top to bottom.
 *
 * @minItems 1
 * @maxItems 30
 */
export type Fields = Field[];
/**
 * Example in the empty field; it does not replace the label.
 */
export type FieldPlaceholder = string;
/**
 * Text of at most 500 characters. **bold**, *emphasis*, [link](legal:terms) and {placeholder|fallback} may be used.
 */
export type FieldLabel = string;
/**
 * A number of at most twelve digits before the decimal sign.
 */
export type FieldNumber = number;
/**
 * One option of a field: its label, or its label and id.
 */
export type FieldOption = string | FieldOptionObject;
/**
 * A unit. `ft-in` asks for feet and inches, `st` for stones and pounds, `h-min` for hours and minutes, `min-s` for minutes and seconds; `gal` and `fl-oz` are those of the United States; `C` and `F` are degrees.
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
  | "m3"
  | "fl-oz"
  | "gal"
  | "m2"
  | "ft2"
  | "ha"
  | "acre"
  | "kWh"
  | "C"
  | "F"
  | "s"
  | "min"
  | "h"
  | "h-min"
  | "min-s";
/**
 * A number with its unit: 40 kg.
 */
export type Amount = string;
/**
 * A day: 2026-01-31, today, 18 years ago, in 2 years. It is counted from the visitor's own day.
 */
export type DateBound = string;
/**
 * A time of day: 07:30, 19:05.
 */
export type TimeOfDay = string;
/**
 * Whether some of a stock is left, or it has run out.
 */
export type StockState = "left" | "out";
/**
 * A day of the week, mon to sun, or a single one: 2026-12-05.
 */
export type OpenDay = string;
/**
 * A day, or the first and the last of several: 2026-12-24 to 2027-01-06.
 */
export type ClosedDays = string;
/**
 * A kind of file; an image is JPEG, PNG, WebP, HEIC or GIF, a document of Word or OpenDocument.
 */
export type FileKind = "pdf" | "image" | "document";
/**
 * What browsers may fill in here, as HTML calls it: given-name, postal-code.
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
 * The two small letters of a country (ISO 3166-1).
 */
export type CountryCode = string;
/**
 * A unit: kg, ft2, C, weeks. It is one of length, mass, volume, area, energy, temperature or time. `C` and `F` are degrees.
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
  | "m3"
  | "fl-oz"
  | "gal"
  | "m2"
  | "ft2"
  | "ha"
  | "acre"
  | "kWh"
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
 * The variants of a split test, the page as it was first: [short, long]. Each is drawn equally often; to change that, say how often each is drawn: { short: 80, long: 20 }. A variant that is drawn 0 times is shown only to those who have it already.
 */
export type Experiment =
  | Id[]
  | {
      [k: string]: number;
    };
/**
 * A part of a lead besides the contact. `query` is the parameters of the address that conditions ask about, and the variants of `experiments`.
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
 * Letters, digits, hyphens and underscores.
 */
export type SourceTag = string;
/**
 * A day: 2026-01-31.
 */
export type Date = string;
/**
 * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy).
 */
export type ConsentLine = Copy;
/**
 * A short name of letters, digits and hyphens. Quote a number: "6".
 */
export type SegmentId = string;
/**
 * A percentage.
 */
export type Percent = number;
/**
 * How many reviews gave this number of stars.
 */
export type StarCount = number;
/**
 * The https:// address of a player that may be shown in a frame, such as https://www.youtube-nocookie.com/embed/ID. Its host is admitted on this page alone.
 */
export type PlayerUrl = string;
/**
 * Path of an mp4 or webm file, relative to this definition.
 */
export type VideoFile = string;
/**
 * Path of a WebVTT file with the words of the video, relative to this definition.
 */
export type CaptionsFile = string;
/**
 * Keys of every step, whatever its type. Composed into each step variant.
 */
export type Step =
  | CheckoutStep
  | ConfirmationStep
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
 * Keys of every section, whatever its type. Composed into each section variant.
 */
export type Section =
  | BadgeSection
  | BarsSection
  | BeforeAfterSection
  | ButtonSection
  | CalendarEntrySection
  | ChartSection
  | ColumnsSection
  | ComparisonSection
  | ExtrasSection
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
 * Keys of every field, whatever its type. Composed into each field variant.
 */
export type Field =
  | AppointmentField
  | CheckboxField
  | DateField
  | EmailField
  | FileField
  | LongTextField
  | MeasureField
  | NumberField
  | PhoneField
  | RatingField
  | SelectField
  | SliderField
  | TextField
  | TimeField;

/**
 * A complete web funnel: its flow, every sentence that a visitor reads, its prices, facts, legal texts and look.
 */
export interface FunnelDefinition {
  /**
   * Short name of the funnel. It prefixes storage keys, rows and events, so do not change it once visitors have come.
   */
  id: Id;
  /**
   * Raise it when the stored answers of earlier visitors no longer fit; these visitors then start again.
   */
  version: number;
  /**
   * Language of the texts. It sets the page's lang and how money is written.
   */
  language: LanguageTag;
  /**
   * The step a visitor sees first.
   */
  start: StepId;
  /**
   * What a link to a later step does. `open` shows that step; `in-order` sends the visitor to the furthest step reached so far.
   */
  entry: "open" | "in-order";
  product: Product;
  /**
   * What search engines and shared links say below the title, in one or two sentences.
   */
  description?: Copy;
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
   * What runs out: { seats: 40 }. So many are sold altogether by the plans that name it, `stock: seats`, and your server sells no more. {stock.seats} is how many are left, and a section can ask: `when: { stock: { seats: left } }`.
   */
  stock: {
    [k: string]: number;
  };
  /**
   * When appointments can be made, by a name that fields of the type appointment give: `calendar: visits`. Your server hands out no time twice.
   */
  calendars: {
    [k: string]: Calendar;
  };
  /**
   * Named scales on which options score points. Show a total with {score.NAME}.
   */
  scales: {
    [k: string]: Scale;
  };
  /**
   * Values that are computed from scores, dates, facts and each other. Show one with {NAME}.
   */
  values: {
    [k: string]: Value;
  };
  /**
   * Split tests: each visitor is shown one variant, drawn once and kept. Ask for it with `when: { experiment: { NAME: VARIANT } }`; look at one with ?NAME=VARIANT behind the address.
   */
  experiments: {
    [k: string]: Experiment;
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
   * Whether your backend counts how many visitors reach each step and go on, without knowing who: `funnel visitors` shows where they stop.
   */
  countVisitors: boolean;
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
     * Forms. {min}, {max}, {example} and {fields} are filled in by the fields.
     */
    form: {
      /**
       * After the label of a field that may stay empty.
       */
      optional: string;
      /**
       * After the labels of fields of which at least one must be filled in.
       */
      either: string;
      /**
       * Button while a contact is being saved.
       */
      sending: string;
      /**
       * At a field that was left empty.
       */
      required: string;
      /**
       * At fields of which at least one must be filled in, when all were left empty.
       */
      requiredOne: string;
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
       * When a time of day is incomplete.
       */
      invalidTime: string;
      /**
       * When a time of day is too early or too late.
       */
      outOfHours: string;
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
       * At a field for an appointment in which none is picked.
       */
      chooseTime: string;
      /**
       * Button below the days of a field for an appointment.
       */
      moreDays: string;
      /**
       * In a field for an appointment, until its times are known.
       */
      loadingTimes: string;
      /**
       * At a field for an appointment whose time the server does not keep yet.
       */
      keepingTime: string;
      /**
       * Below the time that was picked, {example}, once the server keeps it.
       */
      timeKept: string;
      /**
       * When a time, {example}, has been taken by somebody else.
       */
      timeTaken: string;
      /**
       * Below the times, if the visitor's clock goes otherwise: {example} is the time zone of the calendar.
       */
      timeZone: string;
      /**
       * Behind the time that was picked, if the visitor's clock goes otherwise: {example} is what it shows then.
       */
      byYourClock: string;
      /**
       * In a field for an appointment of which every time is taken. It need not be filled in then.
       */
      noTimes: string;
      /**
       * In a field for an appointment whose times could not be loaded. It need not be filled in then.
       */
      timesFailed: string;
      /**
       * Button of a field for files.
       */
      chooseFile: string;
      /**
       * The same button, when there is a file and room for more.
       */
      anotherFile: string;
      /**
       * Below that button: {example} are the kinds of files, such as PDF, {max} is the largest size.
       */
      fileLimits: string;
      /**
       * Behind that, at a field that takes more than one file: {max} is how many.
       */
      fileCount: string;
      /**
       * While a file, {example}, is being sent.
       */
      sendingFile: string;
      /**
       * Said to screen readers when a file, {example}, has been sent.
       */
      fileSent: string;
      /**
       * Name of the button that removes a file, {example}.
       */
      removeFile: string;
      /**
       * Button beside a file that could not be sent.
       */
      tryAgain: string;
      /**
       * Beside a file, {example}, when the connection or the server failed.
       */
      fileFailed: string;
      /**
       * When a file is too large.
       */
      fileTooLarge: string;
      /**
       * When a file is of another kind than the field takes.
       */
      wrongFile: string;
      /**
       * When more files were chosen than the field takes.
       */
      tooManyFiles: string;
      /**
       * At a field whose file is not sent yet.
       */
      unsentFile: string;
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
       * Shown if a payment form was open for a day, or for half an hour where it holds something of a `stock`, its session was closed meanwhile, or another tab has bought. The next press of the button opens a new one.
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
       * What comes before the terms of a plan that renews, where a buyer adds extras to it: {extras.name}, {extras.price}.
       */
      termsExtras: string;
      /**
       * The same for a plan that is paid in parts.
       */
      termsParts: string;
    };
    /**
     * Confirmation steps.
     */
    confirmation: {
      /**
       * The button while it confirms.
       */
      sending: string;
      /**
       * When the server could not be reached.
       */
      failed: string;
      /**
       * Heading where the link belongs to no contact.
       */
      unknownTitle: string;
      /**
       * What to do then.
       */
      unknown: string;
      /**
       * Button that leads to the start of the funnel then.
       */
      home: string;
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
     * Plans that take of a `stock`.
     */
    stock: {
      /**
       * On a plan of which none is left, in place of its price, and on the button that buys, if no plan of the page is left.
       */
      soldOut: string;
      /**
       * The same where fewer are left than the visitor wants. {count} is how many.
       */
      tooFew: string;
      /**
       * When the payment of a plan is begun that has just run out.
       */
      gone: string;
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
 * A button that leads out of the funnel.
 */
export interface AddressButton {
  /**
   * Label of the button.
   */
  text: Copy;
  to: Address;
}
/**
 * How long something takes from today, in one unit: { weeks: 8 }.
 */
export interface Stretch {
  /**
   * Number of days.
   */
  days?: Quantity;
  /**
   * Number of weeks.
   */
  weeks?: Quantity;
  /**
   * Number of months.
   */
  months?: Quantity;
}
/**
 * A part of a scale.
 */
export interface Band {
  /**
   * The highest number of this part; the last part ends with the scale, and leaves it out.
   */
  upTo?: number;
  /**
   * A word for this part.
   */
  label: Copy;
  /**
   * How good it is to be in this part: it is green, amber or red, in the colours `success`, `amber` and `danger` of the theme. Where no part has a tone, the arc has the accent's colour and is filled up to the number; with tones a mark stands at the number, and a part without one is grey.
   */
  tone?: "good" | "fair" | "poor";
}
/**
 * A range; both ends are included.
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
 */
export interface Bounds {
  /**
   * The lowest number, or the first day or time that counts.
   */
  min?: Bound;
  /**
   * The highest number, or the last day or time that counts. Who is at least 18 was born at the latest (max) 18 years ago.
   */
  max?: Bound;
  /**
   * It must be more than this.
   */
  above?: Bound;
  /**
   * It must be less than this.
   */
  below?: Bound;
  /**
   * It must be a later day or time than this.
   */
  after?: Bound;
  /**
   * It must be an earlier day or time than this.
   */
  before?: Bound;
  /**
   * The option, or one of the options, that must be picked in a field with options; or the text, or one of the texts, that must be typed, such as a code: { is: SPRING }. Of what is typed, spaces, hyphens and capitals make no difference.
   */
  is?: OneOrMore;
  /**
   * What the text in a field must begin with, or one of several: { starts: ["80", "81"] } is an area of postcodes. Spaces, hyphens and capitals make no difference.
   */
  starts?: Beginnings;
  /**
   * What the text in a field must end with, or one of several: { ends: ["@gmail.com", "@gmx.net"] } is a private mailbox. Spaces, hyphens and capitals make no difference.
   */
  ends?: Endings;
}
/**
 * A condition. `step-id: option-id` asks whether the option is chosen, `step-id: [one, other]` whether one of these is; several keys must all hold. Also: all, any, not, has, score, outcome, value, field, count, query, experiment, stock.
 */
export interface Condition {
  /**
   * Every one of these must hold.
   *
   * @minItems 1
   */
  all?: Condition[];
  /**
   * At least one of these must hold.
   *
   * @minItems 1
   */
  any?: Condition[];
  /**
   * This must not hold.
   */
  not?: Condition;
  /**
   * A saved value (see `save`) that the visitor must have, or a field that must be filled in; of a box, that it is ticked.
   */
  has?: OneOrMore;
  /**
   * A total on a scale is in a range: { risk: { min: 3 } }.
   */
  score?: {
    [k: string]: Range;
  };
  /**
   * The outcome that the visitor must have, by its id, or one of several: { outcome: [baker, cook] }. It can be asked anywhere but in the outcomes themselves.
   */
  outcome?: OneOrMore;
  /**
   * A computed value is within bounds: { bmi: { min: 25 } }. What is unset never is.
   */
  value?: {
    [k: string]: Bounds;
  };
  /**
   * What was given in a field is within bounds: { born: { max: 18 years ago } }.
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
  /**
   * The variant of an experiment that the visitor is shown: { headline: long }. See `experiments`.
   */
  experiment?: {
    [k: string]: OneOrMore;
  };
  /**
   * Of a section: whether it is known that some of a stock is left, or that it has run out: { seats: out }. Until the page knows, neither holds.
   */
  stock?: {
    [k: string]: StockState;
  };
  [k: string]:
    | OneOrMore
    | Condition[]
    | Condition
    | {
        [k: string]: Range;
      }
    | {
        [k: string]: Bounds;
      }
    | {
        [k: string]: OneOrMore;
      }
    | {
        [k: string]: StockState;
      }
    | undefined;
}
/**
 * A step to go to, with a condition.
 */
export interface GuardedTarget {
  when?: Condition;
  /**
   * The step to go to.
   */
  go: StepId;
}
/**
 * One answer to choose, with all its keys.
 */
export interface OptionObject {
  /**
   * Stable name of the option for storage, conditions and reports. Without it, one is made from the label.
   */
  id?: Id;
  /**
   * What the visitor reads, and what is recorded. It takes no placeholders, so that reports count the same answer as one.
   */
  label: string;
  /**
   * What is recorded instead of the label, so that reports keep counting an answer that was reworded. In a translated funnel it is the label of the original. Without it, the label is recorded, without its soft hyphens: these (\u00AD in double quotes) say where a long word may break.
   */
  recordAs?: string;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * A picture: in `tiles` it fills the top of the tile, cut to 4:3, elsewhere it is beside the label, cut to a square. Pictures only decorate; the label says what the answer is.
   */
  image?: Asset;
  /**
   * A small drawing: name of a built-in icon, which takes the colour of the theme, or path of an .svg, .png or .webp file of yours.
   */
  icon?: Icon;
  /**
   * One emoji, as the visitor's device draws it. An option has an image, an icon or an emoji.
   */
  emoji?: string;
  /**
   * Where this option leads; without it the step's `next` applies.
   */
  next?: Target;
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
 * The words below the ends of a `scale`.
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
 * One option of a field, with all its keys.
 */
export interface FieldOptionObject {
  /**
   * Stable name of the option for storage, conditions and reports. Without it, one is made from the label.
   */
  id?: Id;
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
 * When appointments can be made.
 */
export interface Calendar {
  /**
   * By which clock: Europe/Berlin, America/New_York. It is a name of the IANA time zone database.
   */
  timeZone: string;
  /**
   * How long an appointment takes: 30 min.
   */
  length: Duration;
  /**
   * What is kept free after each, such as for the way to the next: 15 min.
   */
  pause: Duration;
  /**
   * The hours in which they take place. The first one begins with them, and the last one ends within them.
   *
   * @minItems 1
   * @maxItems 60
   */
  open: OpenHours[];
  /**
   * Days without appointments: 2026-12-24, or several as one, 2026-12-24 to 2027-01-06.
   *
   * @maxItems 100
   */
  closed: ClosedDays[];
  /**
   * How much earlier an appointment must be made.
   */
  notice: Duration;
  /**
   * How far ahead one can be made, half a year at most.
   */
  ahead: Period;
  /**
   * How many people have an appointment at the same time.
   */
  places: number;
}
/**
 * Hours in which appointments take place, on some days.
 */
export interface OpenHours {
  /**
   * Days of each week, mon to sun, or single days, 2026-12-05.
   *
   * @minItems 1
   * @maxItems 60
   */
  days: OpenDay[];
  from: TimeOfDay;
  until: TimeOfDay;
}
/**
 * One computed value.
 */
export interface Value {
  /**
   * The expression that computes it: `weight / height ^ 2`. It takes names of values and of fields for numbers, measures, dates and times, score.SCALE, facts.NAME, plans.PLAN.price (also originalPrice and renews.price; name the currency), numbers with units, dates such as 2026-01-31, today, times such as 22:00, + - * / ^, min, max, round(x, decimals), round(x / 100) * 100 for whole hundreds, month(date), day(date), hour(time), minute(time), if(condition, then, otherwise), such as if(employees >= 50, 3, 0), and ifempty(field, otherwise), the first that is known. It knows no chosen option: give that one points on a scale, and read score.SCALE. One time less another is what lies between them, past midnight where need be: { of: wake - bed, unit: h }. A day and a length of time are another day: today + 10 weeks. With a comma in it, it stands in quotes.
   */
  of: string | number;
  /**
   * The unit or units in which measures are read as plain numbers: [kg, m]. An age without its word is `{ of: age, in: years }`.
   */
  in?: ValueUnit | ValueUnit[];
  /**
   * The unit that it is shown in and compared in. A plain number gets this unit. Visitors who have typed what is measured alike in other units read it in theirs: in lb instead of kg. Years and months between two dates are completed ones, as in an age.
   */
  unit?: ValueUnit;
  /**
   * The currency that a sum is shown in, as prices are: `€1,098.50`, or `€1,098` where no cents are left. With `round: 0` there never are any.
   */
  currency?: Currency;
  /**
   * Decimals that it is rounded to, in its unit.
   */
  round?: number;
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
  app?: Url;
  /**
   * Where visitors get help. Show it with {product.support}.
   */
  support?: Email;
}
/**
 * The host names this funnel is served on.
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
  /**
   * Parts of the quiz, in order: the bar has a gap between them, and the header says which one it is.
   *
   * @minItems 2
   * @maxItems 8
   */
  chapters?: Chapter[];
}
/**
 * A part of the quiz, up to the next one.
 */
export interface Chapter {
  /**
   * The `number` or `progress` with which it begins.
   */
  from: number;
  /**
   * Its name in the header, in a word or two.
   */
  label: string;
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
    paper: Color;
    /**
     * Cards, dialogs and fields.
     */
    surface: Color;
    /**
     * Text.
     */
    ink: Color;
    /**
     * Secondary text.
     */
    muted: Color;
    /**
     * Borders and rules.
     */
    line: Color;
    /**
     * Buttons, progress and links.
     */
    accent: Color;
    /**
     * Text on the accent colour.
     */
    onAccent: Color;
    /**
     * Quiet tint of the accent, behind a chosen option.
     */
    accentSoft: Color;
    /**
     * Good news.
     */
    success: Color;
    /**
     * Errors.
     */
    danger: Color;
    /**
     * Stars and prizes.
     */
    amber: Color;
  };
  /**
   * The palette for visitors whose device asks for dark pages; each colour has a quiet default. Without it, the page is the same for all. A logo and drawings follow by a media query of their own (`prefers-color-scheme`) in their SVG.
   */
  dark?: {
    /**
     * The page background.
     */
    paper: Color;
    /**
     * Cards, dialogs and fields.
     */
    surface: Color;
    /**
     * Text.
     */
    ink: Color;
    /**
     * Secondary text.
     */
    muted: Color;
    /**
     * Borders and rules.
     */
    line: Color;
    /**
     * Buttons, progress and links.
     */
    accent: Color;
    /**
     * Text on the accent colour.
     */
    onAccent: Color;
    /**
     * Quiet tint of the accent, behind a chosen option.
     */
    accentSoft: Color;
    /**
     * Good news.
     */
    success: Color;
    /**
     * Errors.
     */
    danger: Color;
    /**
     * Stars and prizes.
     */
    amber: Color;
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
  logo?: Asset;
  /**
   * A second logo for wide screens, on steps that ask for it.
   */
  secondLogo?: Asset;
}
/**
 * One claimed figure.
 */
export interface Fact {
  /**
   * The figure as the visitor reads it. A day stays as it is written; one under `values` is shown as the language writes it: `{ of: 2026-01-31 }`.
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
 */
export interface Plan {
  /**
   * Name of the plan on the page and at the payment provider. It takes no placeholders.
   */
  name: string;
  /**
   * A smaller line below the name, where the plan is picked or added to an order. It takes no placeholders.
   */
  hint?: string;
  /**
   * What is charged today: all of it, or one of its `parts`. Whole prices are written without cents: `$499`.
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
  currency: Currency;
  /**
   * How many are bought at once: the id of a field of type number or slider, whose bounds are those of the purchase. Prices are those of one; pages, payment and receipt multiply them, and say “7 × Seat”. Whoever has not been asked buys the fewest.
   */
  quantity?: Id;
  /**
   * What each sale takes one of: a name from `stock` at the left edge. Plans with the same name take of the same stock; with `quantity`, as many are taken as are bought. Once too little is left, the plan is sold out.
   */
  stock?: Id;
  /**
   * Currency that the checkout page shows, if it should differ.
   */
  displayCurrency?: Currency;
  /**
   * How long the plan runs, or runs before it renews: left out, as long as after each renewal, and what is bought once and for all, such as a table, has none. A first period that is free, or cheap and shorter than those after it, is a [trial](#a-trial).
   */
  period?: Period;
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
    every: Period;
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
    every: Period;
    /**
     * Renewal price in the order summary of a checkout step, if it should differ from the charge.
     */
    statedPrice?: number;
    /**
     * The period next to it, if it should differ.
     */
    statedEvery?: Period;
  };
}
/**
 * A scale on which options score.
 */
export interface Scale {
  /**
   * What the scale measures.
   */
  label?: string;
}
/**
 * One result.
 */
export interface Outcome {
  /**
   * Name of the outcome for reports.
   */
  id: Id;
  /**
   * The condition for this result; leave it out in the last one.
   */
  when?: Condition;
  /**
   * Its title: {outcome.title}.
   */
  title: string;
  /**
   * Its text: {outcome.text}.
   */
  text?: Copy;
  /**
   * The plan that fits this result. Where a section offers it, it is picked at first and alone has the label of `popular`, whatever that section and the plans say.
   */
  plan?: PlanId;
}
/**
 * The legal dialog. A link to legal:TAB opens it on that tab.
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
 */
export interface LegalTab {
  /**
   * Name of the tab for legal: links.
   */
  id: Id;
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
 */
export interface LegalAccount {
  /**
   * The question.
   */
  question: Copy;
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
 */
export interface Lead {
  /**
   * Fixed tag sent with every lead.
   */
  source: SourceTag;
  /**
   * Address of an automation service that gets each lead. The funnel's own server stores leads and forwards them, with retries. On a site without a server, browsers post to it directly.
   */
  webhook?: SecureUrl;
  /**
   * What the service gets of each lead besides the contact: answers by their label, saved values, scores, the outcome, the language, id, version and fingerprint of the definition, the parameters of the address that conditions ask about and the variants of `experiments` (query), and touches: the advertisements and pages that the visitor came from first and last, by their utm_ parameters. All of it is stored with the lead in any case.
   */
  send?: LeadPart[];
  /**
   * Whether what visitors answer after they have left their contact is stored with their lead, too, for a week. The service does not get it.
   */
  updates?: boolean;
  mail?: LeadMail;
  confirm?: LeadConfirmation;
}
/**
 * The e-mail that asks whoever reads an address whether they want what was asked for with it (double opt-in). Its link, `{confirm.link}`, opens the step of the type `confirmation`. The funnel's own server sends it, once for each contact, and keeps when it was sent and confirmed. It says what `mail` can say.
 */
export interface LeadConfirmation {
  /**
   * Id of the checkbox that it asks about, such as for a newsletter: whoever has not ticked it gets no such mail. Without it, everybody gets it who leaves an e-mail address.
   */
  consent?: Id;
  /**
   * Whether the service gets a contact, and the visitor the mail of `mail`, only once it is confirmed. Without it both get it at once, and the service once more when it is confirmed.
   */
  required?: boolean;
  /**
   * Subject of the mail.
   */
  subject: string;
  /**
   * Plain text of the mail, with `{confirm.link}` where its link stands.
   */
  body: string;
}
/**
 * The e-mail to whoever leaves an e-mail address, such as with the result that the page promises. The funnel's own server sends it, once for each contact. It shows answers, values, points and the outcome as they were then, and `{name}`; nothing else that visitors type, so that nobody can have it carry words of their own to others.
 */
export interface LeadMail {
  /**
   * Subject of the mail.
   */
  subject: string;
  /**
   * Plain text of the mail. `>-` and `|` begin one of several lines.
   */
  body: string;
}
/**
 * Asks a service for the visitor's country, to preset the phone field. Without it no service is asked.
 */
export interface Geolocation {
  /**
   * A JSON endpoint that answers with country_code.
   */
  url: Url;
}
/**
 * Which events go to which advertising service. Nothing is sent while no service is configured.
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
  step: StepId;
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
  currency?: Currency;
}
/**
 * Warnings that `funnel check` should not report.
 */
export interface Lint {
  /**
   * Warnings that somebody has signed for. They are not reported; `funnel check --release` lists who signed them.
   */
  allow: Allowance[];
}
/**
 * One warning, or all warnings of a rule, that somebody has signed for.
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
  date: Date;
  /**
   * The last day on which it is allowed.
   */
  until?: Date;
}
/**
 * The e-mail mode.
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
  reassurance?: Copy;
  /**
   * Heading while e-mail is asked for; that of the step, if left out.
   */
  heading?: Copy;
  /**
   * Label of the button while e-mail is asked for; that of the step, if left out.
   */
  button?: string;
}
/**
 * The phone mode; leave it out to ask for e-mail only.
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
  reassurance?: Copy;
  /**
   * Country that is preselected, as a two-letter code. Left out, it is that of the language: us for en, gb for en-GB, br for pt.
   */
  country: CountryCode;
  /**
   * Countries at the top of the list.
   */
  preferred: CountryCode[];
  /**
   * Heading while a phone number is asked for; that of the step, if left out.
   */
  heading?: Copy;
  /**
   * Label of the button while a phone number is asked for; that of the step, if left out.
   */
  button?: string;
}
/**
 * One segment of a wheel.
 */
export interface WheelSegment {
  /**
   * Stable name of the segment, for `outcome`, `weights` and stored results. Quote a number: "6".
   */
  id: SegmentId;
  /**
   * Text on the segment. Keep it short: the wheel is small on a phone.
   */
  label: string;
  /**
   * A smaller line below the label.
   */
  subtitle?: string;
  /**
   * Text when the wheel lands here; without it the label is shown.
   */
  won?: Copy;
  /**
   * Whether there is something to claim; false for "try again".
   */
  prize: boolean;
  /**
   * Colour of the segment; without it, a colour of the theme.
   */
  color?: Color;
}
/**
 * One number on its scale.
 */
export interface BarRow {
  /**
   * What is measured, in a word or two.
   */
  label: Copy;
  /**
   * The number, such as {score.SCALE} or a share that is computed from it.
   */
  value: Quantity;
  /**
   * Where the scale begins; 0 if left out.
   */
  min?: number;
  /**
   * Where the scale ends.
   */
  max: number;
  /**
   * A word at the beginning of the bar. Where both ends have one, as introvert and extravert, neither is better: the bar is filled from its middle to the number, and the word that is nearer stands out.
   */
  low?: Copy;
  /**
   * A word at its end.
   */
  high?: Copy;
  /**
   * Parts of the scale, from its beginning to its end. The word of the part in which the number is stands beside the label, and its `tone` colours the bar, which is filled from its beginning.
   *
   * @minItems 2
   * @maxItems 6
   */
  bands?: Band[];
  /**
   * What stands in place of the number: 7 of 10. Where both ends have a word, it stands beside the nearer one: {lead}%.
   */
  text?: Copy;
}
/**
 * One of two pictures of the same shape.
 */
export interface Side {
  src: Asset;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: string;
  /**
   * A word on the picture, such as Before.
   */
  label: Copy;
}
/**
 * One end of a curve.
 */
export interface Point {
  /**
   * How high it is.
   */
  value: Quantity;
  /**
   * What it is, such as Today.
   */
  label: Copy;
  /**
   * What is shown in place of the number, such as 82 kg.
   */
  text?: Copy;
}
/**
 * One column: sections of any type but `columns`.
 */
export interface Column {
  sections: Sections;
}
/**
 * One thing that is compared.
 */
export interface Measure {
  /**
   * What it is.
   */
  label: Copy;
  /**
   * How full the bar is now, from 0 to 100.
   */
  now: Percent;
  /**
   * How full it is at the goal. A badge says the difference in points.
   */
  goal: Percent;
  /**
   * A word for the current level; without it the percentage is shown.
   */
  nowText?: Copy;
  /**
   * A word for the goal; without it the percentage is shown.
   */
  goalText?: Copy;
  /**
   * A badge beside the goal that says what changes. Without it the badge has the points between two percentages, and there is none where a word stands for one of them.
   */
  change?: Copy;
}
/**
 * One question.
 */
export interface FaqEntry {
  /**
   * The question.
   */
  question: Copy;
  /**
   * The answer.
   */
  answer: Copy;
}
/**
 * One card.
 */
export interface FeatureCard {
  /**
   * What it is.
   */
  title: Copy;
  /**
   * A line below the title that is also shown while the card is closed.
   */
  teaser?: Copy;
  /**
   * Text of the opened card.
   */
  text: Copy;
  /**
   * A small picture beside the title.
   */
  icon?: Asset;
}
/**
 * One number.
 */
export interface FigureEntry {
  /**
   * The number, usually {facts.NAME}.
   */
  value: Copy;
  /**
   * What it means.
   */
  text: Copy;
  /**
   * true while the figure is unproven; the page then labels it as a sample. A fact brings its own label.
   */
  sample?: boolean;
}
/**
 * One step.
 */
export interface NumberedStep {
  /**
   * What happens.
   */
  title: Copy;
  /**
   * A sentence about it.
   */
  text?: Copy;
}
/**
 * One logo.
 */
export interface Logo {
  /**
   * Whose logo it is.
   */
  name: string;
  /**
   * The picture; without it the name is set in type.
   */
  src?: Asset;
}
/**
 * One part: a day, a week or a module.
 */
export interface OutlineDay {
  /**
   * Name of the part: Day 1.
   */
  label: Copy;
  /**
   * What it is about.
   */
  title: Copy;
  /**
   * Its lessons, in order.
   *
   * @minItems 1
   */
  lessons: Copy[];
}
/**
 * One line.
 */
export interface RecapLine {
  /**
   * What was asked.
   */
  label: Copy;
  /**
   * The answer, as {answer.STEP}, and what it is used for.
   */
  text: Copy;
}
/**
 * One review.
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
   * Its words.
   */
  content: Copy;
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
 * One person's story.
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
   * Their words.
   */
  story: Copy;
  /**
   * Where the words can be checked, or who received them with permission to show them.
   */
  source?: string;
  /**
   * A picture of them; without it their initials are shown.
   */
  avatar?: Asset;
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
 * One line.
 */
export interface TrustItem {
  /**
   * What it is about, which decides its picture; without it, a tick.
   */
  sign?: "payment" | "refund" | "cancel" | "privacy" | "support";
  /**
   * The line. It may link to legal:TAB.
   */
  text: Copy;
}
/**
 * A page of its own with the order and the payment form.
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
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next?: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * Heading of the order.
   */
  heading: Copy;
  /**
   * The plan that is ordered if the visitor has not picked one; behind a receipt only what was offered since can have been picked.
   */
  plan: PlanId;
  /**
   * One line about what the product cannot promise or may cost a buyer, such as a risk; shown in the payment form, below the button.
   */
  risk?: Copy;
  /**
   * The receipt that a finished payment leads to. Each further purchase can name one of its own.
   */
  paid?: StepId;
}
/**
 * Opened by the link of the e-mail that `lead.confirm` sends. One press confirms the address: a link alone does not, as programs that check e-mails open links, too.
 */
export interface ConfirmationStep {
  /**
   * Opened by the link of the e-mail that `lead.confirm` sends. One press confirms the address: a link alone does not, as programs that check e-mails open links, too.
   */
  type: "confirmation";
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
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next?: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * The heading until it is confirmed.
   */
  heading: Copy;
  /**
   * What is confirmed, below the heading.
   */
  hint?: Copy;
  /**
   * The button that confirms.
   */
  button: Copy;
  /**
   * What the page says once it is confirmed.
   */
  done: {
    /**
     * The heading then.
     */
    heading: Copy;
    /**
     * What happens now, below the heading.
     */
    text?: Copy;
  };
  /**
   * A button below, once it is confirmed: what it says, and where it leads.
   */
  goOn?: AddressButton;
}
/**
 * Asks for an e-mail address or a phone number and keeps it as a lead.
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
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * The heading.
   */
  heading: Copy;
  /**
   * Which of the two is asked for first.
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
  consent: ConsentLine;
}
/**
 * The end of a way, such as a thank-you page, a result or a polite no: sections and an optional button that leads out of the funnel.
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
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next?: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  sections: Sections;
  /**
   * The one thing to do now: what the button says, and where it leads.
   */
  button?: AddressButton;
}
/**
 * Asks for what people type, pick and tick: one heading, any number of fields, one button.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * The heading.
   */
  heading: Copy;
  /**
   * A smaller line below the heading.
   */
  hint?: Copy;
  fields: Fields;
  /**
   * At least one of them must be filled in. Each of them has `required: false`.
   *
   * @minItems 2
   */
  requireOneOf?: Id[];
  /**
   * Label of the button.
   */
  button: string;
  /**
   * Small print that says what the visitor agrees to, with a link to a legal text, such as [privacy policy](legal:privacy). A form whose fields are a contact needs it.
   */
  consent?: ConsentLine;
  /**
   * What the page shows below the fields.
   */
  sections?: Sections;
}
/**
 * A slide of sections and a button that moves on.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  sections: Sections;
  /**
   * Label of the button.
   */
  button: string;
}
/**
 * Counts from 0 to 100 percent, then moves on by itself. It can stop for a question in between.
 */
export interface LoadingStep {
  /**
   * Counts from 0 to 100 percent, then moves on by itself. It can stop for a question in between.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * What is being done.
   */
  heading: Copy;
  /**
   * What is being done now; each line is shown for an equal share of the hundred percent.
   *
   * @minItems 1
   * @maxItems 10
   */
  stages?: Copy[];
  /**
   * Time for one percent; after a hundred of these the next step follows.
   */
  tick: Duration;
  /**
   * Percentage at which it begins. After a question it is where the loading step before it ended.
   */
  startAt: number;
  /**
   * Percentage at which it stops. Below 100, a question follows, and another loading step with the same lines goes on from there.
   */
  stopAt: number;
  sections?: Sections;
}
/**
 * One question with several answers and a button that moves on.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * The question.
   */
  question: Copy;
  /**
   * A smaller line below the question.
   */
  hint?: Copy;
  /**
   * Layout of the options. They stand one below the other, two in a row, as chips that flow, or as tiles with the picture above the label.
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
   * Label under which the answer is recorded. Several are joined by commas.
   */
  record?: string;
  /**
   * Saves what is chosen under this name, to be shown later as {NAME}.
   */
  save?: Id;
  sections?: Sections;
}
/**
 * The page on which a visitor decides to buy: sections in order, with plans and buttons that lead on.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next?: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  sections: Sections;
  /**
   * One line about what the product cannot promise or may cost a buyer, such as a risk; shown in the payment form, below the button.
   */
  risk?: Copy;
  /**
   * The receipt that a finished payment leads to; each further purchase can name one of its own. With it, buttons with the action next open the payment form in a dialog on this page. Without it they lead to `next`, for example a checkout step.
   */
  paid?: StepId;
  /**
   * A wheel of fortune that opens on the first visit. Claiming the prize starts the bonus.
   */
  wheel?: {
    /**
     * Heading above the wheel before it spins.
     */
    heading: Copy;
    /**
     * A line below the heading.
     */
    text?: Copy;
    /**
     * The button that spins the wheel.
     */
    button: Copy;
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
    outcome?: SegmentId;
    /**
     * How likely each segment is, by its id: { trial: 3, jackpot: 1 }. A segment left out is never won. Without weights and outcome all are equally likely.
     */
    weights?: {
      [k: string]: number;
    };
    /**
     * Heading once the visitor has won something.
     */
    won: Copy;
    /**
     * How long the prize can be claimed.
     */
    lasts: Duration;
    /**
     * The words before the time left.
     */
    timer: Copy;
    /**
     * The button that claims the prize.
     */
    claim: Copy;
    /**
     * The button that closes the wheel if there is nothing to claim, or the time to claim is over.
     */
    leave: Copy;
    /**
     * Heading once the time is over.
     */
    expired: Copy;
    /**
     * Small print below the button, such as the rules of the draw.
     */
    note?: Copy;
  };
  /**
   * A banner with a bonus that lasts for a while. The funnel does not hand it over: no price changes with it, and the order does not mention it. The rule `unhonoured-bonus` asks who does.
   */
  bonus?: {
    /**
     * Text of the banner while the bonus lasts.
     */
    text: Copy;
    /**
     * How long the bonus lasts. It starts when the wheel has stopped on a prize, so that the clock beside the prize goes on here; if the prize can be claimed for longer than the bonus lasts, it starts with the claim. A reload never restarts it.
     */
    lasts: Duration;
    /**
     * The button that goes on to the checkout.
     */
    claim: Copy;
    /**
     * Text of the banner once the time is over.
     */
    expired: Copy;
    /**
     * The button that goes on to the checkout once the time is over.
     */
    continue: Copy;
    /**
     * Lets the visitor extend the timer once.
     */
    extend?: {
      /**
       * The time on the timer after the extension.
       */
      to: Duration;
      /**
       * The button that extends the timer.
       */
      button: Copy;
      /**
       * Text of the banner afterwards.
       */
      done: Copy;
    };
  };
  /**
   * A countdown that starts with the first visit of this page. Its deadline is stored: a reload never restarts it.
   */
  countdown?: {
    /**
     * The words before the time left.
     */
    text: Copy;
    /**
     * How long the countdown runs: 597 s is shown as 09:57.
     */
    lasts: Duration;
    /**
     * What happens at zero. `nothing`: no change. `restore-price`: from then on, every page sells each plan at its original price if that is higher; renewals stay the same. `hide`: the countdown disappears from the page.
     */
    onExpire: "nothing" | "restore-price" | "hide";
    /**
     * Text at zero instead of the countdown. Without it the countdown stays at 00:00, and the page says what holds then: that the price stays, or that the original prices are back.
     */
    expired?: Copy;
  };
}
/**
 * One question with one answer; choosing moves on.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next?: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * A line above the question, for example the name of the offer.
   */
  headline?: Copy;
  /**
   * The question.
   */
  question: Copy;
  /**
   * A smaller line below the question.
   */
  hint?: Copy;
  /**
   * A picture above the question.
   */
  image?: Asset;
  /**
   * Layout of the options: one below the other, two in a row, chips that flow, tiles with the picture on top, or 3 to 11 points of a scale in a row.
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
   * Saves what is chosen under this name, to be shown later as {NAME}.
   */
  save?: Id;
  consent?: ConsentLine;
  sections?: Sections;
}
/**
 * Says that a payment arrived and leads to the buyer's account.
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
   * A full-width image below the header.
   */
  headerImage?: Asset;
  /**
   * Shows theme.secondLogo in the header on wide screens.
   */
  secondLogo?: boolean;
  /**
   * Where the back link leads: a step id, `previous` for the step that the visitor came from, or a list of { when, go } like `next`. Without it there is no back link.
   */
  back?: Target;
  next?: Target;
  /**
   * The former id of this step, so that stored answers survive the rename.
   */
  renamedFrom?: Id;
  /**
   * The heading.
   */
  heading: Copy;
  /**
   * The plan that is assumed if the address names none.
   */
  plan?: PlanId;
  /**
   * Shown until the payment is known, and while the account is being set up. Without it the page says that the payment is being checked.
   */
  checking?: Copy;
  /**
   * Shown when the account is ready.
   */
  ready: Copy;
  /**
   * Button that leads to the account in product.app; without product.app it is not shown, and can be left out.
   */
  activate?: string;
  /**
   * Page of the product's app where an account is activated.
   */
  activatePath: string;
  /**
   * Shown when the account could not be set up.
   */
  failed: Copy;
  /**
   * Button that leads back to the start if the account could not be set up.
   */
  support: string;
  /**
   * What happens now, step by step, once the payment has arrived.
   */
  after?: {
    /**
     * Heading above the steps.
     */
    heading: Copy;
    /**
     * The steps, in order.
     *
     * @minItems 1
     * @maxItems 5
     */
    steps: Copy[];
  };
  /**
   * Button that leads to `next` once the payment has arrived; a receipt with `next` needs it.
   */
  button?: Copy;
}
/**
 * A small label above a heading.
 */
export interface BadgeSection {
  /**
   * A small label above a heading.
   */
  type: "badge";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Text of the badge.
   */
  text: Copy;
}
/**
 * Several numbers on their scales. They stand one below the other, such as the traits of a test. A row hides while its number, or a word beside it, is not known. If all rows hide, so does the section.
 */
export interface BarsSection {
  /**
   * Several numbers on their scales. They stand one below the other, such as the traits of a test. A row hides while its number, or a word beside it, is not known. If all rows hide, so does the section.
   */
  type: "bars";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the bars.
   */
  heading?: Copy;
  /**
   * The scales, from top to bottom.
   *
   * @minItems 1
   * @maxItems 12
   */
  rows: BarRow[];
  /**
   * Small print below, such as where the numbers come from.
   */
  note?: Copy;
}
/**
 * Two pictures of the same thing with a handle between them: what it was like before, and after. Without scripts both are shown in full.
 */
export interface BeforeAfterSection {
  /**
   * Two pictures of the same thing with a handle between them: what it was like before, and after. Without scripts both are shown in full.
   */
  type: "before-after";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the pictures.
   */
  heading?: Copy;
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
   * Small print below, such as how long it took, and that results differ.
   */
  note?: Copy;
  /**
   * Where the pictures come from.
   */
  source?: Copy;
  /**
   * true while the pictures are unproven; the page then labels them as a sample.
   */
  sample?: boolean;
}
/**
 * A button.
 */
export interface ButtonSection {
  /**
   * A button.
   */
  type: "button";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
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
 * A button that puts the visitor's appointment into their own calendar. It is there once they have an appointment and have left a contact.
 */
export interface CalendarEntrySection {
  /**
   * A button that puts the visitor's appointment into their own calendar. It is there once they have an appointment and have left a contact.
   */
  type: "calendar-entry";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The appointment: the `id` of the field of type `appointment` that asks for it.
   */
  appointment: Id;
  /**
   * What the entry is called in the calendar. Name your business: a month later nobody knows what “Appointment” was.
   */
  title: Copy;
  /**
   * Where it is: an address, or the link to a call.
   */
  place?: Copy;
  /**
   * Label of the button.
   */
  text: Copy;
}
/**
 * A curve from where the visitor is to the goal, over days, weeks or months from today. Hides while one of its numbers is not known, and where both are the same: then there is no way to draw.
 */
export interface ChartSection {
  /**
   * A curve from where the visitor is to the goal, over days, weeks or months from today. Hides while one of its numbers is not known, and where both are the same: then there is no way to draw.
   */
  type: "chart";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the curve.
   */
  heading?: Copy;
  /**
   * Where the visitor is today.
   */
  now: Point;
  /**
   * The goal.
   */
  goal: Point;
  over: Stretch;
  /**
   * How the way goes: quickly at first, always at the same pace, or slowly at first.
   */
  curve: "fast-first" | "even" | "slow-first";
  /**
   * What the curve shows, for people who cannot see it; without it, both ends with their labels and the date.
   */
  alt?: Copy;
  /**
   * Small print below: what the curve is drawn from, and that it is not a promise.
   */
  basis: Copy;
}
/**
 * Two or three columns of other sections, one below the other on phones.
 */
export interface ColumnsSection {
  /**
   * Two or three columns of other sections, one below the other on phones.
   */
  type: "columns";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the columns.
   */
  heading?: Copy;
  /**
   * The columns, in reading order.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: Column[];
}
/**
 * Two columns, now and goal, with a bar for each thing that should change, up or down. With `over`, a curve above them draws the way there.
 */
export interface ComparisonSection {
  /**
   * Two columns, now and goal, with a bar for each thing that should change, up or down. With `over`, a curve above them draws the way there.
   */
  type: "comparison";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the columns.
   */
  heading?: Copy;
  /**
   * Heading of the first column.
   */
  now: Copy;
  /**
   * Heading of the second column.
   */
  goal: Copy;
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
   * Small print below: what the bars are, and that they are not a promise.
   */
  note?: Copy;
}
/**
 * What buyers may add to the plan, by boxes to tick. They hide while the picked plan is paid in parts, to which nothing can be added.
 */
export interface ExtrasSection {
  /**
   * What buyers may add to the plan, by boxes to tick. They hide while the picked plan is paid in parts, to which nothing can be added.
   */
  type: "extras";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the extras.
   */
  heading: Copy;
  /**
   * Ids of the plans that can be added, in order: each is paid once, and none is ticked in advance.
   *
   * @minItems 1
   * @maxItems 3
   */
  extras: PlanId[];
  /**
   * What screen readers say before a crossed-out price.
   */
  originalPrice: string;
  /**
   * A line below the extras about what is paid today for the plan and all that is ticked: {plan.price}, {plan.name}.
   */
  sum: Copy;
}
/**
 * Questions that open to show their answers.
 */
export interface FaqSection {
  /**
   * Questions that open to show their answers.
   */
  type: "faq";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the questions.
   */
  heading?: Copy;
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  questions: FaqEntry[];
}
/**
 * Cards that open to say more, two in a row if there is space.
 */
export interface FeatureCardsSection {
  /**
   * Cards that open to say more, two in a row if there is space.
   */
  type: "feature-cards";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the cards.
   */
  heading?: Copy;
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  cards: FeatureCard[];
}
/**
 * One large number with what it means.
 */
export interface FigureSection {
  /**
   * One large number with what it means.
   */
  type: "figure";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The number, usually {facts.NAME}.
   */
  value: Copy;
  /**
   * What it means.
   */
  text: Copy;
  /**
   * Where it comes from.
   */
  source?: Copy;
  /**
   * true while the figure is unproven; the page then labels it as a sample.
   */
  sample?: boolean;
}
/**
 * Several numbers in a row, each with what it means.
 */
export interface FiguresSection {
  /**
   * Several numbers in a row, each with what it means.
   */
  type: "figures";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the numbers.
   */
  heading?: Copy;
  /**
   * The numbers, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  figures: FigureEntry[];
}
/**
 * A number on its scale, such as a score, with words for the parts of the scale. Hides while the number is not known.
 */
export interface GaugeSection {
  /**
   * A number on its scale, such as a score, with words for the parts of the scale. Hides while the number is not known.
   */
  type: "gauge";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the gauge.
   */
  heading?: Copy;
  /**
   * What is measured, in a word or two.
   */
  label: Copy;
  /**
   * The number, usually {score.SCALE}.
   */
  value: Quantity;
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
   * What the number means.
   */
  text?: Copy;
  /**
   * Stands in one card with the section above it, the arc beside its text. Without that section, or without the number, nothing is left behind.
   */
  joined?: boolean;
  /**
   * Small print below, such as where the number comes from.
   */
  note?: Copy;
}
/**
 * A sentence about what the visitor wants. Show it only if that is known, with `when: { has: NAME }`.
 */
export interface GoalSection {
  /**
   * A sentence about what the visitor wants. Show it only if that is known, with `when: { has: NAME }`.
   */
  type: "goal";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The sentence.
   */
  text: Copy;
}
/**
 * A guarantee to the buyer, next to a seal.
 */
export interface GuaranteeSection {
  /**
   * A guarantee to the buyer, next to a seal.
   */
  type: "guarantee";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * What is guaranteed.
   */
  heading: Copy;
  /**
   * Its conditions, with a link to legal:TAB.
   */
  text: Copy;
}
/**
 * A heading; the first one of a page is its title.
 */
export interface HeadingSection {
  /**
   * A heading; the first one of a page is its title.
   */
  type: "heading";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The heading.
   */
  text: Copy;
}
/**
 * A button that opens ways to get help: an e-mail to product.support, and a chat.
 */
export interface HelpSection {
  /**
   * A button that opens ways to get help: an e-mail to product.support, and a chat.
   */
  type: "help";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Label of the button.
   */
  button: Copy;
  /**
   * A line above these, such as the hours when somebody answers.
   */
  text?: Copy;
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
  chat?: SecureUrl;
}
/**
 * Numbered steps that say how something works.
 */
export interface HowItWorksSection {
  /**
   * Numbered steps that say how something works.
   */
  type: "how-it-works";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the steps.
   */
  heading: Copy;
  /**
   * The steps, in order.
   *
   * @minItems 1
   */
  steps: NumberedStep[];
}
/**
 * A picture.
 */
export interface ImageSection {
  /**
   * A picture.
   */
  type: "image";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  src: Asset;
  /**
   * What the picture shows, for people who cannot see it; empty if it is only decoration.
   */
  alt: string;
  /**
   * A line below the picture.
   */
  caption?: Copy;
}
/**
 * A button that leads out of the funnel.
 */
export interface LinkSection {
  /**
   * A button that leads out of the funnel.
   */
  type: "link";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Label of the button.
   */
  text: Copy;
  to: Address;
}
/**
 * Lines with a tick in front, such as what is included.
 */
export interface ListSection {
  /**
   * Lines with a tick in front, such as what is included.
   */
  type: "list";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the lines.
   */
  heading?: Copy;
  /**
   * The lines.
   *
   * @minItems 1
   */
  items: Copy[];
}
/**
 * A row of logos.
 */
export interface LogoStripSection {
  /**
   * A row of logos.
   */
  type: "logo-strip";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * A line above the logos.
   */
  label?: Copy;
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
 * A notice in a frame of its own, such as how the picked plan renews. It hides while one of its placeholders has no value.
 */
export interface NoticeSection {
  /**
   * A notice in a frame of its own, such as how the picked plan renews. It hides while one of its placeholders has no value.
   */
  type: "notice";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The notice: {plan.price}, {plan.period}, {plan.renews.price} and {plan.renews.every} follow the selected plan.
   */
  text: Copy;
}
/**
 * The parts of a course, one below the other; each opens to show its lessons.
 */
export interface OutlineSection {
  /**
   * The parts of a course, one below the other; each opens to show its lessons.
   */
  type: "outline";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the parts.
   */
  heading?: Copy;
  /**
   * A line below the heading.
   */
  text?: Copy;
  /**
   * The parts, in order. All are closed at first.
   *
   * @minItems 1
   */
  days: OutlineDay[];
}
/**
 * The plans to pick from.
 */
export interface PlansSection {
  /**
   * The plans to pick from.
   */
  type: "plans";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the plans.
   */
  heading: Copy;
  /**
   * Ids of the plans, in order.
   *
   * @minItems 1
   */
  plans: PlanId[];
  /**
   * Id of the plan that is preselected.
   */
  default: PlanId;
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
   * A line below the plans about the renewal of the selected one: {plan.price}, {plan.period}, {plan.renews.price}, {plan.renews.every}.
   */
  renewal?: Copy;
}
/**
 * What somebody said.
 */
export interface QuoteSection {
  /**
   * What somebody said.
   */
  type: "quote";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The words.
   */
  text: Copy;
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
   * A picture of the person.
   */
  avatar?: Asset;
  /**
   * true while nobody has really said this; the page then labels it as a sample.
   */
  sample?: boolean;
}
/**
 * What the visitor's answers are used for, line by line. A line hides while one of its placeholders has no value. If all lines hide, so does the section.
 */
export interface RecapSection {
  /**
   * What the visitor's answers are used for, line by line. A line hides while one of its placeholders has no value. If all lines hide, so does the section.
   */
  type: "recap";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the lines.
   */
  heading?: Copy;
  /**
   * The lines, in order.
   *
   * @minItems 1
   */
  lines: RecapLine[];
  /**
   * Small print below the lines.
   */
  note?: Copy;
}
/**
 * A score, the number of reviews, the first three reviews, and a dialog with all of them.
 */
export interface ReviewSummarySection {
  /**
   * A score, the number of reviews, the first three reviews, and a dialog with all of them.
   */
  type: "review-summary";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the score.
   */
  heading: Copy;
  /**
   * The score, usually {facts.NAME}. Its number fills the stars.
   */
  score: Copy;
  /**
   * Words after the score: out of 5.
   */
  outOf: Copy;
  /**
   * How many reviews there are.
   */
  count: Copy;
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
   * A second score, such as that of a review site.
   */
  trust?: Copy;
  /**
   * The reviews, or { file: content/reviews.yaml }. The first three show on the page.
   *
   * @minItems 1
   */
  reviews: Review[];
  /**
   * Button that opens the dialog with all reviews.
   */
  button: Copy;
  /**
   * Title of the dialog.
   */
  title: Copy;
  /**
   * Name of the button that closes the dialog.
   */
  close: string;
  /**
   * Button in the dialog that shows ten more.
   */
  more: Copy;
  /**
   * Words after the number of reviews that are not shown yet.
   */
  remaining: Copy;
  /**
   * Line at the end, once all are shown.
   */
  all: Copy;
}
/**
 * Statements of several people, side by side if there is room.
 */
export interface TestimonialsSection {
  /**
   * Statements of several people, side by side if there is room.
   */
  type: "testimonials";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the people.
   */
  heading?: Copy;
  /**
   * The people, in order.
   *
   * @minItems 1
   */
  people: Testimonial[];
}
/**
 * A paragraph.
 */
export interface TextSection {
  /**
   * A paragraph.
   */
  type: "text";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The paragraph.
   */
  text: Copy;
  /**
   * Set in small print.
   */
  small?: boolean;
}
/**
 * What makes buying safe, in a few short lines for below a button: how it is paid, how money comes back, how to cancel. Say only what holds.
 */
export interface TrustSection {
  /**
   * What makes buying safe, in a few short lines for below a button: how it is paid, how money comes back, how to cancel. Say only what holds.
   */
  type: "trust";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * The lines, side by side if there is room.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: TrustItem[];
  /**
   * Small print below, such as a risk that the buyer should know before paying.
   */
  note?: Copy;
}
/**
 * A video: a file beside the definition (`src`), or the player of another site (`frame`), which is asked for nothing before the visitor presses play.
 */
export interface VideoSection {
  /**
   * A video: a file beside the definition (`src`), or the player of another site (`frame`), which is asked for nothing before the visitor presses play.
   */
  type: "video";
  /**
   * Shows the section only if this condition holds.
   */
  when?: Condition;
  /**
   * Heading above the video.
   */
  heading?: Copy;
  /**
   * What the video is about, for people who cannot see it, and on the button of a frame.
   */
  title: Copy;
  src?: VideoFile;
  frame?: PlayerUrl;
  poster?: Asset;
  captions?: CaptionsFile;
  /**
   * Label of the button that loads the frame. Name its site, because it then learns of the visit.
   */
  play: string;
  /**
   * A line below the video.
   */
  caption?: Copy;
}
/**
 * An appointment in one of the calendars of this file. The time is kept for the visitor as it is picked, and the lead has it.
 */
export interface AppointmentField {
  /**
   * An appointment in one of the calendars of this file. The time is kept for the visitor as it is picked, and the lead has it.
   */
  type: "appointment";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * The calendar that it is in: a name from `calendars` at the left edge.
   */
  calendar: Id;
}
/**
 * A box to tick, such as a consent. Its text and the time are kept with it. It is never ticked in advance.
 */
export interface CheckboxField {
  /**
   * A box to tick, such as a consent. Its text and the time are kept with it. It is never ticked in advance.
   */
  type: "checkbox";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether the box must be ticked before the visitor can go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * What the visitor agrees to by ticking, beside the box.
   */
  text: Copy;
}
/**
 * A date: day, month and year, in the order of the visitor's language.
 */
export interface DateField {
  /**
   * A date: day, month and year, in the order of the visitor's language.
   */
  type: "date";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * The earliest day.
   */
  min?: DateBound;
  /**
   * The latest day.
   */
  max?: DateBound;
  /**
   * `bday`: browsers may fill in the date of birth.
   */
  autocomplete?: "bday";
}
/**
 * An e-mail address.
 */
export interface EmailField {
  /**
   * An e-mail address.
   */
  type: "email";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  placeholder?: FieldPlaceholder;
  /**
   * Whether the address is a contact: it becomes a lead and {email}, and a checkout uses it.
   */
  contact?: boolean;
}
/**
 * Files such as a CV or photos, sent as they are picked and kept with the lead.
 */
export interface FileField {
  /**
   * Files such as a CV or photos, sent as they are picked and kept with the lead.
   */
  type: "file";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * Kinds of files.
   *
   * @minItems 1
   * @maxItems 3
   */
  accept: FileKind[];
  /**
   * The most files.
   */
  max: number;
  /**
   * The most megabytes of each; photos are made smaller on the device.
   */
  maxSize: number;
}
/**
 * Text of several lines.
 */
export interface LongTextField {
  /**
   * Text of several lines.
   */
  type: "long-text";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
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
 * A number with a unit, such as a height or a weight. With several units, the visitor chooses one, and the next field follows.
 */
export interface MeasureField {
  /**
   * A number with a unit, such as a height or a weight. With several units, the visitor chooses one, and the next field follows.
   */
  type: "measure";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
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
   * An example of the number, in the first of the units. It is shown while that unit is chosen; units of two parts, such as ft-in, show none.
   */
  placeholder?: FieldPlaceholder;
  /**
   * The smallest value with its unit: 40 kg.
   */
  min?: Amount;
  /**
   * The largest value with its unit: 7 ft.
   */
  max?: Amount;
  /**
   * The most digits after the decimal sign.
   */
  decimals: number;
}
/**
 * A number, typed as the visitor's language writes it.
 */
export interface NumberField {
  /**
   * A number, typed as the visitor's language writes it.
   */
  type: "number";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  placeholder?: FieldPlaceholder;
  autocomplete?: Autocomplete;
  /**
   * The smallest number.
   */
  min?: FieldNumber;
  /**
   * The largest number.
   */
  max?: FieldNumber;
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
 */
export interface PhoneField {
  /**
   * A phone number with its country.
   */
  type: "phone";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * Whether the number is a contact: it becomes a lead and {phone}.
   */
  contact?: boolean;
  /**
   * Country that is preselected, as a two-letter code. Left out, it is that of the language: us for en, gb for en-GB, br for pt.
   */
  country: CountryCode;
  /**
   * Countries at the top of the list.
   */
  preferred: CountryCode[];
}
/**
 * A rating: stars, or numbers such as 0 to 10, in a row.
 */
export interface RatingField {
  /**
   * A rating: stars, or numbers such as 0 to 10, in a row.
   */
  type: "rating";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
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
   * Words below the lowest point.
   */
  low?: Copy;
  /**
   * Words below the highest point.
   */
  high?: Copy;
}
/**
 * A list that opens, for many options of which one is chosen.
 */
export interface SelectField {
  /**
   * A list that opens, for many options of which one is chosen.
   */
  type: "select";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
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
   * Shown until something is chosen.
   */
  placeholder?: FieldPlaceholder;
  autocomplete?: Autocomplete;
}
/**
 * A slider with words at its ends. Nothing is chosen until the visitor moves or taps it: no middle is made up for those who did not.
 */
export interface SliderField {
  /**
   * A slider with words at its ends. Nothing is chosen until the visitor moves or taps it: no middle is made up for those who did not.
   */
  type: "slider";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * The number at its start.
   */
  min: FieldNumber;
  /**
   * The number at its end.
   */
  max: FieldNumber;
  /**
   * The distance between possible numbers, counted from `min`.
   */
  step: number;
  /**
   * Words at its start.
   */
  low?: Copy;
  /**
   * Words at its end.
   */
  high?: Copy;
}
/**
 * A line of text, such as a name.
 */
export interface TextField {
  /**
   * A line of text, such as a name.
   */
  type: "text";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
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
 * A time of day. Visitors read it by the clock of their language, as 7:05 PM or 19:05, and the browser asks for it by that of the device; reports get 19:05.
 */
export interface TimeField {
  /**
   * A time of day. Visitors read it by the clock of their language, as 7:05 PM or 19:05, and the browser asks for it by that of the device; reports get 19:05.
   */
  type: "time";
  /**
   * Name of the field, unlike all others of this file. What is typed is kept under it and shown by {NAME}.
   */
  id: Id;
  /**
   * Its label, always visible.
   */
  label: FieldLabel;
  /**
   * A smaller line below the label.
   */
  hint?: Copy;
  /**
   * Asked for only if this holds.
   */
  when?: Condition;
  /**
   * Whether it must be filled in. Until then, the visitor cannot go on.
   */
  required: boolean;
  /**
   * Label under which the answer is recorded. Without it, it is kept under the field's id alone.
   */
  record?: string;
  /**
   * The earliest time.
   */
  min?: TimeOfDay;
  /**
   * The latest time; it does not go past midnight.
   */
  max?: TimeOfDay;
  /**
   * The minutes between possible times, counted from `min` or midnight: 15.
   */
  step: number;
}
/**
 * What the engine understands of a type of step.
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
    /**
     * The keys that hold the percentages at which the step begins and ends, where it is a part of a longer wait.
     */
    part?: {
      from: string;
      to: string;
    };
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
   * It is opened by the link of the mail that `lead.confirm` sends, by people of whom nothing else is known there.
   */
  confirmsContact?: true;
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
   * It gives a time of day.
   */
  givesTime?: true;
  /**
   * It gives one of several options.
   */
  givesChoice?: true;
  /**
   * It gives a consent: its text and when it was given.
   */
  givesConsent?: true;
  /**
   * It gives the beginning of an appointment, which the server keeps for the visitor.
   */
  givesAppointment?: true;
  /**
   * It gives files, which the server keeps.
   */
  givesFile?: true;
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
   * Visitors tick there what they add to the plan.
   */
  offersExtras?: true;
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
   * It shows several numbers, each on a scale of its own.
   */
  measuresSeveral?: true;
  /**
   * It draws the way from one number to another over some time.
   */
  drawsWay?: true;
  /**
   * It shows what became of somebody or something, which needs a source.
   */
  showsResult?: true;
  /**
   * It shows a video: a file of the project, or a frame of another site that is loaded on a click.
   */
  showsVideo?: true;
  /**
   * It offers an appointment as an entry for the visitor's own calendar.
   */
  offersEntry?: true;
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
 */
export interface Saves {
  save?: Id;
}
/**
 * Keys that come with the trait hasSections.
 */
export interface HasSections {
  sections?: Sections;
}
/**
 * Keys that come with the trait hasFields.
 */
export interface HasFields {
  fields: Fields;
  requireOneOf?: Id[];
  consent?: ConsentLine;
}
/**
 * Keys that come with the trait leavesContact.
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
  consent: ConsentLine;
}
/**
 * Keys that come with the trait takesPayment.
 */
export interface TakesPayment {
  paid?: StepId;
}
/**
 * Keys that come with the trait isReceipt.
 */
export interface IsReceipt {
  button?: Copy;
  activate?: string;
}
/**
 * Keys that come with the trait namesPlan.
 */
export interface NamesPlan {
  plan?: PlanId;
}
/**
 * Keys that come with the trait hasPromotions.
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
 */
export interface IsHeading {
  text: Copy;
}
/**
 * Keys that come with the trait offersPlans.
 */
export interface OffersPlans {
  /**
   * Ids of the plans, in order.
   */
  plans: PlanId[];
  default: PlanId;
}
/**
 * Keys that come with the trait offersExtras.
 */
export interface OffersExtras {
  /**
   * Ids of the plans that can be added, in order.
   */
  extras: PlanId[];
}
/**
 * Keys that come with the trait leadsOn.
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
    label: Copy;
  }[];
}
/**
 * Keys that come with the trait measuresSeveral.
 */
export interface MeasuresSeveral {
  /**
   * The scales.
   */
  rows: {
    label: Copy;
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
     * What the beginning of the scale means.
     */
    low?: Copy;
    /**
     * What its end means.
     */
    high?: Copy;
    /**
     * What is shown in place of the number.
     */
    text?: Copy;
    /**
     * Parts of the scale.
     */
    bands?: {
      /**
       * Where the part ends.
       */
      upTo?: number;
      label: Copy;
    }[];
  }[];
}
/**
 * Keys that come with the trait drawsWay.
 */
export interface DrawsWay {
  heading?: Copy;
  now: {
    value: Quantity;
    label: Copy;
    /**
     * What is shown in place of the number.
     */
    text?: Copy;
  };
  goal: {
    value: Quantity;
    label: Copy;
    /**
     * What is shown in place of the number.
     */
    text?: Copy;
  };
  over: Stretch;
}
/**
 * Keys that come with the trait showsResult.
 */
export interface ShowsResult {
  source?: Copy;
  sample?: boolean;
}
/**
 * Keys that come with the trait showsVideo.
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
 * Keys that come with the trait offersEntry.
 */
export interface OffersEntry {
  /**
   * The field that asks for the appointment.
   */
  appointment: Id;
}
/**
 * Keys that come with the trait statesFigure.
 */
export interface StatesFigure {
  value: Copy;
  source?: Copy;
  sample?: boolean;
}
/**
 * Keys that come with the trait statesFigures.
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
 */
export interface Guarantees {
  heading: Copy;
  text: Copy;
}
/**
 * Keys that come with the trait quotes.
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
 */
export interface GivesDate {
  min?: DateBound;
  max?: DateBound;
}
/**
 * Keys that come with the trait givesTime.
 */
export interface GivesTime {
  min?: TimeOfDay;
  max?: TimeOfDay;
  /**
   * The minutes between possible times.
   */
  step?: number;
}
/**
 * Keys that come with the trait givesChoice.
 */
export interface GivesChoice {
  /**
   * The options to choose from.
   */
  options: FieldOption[];
}
/**
 * Keys that come with the trait givesConsent.
 */
export interface GivesConsent {
  text: Copy;
}
/**
 * Keys that come with the trait givesAppointment.
 */
export interface GivesAppointment {
  /**
   * The calendar that it is in.
   */
  calendar: Id;
}
/**
 * Keys that come with the trait givesFile.
 */
export interface GivesFile {
  /**
   * Kinds of files.
   */
  accept: FileKind[];
  /**
   * The most files.
   */
  max: number;
  /**
   * The most megabytes of each.
   */
  maxSize: number;
}
/**
 * Keys that come with the trait givesEmail.
 */
export interface GivesEmail {
  /**
   * Whether the address is a contact.
   */
  contact?: boolean;
}
/**
 * Keys that come with the trait givesPhone.
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
