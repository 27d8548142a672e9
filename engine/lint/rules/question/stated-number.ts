import type { Finding } from "../../../problem/index.ts";
import type { CopyText } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** A question that says in words which one it is says the number of the counter. */
export const statedNumber: Rule = {
  id: "stated-number",
  severity: "warning",
  why: "“Question 3 of 6” below a counter that says 4 / 8: one of the two is from before a question was added, and nobody knows how much is still to come. So do “Part 4 of 3” and a part of four among others of three. The counter counts by itself; leave the words out, or say the same.",
  wrong: 'headline: "Question 3 of 4"',
  right: 'headline: "Question 2 of 2"',
  *check({ authored, definition }) {
    const { steps, counter, language } = definition;
    // In a sentence, and of steps, it may be about something else: a recipe, or the parts of the quiz.
    const stated = firstIn(
      String.raw`^${anyOf("question", language)} (?<own>\d{1,2}) ?(?:\/|${anyOf("outOf", language)}) ?(?<all>\d{1,2})(?![\p{L}\d])`,
    );
    yield* partsIn(authored, language);
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

/** `Part 4 of 3`, and `Part 2 of 4` among others of three. */
function* partsIn(authored: readonly CopyText[], language: string): Iterable<Finding> {
  const part = firstIn(
    String.raw`^(?<word>(?!${anyOf("question", language)} )\p{L}+) (?<own>\d{1,2}) ?(?:\/|${anyOf("outOf", language)}) ?(?<all>\d{1,2})(?![\p{L}\d.,%/])`,
  );
  const parts = authored.flatMap(({ text, path }) => {
    const { word = "", own, all } = path[0] === "steps" && path[2] !== "options" ? (part.exec(text)?.groups ?? {}) : {};
    return own === undefined ? [] : [{ word: word.toLowerCase(), own: Number(own), all: Number(all), path }];
  });
  for (const { word, own, all, path } of parts) {
    const others = parts.filter((other) => other.word === word && other.all !== all);
    const [other] = others;
    const isOdd =
      other && others.length > 2 && others.every((each) => each.all === other.all) && others.length * 2 > parts.length;
    if (own > all && parts.some((each) => each.word === word && each.path !== path))
      yield { message: `This says ${own} of ${all}. Write which one it is, and how many there are.`, path };
    else if (isOdd)
      yield {
        message: `This says ${own} of ${all}, and ${others.length} other places count ${other.all}. Say the same in all of them.`,
        path,
      };
  }
}
