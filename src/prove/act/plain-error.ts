import { stripVTControlCharacters } from "node:util";

/** Why something could not be done on a page, in a sentence without the words of the tool that tried. */
export function plainly(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const name = /name: (?:'((?:[^'\\]|\\.)*)'|\/(.*?)\/[a-z]*[ ,}])/.exec(text);
  const it = name?.[1] === undefined ? "it" : `“${name[1].replace(/\\(.)/g, "$1")}”`;
  const above = /(<[^>]*>)(?:(.*?)<\/\w+>)?(?: from [^\n]*)? intercepts pointer events/.exec(text);
  if (above) return `${above[2] ? `“${above[2].replace(/<[^>]*>/g, "")}”` : above[1]} lies above ${it}.`;
  const waited = /Timeout (\d+)ms exceeded/.exec(text)?.[1];
  if (waited === undefined) return text.split("\n").slice(0, 3).join(" ");
  const seconds = `${Number(waited) / 1_000} s`;
  if (text.includes("element is not enabled")) return `${it} cannot be pressed, not even after ${seconds}.`;
  if (text.includes("element is not visible")) return `${it} cannot be seen, not even after ${seconds}.`;
  return `${it} did not come within ${seconds}.`;
}
