import { figureIn } from "../../copy/index.ts";
import { conditionWords } from "../../flow/index.ts";
import { didYouMean, type Path, suggestion } from "../../problem/index.ts";
import { hasOrder, takesText } from "../../traits/index.ts";
import type { Plain } from "../plain-value.ts";
import { variantAsked } from "./experiment-slips.ts";
import { conditionNamed, keyNamed } from "./foreign/index.ts";
import { flow, groupAt, type Said, type Slip, toCopy } from "./slip.ts";

/** `when: delay > 3`: a whole condition as a text. */
const conditionAsText: Slip = ({ data, path, wanted, fault, root }) => {
  if (typeof data !== "string" || wanted.join() !== "object" || !isCondition(path)) return undefined;
  const written = conditionIn(data, root);
  return { message: `${fault} Write it as a group: ${written ? flow(written) : "{ STEP: OPTION }"}.` };
};

/** `value: sum > 3`: a condition as a text below its word. */
const conditionBelowWord: Slip = ({ data, path, fault, root }) => {
  const word = String(path.at(-1));
  if (typeof data === "object" || !isCondition(path.slice(0, -1)) || !bounded.has(word)) return undefined;
  const below = typeof data === "string" ? conditionIn(data, root)?.[word] : undefined;
  return { message: `${fault} Write ${below === undefined ? "{ NAME: { min: NUMBER } }" : flow(below)}.` };
};

/** `{ risk: { min: 3 } }` or `{ score.risk: { min: 3 } }`, where the name is none of a step. */
const boundsOfStep: Slip = ({ data, path, fault, root }) => {
  const group = groupAt(root, path);
  const name = String(path.at(-1));
  if (!isCondition(path.slice(0, -1)) || !(group ?? typeof data === "number")) return undefined;
  const kind = kindOf(name, root);
  if (kind === undefined) return conditionWords.includes(name) ? undefined : sayUnknown(name, root);
  const line = (condition: Group) => flow(condition).slice(2, -2);
  if (kind.word !== "count") {
    const written = line(asked(kind, group ?? equal(kind, String(data), root), root));
    const noun = kind.word === "score" ? "scale" : kind.word;
    return { message: `"${kind.name}" is a ${noun}, not a step. Write ${written}.`, on: "key" };
  }
  // An option may have a number as its name.
  if (!group) return undefined;
  const [[key = "", option] = []] = Object.entries(group);
  if (/^(?:is[ _-]?)?not$|^(?:ne|neq|isnt)$/i.test(key) && (typeof option === "string" || Array.isArray(option)))
    return { message: `${fault} Write "not" around it: ${line({ not: { [name]: option } })}.`, on: "key" };
  const message =
    group.is === undefined
      ? `A condition asks a step for an option. To ask how many are chosen, write ${line(asked(kind, group, root))}.`
      : `A step is asked for an option by its name alone. Write ${line({ [name]: group.is ?? "OPTION" })}.`;
  return { message, on: "key" };
};

/** What to do about a name in a condition that stands for nothing. */
function sayUnknown(name: string, root: Plain): Said {
  const { scales, values, steps } = groupOf(root);
  const known = [steps, values, scales].flatMap((group) => Object.keys(groupOf(group)));
  const word = conditionNamed(name) ?? keyNamed(name, conditionWords);
  const { sentence, suggest } =
    word !== undefined ? suggestion(word) : didYouMean(name, [...known, ...fieldsIn(root).map(({ id }) => String(id))]);
  return { message: `No step, field, value or scale is called "${name}".${sentence}`, on: "key", suggest };
}

/** `score: { risk: 8 }` or `value: { bmi: "<30" }`: a number where bounds are asked for. */
const numberForBounds: Slip = ({ data, path, fault, root }) => {
  const word = String(path.at(-2));
  if (!isCondition(path.slice(0, -2)) || !bounded.has(word)) return undefined;
  if (typeof data !== "string" && typeof data !== "number") return undefined;
  const text = String(data).trim();
  const operand = text.replace(/^[<>=≤≥]*\s*/, "");
  const kind = { word, name: String(path.at(-1)) };
  const sign = typeof data === "number" && !isLine(kind, root) ? ">=" : text.slice(0, text.length - operand.length);
  const bounds = boundsFor(kind, comparison(sign, operand) ?? equal(kind, operand, root), root);
  const written = flow(bounds);
  return {
    message: `${fault} Write ${!("is" in bounds) ? "its bounds" : isLine(kind, root) ? "the text" : "the option"}: ${written}.`,
    suggest: toCopy(written),
  };
};

/** `query: city=paris`. */
const queryAsText: Slip = ({ data, path, fault }) => {
  // A step may be called "query".
  if (path.at(-1) !== "query" || typeof data !== "string" || !isCondition(path.slice(0, -1))) return undefined;
  const parameters = data
    .replace(/^\?/, "")
    .split("&")
    .map((part) => {
      const [name, value = "VALUE"] = part
        .replace(/\s*[=:]\s*/, "\n")
        .trim()
        .split("\n");
      return [name, value];
    });
  const written = flow(Object.fromEntries(parameters));
  return { message: `${fault} Write the parameter and its value: ${written}.`, suggest: toCopy(written) };
};

/** `{ news: true }`, `{ field: { news: true } }` or `{ field: { news: { is: true } } }`: a box to tick. */
const boxAsAnswer: Slip = ({ data, path, root }) => {
  const at = path.lastIndexOf("field");
  const [name = "", ...below] = path.slice(at === -1 ? -1 : at + 1).map(String);
  if (!isCondition(path.slice(0, at)) || below.length > 1 || !["boolean", "string"].includes(typeof data))
    return undefined;
  if (!fieldsIn(root).some(({ id, type }) => id === name && type === "checkbox")) return undefined;
  const isTicked = !/^(?:false|no|off|0)$/i.test(String(data));
  const written = flow(isTicked ? { has: name } : { not: { has: name } });
  return { message: `"${name}" is a box to tick. Ask whether it is ticked: ${written}.` };
};

/** `is: 5` for a number. */
const numberForOption: Slip = ({ data, path, fault, root }) => {
  const [word, name, key] = path.slice(-3);
  if (typeof data !== "number" || key !== "is" || !(word === "value" || word === "field")) return undefined;
  if (word === "field" && hasOptions(String(name), root)) return undefined;
  if (isLine({ word, name: String(name) }, root))
    return { message: `${fault} Write the text in quotes: ${flow({ is: String(data) })}.` };
  if (!takesBounds(String(name), root))
    return { message: `${fault} It has neither options nor bounds. Ask whether it is filled in: { has: ${name} }.` };
  return { message: `${fault} A number is asked for by its bounds: ${flow({ min: data, max: data })}.` };
};

/** `outcome: { is: light }`, `outcome: { light: true }` or `outcome: { not: [light, large] }`. */
const boundsForOutcome: Slip = ({ data, path, fault }) => {
  if (path.at(-1) !== "outcome" || !isCondition(path.slice(0, -1)) || typeof data !== "object" || !data)
    return undefined;
  const [[key, operand] = []] = Object.entries<Plain>(data);
  if (key === undefined) return { message: `${fault} An outcome is asked for by its id alone.` };
  const isId = typeof operand === "string" || Array.isArray(operand);
  const outcome = isId ? operand : key;
  if (operand === false || (isId && /not/i.test(key)))
    return { message: `${fault} Write "not" around it: ${flow({ not: { outcome } })}.` };
  const suggest = flow(outcome);
  return { message: `${fault} An outcome is asked for by its id alone. Write ${suggest}.`, suggest };
};

/** What conditions are usually mistaken for. */
export const conditionSlips: readonly Slip[] = [
  boxAsAnswer,
  boundsForOutcome,
  queryAsText,
  conditionAsText,
  conditionBelowWord,
  boundsOfStep,
  numberForBounds,
  numberForOption,
];

const bounded: ReadonlySet<string> = new Set(["score", "value", "field", "count"]);

/** Whether a path leads to a condition: `when`, or a part of one. */
const isCondition = (path: Path): boolean =>
  (path.at(-1) === "when" && path.length > 2) ||
  (path.at(-1) === "not" && isCondition(path.slice(0, -1))) ||
  (["all", "any"].includes(String(path.at(-2))) && isCondition(path.slice(0, -2)));

/** The condition that a text states, such as `sum > 3 and first = a`; undefined if nothing has its names. */
function conditionIn(text: string, root: Plain): Group | undefined {
  for (const [word, sign] of joints) {
    const parts = text.split(sign);
    if (parts.length === 1) continue;
    const conditions = parts.flatMap((part) => conditionIn(part, root) ?? []);
    return conditions.length === parts.length ? { [word]: conditions } : undefined;
  }
  const [, name = "", sign = "=", operand = ""] =
    /^([\w.-]+)(?:\s*([<>=≤≥≠!]+|is not(?= )|is(?= )|(?:starts?|begins?) ?with(?= ))\s*(\S.*)?)?$/.exec(text.trim()) ??
    [];
  const isNot = /!|≠|<>|not/.test(sign);
  const kind = kindOf(name, root);
  if (!kind && /^outcome(?:\.id)?$/.test(name)) {
    const outcome = { outcome: operand.replace(/^(["'])(.*)\1$/, "$2") || "ID" };
    return isNot ? { not: outcome } : outcome;
  }
  const variant = kind
    ? undefined
    : variantAsked(`${name.replace(/^(experiments?|variant)\./, "")}=${operand || "VARIANT"}`, root);
  if (variant) return isNot ? { not: { experiment: variant } } : { experiment: variant };
  if (!kind) return undefined;
  const isEqual = !/[<>≤≥]/.test(sign) || sign === "<>";
  const option = operand.replace(/^(["'])(.*)\1$/, "$2");
  const condition =
    kind.word === "count" && isEqual
      ? { [kind.name]: option === "" ? "OPTION" : option }
      : asked(kind, comparison(sign, option) ?? equal(kind, option, root, /with/.test(sign)), root);
  return isNot ? { not: condition } : condition;
}

/** What joins two conditions, the weaker one first. */
const joints = [
  ["any", /(?<!\s)\s+(?:or|\|\|)\s+/i],
  ["all", /(?<!\s)\s+(?:and|&&)\s+/i],
] as const;

/** `{ below: 3 }` for `< 3`; undefined where no order is asked for. */
function comparison(sign: string, operand: string): Group | undefined {
  if (sign === "<>") return undefined;
  const bound = boundIn(operand);
  if (/[<≤]/.test(sign)) return { [/[=≤]/.test(sign) ? "max" : "below"]: bound };
  if (/[>≥]/.test(sign)) return { [/[=≥]/.test(sign) ? "min" : "above"]: bound };
  return undefined;
}

/** What is the same: bounds, or for a line of text, which has none, the text or its beginning. */
function equal(kind: Kind, operand: string, root: Plain, isBeginning = false): Group {
  if (!isLine(kind, root)) return between(operand);
  return isBeginning ? { starts: operand || "BEGINNING" } : { is: operand || "TEXT" };
}

/** `{ min: 3, max: 5 }` for `3..5`, and `{ min: 3, max: 3 }` for `3`. */
function between(operand: string): Group {
  const bound = boundIn(operand);
  const [min, max] = operand.split(/\s*(?:\.\.+|–|(?<=\d)-|\sto\s)\s*/, 2).map(boundIn);
  return typeof min === "number" && typeof max === "number" && min <= max ? { min, max } : { min: bound, max: bound };
}

/** The number that a text is, or the text. */
function boundIn(text: string): number | string {
  if (text === "") return "NUMBER";
  const [, minus, figure] = /^([-−]?)([^\d−-]{0,3}\d(?:[\d,'’\s]|\.(?!\.))*)$/.exec(text) ?? [];
  const number = figure === undefined ? undefined : figureIn(figure);
  return number === undefined ? text : minus ? -number : number;
}

/**
 * Points and counts have only the bounds `min` and `max`: these are the next number that they can be. Of a field with
 * options one of them is picked.
 */
function boundsFor({ word, name }: Kind, bounds: Group, root: Plain): Group {
  const isEqual = bounds.min !== undefined && bounds.min === bounds.max;
  if (isEqual && word === "field" && hasOptions(name, root))
    return { is: bounds.min === "NUMBER" ? "OPTION" : String(bounds.min) };
  if (isEqual && bounds.min === "NUMBER") return { min: "NUMBER" };
  if (word === "value" || word === "field") return bounds;
  const parts = 10 ** (word === "score" ? decimalsOf(name, root) : 0);
  // Products of decimals are not exact.
  const inParts = (bound: number) => Math.round(bound * parts * 1e6) / 1e6;
  const numbers = Object.entries(bounds).map(([key, bound]): [string, Plain] => {
    const own = key === "above" ? "min" : key === "below" ? "max" : key;
    if (typeof bound !== "number") return [own, "NUMBER"];
    if (key === "above") return [own, (Math.floor(inParts(bound)) + 1) / parts];
    return [own, key === "below" ? (Math.ceil(inParts(bound)) - 1) / parts : bound];
  });
  return Object.fromEntries(numbers);
}

/** The most decimals that points on a scale are written with: their totals have no more. */
function decimalsOf(scale: string, value: Plain): number {
  if (typeof value !== "object" || value === null) return 0;
  const points = Array.isArray(value) ? undefined : groupOf(groupOf(value).score)[scale];
  const [decimals] = /(?<=\.)\d+$/.exec(String(points)) ?? [];
  return Math.max(decimals?.length ?? 0, ...Object.values(value).map((child) => decimalsOf(scale, child)));
}

/** The condition that asks for bounds. */
const asked = (kind: Kind, bounds: Group, root: Plain): Group => ({
  [kind.word]: { [kind.name]: boundsFor(kind, bounds, root) },
});

type Kind = { readonly word: string; readonly name: string };

/** What a name stands for, with or without a word for it before a point. */
function kindOf(written: string, root: Plain): Kind | undefined {
  const name = written.replace(/^(score|value|values|field|count)\./, "");
  const { scales, values, steps } = groupOf(root);
  if (Object.hasOwn(groupOf(values), name)) return { word: "value", name };
  if (fieldsIn(root).some(({ id }) => id === name)) return { word: "field", name };
  if (Object.hasOwn(groupOf(scales), name)) return { word: "score", name };
  return Object.hasOwn(groupOf(steps), name) ? { word: "count", name } : undefined;
}

function fieldsIn(root: Plain): readonly Group[] {
  return Object.values(groupAt(root, ["steps"]) ?? {}).flatMap((step) => {
    const { fields } = groupOf(step);
    return Array.isArray(fields) ? fields.map(groupOf) : [];
  });
}

const isLine = ({ word, name }: Kind, root: Plain): boolean =>
  word === "field" && fieldsIn(root).some(({ id, type }) => id === name && takesText(type));

/** Whether a field can be in an order, or is none of those that are there. */
const takesBounds = (field: string, root: Plain): boolean =>
  fieldsIn(root).every(({ id, type }) => id !== field || hasOrder(type));

const hasOptions = (field: string, root: Plain): boolean =>
  fieldsIn(root).some(({ id, options }) => id === field && options !== undefined);

type Group = { [key: string]: Plain };

const groupOf = (value: Plain | undefined): Group => groupAt(value, []) ?? {};
