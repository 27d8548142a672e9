import type { Paint } from "../report/index.ts";
import type { FunnelDiff } from "./change.ts";
import type { FormatDiff } from "./format.ts";
import { markdownDiff } from "./markdown-diff.ts";
import { textDiff } from "./text-diff.ts";

const json: FormatDiff = (diff) => `${JSON.stringify(diff, null, 2)}\n`;

/** Output formats of a diff: for people, for programs, for a comment on a pull request. */
export const diffFormats = ["text", "json", "markdown"] as const;

export type DiffFormat = (typeof diffFormats)[number];

const formats: Readonly<Record<DiffFormat, FormatDiff>> = { text: textDiff, json, markdown: markdownDiff };

/**
 * A diff as text that ends in a newline.
 *
 * @param paint colours it for a terminal; without it the text is plain
 */
export function formatDiff(diff: FunnelDiff, format: DiffFormat, paint: Paint = (_, text) => text): string {
  return formats[format](diff, paint);
}
