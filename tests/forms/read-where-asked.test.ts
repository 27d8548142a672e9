import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const own = (when: string) => `{ id: own, type: text, label: Own, when: ${when} }`;
const first = "{ id: first, type: text, label: First }";
const says = (copy: string, when = "") => `{ type: text, text: "${copy}"${when && `, when: ${when}`} }`;

type Written = {
  readonly fields: readonly string[];
  readonly options?: string;
  /** Where the question leads. */
  readonly next?: string;
  readonly k?: readonly string[];
  readonly kNext?: string;
  readonly m?: readonly string[];
  readonly form?: string;
  readonly formNext?: string;
  readonly end?: readonly string[];
  readonly more?: string;
  /** Whether some come to the form without the question. */
  readonly around?: boolean;
};

/** What such a short funnel is told as well, as it has a page too many, or a question that decides nothing. */
const others = ["unreachable-step", "led-elsewhere", "unused-question"];

const page = (id: string, sections: readonly string[], next: string) =>
  `  ${id}: { type: info, path: /${id}, button: Next, next: ${next}, sections: [${[`{ type: heading, text: Page ${id} }`, ...sections].join(", ")}] }\n`;

/** What is told of a question, a form, and pages before and behind it. */
function told({
  fields,
  options = "Me, Co",
  next = "f",
  form = "",
  formNext = "end",
  more = "",
  around,
  ...pages
}: Written) {
  const { k = [], m = [], end = [], kNext = "f" } = pages;
  const text = `${frame}entry: in-order
start: ${around ? "door" : "who"}
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep it to ourselves. }] }
${more}
steps:
  door: { type: question, path: /door, question: Which door?, options: [{ label: Left, next: f }, Right], next: who }
  who: { type: question, path: /, question: For whom?, options: [${options}], next: ${next} }
  f:
    type: form
    path: /form
    heading: You
    fields: [${fields.join(", ")}]
    ${form}
    button: Next
    next: ${formNext}
${page("k", k, kNext)}${page("m", m, "end")}  end: { type: end, path: /end, sections: [${["{ type: heading, text: Thank you }", ...end].join(", ")}] }
`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  return problems.map(({ rule }) => rule).filter((rule) => !others.includes(rule));
}

const three = "Me, Firm, Club";
const consent = 'consent: "See our [privacy policy](legal:privacy)."';
const tel = "{ id: tel, type: phone, label: Phone, contact: true, required: false }";
const mail = "{ id: mail, type: email, label: Email, contact: true, required: false }";
const outcomes = `scales: { size: {} }
outcomes: [{ id: big, title: Big, when: { score: { size: { min: 3 } } } }, { id: small, title: Small }]`;
const scored = "{ label: Me, score: { size: 1 } }, { label: Co, score: { size: 5 } }";

describe("what some visitors are asked for", () => {
  it.each<[string, Written]>([
    [
      "on the page before its form",
      { fields: [first, own("{ who: co }")], next: "k", k: [says("Your {own}", "{ who: co }")] },
    ],
    [
      "on its own page",
      { fields: [first, own("{ who: co }")], form: `sections: [${says("Your {own}", "{ who: co }")}]` },
    ],
    [
      "where an answer skips the form",
      {
        fields: [first, own("{ who: co }")],
        options: "Me, { label: Co, next: m }",
        end: [says("Your {own}", "{ who: co }")],
      },
    ],
    [
      "where a way leads around the form",
      {
        fields: [first, own("{ who: co }")],
        next: "[{ when: { who: co }, go: m }, { go: f }]",
        end: [says("Your {own}", "{ who: co }")],
      },
    ],
    ["by the others", { fields: [first, own("{ who: co }")], end: [says("Your {own}", "{ not: { who: co } }")] }],
    [
      "by more than are asked",
      { fields: [first, own("{ who: firm }")], options: three, end: [says("Your {own}", "{ not: { who: me } }")] },
    ],
    [
      "behind the way of the others",
      {
        fields: [first, own("{ who: co }")],
        formNext: "[{ when: { who: co }, go: end }, { go: m }]",
        m: [says("Your {own}")],
      },
    ],
    [
      "in the words of the outcome of the others",
      {
        fields: [first, own("{ who: co }")],
        more: 'outcomes: [{ id: big, title: Big, when: { who: co } }, { id: small, title: "Your {own}" }]',
        end: [says("{outcome.title}")],
      },
    ],
    [
      "behind another outcome",
      { fields: [first, own("{ outcome: big }")], options: scored, more: outcomes, end: [says("Your {own}")] },
    ],
  ])("is missing %s", (_, written) => {
    expect(told(written)).toEqual(["unset-placeholder"]);
  });

  it.each<[string, Written]>([
    [
      "where one answer is left of two",
      { fields: [first, own("{ not: { who: me } }")], end: [says("Your {own}", "{ who: co }")] },
    ],
    [
      "where all but one are asked",
      {
        fields: [first, own("{ who: [firm, club] }")],
        options: three,
        end: [says("Your {own}", "{ not: { who: me } }")],
      },
    ],
    [
      "behind the last way of a list",
      {
        fields: [first, own("{ who: me }")],
        formNext: "[{ when: { who: co }, go: end }, { go: m }]",
        m: [says("Your {own}")],
      },
    ],
    [
      "that everybody gave",
      { fields: [first, own("{ who: [me, firm, club] }")], options: three, end: [says("Your {own}")] },
    ],
    [
      "where its option alone leads",
      {
        fields: [first, own("{ who: co }")],
        options: "{ label: Me, next: end }, { label: Co, next: f }",
        formNext: "m",
        m: [says("Your {own}")],
      },
    ],
    [
      "where the other of two was left out",
      {
        fields: [tel, mail],
        form: `requireOneOf: [tel, mail]\n    ${consent}`,
        end: [says("We call {phone}", "{ not: { has: email } }")],
      },
    ],
    [
      "of the outcome that was asked",
      {
        fields: [first, own("{ outcome: big }")],
        options: scored,
        more: outcomes,
        end: [says("Your {own}", "{ outcome: big }")],
      },
    ],
    [
      "behind the way of the outcome that was asked",
      {
        fields: [first, own("{ outcome: big }")],
        options: scored,
        more: outcomes,
        formNext: "[{ when: { outcome: big }, go: m }, { go: end }]",
        m: [says("Your {own}")],
      },
    ],
    [
      "in the words of an outcome that is left for all others",
      {
        fields: [first, own("{ outcome: small }")],
        options: scored,
        more: outcomes.replace("title: Small", 'title: "Your {own}"'),
        end: [says("{outcome.title}")],
      },
    ],
    [
      "in the words of the outcome of its answer",
      {
        fields: [first, own("{ who: me }")],
        more: 'outcomes: [{ id: big, title: Big, when: { who: co } }, { id: small, title: "Your {own}" }]',
        end: [says("{outcome.title}")],
      },
    ],
    [
      "by the field above it, which is asked of the same",
      {
        fields: [
          first,
          "{ id: above, type: text, label: Above, when: { who: [firm, club] } }",
          own("{ all: [{ who: firm }, { has: above }] }"),
        ],
        options: three,
        end: [says("Your {own}", "{ who: firm }")],
      },
    ],
    [
      "that a field below it has asked for",
      {
        fields: [
          "{ id: pet, type: select, label: Pet, options: [Dog, Cat, Bird], placeholder: Choose, required: false }",
          own("{ field: { pet: { is: dog } } }"),
        ],
        end: [says("Your {pet}", "{ has: own }")],
      },
    ],
  ])("is there %s", (_, written) => {
    expect(told(written)).toEqual([]);
  });
});

describe("a form with a field for some visitors alone", () => {
  const some = [own("{ who: co }")];
  it.each<[string, Written]>([
    ["past which the others are led", { fields: some, next: "[{ when: { who: me }, go: m }, { go: f }]" }],
    ["to which they are led", { fields: some, next: "[{ when: { who: co }, go: f }, { go: m }]" }],
    [
      "to which all but the others are led",
      { fields: some, next: "[{ when: { not: { who: me } }, go: f }, { go: m }]" },
    ],
    [
      "with a field for each who is led there",
      {
        fields: [own("{ who: firm }"), "{ id: b, type: text, label: B, when: { who: club } }"],
        options: three,
        next: "[{ when: { who: [firm, club] }, go: f }, { go: m }]",
      },
    ],
    ["past which the others have a way of their own", { fields: some, options: "{ label: Me, next: m }, Co" }],
    [
      "with a field for each variant of a split test",
      {
        fields: [
          own("{ experiment: { look: old } }"),
          "{ id: b, type: text, label: B, when: { experiment: { look: new } } }",
        ],
        more: "experiments: { look: [old, new] }",
      },
    ],
    ["behind a page to which they are led", { fields: some, next: "[{ when: { who: co }, go: k }, { go: m }]" }],
  ])("is right %s", (_, written) => {
    expect(told(written)).toEqual([]);
    const optional = [
      ...written.fields,
      ...written.fields.map((field) => field.replace(/(id|label): (\w+)/g, "$1: $2-again")),
    ].map((field) => field.replace(/ \}$/, ", required: false }"));
    const form = `requireOneOf: [${optional.map((field) => /id: ([\w-]+)/.exec(field)?.[1]).join(", ")}]`;
    expect(told({ ...written, fields: [first, ...optional], form })).toEqual([]);
  });

  it.each<[string, Written]>([
    ["where everybody comes", { fields: some }],
    ["where the others are led", { fields: some, next: "[{ when: { who: me }, go: f }, { go: m }]" }],
    ["behind a page where everybody comes", { fields: some, next: "k" }],
    [
      "for those who come around the question",
      { fields: [own("{ who: me }"), "{ id: b, type: text, label: B, when: { who: co } }"], around: true },
    ],
    [
      "for one variant of three",
      {
        fields: [
          own("{ experiment: { look: old } }"),
          "{ id: b, type: text, label: B, when: { experiment: { look: new } } }",
        ],
        more: "experiments: { look: [old, new, bold] }",
      },
    ],
    [
      "for one of two who are led there",
      { fields: [own("{ who: firm }")], options: three, next: "[{ when: { who: me }, go: m }, { go: f }]" },
    ],
  ])("is told %s", (_, written) => {
    expect(told(written)).toEqual(["empty-form"]);
  });
});
