import { baseLanguage, categoryOf } from "../../copy/index.ts";
import type { Path } from "../../problem/index.ts";
import type { LintContext } from "../context.ts";
import { allIn, matchesIn } from "../words/index.ts";
import { timeUnits, unitWord } from "./unit-word.ts";

/** Words for two to four of something behind a number that has others. */
export type WrongForm = {
  readonly said: string;
  readonly meant: string | undefined;
  readonly path: Path;
  /** What is to be marked, if it is written as it is read. */
  readonly excerpt: string | undefined;
};

/**
 * Numbers of five and more with the word that two to four have, in languages in which these differ: 5 lata, 12 месяца. Known
 * are the units of time, and the words that the funnel itself writes for numbers. The other way round proves nothing: behind
 * many prepositions two of something have the form of five.
 */
export function* fewForMany({
  authored,
  language,
  uses,
  withFacts,
}: Pick<LintContext, "authored" | "uses" | "withFacts"> & { readonly language: string }): Iterable<WrongForm> {
  if (!/^(?:pl|ru)$/.test(baseLanguage(language))) return;
  const manyOf = new Map(timeUnits.map((unit) => [unitWord(2, unit, language), unitWord(5, unit, language)]));
  const worded = uses.flatMap((use) => {
    if (use.kind !== "placeholder" || !use.forms) return [];
    const formOf = (category: string) =>
      use.forms?.forms
        .find(({ sample }) => categoryOf(sample, language) === category)
        ?.words.join("")
        .trim();
    return [{ use, one: formOf("one"), few: formOf("few"), many: formOf("many") }];
  });
  /** Whether the two stand the other way round more often, or as often and before this. */
  const isSwapped = (
    { few, many }: { readonly few: string | undefined; readonly many: string | undefined },
    at: number,
  ) => {
    const others = worded.flatMap((each, index) => (each.few === many && each.many === few ? index : []));
    const alike = worded.filter((each) => each.few === few && each.many === many);
    return few !== many && (others.length > alike.length || (others.length === alike.length && (others[0] ?? at) < at));
  };
  const sound = worded.filter((each, at) => !isSwapped(each, at));
  for (const { few = "", many = "" } of sound)
    if (/^\p{L}+$/u.test(few) && /^\p{L}+$/u.test(many) && !manyOf.has(few)) manyOf.set(few, many);
  const manys = new Set(manyOf.values());
  const isWrong = (few: string) => manyOf.has(few) && manyOf.get(few) !== few && !manys.has(few);
  for (const [at, { use, one, few, many = "" }] of worded.entries()) {
    // What is said alike of one and of five, but not of two, is forgotten.
    const isSingle = one !== undefined && one === many && few !== undefined && few !== many;
    const meant = isSwapped({ few, many }, at) ? few : manyOf.get(many);
    if (isWrong(many) || isSwapped({ few, many }, at) || isSingle)
      yield {
        said: `5 ${many}`,
        meant: meant === undefined ? undefined : `5 ${meant}`,
        path: use.path,
        excerpt: use.excerpt,
      };
  }
  const counted = allIn(
    String.raw`(?<![\p{L}\p{N}.,:/-])(?<number>\d{1,3})[ \u00a0](?<word>${[...manyOf.keys()].join("|")})(?![\p{L}\p{N}])`,
  );
  for (const { text: written, path } of authored) {
    if (!/\d/.test(written) && !written.includes("{facts.")) continue;
    for (const { 0: said, groups: { number = "", word = "" } = {} } of matchesIn(withFacts(written), counted)) {
      const few = word.toLowerCase();
      // "В 5 дня" is five in the afternoon.
      const isHour = few === "дня" && Number(number) <= 12;
      if (categoryOf(Number(number), language) !== "many" || !isWrong(few) || isHour) continue;
      yield {
        said,
        meant: `${number} ${manyOf.get(few)}`,
        path,
        excerpt: written.includes(said) ? said : undefined,
      };
      break;
    }
  }
}
