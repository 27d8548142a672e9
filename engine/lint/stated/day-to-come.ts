import { plainLetters } from "../../problem/index.ts";
import { dayAt, monthsOf, starts } from "./dates-in.ts";
import { latinFigures } from "./latin-figures.ts";

/**
 * The first day, or month, that a text is dated with, if it is in a later month than today and so is every other day in it.
 * What is said to begin, to end, or to be meant for then is no date of the text itself: "valid to 31 March 2028".
 *
 * @param today such as 2026-01-31
 * @returns as written
 */
export function dayToCome(copy: string, language: string, today: string): string | undefined {
  const said = latinFigures(copy);
  const months = monthsOf(language);
  const words = [...said.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{L}+/gu)].filter(([word]) => months.has(plainLetters(word)));
  const places = [...said.matchAll(starts), ...words].map(({ index }) => index).sort((one, other) => one - other);
  const found: string[] = [];
  let end = 0;
  for (const at of places) {
    const date = at < end ? undefined : dayAt(said.slice(at), language);
    if (!date) continue;
    if (date.day.slice(0, 7) <= today.slice(0, 7) || meantFor.test(said.slice(0, at))) return undefined;
    end = at + date.written.length;
    found.push(copy.slice(at, end));
  }
  return found[0];
}

/** Words and signs before a day on which something begins, ends, or is expected. */
const meantFor =
  /(?:(?<!\p{L})(?:until|till?|to|through|by|from|for|starts?|starting|begins?|beginning|ends?|ending|expires?|expected|planned|since|ab|bis|zum|zu|für|von|au|dès|jusqu['’]au|partir|pour|al?|dal(?:l['’])?|fino|entro|per|desde|hasta|para|em|até|partir|vanaf|tot|voor|per|od|do|na|с|со|до|на|к|från|för|med|итог|إلى|حتى|من)(?:\s+(?:(?:and|und|et)\s+)?(?:the|end of|dem|den|zum|le|du|de|el|o|il|met|och|m[ae]t|1er))*\s*|[-–—/]\s*)$/iu;
