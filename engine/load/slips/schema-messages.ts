import type { ErrorObject } from "ajv";
import { conditionWords } from "../../flow/index.ts";
import { counted, didYouMean, halfWidth, nameOf, type Path, type Suggestion, suggestion } from "../../problem/index.ts";
import { sectionTypesWith, stepTypesWith } from "../../traits/index.ts";
import type { SchemaFinding } from "../form-rules.ts";
import type { Plain } from "../plain-value.ts";
import { type Schema, schema } from "../schema.ts";
import { keyNamed, spanNamed, typeNamed, valueNamed } from "./foreign/index.ts";
import { colonMeant, sayColon } from "./full-width.ts";
import { curlyQuote, sayCurly } from "./line-slip.ts";
import { languageOf, patternMessage, plainName } from "./pattern-message.ts";
import { entryAt, flow, groupAt } from "./slip.ts";
import { commaInBraces, kindOf, typeMessage } from "./type-message.ts";

type Message = (error: ErrorObject, path: Path, root: Plain) => SchemaFinding;

/** For each schema keyword: the rule, the message and the way out. */
export const schemaMessages: Readonly<Record<string, Message>> = {
  additionalProperties(error, path, root) {
    const key = String(error.params.additionalProperty);
    const place = { path: [...path, key], on: "key" as const };
    const astray = stepAstray(key, error, path);
    if (astray) return { rule: "unknown-key", message: astray, ...place };
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
    const known = Object.keys(partOf(error).properties ?? {});
    const written = new Set(Object.keys(error.data ?? {}));
    const free = known.filter((name) => !written.has(name));
    const named = keyNamed(key, free);
    // What a word stands for is no slip of another key, also where that is written already.
    const taken = keyNamed(key, known);
    const near = taken === undefined ? didYouMean(key, free) : suggestion(named ?? null);
    const { sentence, suggest } = meantAsText(key, error.data, free) ?? near;
    const other =
      conditionBeside(key, error, path, root) ??
      isTicked(key, error) ??
      ofDate(key, error) ??
      ofEnd(key, error) ??
      otherWay(key, known);
    const isThere = taken === undefined ? "" : ` "${taken}" is there already.`;
    const repair =
      (other === undefined ? sentence : ` ${other}`) || `${isThere} ${takerOf(key, error)}: ${known.join(", ")}.`;
    const message = `${nameOf(path)} has the key "${key}", which does not exist here.${repair}`;
    return { rule: "unknown-key", message, ...place, suggest: other === undefined ? suggest : null };
  },
  required(error, path) {
    const key = String(error.params.missingProperty);
    const property = partOf(error).properties?.[key];
    const types = variantsOf(partOf(error));
    const slip = types.length > 0 ? misspeltType(error, path) : undefined;
    if (slip) return slip;
    const description = property && schema.describe(property);
    const [only = "", second] = Object.keys(error.data ?? {});
    const meant = types.includes(only) && second === undefined ? ` Did you mean { type: ${only}, … }?` : "";
    const hint = types.length > 0 ? `one of ${types.join(", ")}.${meant}` : (description ?? "");
    const line = path.length === 0 ? rootLine(key, error.data) : undefined;
    const message = `${nameOf(path)} has no "${key}". Add it${hint ? `: ${hint}` : "."}${line === undefined ? "" : ` For example: ${line}`}`;
    return { rule: "missing-key", message, path, on: "key" };
  },
  discriminator(error, path) {
    const types = variantsOf(partOf(error));
    const { tagValue } = error.params;
    const place = [...path, "type"];
    if (tagValue === null)
      return {
        rule: "wrong-type",
        message: `${nameOf(place)} is empty. The types are: ${types.join(", ")}.`,
        path: place,
      };
    if (typeof tagValue !== "string")
      return {
        rule: "wrong-type",
        message: `${nameOf(place)} must be a text, but is ${kindOf(tagValue)}. The types are: ${types.join(", ")}.`,
        path: place,
      };
    const meant = typeNamed(tagValue, types);
    const { sentence, suggest } = meant === undefined ? didYouMean(tagValue, types) : suggestion(meant);
    const message = `${nameOf(path)} has the type ${quote(tagValue)}, which does not exist.${sentence} The types are: ${types.join(", ")}.`;
    return { rule: "unknown-type", message, path: place, suggest };
  },
  enum(error, path) {
    const allowed = [error.params.allowedValues].flat().map(String);
    if (path.at(-2) === "units" && /^(second|minute|hour|day|week|month|year)s?$/.test(String(error.data))) {
      const message = `${nameOf(path)} cannot be ${quote(error.data)}: its units of time are s, min, h, h-min (3:54 h) and min-s (24:30 min). Ask for anything else with a field of type number, with "suffix: ${error.data}".`;
      return { rule: "unknown-value", message, path };
    }
    if (error.data === null)
      return {
        rule: "wrong-type",
        message: `${nameOf(path)} is empty. It can be: ${allowed.join(", ")}.`,
        path,
      };
    if (typeof error.data === "object") {
      const message = `${nameOf(path)} must be a text, but is ${kindOf(error.data)}. It can be: ${allowed.join(", ")}.`;
      return { rule: "wrong-type", message, path };
    }
    const meant = spanNamed(`2 ${error.data}`, allowed)?.slice(2) ?? valueNamed(String(error.data), allowed);
    if (path.at(-2) === "units" && meant === undefined && didYouMean(String(error.data), allowed).suggest === null) {
      const message = `${nameOf(path)} cannot be ${quote(error.data)}. It can be: ${allowed.join(", ")}. Ask for anything else with a field of type number, with "suffix: ${error.data}".`;
      return { rule: "unknown-value", message, path };
    }
    const { sentence, suggest } = meant === undefined ? didYouMean(String(error.data), allowed) : suggestion(meant);
    const message = `${nameOf(path)} cannot be ${quote(error.data)}.${sentence} It can be: ${allowed.join(", ")}.`;
    return { rule: "unknown-value", message, path, suggest };
  },
  const(error, path) {
    const only = String(error.params.allowedValue);
    const message = `${nameOf(path)} cannot be ${quote(error.data)}. It can only be ${only}; otherwise leave the key out.`;
    return { rule: "unknown-value", message, path, suggest: only };
  },
  type: (error, path, root) => ({ rule: "wrong-type", ...typeMessage(error, path, root), path }),
  pattern(error, path, root) {
    const { propertyName: key } = error;
    if (key === undefined) return { rule: "bad-format", ...patternMessage(error, path, root), path };
    if (isDecimals(key, entryAt(root, path)))
      return {
        rule: "bad-key",
        message: `${nameOf(path)} has the key "${key}". ${commaInBraces}`,
        path: [...path, key],
      };
    const colon = colonMeant(key);
    if (colon !== undefined)
      return {
        rule: "bad-key",
        message: `${nameOf(path)} has the key "${key}".${sayColon(colon)}`,
        path: [...path, key],
        on: "key",
        suggest: colon,
      };
    const { sentence, suggest } = suggestion(plainName(halfWidth(key), languageOf(root)) ?? null, key);
    const message = `${nameOf(path)} has the key "${key}", which is not a name. Use the letters a to z, digits and hyphens, starting with a letter.${sentence}`;
    return { rule: "bad-key", message, path: [...path, key], on: "key", suggest };
  },
  minimum: (error, path) => range(path, `is ${error.data}, but must be at least ${limit(error)}`),
  maximum: (error, path) => range(path, `is ${error.data}, but must be at most ${limit(error)}`),
  // No text has to be longer than one character.
  minLength: (_, path) => range(path, "is empty. Write a text"),
  maxLength: (error, path) =>
    error.propertyName === undefined
      ? range(path, `is longer than ${counted(limit(error), "character")}. Shorten it`)
      : { ...range([...path, error.propertyName], `is longer than ${counted(limit(error), "character")}`), on: "key" },
  minItems: (error, path) => range(path, `must list at least ${counted(limit(error), "entry")}`),
  maxItems: (error, path) =>
    range(path, `lists ${Object.keys(error.data ?? []).length} entries, but may list at most ${limit(error)}`),
  minProperties: (error, path) =>
    range(path, `is empty. Write at least ${counted(limit(error), "key")} below it, or leave it out`),
  maxProperties: (error, path) =>
    range(path, `has ${Object.keys(error.data ?? {}).length} keys, but at most ${limit(error)} may be given`),
  uniqueItems: (error, path) =>
    range(
      [...path, Number(error.params.i)],
      `says the same as entry ${Number(error.params.j) + 1}. Leave one of them out`,
    ),
};

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

function otherWay(key: string, known: readonly string[]): string | undefined {
  const other = otherWays[key.toLowerCase()];
  return other && [other.key].flat().some((name) => known.includes(name)) ? other.way : undefined;
}

const planForEach = 'A plans section has a "when" that says whom it is for.';

/** Keys that other tools have, and how the same is said here, where a key of this name can be written. */
const otherWays: Readonly<Record<string, { readonly key: string | readonly string[]; readonly way: string }>> = {
  optional: { key: "required", way: 'Write "required: false" for what may be left out.' },
  duration: { key: "tick", way: 'Write "tick", the time for one percent: with 30 ms it takes 3 seconds in all.' },
  seconds: { key: "tick", way: 'Write "tick", the time for one percent: with 30 ms it takes 3 seconds in all.' },
  length: { key: "maxLength", way: 'Write "minLength" and "maxLength".' },
  columns: { key: "layout", way: 'Write "layout: grid" for two in a row.' },
  disqualify: { key: "exclusive", way: 'Name a step of type end in "next".' },
  end: { key: "exclusive", way: 'Name a step of type end in "next".' },
  quantity: { key: "originalPrice", way: `A plan has one price: write a plan for each quantity. ${planForEach}` },
  coupon: {
    key: ["originalPrice", "paid"],
    way: 'Write a plan with the lower price, in a plans section with when: { query: { coupon: CODE } }, and the others with "not" around that.',
  },
  business: {
    key: "contact",
    way: 'Lead those with a private mailbox elsewhere, by "next": { when: { field: { ID: { ends: ["@gmail.com"] } } }, go: STEP }.',
  },
  utm: { key: "send", way: 'Leads keep the utm_ parameters by themselves. To send them on, add "touches" to "send".' },
  upsell: {
    key: "paid",
    way: 'What is offered after a purchase is an offer of its own: the "button" and the "next" of the receipt lead there.',
  },
  repeat: {
    key: "fields",
    way: 'Write the step once for each, and lead past those that are not needed with a list in "next".',
  },
  discount: { key: "originalPrice", way: 'Write the price without it as "originalPrice": pages say what is saved.' },
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
  const word = isStep || conditionWords.includes(key) ? key : go && keyNamed(key, conditionWords);
  // Outcomes ask for no outcome. A text is an option, or the id of an outcome or of what is saved.
  if (word === undefined || (word === "outcome" && path[0] === "outcomes")) return undefined;
  if (typeof asked !== "object" && !isStep && word !== "outcome" && word !== "has") return undefined;
  const there = groupAt(root, [...path, "when"]);
  return `It is part of a condition. Write when: ${flow({ ...there, [word]: asked })}.`;
}

/** What to do about a box that is to be ticked before a visitor has ticked it. */
function isTicked(key: string, error: ErrorObject): string | undefined {
  const { type } = partOf(error).properties ?? {};
  return type?.const === "checkbox" &&
    /^(?:checked|ticked|selected|preselected|preselezionat[oa]|default|value|vorausgew(?:ä|ae)hlt|angehakt)$/i.test(key)
    ? "A box is never ticked in advance: only what visitors tick themselves is a consent. Leave it out."
    : undefined;
}

/** What to do about the look of a date, or the age of whoever may go on. */
function ofDate(key: string, error: ErrorObject): string | undefined {
  const { type } = partOf(error).properties ?? {};
  if (type?.const !== "date") return undefined;
  if (/^(?:format|mask|pattern|order)$/i.test(key))
    return "Day, month and year stand in the order of the funnel's language. Leave it out.";
  return /^(?:min_?age|age|max_?age)$/i.test(key) ? 'Write "max: 18 years ago" for who must be 18.' : undefined;
}

/** What to do about an end that should lead elsewhere by itself. */
function ofEnd(key: string, error: ErrorObject): string | undefined {
  const { type } = partOf(error).properties ?? {};
  return type?.const === "end" && /^(?:redirect(?:_?to|_?url)?|url|href|link|goto)$/i.test(key)
    ? 'An end leads out by its button: button: { text: …, to: "https://…" }.'
    : undefined;
}

/**
 * `{ fit: 2,5 }`: whether a key is what follows a comma within a number, and so without a value. A key that is a whole number
 * has lost its place behind that number: then any will do.
 */
function isDecimals(key: string, group: unknown): boolean {
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

/** A line to paste for a key that every definition has. */
function rootLine(key: string, definition: unknown): string | undefined {
  const { start, steps }: { start?: unknown; steps?: unknown } = Object(definition);
  const [first = "welcome"] = Object.keys(steps ?? {});
  const lines: Readonly<Record<string, string>> = {
    id: "id: my-quiz",
    language: "language: en",
    start: `start: ${first}`,
    steps: `steps: { ${typeof start === "string" ? start : "welcome"}: { type: ${firstOf(stepTypesWith("ends"))}, path: /, sections: [{ type: ${firstOf(sectionTypesWith("isHeading"))}, text: Hello }] } }`,
  };
  return Object.hasOwn(lines, key) ? lines[key] : undefined;
}

const firstOf = (types: string) => types.split(" or ")[0] ?? types;

/** Without a type, the allowed keys of a step or section are unknown: only a key that no type has is misspelt. */
function misspeltType(error: ErrorObject, path: Path): SchemaFinding | undefined {
  const known = (partOf(error).oneOf ?? []).flatMap((variant) => Object.keys(schema.resolve(variant).properties ?? {}));
  const others = Object.entries(error.data ?? {}).filter(([key]) => !known.includes(key));
  // Other words for it, such as `kind: date`, are known by what they hold.
  const [
    key = didYouMean(
      "type",
      others.map(([name]) => name),
    ).suggest,
  ] = others.find(([, value]) => variantsOf(partOf(error)).includes(String(value))) ?? [];
  if (key === null) return undefined;
  const message = `${nameOf(path)} has the key "${key}", which does not exist here. Did you mean "type"?`;
  return { rule: "unknown-key", message, path: [...path, key], on: "key", suggest: "type" };
}

const partOf = ({ parentSchema = {} }: ErrorObject): Schema => parentSchema;

const variantsOf = ({ oneOf = [] }: Schema) =>
  oneOf.map((variant) => String(schema.resolve(variant).properties?.type?.const));

const limit = (error: ErrorObject) => Number(error.params.limit);

const range = (path: Path, fault: string): SchemaFinding => ({
  rule: "out-of-range",
  message: `${nameOf(path)} ${fault}.`,
  path,
});

const quote = (value: unknown) => `"${String(value).slice(0, 80)}"`;

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
