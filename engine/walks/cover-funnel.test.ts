import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { coverOnce, readFunnel } from "../../tests/read-funnel.ts";
import { coverageOf, coverFunnel, longestSearch } from "./cover-funnel.ts";
import { pathsJson, pathsTable } from "./paths-report.ts";

const funnel = readFunnel("funnel.yaml");

test("a search that takes too long is ended, and says what it had covered by then and what not", () => {
  let time = 0;
  const cover = coverFunnel(funnel, undefined, () => time++ * (longestSearch / 200));
  const { covered, total } = coverageOf(cover).ways;
  expect(covered).toBeGreaterThan(0);
  expect(covered).toBeLessThan(total);
  // Each way is covered, or told with the reason.
  const keys = [...cover.walks.flatMap(({ moves }) => moves.flatMap(({ covers }) => covers)), ...missed(cover)];
  for (const { key } of cover.targets) expect(keys).toContain(key);
  const table = pathsTable(cover, funnel);
  expect(table).toContain("The search was ended after 2 minutes. What it had not come to by then is not covered.");
  expect(table).not.toContain("Fewer walks");
  expect(table).toContain("the search was ended before it came here");
  expect(JSON.parse(pathsJson(cover, funnel))).toMatchObject({ isCut: true, coverage: { ways: { covered, total } } });
});

test("a search that is done in time says nothing of its end, and is the same with a clock and without one", () => {
  const cover = coverFunnel(funnel, undefined, () => 7);
  expect(cover).toEqual(coverOnce(funnel));
  expect(pathsTable(cover, funnel)).not.toContain("was ended");
});

test("a field that may stay empty is left empty where another field or a way asks for it", () => {
  const cover = coverFunnel(
    definition(`
start: you
steps:
  you:
    type: form
    path: /
    heading: You
    requireOneOf: [call, mail]
    fields:
      - { id: call, type: phone, label: Phone, contact: true, required: false }
      - { id: mail, type: email, label: Email, contact: true, required: false }
      - { id: hour, type: text, label: When may we call?, when: { has: call } }
    button: Send it
    consent: See our [privacy policy](legal:privacy).
    next: [{ when: { has: email }, go: written }, { go: called }]
  written: { type: end, path: /written, sections: [{ type: heading, text: We write }] }
  called: { type: end, path: /called, sections: [{ type: heading, text: We call }] }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep it. }] }
`),
  );
  expect(missed(cover)).toEqual([]);
  const left = cover.walks.map(({ moves }) => moves.map(({ action }) => action.kind === "leave" && action.values));
  expect(left).toContainEqual([expect.objectContaining({ call: "", phone: "", mail: "tester@example.com", hour: "" })]);
  expect(left).toContainEqual([expect.objectContaining({ mail: "", email: "", hour: "Ada" })]);
});

const missed = ({ uncovered }: ReturnType<typeof coverFunnel>) => uncovered.map(({ target }) => target.key);
