import { answersLedPast } from "../../reach/settled-conditions.ts";
import type { Rule } from "../../rule.ts";

/** What asks for an answer stands where those who gave it come by. */
export const ledElsewhere: Rule = {
  id: "led-elsewhere",
  severity: "warning",
  why: "A section or a way that is meant for one answer, on a page to which that answer does not lead, is seen by nobody: it was copied from another branch, or the answer was given a way of its own later. Nothing on the page shows that it is missing.",
  wrong: "- { type: text, when: { first: never }, text: Never is a good answer. }",
  right: "- { type: text, when: { first: often }, text: Often is a good answer. }",
  *check(context) {
    // Of an answer that leads past a page, its first question tells; what else it asks there is no other slip.
    const told = new Set<string>();
    for (const { atom, message } of answersLedPast(context)) {
      const key = `${atom.step} ${message}`;
      if (!told.has(key)) yield { message, path: atom.path, on: atom.on };
      told.add(key);
    }
  },
};
