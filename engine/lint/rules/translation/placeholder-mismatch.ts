import { copyParts } from "../../../copy/index.ts";
import { standardText } from "../../../load/index.ts";
import { didYouMean, type Finding, isSamePath, nameOf, pathKey } from "../../../problem/index.ts";
import { isShownSentence } from "../../../translate/index.ts";
import type { LintContext } from "../../context.ts";
import { compareNames, currentWords } from "../../current-words.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/**
 * A translation has the placeholders and links of the original, and so has a sentence of the engine's that a definition
 * words anew. Their number and order may differ.
 */
export const placeholderMismatch: Rule = {
  id: "placeholder-mismatch",
  severity: "warning",
  why: "A placeholder stands for a price, a name, an answer. If a translation loses one, its readers miss something, such as the price of the renewal or how to cancel; if it has a different one, they are told something different from everybody else. A lost link takes the terms away from those who have to agree to them. A page elsewhere may be a different one in each language.",
  wrong: "to: Danke.",
  right: 'to: "Danke, {answer.first|du}."',
  *check(context, found) {
    if (!context.translation) yield* inOwnWords(context);
    const unknown = new Set(found.flatMap(({ rule, path }) => (reported.includes(rule) ? [pathKey(path)] : [])));
    for (const [source, words] of currentWords(context)) {
      // Misspelt placeholders are reported by another rule.
      if (unknown.has(pathKey(source.path))) continue;
      const { lost, added } = compareNames(namesIn(source.text), namesIn(words));
      const parts = [listed("lacks", lost), listed("adds", added)].filter(Boolean);
      if (parts.length === 0) continue;
      const { sentence, suggest } = didYouMean(bare(added[0] ?? ""), lost.map(bare));
      yield {
        message: `${nameOf(source.path)} ${parts.join(" and ")}.${sentence} Use the same placeholders and links as the original.`,
        path: source.path,
        suggest,
      };
    }
  },
};

/**
 * Sentences of the engine's that a definition words anew. Only what each alone is told counts: a bound, a price. The
 * product's name may come and go, and what nothing fills in is reported by another rule.
 */
function* inOwnWords({ definition, uses }: LintContext): Iterable<Finding> {
  for (const [group, sentences] of Object.entries(definition.texts))
    for (const [key, text] of Object.entries(sentences)) {
      const path = ["texts", group, key];
      const standard = standardText(definition.language, path);
      if (standard === undefined || standard === text) continue;
      const { lost, added } = compareNames(placeholdersIn(standard), placeholdersIn(text));
      const here = uses.filter((use) => isSamePath(use.path, path));
      const missing = lost.filter((name) => !/^product\./.test(name));
      // The bounds of a field are known in every sentence about fields, but filled in only where they belong.
      const foreign = added.filter((name) => here.some(({ own = [] }) => own.includes(name)));
      const parts = [listed("lacks", missing.map(braced)), listed("adds", foreign.map(braced))].filter(Boolean);
      if (parts.length === 0 || !isShownSentence(path, definition)) continue;
      yield {
        message: `${nameOf(path)} ${parts.join(" and ")}. The engine's own sentence is: "${standard}" Fill in the same.`,
        path,
      };
    }
}

const reported = ["unknown-placeholder", "unknown-fact", "unknown-legal-tab"];

/** Placeholders and links as the message shows them. */
function namesIn(text: string): readonly string[] {
  const names = copyParts(text).flatMap((part) => ("name" in part ? [`{${part.name}}`] : []));
  const links = matchesIn(text, /\]\(([^)\s]+)\)/g).map(([, target = ""]) =>
    /^https?:/.test(target) ? "a link to another page" : `a link to ${target}`,
  );
  return [...names, ...links];
}

const placeholdersIn = (text: string) => copyParts(text).flatMap((part) => ("name" in part ? part.name : []));

const braced = (name: string) => `{${name}}`;

const listed = (verb: string, names: readonly string[]) => (names.length > 0 ? `${verb} ${names.join(", ")}` : "");

/** The name in a placeholder. */
const bare = (name: string) => name.replace(/[{}]/g, "");
