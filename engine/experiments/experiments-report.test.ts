import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { experimentsJson } from "./experiments-report.ts";

const asking = definition(`
start: contact
experiments: { headline: [short, long] }
steps:
  contact:
    type: contact
    path: /
    heading: "{experiment.headline|short=Where to?|long=Where shall we send it?}"
    email: { label: Email }
    benefits: [A recipe]
    button: Send it
    consent: We keep to our [privacy policy](legal:privacy).
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }] }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We forget you. }] }
`);

/** What is said of so many people with each variant. */
function said(short: number, long: number): string {
  const people = Object.entries({ short, long }).map(
    ([variant, people]) => ({ measure: "leads", experiment: "headline", variant, people }) as const,
  );
  const stored = { people, paid: [], others: [], suspicious: 0, tests: 0 };
  return JSON.parse(experimentsJson(asking, stored)).experiments[0].comparisons[0].sentence;
}

test.each([
  [1_000, 1_996, "long brought 100 % more leads than short; "],
  [1_000, 2_100, "long brought 2.1 times as many leads as short; "],
  [1_000, 1_300, "long brought 30 % more leads than short; "],
  [1_000, 700, "long brought 30 % fewer leads than short; "],
  [1_000, 3, "long brought 99 % fewer leads than short; the truth lies between 99 % fewer and 99 % fewer."],
  [0, 40, "long brought 40 leads and short none; the truth is anything from 10 times as many up."],
  [40, 0, "long brought no leads and short 40; the truth lies between none at all and 90 % fewer."],
  [
    1_000,
    1_010,
    "No difference in leads to be seen between short and long; the truth lies between 8 % fewer and 10 % more.",
  ],
  [6, 7, "Too few leads to tell: 6 with short and 7 with long. Chance alone gives such a difference nearly always; "],
  [0, 0, "Too few to tell: no leads yet with short or long."],
])("of %d people with one variant and %d with the other", (short, long, sentence) => {
  expect(said(short, long).slice(0, sentence.length)).toBe(sentence);
});
