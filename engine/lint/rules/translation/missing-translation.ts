import { nameOf, type Path } from "../../../problem/index.ts";
import type { SourceText } from "../../../translate/index.ts";
import type { Rule } from "../../rule.ts";

/**
 * Every text has a translation in the overlay. An empty one is reported in its place; texts of a step that the overlay
 * lacks are reported together.
 */
export const missingTranslation: Rule = {
  id: "missing-translation",
  severity: "warning",
  why: "A text without a translation is shown in the language of the original: a visitor meets a foreign sentence in the middle of a page, and perhaps in the middle of what they are about to agree to. `funnel translate LANGUAGE` writes what is missing into the overlay, with the original beside it.",
  wrong: 'question: { from: How old are you?, to: "" }',
  right: "question: { from: How old are you?, to: Wie alt bist du? }",
  *check({ translation }) {
    for (const { path } of translation?.empty ?? [])
      yield { message: `${nameOf(path)} is not translated: the page shows the original.`, path };
    const groups = new Map<string, readonly SourceText[]>();
    for (const text of translation?.missing ?? []) {
      const group = groupOf(text).join(".");
      groups.set(group, [...(groups.get(group) ?? []), text]);
    }
    for (const [first, ...rest] of groups.values()) {
      if (!first) continue;
      const group = groupOf(first);
      const places = [first, ...rest].map(({ at }) => `"${at.slice(group.length).join(".")}"`);
      const path = rest.reduce<Path>((start, text) => sharedStart(start, text.path), first.path);
      const named = [...places.slice(0, most), ...(places.length > most ? [`${places.length - most} more`] : [])];
      yield {
        message: `${nameOf(group)} is not translated in ${named.join(", ")}: the page shows the original. "funnel translate ${translation?.language}" writes down what there is to translate.`,
        path,
        on: "key",
      };
    }
  },
};

function sharedStart(a: Path, b: Path): Path {
  const end = a.findIndex((key, index) => key !== b[index]);
  return end === -1 ? a : a.slice(0, end);
}

/** Most places that one message names. */
const most = 5;

/** A step, or a key at the root of the definition. */
const groupOf = ({ path }: SourceText): Path => path.slice(0, path[0] === "steps" ? 2 : 1);
