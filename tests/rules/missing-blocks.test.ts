import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";

const funnel = `id: test
language: en
start: first
scales: { fit: {} }
values: { sum: { of: age * years } }
outcomes: [{ id: good, when: { score: { fit: { min: 1 } } }, title: Good, text: Well }, { id: rest, title: Fair, text: So so }]
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: None. }, { id: privacy, purpose: privacy, label: Privacy, text: None. }] }
steps:
  first:
    type: question
    path: /
    question: Which?
    options: [{ label: A, score: { fit: 1 } }, { label: B, score: { fit: 2 } }]
    record: First
    next: [{ when: { score: { fit: { min: 2 } } }, go: form }, { go: form }]
  form:
    type: form
    path: /form
    heading: You
    fields: [{ id: age, type: number, label: Age }, { id: years, type: number, label: Years }]
    button: Next
    next: end
  end:
    type: end
    path: /end
    sections:
      - { type: heading, text: "{outcome.title}, {outcome.text}, {score.fit}, {sum}" }
      - { type: text, text: "[Terms](legal:terms) and [privacy](legal:privacy)" }
`;

function errors(change: (text: string) => string): readonly string[] {
  const { problems } = checkFunnel("test.yaml", () => ({ text: change(funnel) }));
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

it.each([
  ["scales", 'There are no "scales", but 2 options score on one. Write at the left edge: scales: { fit: {} }'],
  [
    "outcomes",
    '{outcome.title} is shown, but there are no "outcomes"; 2 places show them. Write them at the left edge: outcomes: [{ id: …, title: …, text: … }]',
  ],
  [
    "legal",
    "There are no legal texts, but 2 links lead to them. Write them at the left edge: legal: { title: Legal, tabs: [{ id: terms, label: …, text: … }, { id: privacy, label: …, text: … }] }",
  ],
  [
    "values",
    expect.stringContaining(
      'write "save: sum" in the step that asks for it; what is computed is named under "values".',
    ),
  ],
])("%s that are not there are one error, however often they are named", (block, message) => {
  expect(errors((text) => text)).toEqual([]);
  expect(errors((text) => text.replace(new RegExp(`^${block}: .*\n`, "m"), ""))).toEqual([message]);
});

it("a condition about a value that reads two answers given later is one error", () => {
  const early = errors((text) => text.replace("score: { fit: { min: 2 } }", "value: { sum: { min: 2 } }"));
  expect(early).toEqual([expect.stringContaining('about the value "sum", which is never known by then')]);
});

it("a funnel in German that asks for a contact says who runs it, here or on the website", () => {
  const lead = (tabs: string, text = "Danke") => `id: test
language: de
start: kontakt
legal: { title: Recht, tabs: [{ id: datenschutz, purpose: privacy, label: Datenschutz, text: Keiner. }${tabs}] }
steps:
  kontakt:
    type: contact
    path: /
    heading: Ihre Adresse
    email: { label: E-Mail }
    benefits: [Ein Brief]
    button: Weiter
    consent: "Wir schreiben einmal. [Datenschutz](legal:datenschutz)"
    next: ende
  ende: { type: end, path: /ende, sections: [{ type: heading, text: Danke }, { type: text, text: "${text}" }] }
`;
  const rulesOn = (text: string) => checkFunnel("test.yaml", () => ({ text })).problems.map(({ rule }) => rule);
  const imprint = ", { id: impressum, purpose: imprint, label: Impressum, text: Wir. }";
  expect(rulesOn(lead(""))).toEqual(["missing-imprint"]);
  expect(rulesOn(lead(imprint))).toEqual([]);
  expect(rulesOn(lead("", "[Zum Impressum](https://my.internal/impressum)"))).toEqual([]);
  expect(rulesOn(lead("").replace("language: de", "language: fr"))).not.toContain("missing-imprint");
});
