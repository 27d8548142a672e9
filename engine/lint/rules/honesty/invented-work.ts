import { stepTraits } from "../../../traits/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { firstIn, firstOf, ownOf } from "../../words/index.ts";

/** A loading screen names no work that nobody does. */
export const inventedWork: Rule = {
  id: "invented-work",
  severity: "warning",
  why: "A loading screen only lets time pass: nothing is searched, compared or asked meanwhile. “Comparing you with 10,000 profiles” gives a result more weight than it has, and that is what makes it a false claim. Name what does happen to the answers: they are read, points are added up, the next page is filled in.",
  wrong: "stages: [Searching our database, Asking our experts]",
  right: "stages: [Reading your answers, Adding up your score]",
  *check({ copy, definition }) {
    const isQuoted = quotedIn(definition);
    const pattern = firstOf("inventedWork", definition.language);
    for (const { text, path } of copy) {
      const step = path[0] === "steps" ? definition.steps[String(path[1])] : undefined;
      if (!step || !stepTraits(step).movesOn) continue;
      if (isQuoted(path)) continue;
      const excerpt = pattern.exec(text)?.[0];
      if (excerpt !== undefined && !readsAnswers(excerpt, definition.language))
        yield {
          message: `"${excerpt}": nothing of that happens on a step that only lets time pass. Name what does happen, such as "Reading your answers".`,
          path,
          excerpt,
        };
    }
  },
};

/** Answers are read, but nobody looks at them, and nothing is compared with those of others. */
const readsAnswers = (work: string, language: string): boolean =>
  firstIn(ownOf("answer", language)).test(work) && !firstIn(`\\d|${ownOf("others", language)}`).test(work);
