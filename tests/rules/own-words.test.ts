import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

/** What the check says of the engine's sentences as a definition words them. */
function said(texts: string, { language = "en", field = "{ id: age, type: number, label: Age, min: 18 }" } = {}) {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: form, path: /, heading: You, fields: [${field}], button: Go on, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Done }] }
texts: ${texts}
`,
  }));
  return problems.flatMap(({ rule, message }) => (rule === "placeholder-mismatch" ? message : []));
}

describe("a sentence of the engine's in other words", () => {
  it("that lacks what it alone is told, or has what is not filled in there, is reported with the engine's own", () => {
    expect(said("{ form: { tooLow: Too small, required: 'At least {min}, please' } }")).toEqual([
      '"texts.form.tooLow" lacks {min}. The engine\'s own sentence is: "The smallest possible value is {min}" Fill in the same.',
      '"texts.form.required" adds {min}. The engine\'s own sentence is: "Please fill this in" Fill in the same.',
    ]);
  });

  it("is compared with the one of its language, and with the English one where there is none", () => {
    expect(said("{ form: { tooLow: Zu klein } }", { language: "de" })).toEqual([
      expect.stringContaining('"Der kleinste mögliche Wert ist {min}"'),
    ]);
    expect(said("{ form: { tooLow: For lille } }", { language: "da" })).toEqual([
      expect.stringContaining('"The smallest possible value is {min}"'),
    ]);
  });

  it("may leave out the product's name, and says what it likes where no page shows it", () => {
    expect(said("{ shell: { home: Home }, payment: { pay: Buy }, form: { tooLow: 'From {min} up' } }")).toEqual([]);
  });
});

describe("the field for an answer of one's own", () => {
  const asked = (options: string, otherwise: string, texts = "") =>
    checkFunnel("test.yaml", () => ({
      text: `${frame}start: a
steps:
  a: { type: question, path: /, question: How?, record: How, options: ${options}, otherwise: ${otherwise}, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Done }] }
${texts}`,
    })).problems.flatMap(({ rule, path }) => (rule === "alike-labels" ? [path.join(".")] : []));

  it("is not called like an option above it", () => {
    expect(asked("[By train, On foot, something  Else]", "text")).toEqual(["steps.a.options.2"]);
    expect(asked("[By train, Another way]", "text", "texts: { otherwise: { label: Another way } }")).toEqual([
      "steps.a.options.1",
    ]);
  });

  it("may be, where it has a label of its own or the option says something else", () => {
    expect(asked("[By train, Something else]", "{ label: Which? }")).toEqual([]);
    expect(asked("[By train, Something else entirely]", "text")).toEqual([]);
  });
});
