import { filesIn, keptFiles, type SentFile } from "../../../engine/fields/index.ts";
import type { Reading } from "../field-kind.ts";

/** How a line begins that stands for a file which the server does not have yet. No id begins with a dash. */
const underWay = "- ";

/** What is in a field for files: those that the server has, and the names of those that it does not have yet. */
export type Picked = { readonly sent: readonly SentFile[]; readonly unsent: readonly string[] };

/** Reads what `typedFiles` writes. */
export const pickedIn = (typed: string): Picked => ({
  sent: filesIn(typed),
  unsent: typed.split("\n").flatMap((line) => (line.startsWith(underWay) ? line.slice(underWay.length) : [])),
});

/** The text in which a field keeps what was picked in it. */
export const typedFiles = ({ sent, unsent }: Picked): string =>
  [keptFiles(sent), ...unsent.map((name) => `${underWay}${name}`)].filter(Boolean).join("\n");

/** The files as they are kept, once the server has all of them. */
export function readFiles(typed: string): Reading {
  const { sent, unsent } = pickedIn(typed);
  return unsent.length > 0 ? { problem: "unsentFile" } : { value: keptFiles(sent) };
}
