import { figureIn } from "../../../copy/index.ts";
import type { StepFlow } from "../../../flow/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** The names in the expression of a value exist. */
export const unknownName: Rule = {
  id: "unknown-name",
  severity: "error",
  why: "A value that reads something that does not exist is never known, nor is any value that reads it in turn. Names are those of other values; points are score.SCALE, and figures facts.NAME.",
  wrong: "doubled: { of: 2 * score.rsk }",
  right: "doubled: { of: 2 * score.risk }",
  *check(context) {
    const { definition } = context;
    const told = new Set<string>();
    for (const finding of valueFaults(context, "name")) {
      const [, value = "", key = ""] = finding.path.map(String);
      const written = Object.entries(definition.values[value] ?? {}).find(([name]) => name === key)?.[1];
      const name = String(written)
        .slice(...(finding.within ?? [0, 0]))
        .replace(/^facts\./, "");
      const questions = questionsIn(String(written), context);
      if (questions.some(([id]) => id === name)) {
        yield {
          ...finding,
          message: `Value "${value}": A formula knows no answers, and "${name}" is a question. Give its options points on a scale, such as score: { ${name}: 1 }, and write score.${name}.`,
          suggest: null,
        };
        continue;
      }
      // What an answer is compared with is told by its question.
      if (questions.some(([, { options }]) => options.some(({ id }) => id === name))) continue;
      const fact = Object.hasOwn(definition.facts, name) ? definition.facts[name] : undefined;
      // A number is called by its whole name, facts.NAME.
      if (fact === undefined || typeof fact.value === "number") yield finding;
      else if (!told.has(name)) {
        told.add(name);
        const text = String(fact.value);
        const amount = figure.test(text) ? figureIn(text) : undefined;
        const unit = /\p{L}/u.test(text) ? " Its unit belongs to the texts that show it." : "";
        yield {
          message: `Value "${value}" computes with fact "${name}", which is the text "${text}". ${
            amount === undefined
              ? "Write a number as its value, or leave it out of the value."
              : `Write the number alone, without quotes: ${amount}.${unit}`
          }`,
          path: ["facts", name, "value"],
          suggest: amount === undefined ? null : String(amount),
        };
      }
    }
  },
};

/** The questions whose ids stand in an expression where the name of a value might. */
function questionsIn(expression: string, { steps }: LintContext): readonly (readonly [id: string, step: StepFlow])[] {
  const words = new Set(expression.match(/(?<![\w.-])[A-Za-z][\w-]*/g));
  return Object.entries(steps).filter(([id, { options }]) => options.length > 0 && words.has(id));
}

/** One number, with no more than words around it: not a date, and not a range. */
const figure = /^[^\d\uFF10-\uFF19]*[\d\uFF10-\uFF19][\d\uFF10-\uFF19.,，．'’\s億万千]*[^\d\uFF10-\uFF19]*$/u;
