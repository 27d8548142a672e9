import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const number = (id: string, more = "") => `{ id: ${id}, type: number, label: ${id}, min: 0${more} }`;
const line = (id: string, more: string) => `{ id: ${id}, type: text, label: ${id}, ${more} }`;
const tel = (more = "required: false") => `{ id: tel, type: phone, label: Phone, contact: true, ${more} }`;
const privacy = {
  more: "legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep it to ourselves. }] }",
  consent: "consent: See our [privacy policy](legal:privacy).",
};
const company = "when: { who: company }";
const myself = "when: { who: myself }";

type Written = {
  readonly next?: string;
  readonly options?: string;
  readonly more?: string;
  readonly thanks?: string;
  readonly start?: string;
  readonly consent?: string;
  readonly before?: string;
};

/** What is told of a form with some fields, behind a question for whom it is. */
function told(
  fields: readonly string[],
  {
    next = "end",
    options = "Company, Myself",
    more = "",
    thanks = "",
    start = "who",
    consent = "",
    before = "form",
  }: Written = {},
) {
  const text = `${frame}entry: in-order
start: ${start}
${more}
steps:
  who: { type: question, path: /, question: For whom?, options: [${options}], record: For, next: ${before} }
  form:
    type: form
    path: /form
    heading: You
    fields: [${fields.join(", ")}]
    ${consent}
    button: Next
    next: ${next}
  other: { type: end, path: /other, sections: [{ type: heading, text: "${next === "end" ? "Hello" : "{staff} people"}" }] }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }${thanks}] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  return problems.map(({ rule }) => rule).filter((rule) => rule !== "unreachable-step");
}

const text = (copy: string, more = "") => `, { type: text, text: "${copy}"${more} }`;
const sum = (of: string) => `values: { sum: { of: "${of}" } }`;

const both = { more: 'values: { sum: { of: "a + staff" }, alone: { of: a * 2 } }' };

describe("a field that some visitors are asked for", () => {
  it.each([
    ["by an earlier answer", [number("a"), number("staff", `, ${company}`)], {}],
    ["by a field above it", [number("a"), number("b", ", when: { field: { a: { min: 5 } } }")], {}],
    [
      "by whether a field above it is filled in",
      [number("a", ", required: false"), number("b", ", when: { has: a }")],
      {},
    ],
    [
      "by a value of fields above it",
      [number("a"), number("b", ", when: { value: { sum: { min: 5 } } }")],
      { more: sum("a * 2") },
    ],
    ["by the address", [number("a"), number("b", ", when: { query: { from: [fair, shop] } }")], {}],
    ["one of two, for everybody", [number("a", `, ${company}`), number("b", `, ${myself}`)], {}],
    [
      "one of two, for and against",
      [number("a", `, ${company}`), number("b", ", when: { not: { who: company } }")],
      {},
    ],
    [
      "one of two, by a number",
      [
        number("z"),
        number("a", ", when: { field: { z: { max: 5 } } }"),
        number("b", ", when: { field: { z: { min: 6 } } }"),
      ],
      {},
    ],
    [
      "read where the same is asked",
      [number("a"), number("staff", `, ${company}`)],
      { thanks: text("{staff} people", `, ${company}`) },
    ],
    [
      "read where it is there",
      [number("a"), number("staff", `, ${company}`)],
      { thanks: text("{staff} people", ", when: { has: staff }") },
    ],
    [
      "read with words for the others",
      [number("a"), number("staff", `, ${company}`)],
      { thanks: text("{staff|no} people") },
    ],
    [
      "read behind a way that asks the same",
      [number("a"), number("staff", `, ${company}`)],
      { next: "[{ when: { who: company }, go: other }, { go: end }]" },
    ],
    [
      "added to others where it is asked for, with a value for the others",
      [number("a"), number("staff", `, ${company}`)],
      { ...both, thanks: `${text("{sum}", `, ${company}`)}${text("{alone}", `, ${myself}`)}` },
    ],
    [
      "added to others where the rest do not come",
      [number("a"), number("staff", `, ${company}`)],
      { ...both, thanks: `${text("{sum}", ", when: { not: { who: myself } }")}${text("{alone}", `, ${myself}`)}` },
    ],
    [
      "computed from, one for each",
      [number("a", `, ${company}`), number("b", `, ${myself}`)],
      {
        more: 'scales: { x: {} }\nvalues: { sum: { of: "if(score.x > 0, a, b)" } }',
        options: "{ label: Company, score: { x: 1 } }, Myself",
        thanks: text("{sum}"),
      },
    ],
  ])("is right: %s", (_, fields, written) => {
    expect(told(fields, written)).toEqual([]);
  });

  it.each([
    ["by itself", [number("a", ", when: { has: a }"), number("b")], {}, ["guard-before-answer"]],
    [
      "by a field below it",
      [number("a", ", when: { field: { b: { min: 5 } } }"), number("b")],
      {},
      ["guard-before-answer"],
    ],
    [
      "by a value of a field below it",
      [number("a", ", when: { value: { sum: { min: 5 } } }"), number("b")],
      { more: sum("b * 2") },
      ["guard-before-answer"],
    ],
    [
      "by an option that does not exist",
      [number("a"), number("b", ", when: { who: nobody }")],
      {},
      ["unknown-condition"],
    ],
    [
      "read by everybody",
      [number("a"), number("staff", `, ${company}`)],
      { thanks: text("{staff} people") },
      ["unset-placeholder"],
    ],
    [
      "read where something else is asked",
      [number("a"), number("staff", `, ${company}`)],
      { thanks: text("{staff} people", `, ${myself}`) },
      ["unset-placeholder"],
    ],
    [
      "computed from for everybody",
      [number("a"), number("staff", `, ${company}`)],
      { more: sum("a * staff"), thanks: text("{sum}") },
      ["unset-placeholder"],
    ],
    [
      "added to others",
      [number("a"), number("staff", `, ${company}`)],
      { more: sum("a + staff"), thanks: text("{sum}", ", when: { value: { sum: { min: 1 } } }") },
      ["empty-addend"],
    ],
    [
      "by a contact below it",
      [number("a"), line("best", "when: { has: phone }"), tel()],
      privacy,
      ["guard-before-answer"],
    ],
    ["by the contact that it is", [number("a"), tel("when: { has: phone }")], privacy, ["guard-before-answer"]],
    [
      "added to others, and shown to those of whom some are not asked",
      [number("a"), number("staff", `, ${company}`)],
      {
        ...both,
        thanks: text("{sum}", ", when: { all: [{ who: [company, myself] }, { value: { sum: { min: 1 } } }] }"),
      },
      ["empty-addend"],
    ],
    [
      "added to others, and read by a value that everybody has",
      [number("a"), number("staff", `, ${company}`)],
      {
        more: 'values: { sum: { of: "a + staff" }, most: { of: "max(a, sum)" } }',
        thanks: `${text("{sum}", `, ${company}`)}${text("{most|none}")}`,
      },
      ["empty-addend"],
    ],
    ["alone", [number("staff", `, ${company}`)], {}, ["empty-form"]],
    [
      "one of three, with one left over",
      [number("a", `, ${company}`), number("b", ", when: { who: friend }")],
      { options: "Company, Friend, Myself" },
      ["empty-form"],
    ],
  ])("is told: %s", (_, fields, written, rules) => {
    expect(told(fields, written)).toEqual(rules);
  });

  it("may be the only one of a form to which only they are led", () => {
    const fields = [number("staff", `, ${company}`)];
    expect(told(fields, { options: "{ label: Company, next: form }, { label: Myself, next: end }" })).not.toContain(
      "empty-form",
    );
  });
});
