import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const phone = "{ id: phone, type: phone, label: Phone, contact: true, required: false }";
const email = "{ id: email, type: email, label: Email, contact: true, required: false }";
const must = "{ id: email, type: email, label: Email, contact: true }";
const number = (id: string, more = ", required: false") => `{ id: ${id}, type: number, label: ${id}, min: 0${more} }`;

/** What is told of a form with some fields. */
function told(fields: readonly string[], oneOf: string, more = "", thanks = "Thank you") {
  const text = `${frame}start: form
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep it to ourselves. }] }
${more}
steps:
  form:
    type: form
    path: /
    heading: You
    fields: [${fields.join(", ")}]
    ${oneOf}
    consent: See our [privacy policy](legal:privacy).
    button: Next
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "${thanks}" }] }
`;
  return checkFunnel("test.yaml", () => ({ text })).problems.map(({ rule }) => rule);
}

const sum = (of: string) => `values: { sum: { of: "${of}" } }`;

describe("a form that asks for one of several fields", () => {
  it.each([
    ["a phone number or an address", [phone, email], "requireOneOf: [phone, email]"],
    ["three, in another order", [number("a"), number("b"), number("c"), email], "requireOneOf: [c, a, b]"],
    ["beside a contact that everybody leaves", [number("a"), must, phone], "requireOneOf: [phone, a]"],
    ["beside one that must be filled in", [number("a", ""), phone, email], "requireOneOf: [phone, email]"],
    ["none of which is a contact", [email, number("a"), number("b")], "requireOneOf: [a, b]"],
  ])("is right: %s", (_, fields, oneOf) => {
    expect(told(fields, oneOf)).toEqual([]);
  });

  it("is told of a field that it does not have, and of one that must be filled in", () => {
    expect(told([phone, email], "requireOneOf: [phone, mail]")).toEqual(["unknown-one-of"]);
    expect(told([phone, number("a", "")], "requireOneOf: [phone, a]")).toEqual(["idle-one-of"]);
  });

  it("is told where some are asked for none of them", () => {
    const some = (id: string, bounds: string) => number(id, `, required: false, when: { field: { z: { ${bounds} } } }`);
    const oneOf = "requireOneOf: [a, b]";
    const z = number("z", "");
    expect(told([z, email, some("a", "min: 5"), some("b", "below: 5")], oneOf)).toEqual([]);
    expect(told([z, email, some("a", "min: 5"), number("b")], oneOf)).toEqual([]);
    const asked = (who: string) => number(who, ", required: false, when: { query: { from: fair } }");
    expect(told([z, email, asked("a"), asked("b")], oneOf)).toEqual(["idle-one-of"]);
    const byHas = number("a", ", required: false, when: { has: z }");
    const byAddress = number("b", ", required: false, when: { query: { from: fair } }");
    expect(told([number("z"), email, byHas, byAddress], oneOf)).toEqual(["idle-one-of"]);
  });

  it("leaves a contact, so that an address beside it may be somebody else's", () => {
    const other = "{ id: friend, type: email, label: The address of a friend, required: false }";
    expect(told([other, phone, email], "requireOneOf: [phone, email]")).toEqual([]);
    expect(told([other, phone, email], "")).toEqual(["unsent-contact"]);
    // A friend's address is no way to reach whoever gives nothing else.
    expect(told([other, phone, email], "requireOneOf: [phone, friend]")).toEqual(["unsent-contact"]);
  });

  it("is told of one with which nobody leaves a contact", () => {
    expect(told([number("a"), phone, email], "requireOneOf: [email, a, phone]")).toEqual(["idle-one-of"]);
  });

  it("keeps no appointment of whoever leaves no contact", () => {
    const calendar =
      "calendars: { c: { timeZone: Europe/Rome, length: 1 h, open: [{ days: [mon], from: '09:00', until: '12:00' }] } }";
    const visit = "{ id: visit, type: appointment, label: Visit, calendar: c }";
    const [sometimes, other] = [phone, email].map((field) =>
      field.replace("required: false", "when: { query: { from: fair } }"),
    );
    expect(told([visit, phone, email], "", calendar)).toEqual(["unsent-contact"]);
    expect(told([visit, phone, email], "requireOneOf: [phone, email]", calendar)).toEqual([]);
    expect(told([visit, must, phone], "", calendar)).toEqual([]);
    // One mistake is told once.
    expect(told([visit, number("a"), phone, email], "requireOneOf: [phone, a]", calendar)).toEqual(["idle-one-of"]);
    // Which of them is asked for depends on the visitor.
    expect(told([visit, `${sometimes}`, `${other}`], "", calendar)).toEqual([]);
    expect(told([phone, email], "")).toEqual([]);
  });

  it("gives none of them for certain", () => {
    const fields = [number("a"), number("b"), email];
    const oneOf = "requireOneOf: [a, b]";
    expect(told(fields, oneOf, sum("a * b"), "{sum}")).toContain("unset-placeholder");
    expect(told(fields, oneOf, "", "{a}")).toEqual(["unset-placeholder"]);
    expect(told(fields, oneOf, "", "{a|none} or {b|none}")).toEqual([]);
  });
});
