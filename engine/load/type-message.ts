import type { ErrorObject } from "ajv";
import { conditionWords } from "../compile/conditions.ts";
import type { Finding } from "../report/finding.ts";
import type { Path } from "../report/problem.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { nameOf } from "../text/name-of.ts";
import { numberIn } from "../text/number-in.ts";
import { formatOf } from "./format-of.ts";

/** What is said of a value of the wrong kind, with the slip that usually leads to it. */
export function typeMessage(error: ErrorObject, path: Path): Pick<Finding, "message" | "suggest" | "on"> {
  const wanted = [(error.params as { type: string | string[] }).type].flat();
  const { data } = error;
  const name = nameOf(path);
  const { repair } = formatOf(error);
  if (data === null && /^\d+$/.test(String(error.instancePath.split("/").at(-1))) && typeof path.at(-1) === "string")
    return {
      message: `${name} is empty. Within braces a comma parts two keys; decimals follow a point, as in 2.5.`,
      on: "key",
    };
  if (data === null) return { message: `${name} is empty. ${repair ?? `Write ${anyOf(wanted)}.`}`, on: "key" };
  const fault = `${name} must be ${anyOf(wanted)}, but is ${kindOf(data)}.`;
  if (wanted.includes("string") && (typeof data === "number" || typeof data === "boolean"))
    return repair ? { message: `${fault} ${repair}` } : { message: `${fault} Put it in quotes.`, suggest: `"${data}"` };
  if (wanted.includes("string") && isBraced(data))
    return { message: `${fault} A text that starts with { must stand in quotes.` };
  if (typeof data === "string" && path.at(-2) === "next")
    return { message: `${fault} Write "go: ${data}".`, suggest: `go: ${data}` };
  const condition = misspeltCondition(data, path);
  if (condition) return condition;
  if (hasMisspeltFile(data))
    return { message: `${fault} A text from a file is written { file: … }. Did you mean "file"?`, suggest: "file" };
  if (wanted.length === 1 && wanted[0] === "string" && isOnePair(data))
    return {
      message: `${fault} A colon with a blank behind it makes a key of what stands before it: put the text in quotes.`,
    };
  if (typeof data === "string" && wanted.some((kind) => kind === "number" || kind === "integer")) {
    if (isNumber(data)) return { message: `${fault} Take away the quotes.`, suggest: data };
    const amount = isAmount(data) ? numberIn(data) : undefined;
    if (amount !== undefined)
      return {
        message: `${fault} Write the number alone, with a point before its decimals: ${amount}.`,
        suggest: String(amount),
      };
  }
  if (wanted.length === 1 && wanted[0] === "object" && Array.isArray(data))
    return { message: `${fault} Begin each part of it with its name and a colon, without a dash.` };
  if (wanted.length === 1 && wanted[0] === "array") return { message: `${fault} Begin each entry with "- ".` };
  return { message: fault };
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a group of keys",
  array: "a list",
};

const anyOf = (types: readonly string[]) => types.map((type) => kinds[type] ?? type).join(" or ");

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === "object") return "a group of keys";
  return `${typeof value === "number" ? "the number " : ""}${value}`;
}

/** `{ nto: { … } }`: a group or a list of groups below a key that is nearly a word of conditions. */
function misspeltCondition(value: unknown, path: Path): Pick<Finding, "message" | "suggest"> | undefined {
  const word = path.findLast((key) => typeof key === "string");
  if (!path.includes("when") || word === undefined || typeof value !== "object") return undefined;
  if (conditionWords.some((known) => known === word)) return undefined;
  const { sentence, suggest } = didYouMean(word, conditionWords);
  return suggest === null ? undefined : { message: `"${word}" is no word of conditions.${sentence}`, suggest };
}

/** `{ fiel: content/terms.md }`: the one key of a group, where it is nearly `file`. */
function hasMisspeltFile(value: unknown): boolean {
  const [key, other] = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return key !== undefined && other === undefined && didYouMean(key, ["file"]).suggest !== null;
}

/** `A teacher: to ask` without quotes: a group of one key with a plain value. */
function isOnePair(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const [first, ...others] = Object.values(value);
  return others.length === 0 && first !== undefined && typeof first !== "object";
}

/** `{specialGoal|your goal}` without quotes: a group of one key without a value. */
function isBraced(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const [first, second] = Object.values(value);
  return first === null && second === undefined;
}

const isNumber = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));

/** One number with the sign, the code or the name of a currency at most: `$12.34`, `12,34 EUR`, `20 pounds`. */
const isAmount = (text: string) =>
  text.length <= 40 && /^\p{L}{0,3} ?\p{Sc}? ?\d[\d.,'’ ]* ?\p{Sc}? ?\p{L}{0,12}$/u.test(text);
