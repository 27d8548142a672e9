import type { Path } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { isInStep } from "../../copy-texts.ts";
import { conditionalIn, quotedIn } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { latinFigures } from "../../stated/latin-figures.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** How many there are who bought already is the same on all pages. */
export const differingCount: Rule = {
  id: "differing-count",
  severity: "warning",
  why: "“Join 12,000 students” on the first page and “over 14,000 students” on the offer: the figure was brought up to date in one place, and whoever sees both believes neither. Write it once, as a fact with its source, and show {facts.NAME}. Only a number that is said alone is compared, with “join”, “over”, a plus or the like: students of last year, of one city or in one plan are others, and so are more than twice as many. A page with two numbers speaks of two groups.",
  wrong: "- { type: text, text: Join 12 000 students. }",
  right: "- { type: text, text: Join 10 000 students. }",
  *check(context) {
    const said = crowdsIn(context);
    const { graph } = context;
    const leads = leadsFrom(
      graph,
      said.map(({ step }) => step),
    );
    const told = new Set<string>();
    for (const one of said)
      for (const other of said) {
        if (one.step === other.step || one.people !== other.people || told.has(one.step) || told.has(other.step))
          continue;
        if (!leads(other.step, one.step)) continue;
        const [here, there] = [one, other].map(({ step }) =>
          said.filter((each) => each.step === step && each.people === one.people),
        );
        if (here?.some((each) => there?.some((beside) => mayBothBeTrue(each, beside)))) continue;
        told.add(one.step);
        yield {
          message: `This says "${one.excerpt}", but step "${other.step}" says "${other.excerpt}". If both mean the same people, write the number under "facts", and show {facts.NAME} in both.`,
          path: one.path,
          ...(one.text.includes(one.excerpt) && { excerpt: one.excerpt }),
        };
      }
  },
};

type Crowd = {
  readonly step: string;
  readonly path: Path;
  readonly text: string;
  readonly excerpt: string;
  readonly people: string;
  readonly number: number;
  /** Whether there may be more or fewer. */
  readonly isRough: boolean;
};

/**
 * "More than 10,000" is true of 12,000, but nobody says on two pages how many there are at least, with two numbers. One that was
 * brought up to date has not doubled: 300 beside 12,000 are others, such as those of one city.
 */
function mayBothBeTrue(one: Crowd, other: Crowd): boolean {
  const [less, more] = one.number < other.number ? [one, other] : [other, one];
  return less.number === more.number || more.number > 2 * less.number || (less.isRough && !more.isRough);
}

function crowdsIn({ authored, definition, withFacts }: LintContext): readonly Crowd[] {
  const [joined, about, people, happy] = (["joined", "aboutAs", "people", "happy"] as const).map((kind) =>
    anyOf(kind, definition.language),
  );
  const crowd = firstIn(
    String.raw`^\s*(?<said>(?:${joined}[ :]*)?(?<about>${about} )?(?<number>\d{1,3}(?:[.,\u00a0\u202f '’]\d{3})+|\d{3,7})(?<plus> ?\+)?(?:[人名](?<over>以上|超)?| (?:${happy} )?)(?<people>${people})(?: ${happy})?)\s*[!。！]?$`,
  );
  const found = authored.filter(isInStep).flatMap(({ text, path }): readonly Crowd[] => {
    // A number of hundreds has three digits in a row, however it is written.
    if (!/(?:\p{Nd}{3}|\{facts\.[^}]*\}) ?\+?[ 人名]/u.test(text) || path.includes("options")) return [];
    return latinFigures(withFacts(text))
      .split(/(?<=[!?])\s|\.\s|\.$|\n/)
      .flatMap((sentence) => {
        const { said = "", number = "", people = "", about, plus, over } = crowd.exec(sentence)?.groups ?? {};
        const isRough = [about, plus, over].some((each) => each !== undefined);
        // A number alone may be the most that a plan is for.
        if (people === "" || /^(?:19|20)\d\d$/.test(number) || (!isRough && /^\d/.test(said))) return [];
        return [
          {
            step: String(path[1]),
            path,
            text,
            excerpt: said,
            people: people.toLowerCase(),
            number: Number(number.replace(/\D/g, "")),
            isRough,
          },
        ];
      });
  });
  if (found.length < 2) return [];
  const isQuoted = quotedIn(definition);
  const isConditional = conditionalIn(definition);
  return found.filter(({ path }) => !isQuoted(path) && !isConditional(path));
}
