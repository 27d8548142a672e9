import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { figureIn } from "../../../copy/index.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { matchesIn } from "../../words/index.ts";
import { periodBehind } from "../../written/period-behind.ts";

/** Facts with the same `measures` state the same number, and one that is a time is counted in one unit. */
export const contradictingFacts: Rule = {
  id: "contradicting-facts",
  severity: "warning",
  why: "Two numbers for one thing cannot both be true, and a visitor who sees both believes neither. Keep the one that you can show. Where they do count different things, say so in `measures`. And a fact that is 30 days on one page cannot be 30 hours on the next.",
  wrong:
    "reviews: { value: 70, source: Review site, measures: reviews }\nreviewsToo: { value: 900, source: Review site, measures: reviews }",
  right: "reviews: { value: 70, source: Review site, measures: reviews }",
  *check({ definition, authored }) {
    const firsts = new Map<string, { id: string; value: string | number }>();
    for (const [id, { measures, value }] of Object.entries(definition.facts)) {
      if (measures === undefined) continue;
      const first = firsts.get(measures);
      if (!first) firsts.set(measures, { id, value });
      else if ((figureIn(value) ?? value) !== (figureIn(first.value) ?? first.value))
        yield {
          message: `Fact "${id}" says ${value} and fact "${first.id}" says ${first.value}, but both measure ${measures}. Keep the one that you can show.`,
          path: ["facts", id, "value"],
        };
    }
    yield* otherUnits(definition.facts, authored);
  },
};

/** Texts that count a fact in another unit of time than most of those that show it. */
function* otherUnits(facts: FunnelDefinition["facts"], texts: LintContext["authored"]): Iterable<Finding> {
  const shown = new Map<string, { readonly unit: string; readonly excerpt: string; readonly path: Path }[]>();
  for (const { text, path } of texts)
    for (const { 0: placeholder, 1: id = "", index } of matchesIn(text, fact)) {
      const value = Object.hasOwn(facts, id) ? figureIn(facts[id]?.value ?? "") : undefined;
      const behind = text.slice(index + placeholder.length, index + placeholder.length + longest);
      const share = shareOf(behind);
      if (share !== undefined) {
        const excerpt = placeholder + share;
        shown.set(id, [...(shown.get(id) ?? []), { unit: `share ${periodBehind(behind.slice(1))}`, excerpt, path }]);
        continue;
      }
      const said = value === undefined ? undefined : durationsIn(`${value}${behind}`)[0];
      if (!said || !`${value}${behind}`.startsWith(said.excerpt)) continue;
      const excerpt = placeholder + said.excerpt.slice(String(value).length);
      shown.set(id, [...(shown.get(id) ?? []), { unit: said.unit, excerpt, path }]);
    }
  for (const [id, uses] of shown) {
    const often = (unit: string) => uses.filter((use) => use.unit === unit).length;
    const [usual] = uses.toSorted((a, b) => often(b.unit) - often(a.unit));
    for (const { unit, excerpt, path } of uses)
      if (usual && unit !== usual.unit)
        yield {
          message: `This says "${excerpt}", and elsewhere it is "${usual.excerpt}". One of the two units is wrong, or fact "${id}" stands for two things: write a fact for each.`,
          path,
          excerpt,
        };
  }
}

const fact = /\{facts\.([\w-]+)\}(?=[ \u00a0-]\p{L}|%)/gu;

/** A percentage of a period, "% a year", with the words for it; one that names no period is that of any. */
function shareOf(behind: string): string | undefined {
  return periodBehind(behind.slice(1)) === undefined
    ? undefined
    : /^%[ \u00a0]?(?:\p{L}+[ \u00a0])?\p{L}+/u.exec(behind)?.[0];
}

/** Letters behind a fact in which its unit stands. */
const longest = 24;
