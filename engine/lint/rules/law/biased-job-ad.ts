import { isInStep } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";
import { type Finder, firstOf, sentenceAt } from "../../words/index.ts";

/** Who looks for staff names what the work takes, and not an age, a sex or an origin. */
export const biasedJobAd: Rule = {
  id: "biased-job-ad",
  severity: "warning",
  why: "“A young team”, “native speakers” or “no older than 40” in a funnel that looks for staff turns people away for what they are. The law of the EU (in Germany the AGG), of the UK and of the US forbids it, and whoever was turned away can ask for damages; the sentence is the proof. In German, a man’s word for a job needs (m/w/d) or another form beside it. Name what the work takes: “fluent German”, “able to lift 25 kg”.",
  wrong: "text: Join our young team of roofers.",
  right: "text: Join our team of roofers.",
  *check({ authored, definition }) {
    const { language } = definition;
    const job = firstOf("jobAd", language);
    const steps = authored.filter(isInStep);
    if (![...steps.map(({ text }) => text), definition.description ?? ""].some((text) => job.test(text))) return;
    const denied = [firstOf("negated", language), firstOf("noFile", language)];
    const kinds: readonly (readonly [Finder, string])[] = [
      [firstOf("agedJob", language), "It turns people away by their age. Name what the work takes instead."],
      [
        firstOf("originJob", language),
        "It turns people away by where they come from. Name the level that the work takes instead, such as fluent.",
      ],
      [firstOf("sexJob", language), "It turns people away by their sex. Name what the work takes instead."],
      [firstOf("privateAsked", language), "No employer may ask for it before somebody is hired. Take it out."],
    ];
    for (const { text, path } of steps)
      for (const [words, way] of kinds) {
        const { 0: excerpt, index = 0 } = words.exec(text) ?? {};
        if (excerpt === undefined) continue;
        const { before, rest } = sentenceAt(text, index);
        if (denied.some((no) => no.test(before + rest.slice(excerpt.length)))) continue;
        yield { message: `A job ad says "${excerpt}". ${way}`, path, excerpt };
      }
    const anySex = firstOf("anySex", language);
    if (steps.some(({ text }) => anySex.test(text))) return;
    const sought = firstOf("soughtMan", language);
    for (const { text, path } of steps) {
      const [excerpt] = sought.exec(text) ?? [];
      if (excerpt === undefined) continue;
      yield {
        message: `A job ad says "${excerpt}", which means a man. Write (m/w/d) behind it once, or a form for all.`,
        path,
        excerpt,
      };
      return;
    }
  },
};
