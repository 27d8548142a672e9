import type { Change } from "./change.ts";
import { byArea, type FormatDiff, summary } from "./format.ts";

/** For people: what breaks first, then each change under its area. */
export const textDiff: FormatDiff = (diff, paint) => {
  const breaks = diff.breaks.map(({ breaks, message }) => `  ${paint("error", breaks)}: ${message}`);
  const changes = byArea(diff.changes).map(([heading, own]) =>
    [paint("strong", heading), ...own.map((change) => `  ${lineOf(change)}`)].join("\n"),
  );
  const blocks = [
    ...(breaks.length > 0 ? [[paint("strong", "What breaks"), ...breaks].join("\n")] : []),
    ...changes,
    summary(diff),
  ];
  return `${blocks.join("\n\n")}\n`;
};

const signs: Readonly<Record<Change["kind"], string>> = {
  added: "+",
  removed: "-",
  renamed: "=",
  moved: ">",
  changed: "~",
};

function lineOf({ kind, what, from, to }: Change): string {
  const how = from !== undefined && to !== undefined ? `${from} → ${to}` : (to ?? from ?? "");
  const verb = kind === "renamed" || kind === "moved" ? ` ${kind}` : "";
  return `${signs[kind]} ${what}${verb}: ${how}`;
}
