import { copyParts } from "../../../copy/index.ts";
import { didYouMean, nameOf } from "../../../problem/index.ts";
import { compareNames, currentWords } from "../../current-words.ts";
import type { Rule } from "../../rule.ts";

/** A translation has the placeholders and links of the original. Their number and order may differ. */
export const placeholderMismatch: Rule = {
  id: "placeholder-mismatch",
  severity: "warning",
  why: "A placeholder stands for a price, a name, an answer. If a translation loses one, its readers miss something, such as the price of the renewal or how to cancel; if it has a different one, they are told something different from everybody else. A lost link takes the terms away from those who have to agree to them. A page elsewhere may be a different one in each language.",
  wrong: "to: Danke.",
  right: 'to: "Danke, {answer.first|du}."',
  *check(context, found) {
    const unknown = new Set(found.flatMap(({ rule, path }) => (reported.includes(rule) ? [path.join("\n")] : [])));
    for (const [source, words] of currentWords(context)) {
      // Misspelt placeholders are reported by another rule.
      if (unknown.has(source.path.join("\n"))) continue;
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

const reported = ["unknown-placeholder", "unknown-legal-tab"];

/** Placeholders and links as the message shows them. */
function namesIn(text: string): readonly string[] {
  const names = copyParts(text).flatMap((part) => ("name" in part ? [`{${part.name}}`] : []));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) =>
    /^https?:/.test(target) ? "a link to another page" : `a link to ${target}`,
  );
  return [...names, ...links];
}

const listed = (verb: string, names: readonly string[]) => (names.length > 0 ? `${verb} ${names.join(", ")}` : "");

/** The name in a placeholder. */
const bare = (name: string) => name.replace(/[{}]/g, "");
