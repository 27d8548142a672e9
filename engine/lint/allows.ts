import type { Allowance, FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Finding, Path, Severity } from "../problem/index.ts";

type Found = Pick<Finding, "path"> & { readonly rule: string; readonly severity: Severity };

/**
 * Whether an entry of `lint.allow` lets a finding pass. An error never passes.
 *
 * @param definition the definition that the finding is in
 * @param today a day such as 2026-01-31; without it no entry is out of date
 */
export function allows(
  allowance: Allowance,
  { rule, severity, path }: Found,
  definition: FunnelDefinition,
  today: string | undefined,
): boolean {
  return (
    severity === "warning" &&
    allowance.rule === rule &&
    covers(allowance.where, placeWords(path, definition)) &&
    !isOver(allowance, today)
  );
}

/** A place is named by the keys that lead to it, or by the step around it. */
function covers(where: string | undefined, place: readonly (readonly string[])[]): boolean {
  if (where === undefined) return true;
  const wanted = where.split(".");
  return [wanted, ["steps", ...wanted]].some(
    (words) => words.length <= place.length && words.every((word, index) => place[index]?.includes(word)),
  );
}

/**
 * Whether the last day of an allowance is over.
 *
 * @param today a day such as 2026-01-31; without it nothing expires
 */
export const isOver = ({ until }: Allowance, today: string | undefined): boolean =>
  until !== undefined && today !== undefined && until < today;

/**
 * The words by which an author can name each part of a path, the plainest first: a key, or for a list entry its id, its
 * type or its position, counted from 1 as in messages.
 */
function placeWords(path: Path, definition: FunnelDefinition): readonly (readonly string[])[] {
  let value: unknown = definition;
  return path.map((key) => {
    const group: Group = typeof value === "object" && value !== null ? { ...value } : {};
    value = group[key];
    if (typeof key === "string") return [key];
    const { id, type }: Group = typeof value === "object" && value !== null ? { ...value } : {};
    return [id, type, String(key + 1)].filter((word) => typeof word === "string");
  });
}

type Group = Readonly<Record<string | number, unknown>>;

/** A place as an author writes it: `final.countdown`, `legal.tabs.terms`. */
export function wordedPlace(path: Path, definition: FunnelDefinition): string {
  const words = placeWords(path, definition).map(([plainest]) => plainest);
  return (words[0] === "steps" ? words.slice(1) : words).join(".");
}
