import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { allIn, allOf, anyOf, firstIn, firstOf, matchesIn, ownOf, sentenceAt } from "../../words/index.ts";

/** No text promises that the buyer will succeed. */
export const promisedSuccess: Rule = {
  id: "promised-success",
  severity: "warning",
  why: "Whether a buyer earns, learns or loses weight depends on the buyer, so nobody can promise it. A claim of certain earnings or results is among the first things that the FTC and the EU's consumer authorities look for, and an advertising account is closed for it. Say what the product does, and what others have reached, with its source.",
  wrong: "- { type: text, text: Success is guaranteed. }",
  right: "- { type: text, text: Most lessons take ten minutes. }",
  *check(context) {
    const { authored, definition } = context;
    yield* promisedSums(context);
    const isQuoted = quotedIn(definition);
    const { language } = definition;
    const promise = allOf("success", language);
    // Words that turn a promise into its opposite, or into one of giving the money back.
    const denial = firstIn(ownOf("denial", language));
    const refund = firstOf("refund", language);
    // What is guaranteed before such a word is not what stands behind it.
    const condition = firstIn(ownOf("condition", language));
    for (const { text, path } of authored) {
      if (path[0] !== "steps" && path[0] !== "outcomes") continue;
      // What people ask is promised by nobody; the answer is read by itself.
      const isAskedByPeople = path.includes("questions") && path.at(-1) === "question";
      for (const { 0: excerpt, index } of matchesIn(text, promise)) {
        const { before, rest } = sentenceAt(text, index);
        // A question is denied by what follows it.
        const isAsked = /[?？؟]/.test(text[index + rest.length] ?? "");
        const said = isAsked ? text : `${before}${rest}`;
        if (isAskedByPeople && isAsked) continue;
        // "Guaranteed approval, no exam" denies something else.
        const clause = isAsked
          ? said
          : `${before}${excerpt}${rest.slice(excerpt.length).split(/,(?= (?:no|without)(?!\p{L}))/u)[0] ?? ""}`;
        if (denial.test(clause) || refund.test(said) || condition.test(excerpt)) continue;
        if (isQuoted(path)) continue;
        yield {
          message: `"${excerpt}" promises what depends on the buyer. Say what the product does instead, or what others have reached, with its source.`,
          path,
          excerpt,
        };
      }
    }
  },
};

/** A sum that grows from year to year, said as what a reader will have. */
function* promisedSums({ authored, definition, values }: LintContext): Iterable<Finding> {
  const { language } = definition;
  const growing = new Set<string>();
  for (const [name, { reads }] of values) {
    const { of, currency } = definition.values[name] ?? {};
    if (currency !== undefined && (growth.test(String(of)) || reads.some((read) => growing.has(read))))
      growing.add(name);
  }
  if (growing.size === 0) return;
  // "You will have paid {total}" has another verb.
  const about = `(?:(?:${anyOf("aboutAs", language)}|${anyOf("atLeast", language)}) )?`;
  const willHave = allIn(String.raw`${anyOf("willHave", language)} ${about}\{(?<name>[\w-]+)(?:\|[^{}]*)?\}`);
  const condition = firstIn(ownOf("condition", language));
  for (const { text, path } of authored)
    for (const { 0: excerpt, index, groups: { name = "" } = {} } of matchesIn(text, willHave)) {
      const { before, rest } = sentenceAt(text, index);
      if (!growing.has(name) || condition.test(before + rest)) continue;
      yield {
        message: `"${excerpt}" promises a sum that is computed from a rate of growth, which nobody knows. Say what it could come to, and from which rate.`,
        path,
        excerpt,
      };
    }
}

/** Raised to a power that answers decide. */
const growth = /\)\s*\^\s*[a-z(]/;
