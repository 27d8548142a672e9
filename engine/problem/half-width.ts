/** A text with the full-width letters, digits and marks of East Asian keyboards as those of all others: `４，９＃` as `4,9#`. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, " ");

/** A sentence that names the full-width characters of a text, each run of them once; empty if it has none. */
export function sayFullWidth(text: string): string {
  const runs = [...new Set(text.slice(0, longest).match(/[\uFF01-\uFF5E]+/g))];
  const [first, ...others] = runs;
  if (first === undefined) return "";
  return others.length === 0 && first.length === 1
    ? ` "${first}" is a full-width character.`
    : ` ${runs.map((run) => `"${run}"`).join(" and ")} are full-width characters.`;
}

/** Longer texts are not named in full. */
const longest = 60;
