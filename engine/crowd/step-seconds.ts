import type { Step } from "../../schema/funnel.types.ts";
import type { StepFlow } from "../flow/index.ts";
import { stepTraits, stepWith } from "../traits/index.ts";

/**
 * How long a visitor spends on a step, in seconds: a rough estimate for comparing steps, not a measurement.
 *
 * A question and its answers are read in full, at 238 words a minute (Brysbaert 2019, silent reading of English). 28
 * percent of the words in a page's sections are read (Nielsen 2008). Actions come on top: two seconds to decide and
 * tap, one more for each option of a selection, twelve to type a contact, six to fill in a field. A timed step lasts as long as it says.
 */
export function stepSeconds(step: Step, { exits, options, fields, max }: StepFlow): number {
  if (exits.after !== undefined) return exits.after / 1_000;
  const sections = stepWith("hasSections", step)?.sections;
  const read = wordCount({ ...step, sections: [] }) + wordCount(sections) * skimmed;
  const selecting = max > 1 ? options.length : 0;
  const typing = stepTraits(step).leavesContact ? 12 : fields.length * 6;
  return (read / wordsPerMinute) * 60 + 2 + selecting + typing;
}

const wordsPerMinute = 238;
const skimmed = 0.28;

function wordCount(value: unknown): number {
  if (typeof value === "string") return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, child]) => sum + (unread.has(key) ? 0 : wordCount(child)), 0);
}

/** Keys whose texts are not on the page when it opens. */
const unread = new Set([
  ...[
    "type",
    "id",
    "path",
    "title",
    "next",
    "back",
    "paid",
    "when",
    "record",
    "save",
    "layout",
    "action",
    "renamedFrom",
  ],
  ...[
    "src",
    "frame",
    "poster",
    "captions",
    "image",
    "icon",
    "emoji",
    "avatar",
    "headerImage",
    "alt",
    "plan",
    "plans",
    "default",
    "mode",
    "tick",
    "color",
  ],
  // They open in dialogs.
  ...["reviews", "wheel", "bonus", "answer", "lessons"],
  ...["placeholder", "reassurance", "switch", "country", "preferred", "invalid"],
]);
