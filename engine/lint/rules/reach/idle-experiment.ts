import { experimentIn, readVariants } from "../../../copy/index.ts";
import type { CopyUse } from "../../copy-uses.ts";
import { experimentMeant } from "../../reach/variant-placeholders.ts";
import type { Rule } from "../../rule.ts";

/** Conditions tell the variants of each experiment apart, and at least one of them is drawn. */
export const idleExperiment: Rule = {
  id: "idle-experiment",
  severity: "warning",
  why: "An experiment alone changes nothing: what differs between its variants is what conditions ask for. Where none asks, all visitors see the same, and after two weeks the numbers say that it makes no difference. The same is so of two variants of three that no condition tells apart. A variant that is drawn 0 times is over, and tells nothing.",
  wrong: "headline: [short, long, bold]",
  right: "headline: [short, long]",
  *check({ experiments, atoms, uses }) {
    const all: readonly Asked[] = [
      ...atoms.flatMap((atom) => (atom.kind === "query" && atom.isDrawn ? atom : [])),
      ...uses.flatMap(toldApart),
    ];
    // What asks for something that does not exist may be meant for this.
    const isAstray = all.some(({ name }) => !Object.hasOwn(experiments, name));
    for (const [name, weights] of Object.entries(experiments)) {
      const path = ["experiments", name];
      const drawn = Object.entries(weights).flatMap(([variant, weight]) => (weight > 0 ? variant : []));
      const [first = "", second = ""] = Object.keys(weights);
      if (drawn.length === 0)
        yield {
          message: `No variant of experiment "${name}" is drawn, so all new visitors are shown "${first}", the first. Say how often each is drawn: { ${first}: 50, ${second}: 50 }`,
          path,
        };
      const asked = all.filter((each) => each.name === name);
      const isOdd = isAstray || asked.some(({ values }) => values.some((variant) => !Object.hasOwn(weights, variant)));
      if (isOdd) continue;
      const texts = uses.filter((use) => experimentIn(use.name) === name && use.hides !== true);
      if (asked.length === 0 && texts.length > 0) {
        const [same] = texts;
        // What lacks words, another rule tells.
        if (same && texts.every(({ fallback = "" }) => namesAll(fallback, Object.keys(weights))))
          yield {
            message: `{${same.name}} has the same words for each variant, so every visitor sees the same. Write other words for one of them, or the words alone, and remove the experiment.`,
            path: same.path,
            excerpt: same.excerpt,
          };
        continue;
      }
      // A text that is meant to ask for it, and is told by another rule.
      if (asked.length === 0 && uses.some((use) => experimentMeant(use, { [name]: weights }) !== undefined)) continue;
      const variantOf = (part: string) => `when: { experiment: { ${name}: ${part} } }`;
      if (asked.length === 0) {
        yield {
          message: `No condition and no text asks for experiment "${name}", so every visitor sees the same. Ask for a variant where they differ, ${variantOf(second)}, or remove the experiment.`,
          path,
          on: "key" as const,
        };
        continue;
      }
      // What asks for all of them, another rule tells.
      if (asked.every(({ values }) => Object.keys(weights).every((variant) => values.includes(variant)))) continue;
      const alike = new Map<string, string[]>();
      for (const variant of drawn) {
        const key = asked.map(({ values }) => values.includes(variant)).join();
        alike.set(key, [...(alike.get(key) ?? []), variant]);
      }
      for (const [one, other] of alike.values())
        if (one !== undefined && other !== undefined)
          yield {
            message: `Variants "${one}" and "${other}" of experiment "${name}" are the same: no condition asks for one of them alone. Ask for it, ${variantOf(other)}, or leave it out.`,
            path,
            on: "key" as const,
          };
    }
  },
};

/** Whether words are written for each of these variants. */
const namesAll = (fallback: string, variants: readonly string[]) => {
  const written = readVariants(fallback).map(([variant]) => variant);
  return variants.every((variant) => written.includes(variant));
};

/** The variants of an experiment that something is for. */
type Asked = { readonly name: string; readonly values: readonly string[] };

/** The variants that a text has the same words for, apart from those with others; none if all have the same. */
function toldApart({ name: placeholder, fallback = "" }: CopyUse): readonly Asked[] {
  const name = experimentIn(placeholder);
  const byWords = new Map<string, string[]>();
  for (const [variant, words] of readVariants(fallback)) byWords.set(words, [...(byWords.get(words) ?? []), variant]);
  return name !== undefined && byWords.size > 1 ? [...byWords.values()].map((values) => ({ name, values })) : [];
}
