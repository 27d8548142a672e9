import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const question = "  a: { type: question, path: /, question: Well?, options: [A, B], record: R, next: offer }\n";

/** Messages about a funnel of a question and an offer with one text, in the order of the file. */
function said(text: string, root = "", steps = ""): readonly string[] {
  const offer = `  offer: { type: offer, path: /offer, sections: [${text}, { type: heading, text: Hello }] }\n`;
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame}${root}start: a\nsteps:\n${question}${offer}${steps}`,
  }));
  return problems.map(({ message }) => message);
}

const plans = (renews: string) =>
  `plans: { month: { name: M, price: 5, currency: USD, period: 1 month, renews: { price: ${renews}, every: 1 month } } }\n`;
const offered = "{ type: plans, heading: Plans, plans: [month], default: month }";

describe("what a message tells", () => {
  it("of a placeholder: how its value comes to be saved, and what can stand there", () => {
    expect(said('{ type: text, text: "{goal}" }')).toEqual([
      '{goal} stands for nothing in this funnel. To show an answer by this name, write "save: goal" in the step that asks for it; what is computed is named under "values". You can use: {answer.a}, {product.name}.',
    ]);
    expect(said('{ type: text, text: "{answer.size}" }')).toEqual([
      "{answer.size} stands for nothing in this funnel. You can use: {answer.a}, {product.name}.",
    ]);
  });

  it("of a key of another type: which one it belongs to", () => {
    const asked = "  b: { type: question, path: /b, question: Well?, options: [A, B], max: 2, next: offer }\n";
    expect(said("{ type: text, text: Hi }", "", asked).map((message) => message.split(": type,")[0])).toEqual([
      'Step "b" has the key "max", which does not exist here. It belongs to the type multi-select; the type question takes',
    ]);
  });

  it("of a key in other words: the one that is meant, or that it is there already", () => {
    const asked = (option: string) =>
      said(
        "{ type: text, text: Hi }",
        "",
        `  b: { type: question, path: /b, question: Well?, options: [{ ${option} }, B], next: offer }\n`,
      );
    expect(asked("text: A")).toEqual([
      expect.stringContaining(' has the key "text", which does not exist here. Did you mean "label"?'),
    ]);
    expect(asked("label: A, text: The first")).toEqual([
      expect.stringContaining(' has the key "text", which does not exist here. Did you mean "hint"?'),
    ]);
    expect(asked("label: A, hint: The first, text: of all")).toEqual([
      expect.stringContaining(' which does not exist here. "label" is there already. It takes: id, label, '),
    ]);
  });

  it("of a part that is missing as a whole: the line to paste", () => {
    expect(said("{ type: plans, heading: Plans, plans: [month], default: month }")).toContain(
      '"month" is not a plan. Write it at the left edge: plans: { month: { name: …, price: 20, currency: USD, period: 1 month } }',
    );
    expect(said('{ type: text, text: "[Terms](legal:terms)" }')).toEqual([
      "There are no legal texts, but a link leads to them. Write them at the left edge: legal: { title: Legal, tabs: [{ id: terms, label: …, text: … }] }",
    ]);
    expect(said('{ type: text, text: "{facts.users}" }')).toEqual([
      'There is no fact "users". Write it at the left edge, or below the "facts" that are there: facts: { users: { value: …, source: … } }',
    ]);
  });

  it("of a definition without its first keys: lines that work", () => {
    const { problems } = checkFunnel("test.yaml", () => ({ text: "product: { name: P }\n" }));
    const lines = problems.map(({ message }) => message.split(" For example: ")[1]);
    expect(checkFunnel("test.yaml", () => ({ text: lines.join("\n") })).problems).toEqual([]);
  });

  it("of a stated saving: what the plans save at most, if that is less", () => {
    const saving = (text: string) =>
      said(
        `{ type: plans, heading: Plans, plans: [a, b], default: a }, { type: text, text: "${text}" }`,
        "plans: { a: { name: A, price: 72, originalPrice: 100, currency: USD, period: 1 year }, b: { name: B, price: 80, currency: USD, period: 1 year } }\n",
      ).filter((message) => message.includes("plain text"));
    expect(saving("Save 60%")).toEqual([expect.stringContaining(" The plans save 28% at most. Let prices say ")]);
    expect(saving("Save 28%")).toEqual([expect.not.stringContaining("at most")]);
  });

  it("of prices in a language written from right to left: sums that leave the sentence in its order", () => {
    const { problems } = checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", "language: ar")}plans: { a: { name: A, price: 72, originalPrice: 1047, currency: AED, period: 1 year } }\nstart: a\nsteps:\n${question}  offer: { type: offer, path: /offer, sections: [{ type: plans, heading: Plans, plans: [a], default: a }] }\n`,
    }));
    expect(problems.find(({ rule }) => rule === "unpaid-original-price")?.message).toContain(
      "crosses out 1047 AED, but nobody pays that.",
    );
  });

  it("of a renewal at another price: the one that is stated, and the one that is charged", () => {
    const renewal = (text: string) =>
      said(`${offered}, { type: notice, text: "${text}" }`, plans("9")).filter((message) =>
        message.includes("plain text"),
      );
    expect(renewal("Today $5, then $8 a month")).toEqual([
      expect.stringMatching(/ states \$5 .* Write \{plan\.price\}\.$/),
      'Step "offer", section 2, "text" states $8 as plain text, not with a placeholder. But plan "month" renews at $9. Write {plan.renews.price}.',
    ]);
    expect(renewal("It renews at $5")).toEqual([expect.stringContaining('plan "month" renews at $9')]);
    expect(renewal("Then $9 a month")).toEqual([
      expect.stringMatching(/placeholder\. Write \{plan\.renews\.price\}\.$/),
    ]);
  });

  it("of a step at the left edge: to indent it, but not of another unknown key", () => {
    expect(said("{ type: text, text: T }", "", "late:\n  type: end\n  path: /late\n")).toEqual([
      expect.stringMatching(/^"late" is a step, but is at the left edge\. Indent it/),
    ]);
    expect(said("{ type: text, text: T }", "", "thme: { radius: 3 }\n")).toEqual([
      expect.stringContaining('has the key "thme", which does not exist here.'),
    ]);
  });

  it("of a colour without quotes in braces: that quote, not the brace", () => {
    const check = (colors: string) =>
      checkFunnel("test.yaml", () => ({ text: `id: t\ntheme:\n  colors: { ${colors} }\nstart: a\n` })).problems;
    expect(check('paper: "#ffffff", ink: #1a2b3c, line: "#dddddd"')).toMatchObject([
      { line: 3, column: 36, message: expect.stringMatching(/Put each colour in quotes: "#1a2b3c"\.$/) },
    ]);
    expect(check('paper: "#ffffff", ink: "#1a2b3c"').map(({ message }) => message)).not.toContainEqual(
      expect.stringContaining("colour in quotes"),
    );
    expect(check('paper: "#ffffff" # as in our shop')).toMatchObject([
      { message: "The bracket that is opened here is never closed." },
    ]);
  });
});
