import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { byPath, type Finding, isWithin, type Problem } from "../problem/index.ts";
import { engineText } from "./engine-texts.ts";
import type { SchemaFinding } from "./form-rules.ts";
import { isolateSteps } from "./isolate-steps.ts";
import { locate } from "./locate.ts";
import { type Part, partOf } from "./part-of.ts";
import { type Place, problemAt } from "./place.ts";
import type { Plain } from "./plain-value.ts";
import type { ReadDefinition } from "./read-definition.ts";
import { type Schema, schema } from "./schema.ts";
import { schemaFindings } from "./schema-findings.ts";
import { asSplit, type OddText, oddTexts } from "./slips/odd-texts.ts";
import { walkSchema } from "./walk-schema.ts";

/** Validates what was read against the schema and fills in the defaults. */
export function openDefinition({ value, tree, problems, files, unread }: ReadDefinition): Opened {
  const place: Opened["place"] = (finding) => locate(tree, finding);
  const opened = { files, problems, oddTexts: [], place };
  // Any other problem leaves open what the rest of the file means.
  if (problems.length > unread.length) return opened;
  const odd = oddTexts(tree);
  const faults = value === null ? [emptyFile] : faultsIn(value, odd);
  if (faults.length > 0 || unread.length > 0) {
    const own = faults.filter(({ path }) => !unread.some((at) => isWithin(path, at.path)));
    const found = own.map((fault) => problemAt(place(fault), { ...fault, severity: "error" }));
    const part = faults.length > mostFaults ? undefined : partOf(value, faults);
    if (part) isolateSteps(applyDefaults(part.value));
    return {
      ...opened,
      problems: [...problems, ...found],
      ...(part && {
        part: {
          ...part,
          definition: part.value as unknown as FunnelDefinition,
          isWhole: faults.length === 0,
          // Lists within sections, such as reviews, hold no names.
          isNamed: unread.every(({ isText, path }) => isText || path.includes("sections")),
        },
      }),
    };
  }
  if (value !== null && typeof value === "object") isolateSteps(applyDefaults(value));
  // The type is generated from the schema, which has just accepted the value.
  return { ...opened, oddTexts: odd, definition: value as unknown as FunnelDefinition };
}

/** What the schema says, except of names that are two in one: they are told once. */
function faultsIn(value: Plain, odd: readonly OddText[]): readonly SchemaFinding[] {
  const unsplit = unsplitNames(odd);
  const unsplitAt = byPath(unsplit);
  const found = schemaFindings(value).filter(({ path }) => !unsplitAt(path));
  return [...(found.length > 0 ? withZeros(found, odd) : []), ...unsplit];
}

/** In quotes, a number such as 09 keeps its zero. */
function withZeros(found: readonly SchemaFinding[], odd: readonly OddText[]): readonly SchemaFinding[] {
  const zeroAt = byPath(odd.filter(({ is, written }) => is === "number" && /^0\d+$/.test(written)));
  return found.map((one) => {
    const { written } = zeroAt(one.path) ?? {};
    if (written === undefined) return one;
    const kept = (text: string) => text.replaceAll(`"${Number(written)}"`, `"${written}"`);
    return { ...one, message: kept(one.message), ...(one.suggest && { suggest: kept(one.suggest) }) };
  });
}

/** Lists of names that a comma of another script keeps together. What they name would be missing all over the funnel. */
const unsplitNames = (odd: readonly OddText[]): readonly SchemaFinding[] =>
  odd.flatMap(({ is, path, written }) => {
    const { comma, list } = asSplit(written);
    return is === "unsplit" && /^\[[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)+\]$/.test(list)
      ? { rule: "wrong-type", message: `This is one entry: "${comma}" is no comma. Write ${list}.`, path }
      : [];
  });

/** With more of them, something else is wrong. */
const mostFaults = 30;

const emptyFile: SchemaFinding = {
  rule: "empty-file",
  message: 'This file is empty. A definition has at least "id", "language", "start" and "steps".',
  path: [],
};

/**
 * Writes the schema's defaults into a valid definition, including the variants of steps and sections, which ajv does
 * not fill. A default next to a reference applies to that key only. What visitors read comes in the definition's
 * language, or in English if the engine does not support it, and a country is where most people speak that language.
 */
function applyDefaults<Definition extends object>(definition: Definition): Definition {
  const language = String(Reflect.get(definition, "language"));
  walkSchema(definition, ({ value, path, fitting: { properties } }) => {
    if (!properties || value === null || typeof value !== "object" || Array.isArray(value)) return;
    for (const { key, written, isCountry } of defaultsIn(properties)) {
      if (Object.hasOwn(value, key)) continue;
      const standard = isCountry
        ? countryOf(language, written)
        : (engineText(language, [...path, key], written) ?? written);
      // Copied, so that two steps never share a list.
      Reflect.set(value, key, typeof standard === "string" ? standard : JSON.parse(JSON.stringify(standard)));
    }
  });
  return definition;
}

type Default = { readonly key: string; readonly written: unknown; readonly isCountry: boolean };

/** The keys that have a default. The schema is the same for all definitions, so they are read out of it once. */
function defaultsIn(properties: Readonly<Record<string, Schema>>): readonly Default[] {
  const known = defaults.get(properties);
  if (known) return known;
  const found = Object.entries(properties).flatMap(([key, property]) => {
    const written = property.default ?? schema.resolve(property).default;
    return written === undefined ? [] : { key, written, isCountry: property.$ref === "#/definitions/countryCode" };
  });
  defaults.set(properties, found);
  return found;
}

const defaults = new WeakMap<object, readonly Default[]>();

/** The country of a language, as CLDR has it (likely subtags): `pl` for pl, `br` for pt, `gb` for en-GB. */
function countryOf(language: string, otherwise: unknown): unknown {
  const { region } = new Intl.Locale(language).maximize();
  // Others are parts of the world, such as 419.
  return region !== undefined && /^[A-Z]/.test(region) ? region.toLowerCase() : otherwise;
}

/** A definition without its faulty places, for rules that hold in a part. */
export type OpenedPart = Pick<Part, "lost" | "gone" | "written"> & {
  readonly definition: FunnelDefinition;
  /** Whether only texts of files are missing. */
  readonly isWhole: boolean;
  /** Whether every name that may be meant is there, or among those lost. */
  readonly isNamed: boolean;
};

/** A definition as read from its files, before the rules run. */
export type Opened = {
  /** Text of every file that was read, by path; the one asked for first. */
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /** Defaults filled in; present only where there are no problems. */
  readonly definition?: FunnelDefinition;
  /** What can be looked at where there are problems. */
  readonly part?: OpenedPart;
  /** Texts that YAML may read differently from what was meant. */
  readonly oddTexts: readonly OddText[];
  /** The place of a rule's finding in the files. */
  readonly place: (finding: Finding & { readonly rule: string }) => Place;
};
