import { copyParts } from "../../../copy/index.ts";
import type { Rule } from "../../rule.ts";

/** Placeholders are only used in texts where they are filled in. */
export const unfilledPlaceholder: Rule = {
  id: "unfilled-placeholder",
  severity: "error",
  holdsInPart: true,
  why: "Some texts are names by which others know a thing: an answer is counted by its label, a plan is named at the payment provider, and a fact is what placeholders stand for. They are shown as they are written, curly brackets and all. Write the words themselves.",
  wrong: '- { id: sure, label: "Yes, {product.name}" }',
  right: "- { id: sure, label: Yes }",
  *check({ copy, steps }) {
    const shown = copy
      .filter(({ fills }) => !fills)
      .map(({ text, path }) => ({ text, path, read: "visitors would read" }));
    const recorded = Object.entries(steps).flatMap(([id, { record: text }]) =>
      text === undefined ? [] : [{ text, path: ["steps", id, "record"], read: "reports would show" }],
    );
    for (const { text, path, read } of [...shown, ...recorded]) {
      if (!text.includes("{")) continue;
      for (const part of copyParts(text)) {
        if (!("name" in part)) continue;
        const excerpt = part.fallback === undefined ? `{${part.name}}` : `{${part.name}|${part.fallback}}`;
        yield {
          message: `${excerpt} is not filled in here: ${read} it as it stands. Write the words themselves.`,
          path,
          excerpt,
        };
      }
    }
  },
};
