import type { ErrorObject } from "ajv";
import { conditionWords } from "../../flow/index.ts";
import { didYouMean, nameOf, type Path, type Suggestion, suggestion } from "../../problem/index.ts";
import type { SchemaFinding } from "../form-rules.ts";
import type { Plain } from "../plain-value.ts";
import { type Schema, schema } from "../schema.ts";
import { variantAsked } from "./experiment-slips.ts";
import { durationNamed, keyNamed } from "./foreign/index.ts";
import { colonMeant, sayColon } from "./full-width.ts";
import { curlyQuote, sayCurly } from "./line-slip.ts";
import { countdownToDay, flow, groupAt } from "./slip.ts";
import { tornFormula } from "./torn-formula.ts";
import { commaInBraces } from "./type-message.ts";

/** What is said of a key that a group of the definition does not have, and which one was meant. */
export function unknownKey(error: ErrorObject, path: Path, root: Plain): SchemaFinding {
  const key = String(error.params.additionalProperty);
  const place = { path: [...path, key], on: "key" as const };
  const astray = stepAstray(key, error, path);
  if (astray) return { rule: "unknown-key", message: astray, ...place };
  const torn = tornFormula(key, error.data);
  if (torn !== undefined)
    return {
      rule: "unknown-key",
      message: `${nameOf(path)} has the key "${key}". Within braces a comma ends a text, so a formula with commas stands in quotes: ${torn}.`,
      ...place,
    };
  if (isDecimals(key, error.data))
    return {
      rule: "unknown-key",
      message: `${nameOf(path)} has the key "${key}". ${commaInBraces}`,
      ...place,
    };
  const colon = colonMeant(key);
  if (colon !== undefined)
    return {
      rule: "unknown-key",
      message: `${nameOf(path)} has the key "${key}".${sayColon(colon)}`,
      ...place,
      suggest: colon,
    };
  const value = groupAt(root, path)?.[key];
  const known = Object.keys(partOf(error).properties ?? {});
  // "visible: true" and "display: tiles" ask for nothing.
  const asksNothing = key !== "when" && typeof value !== "object" && !/[=<>]|\s/.test(String(value));
  const meanings = asksNothing ? known.filter((name) => name !== "when") : known;
  const written = new Set(Object.keys(error.data ?? {}));
  const free = known.filter((name) => !written.has(name));
  const named = keyNamed(
    key,
    free.filter((name) => meanings.includes(name)),
  );
  // What a word stands for is no slip of another key, also where that is written already.
  const taken = keyNamed(key, meanings);
  const near = taken === undefined ? didYouMean(key, free) : suggestion(named ?? null);
  const { sentence, suggest } = meantAsText(key, error.data, free) ?? near;
  const other =
    conditionBeside(key, error, path, root) ??
    isTicked(key, error) ??
    ofDate(key, error) ??
    ofEnd(key, error) ??
    ofNumber(key, error) ??
    ofEqual(key, error, value) ??
    ofWait(key, error, root) ??
    ofTest(key, error, path) ??
    (taken === undefined && !asksNothing ? ofCondition(key, known, path) : undefined) ??
    otherWay(key, known);
  const isThere = taken === undefined ? "" : ` "${taken}" is there already.`;
  const repair =
    (other === undefined ? sentence : ` ${other}`) || `${isThere} ${takerOf(key, error)}: ${known.join(", ")}.`;
  const message = `${nameOf(path)} has the key "${key}", which does not exist here.${repair}`;
  return { rule: "unknown-key", message, ...place, suggest: other === undefined ? suggest : null };
}

/** "It takes", after naming the types of a step, section or field that take a key which its own type does not. */
function takerOf(key: string, error: ErrorObject): string {
  const own = partOf(error).properties ?? {};
  const type = own.type?.const;
  const isOwn = ({ properties = {} }: Schema) => Object.keys(properties).join() === Object.keys(own).join();
  const kinds = Object.values(schema.root.definitions ?? {}).map(({ oneOf = [] }) => oneOf.map(schema.resolve));
  const types = (kinds.find((variants) => type !== undefined && variants.some(isOwn)) ?? []).flatMap(
    ({ properties = {} }) => (Object.hasOwn(properties, key) ? [properties.type?.const] : []),
  );
  const belongs = `It belongs to the ${types.length === 1 ? "type" : "types"} ${types.join(", ")}; the type ${type} takes`;
  return types.length > 0 ? belongs : "It takes";
}

/** `equals: 2` and `between: [2, 4]` of a number, which is asked for by the least and the most that it may be. */
function ofEqual(key: string, error: ErrorObject, asked: Plain | undefined): string | undefined {
  const { min, max } = partOf(error).properties ?? {};
  if (!min || !max || !/^(?:eq|equals?|equal[-_]?to|between|range)$/i.test(key)) return undefined;
  const [least, most = least, other] = [asked].flat();
  return typeof least === "number" && typeof most === "number" && other === undefined
    ? `A number is asked for by its bounds: ${flow({ min: Math.min(least, most), max: Math.max(least, most) })}.`
    : undefined;
}

function otherWay(key: string, known: readonly string[]): string | undefined {
  const other = otherWays[key.toLowerCase()];
  return other && [other.key].flat().some((name) => known.includes(name)) ? other.way : undefined;
}

/** What other tools call an extra of an order. */
const extraWords = "bump bumps orderbump order_bump order-bump addon addons add_ons add-ons extra extras upsells".split(
  " ",
);

const extraWay = {
  key: ["plans", "paid", "price"],
  way: "What a buyer may add to the order is a plan, and a section offers it: - { type: extras, heading: Add to your order, extras: [workbook] }.",
};

/** What a step is given by those who want to show it to a part of the visitors. */
const variantWords = "experiment experiments variant variants abtest ab_test splittest split_test split".split(" ");

const variantWay = {
  key: "path",
  way: 'A way leads to it for those who have the variant: next: [{ when: { experiment: { NAME: VARIANT } }, go: STEP }, …]. Sections have such a "when", too.',
};

const patternWay = {
  key: "pattern",
  way: 'What is typed is held against no pattern of your own: "pattern" takes name, postcode or digits. Show how the rest is written in "placeholder", and bound it by "maxLength".',
};

const requiredWay = {
  key: "required",
  way: 'No field is required of some alone. Those for whom "when" does not hold are not asked for it, and all others have to fill it in: when: { QUESTION: OPTION }.',
};

const taxWay = {
  key: "price",
  way: "A price is what the buyer pays, with all taxes. Say which beside the button.",
};

/** What a contact is asked for besides where to reach them. Only such a step has its small print among benefits. */
const nameWords = "name firstname first_name first-name fields inputs zip company".split(" ");

const nameWay = {
  key: "benefits",
  way: "This step asks for an e-mail address or a phone number alone. For more, write type: form, with fields: [{ id: name, type: text, label: First name, contact: name }, { id: email, type: email, label: Email, contact: true }].",
};

/** The day on which a countdown is to end. */
const deadlineWords = "until deadline enddate end_date endsat ends_at endson ends_on expires expiresat date day".split(
  " ",
);

const chaptersWay = {
  key: "counter",
  way: 'Parts of the quiz are named below "counter": counter: { chapters: [{ from: 1, label: About you }, { from: 5, label: Your plan }] }.',
};

const timeWay = 'Write "tick", the time for one percent: with 30 ms it takes 3 seconds in all.';

/** What other tools call a mail whose link has to be opened. */
const confirmWords =
  "doubleoptin double-opt-in double_opt_in optin opt-in opt_in doi confirmation confirmmail confirm_mail verify verification".split(
    " ",
  );

const confirmWay = {
  key: "confirm",
  way: 'Write the mail and its link, and a step of the type confirmation for the page that it opens: confirm: { subject: Please confirm, body: "Yes, send me the letters: {confirm.link}" }.',
};

const pauseWay = {
  key: "tick",
  way: 'The question is a step of its own: stop there with "stopAt: 40", and go on behind it with a second loading step that has "startAt: 40".',
};

const stockWay = {
  key: "quantity",
  way: 'Write at the left edge how many there are, "stock: { seats: 40 }", and at each plan what it takes of, "stock: seats".',
};

/** Keys that other tools have, and how the same is said here, where a key of this name can be written. */
const otherWays: Readonly<Record<string, { readonly key: string | readonly string[]; readonly way: string }>> = {
  ...Object.fromEntries(["chapters", "phases", "segments"].map((word) => [word, chaptersWay])),
  ...Object.fromEntries(["question", "questions", "ask", "asks", "popup"].map((word) => [word, pauseWay])),
  optional: { key: "required", way: 'Write "required: false" for what may be left out.' },
  duration: { key: "tick", way: timeWay },
  seconds: { key: "tick", way: timeWay },
  length: { key: "maxLength", way: 'Write "minLength" and "maxLength".' },
  multiple: { key: "maxSize", way: 'Write "max: 5" for up to five files.' },
  columns: { key: "layout", way: 'Write "layout: grid" for two in a row.' },
  disqualify: { key: "exclusive", way: 'Name a step of type end in "next".' },
  end: { key: "exclusive", way: 'Name a step of type end in "next".' },
  coupon: {
    key: ["originalPrice", "paid"],
    way: 'Write a plan with the lower price, in a plans section with when: { query: { coupon: CODE } }, or, where visitors type it, { field: { coupon: { is: CODE } } }, and the others with "not" around that.',
  },
  ...Object.fromEntries(["inventory", "capacity", "limit", "seats", "places"].map((word) => [word, stockWay])),
  business: {
    key: "contact",
    way: 'Lead those with a private mailbox elsewhere, by "next": { when: { field: { ID: { ends: ["@gmail.com"] } } }, go: STEP }.',
  },
  utm: { key: "send", way: 'Leads keep the utm_ parameters by themselves. To send them on, add "touches" to "send".' },
  ...Object.fromEntries(confirmWords.map((word) => [word, confirmWay])),
  ...Object.fromEntries(nameWords.map((word) => [word, nameWay])),
  upsell: {
    key: "paid",
    way: 'What is offered after a purchase is an offer of its own: the "button" and the "next" of the receipt lead there.',
  },
  ...Object.fromEntries(extraWords.map((word) => [word, extraWay])),
  ...Object.fromEntries(variantWords.map((word) => [word, variantWay])),
  phonefirst: { key: "mode", way: 'Write "mode: phone".' },
  emailfirst: { key: "mode", way: 'Write "mode: email".' },
  placeholder: {
    key: "preferred",
    way: "The empty field shows a number of the country that is chosen. Leave it out.",
  },
  ...Object.fromEntries(["regex", "regexp", "mask", "validation"].map((word) => [word, patternWay])),
  ...Object.fromEntries(
    ["requiredif", "required_if", "requiredwhen", "required_when"].map((word) => [word, requiredWay]),
  ),
  repeat: {
    key: "fields",
    way: 'Write the step once for each, and lead past those that are not needed with a list in "next".',
  },
  discount: { key: "originalPrice", way: 'Write the price without it as "originalPrice": pages say what is saved.' },
  ...Object.fromEntries(["gst", "vat", "tax", "taxrate", "tax_rate"].map((word) => [word, taxWay])),
  ...Object.fromEntries(deadlineWords.map((word) => [word, { key: "onExpire", way: countdownToDay }])),
  trialdays: {
    key: "renews",
    way: '"period" is how long the trial is, "price" what it costs, and "renews" what follows it.',
  },
  trial: {
    key: "renews",
    way: '"period" is how long the trial is, "price" what it costs, and "renews" what follows it.',
  },
};

/**
 * What to do about a question of a condition that stands beside its "when": `{ outcome: light, go: tent }`. Beside "go" there
 * is nothing but a condition, so that steps and words of other languages are known there, too.
 */
function conditionBeside(key: string, error: ErrorObject, path: Path, root: Plain): string | undefined {
  const { when, go } = partOf(error).properties ?? {};
  const group = groupAt(root, path);
  const asked = group?.[key];
  if (!when || asked === undefined || asked === null) return undefined;
  const isStep = go !== undefined && Object.hasOwn(groupAt(root, ["steps"]) ?? {}, key);
  const meant = isStep || conditionWords.includes(key) ? key : keyNamed(key, conditionWords);
  const word = meant === key || go || meant === "experiment" ? meant : undefined;
  // Outcomes ask for no outcome. A text is an option, or the id of an outcome or of what is saved.
  if (word === undefined || (word === "outcome" && path[0] === "outcomes")) return undefined;
  if (word === "experiment") {
    const variant = variantAsked(asked, root) ?? { NAME: "VARIANT" };
    return `It is part of a condition. Write when: ${flow({ ...groupAt(root, [...path, "when"]), experiment: variant })}.`;
  }
  if (typeof asked !== "object" && !isStep && word !== "outcome" && word !== "has") return undefined;
  const there = groupAt(root, [...path, "when"]);
  return `It is part of a condition. Write when: ${flow({ ...there, [word]: asked })}.`;
}

/** What to do about a box that is to be ticked before a visitor has ticked it. */
function isTicked(key: string, error: ErrorObject): string | undefined {
  const { type, required, placeholder } = partOf(error).properties ?? {};
  if (
    type?.const !== "checkbox" &&
    required &&
    /^(?:default|defaultValue|initial|prefill|value|vorgabe|standard)$/i.test(key)
  )
    return `A field begins empty: what nobody has typed or picked is no answer. Leave it out${placeholder ? ', or show an example in "placeholder"' : ""}.`;
  return (type?.const === "checkbox" || type?.const === "extras") &&
    /^(?:checked|ticked|selected|preselected|preselezionat[oa]|default|value|vorausgew(?:ä|ae)hlt|angehakt)$/i.test(key)
    ? type.const === "extras"
      ? "No extra is ticked in advance: the law of the EU forbids it (Directive 2011/83/EU, Art. 22). Leave it out."
      : "A box is never ticked in advance: only what visitors tick themselves is a consent. Leave it out."
    : undefined;
}

/** What to do about the look of a date or a time, or the age of whoever may go on. */
function ofDate(key: string, error: ErrorObject): string | undefined {
  const { type } = partOf(error).properties ?? {};
  if (type?.const === "time" && /^(?:format|mask|pattern|hour12|hours12|hours|ampm|am-pm|twentyfour|clock)$/i.test(key))
    return "Visitors read and type a time by the clock that they are used to, with 12 or with 24 hours. Leave it out.";
  if (type?.const === "time" && key === "placeholder")
    return "An empty field for a time shows how one is typed. Leave it out.";
  if (type?.const === "time" && /^(?:from|start|starts|begin|begins|opens?)$/i.test(key))
    return 'Write the earliest time as "min".';
  if (type?.const === "time" && /^(?:to|until|till|end|ends|closes?)$/i.test(key))
    return 'Write the latest time as "max".';
  if (type?.const === "time" && /^(?:interval|every|increment|minutes)$/i.test(key))
    return 'Write the minutes between possible times as "step".';
  if (type?.const !== "date") return undefined;
  if (/^(?:format|mask|pattern|order)$/i.test(key))
    return "Day, month and year stand in the order of the funnel's language. Leave it out.";
  if (key === "placeholder")
    return "A date has a field for its day, its month and its year, each with its name above it. Leave it out.";
  return /^(?:min_?age|age|max_?age)$/i.test(key) ? 'Write "max: 18 years ago" for who must be 18.' : undefined;
}

/** What to do about where a wait leads, and how long it takes, in words that can stand for where it stops. */
function ofWait(key: string, error: ErrorObject, root: Plain): string | undefined {
  const { tick } = partOf(error).properties ?? {};
  const written = writtenAt(key, error);
  const isEnd = key === "to" || keyNamed(key, ["to", "stopAt"]) !== undefined;
  if (!tick || typeof written !== "string" || !isEnd) return undefined;
  if (groupAt(root, ["steps", written])) return 'Where a step leads is its "next".';
  return durationNamed(written) !== undefined || /^\d+(?:\.\d+)? ?(?:ms|s|min)$/.test(written) ? timeWay : undefined;
}

/** What stands behind an unknown key. */
const writtenAt = (key: string, { data }: ErrorObject): unknown =>
  Object.entries(data ?? {}).find(([name]) => name === key)?.[1];

/** What to do about a number of which visitors may choose the unit. */
function ofNumber(key: string, error: ErrorObject): string | undefined {
  const { type } = partOf(error).properties ?? {};
  const { units }: { readonly units?: unknown } = Object(error.data);
  return type?.const === "number" && key === "units" && Array.isArray(units)
    ? 'A number in one of several units is a field of the type measure. Write "type: measure".'
    : undefined;
}

/** What to do about what tests elsewhere say of a statement, its answers, its scale and what is computed from it. */
function ofTest(key: string, error: ErrorObject, path: Path): string | undefined {
  const known = Object.keys(partOf(error).properties ?? {});
  const [group] = path;
  if (group === "counter" && path.length === 1 && /^steps$/i.test(key) && typeof writtenAt(key, error) === "number")
    return 'Write how many there are as "total", or leave it out: it is the highest number of a step.';
  if (group === "counter" && path.length === 3 && (key === "to" || keyNamed(key, ["stopAt"]) !== undefined))
    return `A chapter lasts until the next one. Leave it out.`;
  if (group === "scales" && path.length === 2)
    return "A scale counts what its answers give: each says so itself, score: { SCALE: 1 }. Its ends, and the words for them, are those of a gauge or of bars that show it.";
  if (group === "values" && path.length === 2 && /^(?:format|percent|percentage|suffix|symbol)$/i.test(key))
    return `Write the sign where it is shown: "{${path[1]}}%".`;
  if (group === "outcomes" && path.length === 2 && /^(?:image|picture|icon|sections|page)$/i.test(key))
    return "A page shows what belongs to it: a section with when: { outcome: ID }.";
  if (known.includes("exclusive") && known.includes("score")) {
    if (reversedWords.test(key)) return turnedRound;
    const value = writtenAt(key, error);
    return /^(?:value|weight)$/i.test(key) && typeof value === "number"
      ? `Points are given on a scale: score: { SCALE: ${value} }.`
      : undefined;
  }
  if (known.includes("ends") && known.includes("options")) {
    if (reversedWords.test(key)) return turnedRound;
    if (/^(?:axis|dimension|trait|factor|facet|scale|scales|scoring|score|points)$/i.test(key))
      return 'Each answer says what it gives, and on which scale: options: [{ label: "1", score: { SCALE: 1 } }, …].';
    if (/^(?:low|high|left|right)(?:_?label)?$/i.test(key)) return "Write ends: { low: …, high: … }.";
    if (/^(?:chapter|part|group|block|category)$/i.test(key)) return chapterWay;
    if (/^(?:min|minimum)_?age$/i.test(key))
      return 'A question turns nobody away by itself: lead those who are too young elsewhere, by the "next" of their answer.';
  }
  if (/^chapter$/i.test(key) && known.includes("number") && known.includes("path")) return chapterWay;
  if (known.includes("bands") && known.includes("low") && /^(?:low|high|left|right)(?:_?label)?$/i.test(key))
    return 'Write the words for its ends as "low" and "high".';
  return known.includes("bands") && /^(?:low|high|left|right)(?:_?label)?$|^labels$/i.test(key)
    ? "Write the words for its parts as bands: [{ upTo: 50, label: … }, { label: … }]."
    : undefined;
}

const chapterWay =
  'The header names them, by the "number" with which each begins: counter: { chapters: [{ from: 1, label: About you }, { from: 5, label: Your plan }] }.';

const reversedWords = /^(?:reversed?|inverted?|inverse|negative|negated|reverse_?scored|reverse_?scoring)$/i;

const turnedRound =
  'Write the points the other way round, from the most at the first answer to the fewest at the last: options: [{ label: "1", score: { SCALE: 5 } }, …].';

/** What to do about an end that should lead elsewhere by itself. */
function ofEnd(key: string, error: ErrorObject): string | undefined {
  const { type } = partOf(error).properties ?? {};
  return type?.const === "end" && /^(?:redirect(?:_?to|_?url)?|url|href|link|goto)$/i.test(key)
    ? 'An end leads out by its button: button: { text: …, to: "https://…" }.'
    : undefined;
}

/** What to do about a condition of something that is the same for everybody who comes by. */
function ofCondition(key: string, known: readonly string[], path: Path): string | undefined {
  if (key !== "when" && keyNamed(key, ["when"]) === undefined) return undefined;
  if (known.includes("path"))
    return "A step has no condition: the ways to it have. Where one leads here, write next: [{ when: …, go: STEP }, …].";
  const part = known.includes("exclusive") ? "An option" : known.includes("lasts") ? "This" : undefined;
  const [list, index] = path.slice(-2);
  if (part === undefined && path.includes("sections") && list !== "sections" && typeof index === "number")
    return 'It is shown whenever its section is. Write a section with it and one without, each with a "when" of its own.';
  return (
    part &&
    `${part} is shown to everybody who comes to its step. Write a step with it and one without, and lead to them by a list in "next": [{ when: …, go: STEP }, …].`
  );
}

/**
 * `{ fit: 2,5 }`: whether a key is what follows a comma within a number, and so without a value. A key that is a whole number
 * has lost its place behind that number: then any will do.
 */
export function isDecimals(key: string, group: unknown): boolean {
  const entries = Object.entries(group ?? {});
  const at = entries.findIndex(([name, value]) => name === key && value === null);
  if (at < 0 || !/^\d/.test(key)) return false;
  const before = String(Number(key)) === key ? entries.toSpliced(at, 1) : entries.slice(Math.max(0, at - 1), at);
  return before.some(([, value]) => /\d$/.test(String(value)));
}

/** What to do about a step that is not among the steps. */
function stepAstray(key: string, { data }: ErrorObject, path: Path): string | undefined {
  if (!isStep(Object.entries(data ?? {}).find(([name]) => name === key)?.[1])) return undefined;
  if (path.length === 0)
    return `"${key}" is a step, but is at the left edge. Indent it and its lines by two more spaces, so that it is one of the "steps".`;
  const [group, around, deeper] = path;
  return group === "steps" && deeper === undefined
    ? `"${key}" is a step, but is indented like the keys of step "${around}". Move it and its lines two spaces to the left, so that it is one of the "steps".`
    : undefined;
}

/** Whether a value has what only steps have. */
const isStep = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  "path" in value &&
  String(value.path).startsWith("/");

/** The part of the schema that an error is about. */
export const partOf = ({ parentSchema = {} }: ErrorObject): Schema => parentSchema;

/**
 * Whether an unknown key is really a text, or a key together with its value: YAML separates key and value by a colon
 * with a space, and keys within braces by commas.
 *
 * @param group the group that has the key
 * @param known the keys that the group could have
 */
function meantAsText(key: string, group: unknown, known: readonly string[]): Suggestion | undefined {
  const [, name = "", value] = /^([\w-]+):\s*(.+)$/.exec(key) ?? [];
  if (known.includes(name)) {
    const suggest = `${name}: ${value}`;
    return { sentence: ` A colon needs a space after it: "${suggest}".`, suggest };
  }
  const isEmpty = Object.entries(group ?? {}).some(([name, value]) => name === key && value === null);
  if (!key.includes(" ") && !(isEmpty && /^\d/.test(key))) return undefined;
  const [curly] = Object.values(group ?? {}).flatMap((text) => new RegExp(`^${curlyQuote}`).exec(String(text)) ?? []);
  if (curly) return { sentence: ` ${sayCurly(curly)}`, suggest: null };
  const fault = isEmpty
    ? "Within braces a comma ends a text"
    : "A colon with a space after it makes a key of what is before it";
  return { sentence: ` ${fault}: if this is part of a text, put the text in quotes.`, suggest: null };
}
