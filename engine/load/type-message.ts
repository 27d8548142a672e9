import type { ErrorObject } from "ajv";
import type { Finding } from "../report/finding.ts";
import type { Path } from "../report/problem.ts";
import { nameOf } from "../text/name-of.ts";

/** What is said of a value of the wrong kind, with the slip that usually leads to it. */
export function typeMessage(error: ErrorObject, path: Path): Pick<Finding, "message" | "suggest" | "on"> {
  const wanted = [(error.params as { type: string | string[] }).type].flat();
  const { data } = error;
  const name = nameOf(path);
  if (data === null) return { message: `${name} is empty. Write ${anyOf(wanted)}.`, on: "key" };
  const fault = `${name} must be ${anyOf(wanted)}, but is ${kindOf(data)}.`;
  if (wanted.includes("string") && (typeof data === "number" || typeof data === "boolean"))
    return { message: `${fault} Put it in quotes.`, suggest: `"${data}"` };
  if (wanted.includes("string") && isBraced(data))
    return { message: `${fault} A text that starts with { must stand in quotes.` };
  if (typeof data === "string" && isNumber(data) && wanted.some((kind) => kind === "number" || kind === "integer"))
    return { message: `${fault} Take away the quotes.`, suggest: data };
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

/** `{specialGoal|your goal}` without quotes: a group of one key without a value. */
function isBraced(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const [first, second] = Object.values(value);
  return first === null && second === undefined;
}

const isNumber = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));
