import { finderOf, inJoined, inSpaced } from "../words/index.ts";
import { numberWords } from "./number-words.ts";

/**
 * The most options that a text allows, in digits or as a small number in words: 3 for `up to three`, `bis zu 3`, 3つまで,
 * and 1 for `Choose one`.
 *
 * @returns undefined if it names none
 */
export function mostIn(text: string): number | undefined {
  if (one.test(text)) return 1;
  const { behind, japanese } = pattern.exec(text)?.groups ?? {};
  const said = (behind ?? japanese ?? atMost.exec(text)?.groups?.before ?? "").toLowerCase();
  if (said === "") return undefined;
  return numberSaid(said);
}

/** A number in digits or in words. */
function numberSaid(said: string): number {
  const [number] = numbers.find(([, names]) => names.split(" ").includes(said)) ?? [];
  return number ?? Number(said);
}

/** Two to six in Japanese; options are seldom counted further in words. */
const japaneseWords: ReadonlyMap<number, string> = new Map([
  [2, "二 ふた"],
  [3, "三 みっ"],
  [4, "四"],
  [5, "五"],
  [6, "六"],
]);

const numbers = [...japaneseWords].map(([number, names]) => [number, `${numberWords.get(number)} ${names}`] as const);

const words = numbers.flatMap(([, names]) => names.split(" ")).join("|");

/** What is counted behind the number is left open, but sums, shares and times are no options. */
const pattern = finderOf(
  String.raw`(?<!\p{L})${inSpaced("upTo")} (?<behind>\d+|${words})(?!\p{L}|[\d.,:]*\d|[  ]?(?:%|\p{Sc}|kg|cm|km|min|h\b|${inSpaced("lengths")}))|(?<!\d)(?<japanese>\d+|[二三四五六])(?:つ|個|項目|種類)まで`,
  "iu",
);

/** The number before what is counted, with "at most" behind it: `deux réponses maximum`. */
const atMost = finderOf(
  String.raw`(?<![\p{L}\d.,])(?<before>\d+|${words}) ${inSpaced("answers")} \(?${inSpaced("mostBehind")}(?!\p{L})`,
  "iu",
);

const one = finderOf(
  String.raw`(?<![\p{L}\p{N}])${inSpaced("chooseOne")} ?(?=[.!)]|$)|(?<!\p{L})${inSpaced("onlyOne")}|${inJoined("onlyOne")}`,
  "iu",
);

/** The fewest options that a text asks for: 2 for `at least two`, `mindestens 2`; undefined if it names none. */
export function leastIn(text: string): number | undefined {
  const said = fewest.exec(text)?.groups?.number?.toLowerCase();
  return said === undefined ? undefined : numberSaid(said);
}

/** A number of options and of nothing else: what is counted is an option, or nothing is. In Turkish the number has an ending. */
const fewest = finderOf(
  String.raw`(?<!\p{L})${inSpaced("atLeast")} (?<number>\d|${words})(?:s?[iıuü]n[iıuü])?(?: ${inSpaced("answers")})?(?: ${inSpaced("choosing")})?(?=[.!)]|$)`,
  "iu",
);

/** Whether a text says that several options may be chosen: `Select all that apply`, `Plusieurs réponses possibles`. */
export const allowsSeveral = (text: string): boolean => several.test(text);

const several = finderOf(
  String.raw`(?<!\p{L}|(?<!\p{L})${inSpaced("noSeveral")} )${inSpaced("several")}|${inJoined("several")}`,
  "iu",
);
