import { allIn, inSpaced, matchesIn } from "../words/index.ts";
import { latinFigures } from "./latin-figures.ts";
import { numberWords } from "./number-words.ts";

/** How many of something a text says there are. */
export type StatedCount = {
  readonly number: number;
  /** As written, with what is counted. */
  readonly excerpt: string;
  /** Where it begins. */
  readonly index: number;
};

/**
 * How many of something a text says there are, in digits or words, with one word between the two at most: `3 questions`,
 * `four monthly payments`. The end of a range, or the most of something, is not found.
 *
 * @param things pattern of what is counted, with its end
 */
export const countsIn = (copy: string, things: string): readonly StatedCount[] =>
  [...matchesIn(latinFigures(copy), allIn(before + things))].map(
    ({ 0: { length }, index, groups: { said = "" } = {} }) => ({
      number: numbers.get(said.toLowerCase()) ?? Number(said),
      excerpt: copy.slice(index, index + length),
      index,
    }),
  );

const numbers = new Map([...numberWords].flatMap(([number, words]) => words.split(" ").map((word) => [word, number])));

const before = String.raw`(?<![\p{L}\d.,–-]|\d ?[–-] ?|\d ${inSpaced("toHour")} |${inSpaced("upTo")} |${inSpaced("than")} )(?<said>\d{1,3}|${[...numbers.keys()].join("|")})(?:(?: (?!${inSpaced("minute")}|${inSpaced("hour")})\p{L}+)? )?`;
