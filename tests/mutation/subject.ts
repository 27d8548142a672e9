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
  /** Its values as written, without includes. */
  readonly plain: Plain;
  /** The site of a path, whose keys are joined by spaces. */
  readonly at: ReadonlyMap<string, Site>;
};

/** Makes every possible mutant of one kind for a definition. */
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
