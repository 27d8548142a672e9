import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";

/**
 * The words by which an author can name each step of a path, the plainest first: a key; for an entry of a list its id,
 * its type, or where it stands, counted from 1 as messages count.
 */
export function placeWords(path: Path, definition: FunnelDefinition): readonly (readonly string[])[] {
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
