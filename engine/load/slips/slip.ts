import type { Finding, Path } from "../../problem/index.ts";
import { isGroup, type Plain } from "../plain-value.ts";

/** What is said of a wrong value. */
export type Said = Pick<Finding, "message" | "suggest" | "on">;

/** A value of the wrong kind. */
export type Wrong = {
  readonly data: Plain;
  readonly path: Path;
  /** JSON Schema types that are allowed. */
  readonly wanted: readonly string[];
  /** The sentence on what is wrong. */
  readonly fault: string;
  /** How such a text is written, if known. */
  readonly repair: string | undefined;
  /** The one key that a group must have, where this value could stand there. */
  readonly onlyKey: string | undefined;
  /** The whole definition, as written. */
  readonly root: Plain;
};

/** One usual cause of a value of the wrong kind: what to say if it is the one. */
export type Slip = (wrong: Wrong) => Said | undefined;

/** The group of keys at a path. */
export function groupAt(root: Plain | undefined, path: Path): { readonly [key: string]: Plain } | undefined {
  const at = entryAt(root, path);
  return isGroup(at) ? at : undefined;
}

/** The value at a path. */
export function entryAt(root: Plain | undefined, path: Path): Plain | undefined {
  let at: Plain | undefined = root;
  for (const key of path) at = Array.isArray(at) ? at[Number(key)] : isGroup(at) ? at[key] : undefined;
  return at;
}

/** The language of a definition, or English where that is none. */
export function languageOf(root: Plain): string {
  const { language } = groupAt(root, []) ?? {};
  const tag = String(language);
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : "en";
}

/** A value in one line of YAML. */
export function flow(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  // A value that is still to be written.
  if (value === null) return "NUMBER";
  if (typeof value === "object")
    return `{ ${Object.entries(value)
      .map(([key, child]) => `${key}: ${flow(child)}`)
      .join(", ")} }`;
  const text = String(value);
  const isPlain =
    /^[\p{L}\d][\p{L}\d ._-]*$/u.test(text) && !Number.isFinite(Number(text)) && !/^(?:true|false|null)$/i.test(text);
  return isPlain ? text : JSON.stringify(value);
}

/** A repair as it can be copied; null while something is still to be written in it. */
export const toCopy = (written: string): string | null =>
  /\b(?:BEGINNING|NUMBER|OPTION|VALUE|VARIANT)\b/.test(written) ? null : written;

/** How a price ends on a day, for whoever wants a countdown to do so. */
export const countdownToDay =
  'A countdown runs from each visitor\'s first visit. For one that ends on a day, write a value, left: { of: 2027-01-31 - today, unit: days }, say "{left} left", and offer each price in a plans section with a "when": funnel explain an-early-price-until-a-day.';
