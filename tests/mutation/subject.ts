import { parse } from "yaml";
import type { Mutant } from "./mutant.ts";
import type { Plain } from "./plain.ts";
import { type Site, sitesOf } from "./sites-of.ts";

/** A definition that is to be mutated. */
export type Subject = {
  readonly text: string;
  /** Whether it is the translation of one. */
  readonly isOverlay: boolean;
  readonly sites: readonly Site[];
  /** Its values as written, without what it includes. */
  readonly plain: Plain;
  /** The site of a path, its keys joined with blanks. */
  readonly at: ReadonlyMap<string, Site>;
};

/** Makes every mutant of one kind that a definition has room for. */
export type Operator = (subject: Subject) => readonly Mutant[];

/** Reads a definition for the operators. */
export function subjectOf(text: string): Subject {
  const sites = sitesOf(text);
  const isOverlay = sites.some(({ path }) => path[0] === "translates");
  return {
    text,
    isOverlay,
    sites,
    plain: parse(text) as Plain,
    at: new Map(sites.map((site) => [site.path.join(" "), site])),
  };
}
