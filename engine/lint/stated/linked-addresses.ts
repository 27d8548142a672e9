import { addressesIn } from "../../load/index.ts";
import type { Path } from "../../problem/index.ts";
import type { LintContext } from "../context.ts";
import { matchesIn } from "../words/index.ts";

/** Where a button or a link in a text leads, with its placeholders. */
type LinkedAddress = { readonly text: string; readonly path: Path };

/** Every address of a mail or of a page elsewhere: those of buttons, then those of links amid texts. */
export const linkedAddresses = ({
  authored,
  definition,
}: Pick<LintContext, "authored" | "definition">): readonly LinkedAddress[] => [
  ...addressesIn(definition),
  ...authored.flatMap(({ text, path }) =>
    text.includes("](") ? matchesIn(text, link).map(({ groups: { to = "" } = {} }) => ({ text: to, path })) : [],
  ),
];

// Another link that begins ends it: otherwise each of many that nothing closes is read to the end of the text.
const link = /\]\((?<to>(?:mailto:|https?:\/\/)(?:\{[^{}\n]*\}|(?!\]\()[^){\s])+)\)/gu;
