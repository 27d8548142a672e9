import type { Path } from "../../problem/index.ts";

/** A text without what is in no language, or in that of others: placeholders, addresses, and what is quoted. */
export const ownWords = (text: string): string =>
  text.replace(/\{[^{}]*\}|\]\([^)]*\)|[„“"«‘»”][^„“"«»”]*[“”"»«’]|https?:\S+|(?<!\S)\S+@\S+/gu, " ");

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?:])\s/);

/** Whether a text may be all that a button says. */
export const isButton = (path: Path): boolean =>
  ["button", "label", "text", "claim", "continue", "activate", "switch", "heading"].includes(String(path.at(-1)));
