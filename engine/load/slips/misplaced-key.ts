import { nameOf } from "../../problem/index.ts";
import type { SchemaFinding } from "../form-rules.ts";
import { isGroup, type Plain } from "../plain-value.ts";
import { type Schema, schema } from "../schema.ts";

/** A key of a plan, a step or another entry that stands beside the entry, as it is indented too little. */
export type MisplacedKey = SchemaFinding & {
  /** JSON pointer to the key where it is. */
  readonly at: string;
  /** JSON pointer to the entry that it belongs to. */
  readonly home: string;
  readonly key: string;
};

/**
 * Looks for keys such as `renews` among the plans. A plan may have that name, so it counts only where its value is none
 * for an entry, but one for the key.
 *
 * @param value a definition that does not fit the schema
 */
export function misplacedKeys(value: Plain): readonly MisplacedKey[] {
  if (!isGroup(value)) return [];
  return Object.entries(schema.root.properties ?? {}).flatMap(([group, { additionalProperties }]) => {
    const entries = value[group];
    if (typeof additionalProperties !== "object" || !isGroup(entries)) return [];
    return misplacedIn(group, entries, keysOf(schema.resolve(additionalProperties)));
  });
}

function misplacedIn(group: string, entries: Group, known: ReadonlyMap<string, readonly Schema[]>): MisplacedKey[] {
  const found: MisplacedKey[] = [];
  let home: string | undefined;
  for (const [key, entry] of Object.entries(entries)) {
    const wanted = known.get(key);
    // An entry is empty if all its keys stand beside it.
    const around = home === undefined ? undefined : (entries[home] ?? {});
    const isFree = isGroup(around) && !Object.hasOwn(around, key);
    if (home === undefined || !isFree || !wanted?.some((each) => isFor(entry, each))) {
      home = key;
      continue;
    }
    const owner = nameOf([group, home]).replace(/./, (first) => first.toLowerCase());
    found.push({
      rule: "unknown-key",
      message: `"${key}" is a key of ${owner}, but is indented like it. Indent it${typeof entry === "object" ? " and its lines" : ""} by two more spaces.`,
      path: [group, key],
      on: "key",
      at: `/${group}/${key}`,
      home: `/${group}/${home}`,
      key,
    });
  }
  return found;
}

/** Whether a value can only be meant for a key: no entry is one like it. */
function isFor(value: Plain, wanted: Schema): boolean {
  if (!isGroup(value)) return value !== null;
  const { properties } = schema.resolve(wanted);
  return properties !== undefined && Object.keys(value).every((key) => Object.hasOwn(properties, key));
}

/** The keys that an entry can have, with what each takes in its variants. */
function keysOf(entry: Schema): ReadonlyMap<string, readonly Schema[]> {
  const keys = new Map<string, Schema[]>();
  for (const variant of [entry, ...(entry.oneOf ?? []).map(schema.resolve)])
    for (const [key, wanted] of Object.entries(variant.properties ?? {}))
      keys.set(key, [...(keys.get(key) ?? []), wanted]);
  return keys;
}

type Group = { readonly [key: string]: Plain };
