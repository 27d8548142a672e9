import type { Change } from "./change.ts";
import { byArea, type FormatDiff, summary } from "./format.ts";

/** Most lines shown per area; a comment on GitHub may hold 65,536 characters in total. */
const mostLines = 25;

/** For a comment on a pull request: what breaks is visible, and each area can be unfolded. */
export const markdownDiff: FormatDiff = (diff) => {
  const breaks = diff.breaks.slice(0, mostLines).map(({ breaks, message }) => `- **${breaks}**: ${prose(message)}`);
  const areas = byArea(diff.changes).flatMap(([heading, own]) => [
    `<details${own.length <= 5 ? " open" : ""}><summary>${heading} (${own.length})</summary>`,
    "",
    ...own.slice(0, mostLines).map((change) => `- ${lineOf(change)}`),
    ...more(own.length),
    "",
    "</details>",
    "",
  ]);
  return `${[
    "### Changes to the funnel",
    "",
    summary(diff),
    "",
    ...(breaks.length > 0 ? ["#### What breaks", "", ...breaks, ...more(diff.breaks.length), ""] : []),
    ...areas,
  ]
    .join("\n")
    .trimEnd()}\n`;
};

const more = (amount: number) => (amount > mostLines ? [`- … and ${amount - mostLines} more`] : []);

function lineOf({ kind, what, from, to }: Change): string {
  const how = from !== undefined && to !== undefined ? `${code(from)} → ${code(to)}` : code(to ?? from ?? "");
  return `${prose(what)} ${kind}: ${how}`;
}

/** Escapes words so that only `code` is markup. */
const prose = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[\\*_[\]<>#@|~]/g, (sign) => `&#${sign.charCodeAt(0)};`)))
    .join("");

/** Any text as code: the fence is longer than every run of backticks in it. */
function code(text: string): string {
  const runs = (text.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = "`".repeat(Math.max(0, ...runs) + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}
