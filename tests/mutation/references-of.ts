import type { Path } from "../../engine/problem/index.ts";
import { type Entry, entriesOf } from "./entries-of.ts";
import type { Plain } from "./plain.ts";

/** A reference in a definition to something elsewhere in it. */
export type Reference = {
  readonly kind: "step" | "plan" | "segment" | "scale" | "saved" | "option" | "outcome" | "experiment" | "variant";
  readonly name: string;
  readonly path: Path;
  /** Whether it is a key or a value. */
  readonly on: "key" | "value";
  /** The step of an option, or of a wheel, and the experiment of a variant. */
  readonly of?: string;
};

/**
 * Every name that refers to a step, plan, segment, scale, saved value, option, outcome, experiment or variant. Written independently of the engine.
 */
export function referencesOf(definition: Plain): readonly Reference[] {
  return [...entriesOf(definition)].flatMap((entry) => [...inCondition(entry), ...inFlow(entry), ...inOffer(entry)]);
}

const targetKeys = ["next", "back", "go", "paid"];

function inFlow({ path, value }: Entry): readonly Reference[] {
  const key = path.at(-1);
  const isTarget =
    (path[0] === "steps" && path.length > 2 && targetKeys.includes(String(key))) ||
    (path[0] === "tracking" && key === "step") ||
    (path.length === 1 && key === "start");
  if (isTarget && typeof value === "string") return [{ kind: "step", name: value, path, on: "value" }];
  if (key === "score" && path.includes("options"))
    return keysOf(value).map((name) => ({ kind: "scale", name, path: [...path, name], on: "key" }));
  return [];
}

function inOffer({ path, value }: Entry): readonly Reference[] {
  const [root, step, at] = path;
  const key = path.at(-1);
  if (root !== "steps") return [];
  if (at === "wheel" && typeof step === "string") {
    if (key === "outcome" && typeof value === "string")
      return [{ kind: "segment", name: value, path, on: "value", of: step }];
    if (key === "weights")
      return keysOf(value).map((name) => ({ kind: "segment", name, path: [...path, name], on: "key", of: step }));
  }
  const names =
    (path.length === 3 && key === "plan") ||
    (path.length === 5 && at === "sections" && key === "default") ||
    (path.length === 6 && at === "sections" && path[4] === "plans");
  return names && typeof value === "string" ? [{ kind: "plan", name: value, path, on: "value" }] : [];
}

const words = ["all", "any", "not", "has", "score", "count", "query", "outcome", "experiment"];

function inCondition({ path, value }: Entry): readonly Reference[] {
  const below = path.slice(path.indexOf("when") + 1).filter((key) => key !== "all" && key !== "any" && key !== "not");
  if (!path.includes("when") || below.some((key) => typeof key === "string")) return [];
  return keysOf(value).flatMap((key): readonly Reference[] => {
    const at = [...path, key];
    const operand = (value as { readonly [key: string]: Plain })[key] ?? null;
    if (key === "has") return leaves(operand, at).map((leaf) => ({ kind: "saved", ...leaf, on: "value" }));
    if (key === "score" || key === "count")
      return keysOf(operand).map((name) => ({
        kind: key === "score" ? "scale" : "step",
        name,
        path: [...at, name],
        on: "key",
      }));
    if (key === "outcome") return leaves(operand, at).map((leaf) => ({ kind: "outcome", ...leaf, on: "value" }));
    if (key === "experiment")
      return keysOf(operand).flatMap((name): readonly Reference[] => [
        { kind: "experiment", name, path: [...at, name], on: "key" },
        ...leaves((operand as { readonly [key: string]: Plain })[name] ?? null, [...at, name]).map(
          (leaf): Reference => ({ kind: "variant", ...leaf, on: "value", of: name }),
        ),
      ]);
    if (words.includes(key)) return [];
    return [
      { kind: "step", name: key, path: at, on: "key" },
      ...leaves(operand, at).map((leaf): Reference => ({ kind: "option", ...leaf, on: "value", of: key })),
    ];
  });
}

const leaves = (value: Plain, path: Path) =>
  [...entriesOf(value, path)].flatMap((leaf) =>
    typeof leaf.value === "string" ? [{ name: leaf.value, path: leaf.path }] : [],
  );

const keysOf = (value: Plain) =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
