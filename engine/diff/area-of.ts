import { type Schema, schema } from "../load/index.ts";
import type { Path } from "../problem/index.ts";
import type { Area } from "./change.ts";

/** The part of a funnel that a place in its definition belongs to. */
export function areaOf(path: Path): Area {
  const [root = ""] = path;
  const whole = wholeKeys.get(String(root));
  if (whole) return whole;
  // A step may have any name, such as "score".
  const keys = path.slice(root === "steps" ? 2 : 0).filter((key) => typeof key === "string");
  if (keys.includes("when")) return "flow";
  if (root === "outcomes" && keys.length === 2) return "scoring";
  if (keys.includes("score") || keys.includes("weights")) return "scoring";
  const own = ownKeys.get(keys.at(-1) ?? "");
  if (own) return own;
  if (keys.includes("options")) return "options";
  const kinds = kindsOfKeys.get(keys.slice(-2).join(".")) ?? kindsOfKeys.get(keys.at(-1) ?? "");
  return areaOfKind.find(([kind]) => kinds?.has(kind))?.[1] ?? "settings";
}

/** Root keys whose whole content belongs to one area. */
const wholeKeys: ReadonlyMap<string, Area> = new Map([
  ["plans", "prices"],
  ["facts", "figures"],
  ["scales", "scoring"],
  ["values", "scoring"],
  ["legal", "legal"],
  ["tracking", "tracking"],
  ["theme", "look"],
  ["texts", "copy"],
  ["version", "answers"],
  ["lead", "settings"],
  ["hosts", "settings"],
  ["lint", "settings"],
  ["calendars", "settings"],
  ["geolocation", "settings"],
]);

const ownKeys: ReadonlyMap<string, Area> = new Map([
  ["id", "settings"],
  ["path", "addresses"],
  ["record", "answers"],
  ["save", "answers"],
  ["layout", "look"],
  ["emoji", "look"],
  ["otherwise", "options"],
]);

const areaOfKind: readonly (readonly [string, Area])[] = [
  ["address", "addresses"],
  ["duration", "timers"],
  ["asset", "look"],
  ["icon", "look"],
  ["videoFile", "look"],
  ["captionsFile", "look"],
  ["fontFile", "look"],
  ["copy", "copy"],
];

/** What kinds of values the schema gives a key, and a key within another: `extend.to` is a time, other keys `to` are addresses. */
const kindsOfKeys = collectKinds();

function collectKinds(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of [schema.root, ...Object.values(schema.root.definitions ?? {})]) collect(part, found);
  return found;
}

function collect(part: Schema, found: Map<string, Set<string>>, within?: string): void {
  for (const [key, property] of Object.entries(part.properties ?? {})) {
    // The engine's sentences are named after what they speak of: `required`, `country`.
    if (key === "texts") continue;
    for (const name of within === undefined ? [key] : [key, `${within}.${key}`])
      found.set(name, (found.get(name) ?? new Set()).add(kindOf(property)));
    collect(property, found, key);
  }
  if (part.items) collect(part.items, found);
}

/** Free text is copy, and so are groups and lists of it; anything with a pattern or a list of values is not. */
function kindOf(part: Schema): string {
  if (part.items) return kindOf(part.items);
  const name = part.$ref?.replace("#/definitions/", "");
  if (areaOfKind.some(([kind]) => kind === name)) return String(name);
  const target = schema.resolve(part);
  if (target.properties || target.items || name === "consentLine") return "copy";
  const isFree = name === undefined && part.type === "string" && !("pattern" in part) && !("enum" in part);
  return isFree ? "copy" : "settings";
}
