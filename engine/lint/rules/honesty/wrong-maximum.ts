import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { figureIn, numberIn } from "../../../copy/index.ts";
import { type Flow, flowOf } from "../../../flow/index.ts";
import { counted } from "../../../problem/index.ts";
import { choose, emptyQuiz, nextStep, scoreOf } from "../../../quiz/index.ts";
import type { LintContext } from "../../context.ts";
import { placedScales, placedSections } from "../../placed-sections.ts";
import { totalsOn } from "../../reach/score-totals.ts";
import type { Rule } from "../../rule.ts";
import { inAll } from "../../words/index.ts";

/** A score that is shown out of a number is shown out of the most that answers can make. */
export const wrongMaximum: Rule = {
  id: "wrong-maximum",
  severity: "warning",
  why: "“7 of 10” says how much is missing. If the answers make at most 8 points, nobody can do well, and if they make 12, somebody reads “12 of 10”. The number stayed when an option or a question came or went. Write what the best answers add up to.",
  wrong: '- { type: text, text: "You have {score.fit} of 10 points" }',
  right: '- { type: text, text: "You have {score.fit} of 6 points" }',
  *check(context) {
    const { copy, definition, steps, withFacts } = context;
    for (const { step, section, path } of placedSections(definition, "showsReviews")) {
      const outOf = "outOf" in section && typeof section.outOf === "string" ? section.outOf : "";
      const [score, most] = [section.score, outOf].map((said) => numberIn(withFacts(said)));
      if (score !== undefined && most !== undefined && score > most)
        yield {
          message: `The reviews of step "${step}" show ${score} out of ${most}. Write the score on the scale that it was given on.`,
          path: [...path, "score"],
        };
    }
    const measured = gaugesOf(definition);
    for (const { text, path } of measured.size === 0 ? [] : copy)
      for (const { 0: excerpt, groups: { name = "", most = "" } = {} } of text.matchAll(computed)) {
        const ends = measured.get(name) ?? [];
        const [end] = ends;
        const said = figureIn(withFacts(most));
        if (end === undefined || said === undefined || ends.includes(said)) continue;
        yield {
          message: `This shows {${name}} out of ${said}, but its gauge ends at ${end}. Say the same in both.`,
          path,
          excerpt,
        };
      }
    let flow: Flow | undefined;
    for (const { text, path } of copy.filter(({ text }) => text.includes("{score.")))
      for (const { 0: excerpt, groups: { scale = "", most = "" } = {} } of text.matchAll(shown)) {
        if (!Object.hasOwn(definition.scales, scale)) continue;
        flow ??= flowOf(definition);
        const { max } = totalsOn(scale, steps, definition.start);
        const reached = bestOn(scale, flow, context);
        // Where branches differ, the most that one visitor can have lies between the two.
        if (Number(most) >= reached && Number(most) <= max) continue;
        const best = Number(most) > max ? max : reached;
        yield {
          message: `This shows "${scale}" out of ${most}, but the best answers make ${counted(best, "point")}. Write ${best}, or change the points.`,
          path,
          excerpt,
          suggest: String(best),
        };
      }
  },
};

/** Where the gauges of each computed value end. */
function gaugesOf(definition: FunnelDefinition): ReadonlyMap<string, readonly number[]> {
  const ends = new Map<string, number[]>();
  for (const { scale } of placedScales(definition)) {
    const [, name] = typeof scale.value === "string" ? (/^\{([\w-]+)\}$/.exec(scale.value) ?? []) : [];
    if (name !== undefined) ends.set(name, [...(ends.get(name) ?? []), scale.max]);
  }
  return ends;
}

/** `{marks} of 300`, also with a fact in place of the number. */
const computed = new RegExp(
  String.raw`\{(?<name>[\w-]+)(?:\|[^{}]*)?\}\**\s*(?:\/|(?:${inAll("outOf")}|\/)\s)\s*\**(?<most>\{facts\.[\w-]+\}|\d[\d,.]*(?<![,.]))(?!\d|\s?%)`,
  "giu",
);

/** `{score.fit} of 10`; bold text may end between. */
const shown = new RegExp(
  String.raw`\{score\.(?<scale>[\w-]+)(?:\|[^{}]*)?\}\**\s*(?:\/|(?:${inAll("outOf")}|\/)\s)\s*\**(?<most>\d+)(?![\d.,]*\d|\s?%)`,
  "giu",
);

/** The points of a visitor who takes the best answer at each step. */
function bestOn(scale: string, flow: Flow, { steps }: LintContext): number {
  let quiz = emptyQuiz;
  const seen = new Set<string>();
  for (let at: string | undefined = flow.start; at !== undefined && !seen.has(at); at = nextStep(flow, quiz, at)) {
    seen.add(at);
    const { options = [], max = 0, min = 0 } = steps[at] ?? {};
    const ranked = options
      .map(({ id, score = {}, exclusive }) => ({ id, points: score[scale] ?? 0, exclusive }))
      .toSorted((a, b) => b.points - a.points);
    const together = ranked.filter(({ exclusive }) => !exclusive).slice(0, max);
    const several = together.filter(({ points }, index) => points > 0 || index < min);
    const [alone] = ranked.filter(({ exclusive }) => exclusive);
    const sum = several.reduce((total, { points }) => total + points, 0);
    const chosen = alone && (several.length === 0 || alone.points > sum) ? [alone] : several;
    quiz = choose(
      flow,
      quiz,
      at,
      chosen.map(({ id }) => id),
    );
  }
  return scoreOf(flow, quiz, scale);
}
