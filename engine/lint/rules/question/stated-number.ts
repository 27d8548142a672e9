import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** A question that says in words which one it is says the number of the counter. */
export const statedNumber: Rule = {
  id: "stated-number",
  severity: "warning",
  why: "“Question 3 of 6” below a counter that says 4 / 8: one of the two is from before a question was added, and nobody knows how much is still to come. The counter counts by itself; leave the words out, or say the same.",
  wrong: 'headline: "Question 3 of 4"',
  right: 'headline: "Question 2 of 2"',
  *check({ authored, definition }) {
    const { steps, counter, language } = definition;
    // In a sentence, and of steps, it may be about something else: a recipe, or the parts of the quiz.
    const stated = firstIn(
      String.raw`^${anyOf("question", language)} (?<own>\d{1,2}) ?(?:\/|${anyOf("outOf", language)}) ?(?<all>\d{1,2})(?![\p{L}\d])`,
    );
    const highest = Math.max(...Object.values(steps).map(({ number = 0 }) => number));
    for (const { text, path } of authored) {
      const [group, id, key] = path;
      const step = group === "steps" && path.length === 3 ? steps[String(id)] : undefined;
      if (!step?.number || !["headline", "heading", "question", "hint"].includes(String(key))) continue;
      const { own, all } = stated.exec(text)?.groups ?? {};
      if (own === undefined) continue;
      const totals = [step.total, counter?.total, counter?.cap, highest];
      if (Number(own) !== step.number || !totals.includes(Number(all)))
        yield {
          message: `This says ${own} of ${all}, but the counter says ${step.number} of ${step.total ?? counter?.total ?? highest}. Say the same in both, or leave it to the counter.`,
          path,
        };
    }
  },
};
