import { addressTextLength } from "../../../engine/copy/index.ts";

/**
 * What stands in curly brackets in a text, and what is shown for it. Words in capitals are names of the definition's own:
 * SAVED, FIELD, VALUE, STEP, SCALE, PARAMETER, NAME, FACT and PLAN.
 */
export const placeholders: readonly (readonly [names: string, shows: string])[] = [
  ["{SAVED}", "What the step with `save: SAVED` was answered."],
  [
    "{FIELD}",
    "What was typed in the field of that id. `{email}`, `{phone}` and `{name}` are those of the contact, whatever the field is called.",
  ],
  ["{VALUE}", "One of the computed `values`."],
  ["{answer.STEP}", "The label that was chosen in that step, or all of them."],
  ["{score.SCALE}", "The points on that scale so far."],
  [
    "{query.PARAMETER|otherwise}",
    `What the address says that the visitor came with: "Ann" of \`?name=Ann\`. It is a name or a place: at most ${addressTextLength} letters, with blanks, hyphens, apostrophes and full stops between them; for anything else, and for visitors without it, the words behind the bar stand there, which it must have. It is kept until the tab is closed, and goes neither into a lead nor into an order: to have it there, ask for it in a field. An [address](#answers-in-an-address) hands it on as it was given, and needs no bar.`,
  ],
  [
    "{experiment.NAME|ONE=words|TWO=other words}",
    'The words for the variant of an experiment, here ONE or TWO, that the visitor is shown, such as `question: "{experiment.headline|short=Do you like tea?|long=Which tea is yours?}"`. Each variant has its words. Legal texts, terms, mails and the description have the same words for all. The address of a button or a link hands on the variant itself: `?shown={experiment.headline}`.',
  ],
  ["{outcome.title}, {outcome.text}", "The visitor's outcome."],
  [
    "{facts.FACT}",
    "A fact. A number is written as the language writes it, with marks between thousands from five digits on; a text stays as it is.",
  ],
  ["{product.name}, {product.provider}, {product.support}, {product.app}", "What `product` says."],
  [
    "{plan.name}, {plan.price}, {plan.originalPrice}, {plan.perDay}, {plan.currency}, {plan.period}, {plan.interval}, {plan.renews.price}, {plan.renews.every}, {plan.parts}, {plan.parts.every}, {plan.total}",
    "The plan that is picked, on pages that offer plans and on those behind them, and the one that is bought, on a checkout and a receipt; of a plan with a `quantity`, as many as are bought, and with the extras that are ticked: name and price are those of all.",
  ],
  [
    "{plans.PLAN.name}, {plans.PLAN.price}, {plans.PLAN.period}, {plans.PLAN.renews.price}, {plans.PLAN.renews.every}, {plans.PLAN.parts}, {plans.PLAN.parts.every}, {plans.PLAN.total}",
    "A plan by its id, on any page; of one with a `quantity`, a single one.",
  ],
];

/** What else a text can have. */
export const markup: readonly (readonly [written: string, shows: string])[] = [
  ["{NAME|otherwise}", "The same, with words for whoever has no such value."],
  [
    "{NAME|1 day|5 days}",
    "A number with its words: “1 day”, “12 days”. Write them once for each form that the language has, with any number that takes it; Polish is `{NAME|1 dzień|2 dni|5 dni}`, and has a fourth, `1,5 dnia`, where the number is not always whole. `1=day` is the words alone, for a number that stands elsewhere or is not said, `0=none` those for nought alone. Words for whoever has no number come last: `{NAME|1 day|5 days|some days}`. A value with a unit has its words already.",
  ],
  ["**bold**, *emphasis*", "Bold and slanted letters."],
  [
    "[words](https://example.com)",
    "A link to a page. `mailto:help@example.com` and `tel:+4420…` lead to a mail and a call.",
  ],
  ["[words](legal:ID)", "A link that opens a legal text of `legal.tabs`."],
];
