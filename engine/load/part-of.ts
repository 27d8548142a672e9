import type { Path } from "../problem/index.ts";
import type { SchemaFinding } from "./form-rules.ts";
import { isGroup, type Plain } from "./plain-value.ts";
import { schemaFindings } from "./schema-findings.ts";

/** What is left of a definition without its faulty places: it fits the schema. */
export type Part = {
  readonly value: { [key: string]: Plain };
  /** Keys that have gone, which may be names. */
  readonly lost: ReadonlySet<string>;
  /** Places that were taken out, each as it was when it went. */
  readonly gone: readonly Path[];
  /** The place in the definition as written, for one in the part. */
  readonly written: (path: Path) => Path;
};

/**
 * Takes the faulty places out of a definition, so that rules can look at the rest in the same run. The smallest thing
 * goes that the schema can do without: a key, an entry of a list, or the step around it.
 *
 * @param faults what the schema says of the whole
 * @returns undefined if too little would be left
 */
export function partOf(whole: Plain, faults: readonly SchemaFinding[]): Part | undefined {
  const value: Plain = JSON.parse(JSON.stringify(whole));
  if (!isGroup(value)) return undefined;
  const origins: Origins = new WeakMap();
  const lost = new Set<string>();
  const gone: Path[] = [];
  // Without these a definition is no definition, but what it says elsewhere can be looked at.
  value.id ??= "part";
  value.language ??= "en";
  value.start ??= String(Object.keys(value.steps ?? {})[0]);
  for (let round = 0, left = faults; left.length > 0; left = schemaFindings(value)) {
    if (++round > mostRounds) return undefined;
    // Two faults of one entry take out that one alone, not the next as well.
    const going = new Map(left.map((fault) => [sortable(fault.path), fault]));
    // From behind, so that places in lists stay what they are.
    for (const [, { rule, path, suggest }] of [...going].sort(([a], [b]) => (a < b ? 1 : -1))) {
      if (rule === "bad-key" && suggest && rename(value, path, suggest, origins)) continue;
      gone.push(path);
      takeOut(value, path, origins, lost);
    }
    if (!isGroup(value.steps)) return undefined;
  }
  return { value, lost, gone, written: (path) => writtenPath(value, path, origins) };
}

/** A step whose key is missing goes in the second round, as do those around it. */
const mostRounds = 6;

/** A place as a text: those of one list are in its order, and a place stands before those in it. */
const sortable = (path: Path) => path.map((key) => String(key).padStart(4, "0")).join("\n");

/** What the keys of a changed group, or the positions in a changed list, were as written. */
type Origins = WeakMap<object, Map<string | number, string | number>>;

/**
 * Gives a group the key that was meant by one that is no name, as other places call it so.
 *
 * @returns false if another one has that key
 */
function rename(root: Plain, path: Path, name: string, origins: Origins): boolean {
  const key = String(path.at(-1));
  const around = path.slice(0, -1).reduce<Plain | undefined>(childOf, root);
  if (!isGroup(around) || Object.hasOwn(around, name)) return false;
  // The order of steps counts.
  const entries = Object.entries(around);
  for (const [each] of entries) delete around[each];
  for (const [each, child] of entries) around[each === key ? name : each] = child;
  origins.set(around, (origins.get(around) ?? new Map()).set(name, key));
  return true;
}

/** Takes a place out, unless it is the whole, or the one around it has gone before. */
function takeOut(root: Plain, path: Path, origins: Origins, lost: Set<string>): void {
  const key = path.at(-1) ?? "";
  const around = path.slice(0, -1).reduce<Plain | undefined>(childOf, root);
  if (Array.isArray(around)) {
    const own = around.map((_, index) => origins.get(around)?.get(index) ?? index).toSpliced(Number(key), 1);
    origins.set(around, new Map(own.entries()));
    around.splice(Number(key), 1);
  } else if (isGroup(around)) {
    lost.add(String(key));
    delete around[key];
  }
}

const childOf = (at: Plain | undefined, key: string | number): Plain | undefined =>
  Array.isArray(at) ? at[Number(key)] : isGroup(at) ? at[key] : undefined;

function writtenPath(root: Plain, path: Path, origins: Origins): Path {
  let at: Plain | undefined = root;
  return path.map((key) => {
    const own = Array.isArray(at) || isGroup(at) ? origins.get(at) : undefined;
    at = childOf(at, key);
    return own?.get(key) ?? key;
  });
}
