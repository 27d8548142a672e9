import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

/** A funnel with two unused questions and entries of `lint.allow`. */
function check(allow: string, today?: string) {
  const text = `${frame}start: a
lint:
  allow: [${allow}]
steps:
  a: { type: question, path: /a, question: Well?, options: [A, B], next: ab }
  ab: { type: question, path: /ab, question: And now?, options: [A, B], next: end }
  end: { type: offer, path: /end, sections: [{ type: heading, text: Thanks }] }
`;
  const { problems, signed } = checkFunnel("test.yaml", () => ({ text }), { ...(today && { today }) });
  return {
    problems: problems.map(({ rule, path }) => `${rule} ${path.join(".")}`),
    signed: signed.map(({ problem, allowance }) => `${problem.path.join(".")} ${allowance.owner}`),
  };
}

const entry = (more: string) =>
  `{ rule: unused-question, ${more}reason: We ask next month., owner: Ann, date: 2026-01-31 }`;

describe("an allowance", () => {
  it("holds for the whole definition where it names no place", () => {
    expect(check(entry(""))).toEqual({ problems: [], signed: ["steps.a Ann", "steps.ab Ann"] });
  });

  it.each(["a", "steps.a"])("for %s holds there and not where a name only begins like it", (where) => {
    expect(check(entry(`where: ${where}, `))).toEqual({
      problems: ["unused-question steps.ab"],
      signed: ["steps.a Ann"],
    });
  });

  it.each(["legal.tabs.terms", "legal.tabs.2"])("for %s holds for that entry of a list alone", (where) => {
    const text = `${frame}start: end
legal:
  title: Legal
  tabs: [{ id: privacy, label: Privacy, text: A }, { id: terms, label: Terms, text: A, sample: true }, { id: more, label: More, text: A, sample: true }]
lint:
  allow: [{ rule: sample-content, where: ${where}, reason: It is a try., owner: Ann, date: 2026-01-31 }]
steps:
  end: { type: offer, path: /, sections: [{ type: heading, text: Thanks }] }
`;
    const { signed } = checkFunnel("test.yaml", () => ({ text }));
    expect(signed.map(({ problem }) => problem.path.slice(0, 3))).toEqual([["legal", "tabs", 1]]);
  });

  it("that matches nothing is reported itself, with what is reported elsewhere", () => {
    const text = `${frame}start: a
lint: { allow: [${entry("where: b, ")}] }
steps:
  a: { type: question, path: /, question: Well?, options: [A, B], next: end }
  end: { type: offer, path: /end, sections: [{ type: heading, text: Thanks }] }
`;
    const { problems } = checkFunnel("test.yaml", () => ({ text }));
    expect(problems.find(({ rule }) => rule === "unused-allowance")?.message).toContain("It is reported at: a.");
  });

  it("that matches nothing is reported itself", () => {
    expect(check(entry("where: end, ")).problems).toEqual([
      "unused-allowance lint.allow.0",
      "unused-question steps.a",
      "unused-question steps.ab",
    ]);
  });

  it("holds on its last day", () => {
    expect(check(entry("until: 2026-03-31, "), "2026-03-31").problems).toEqual([]);
  });

  it("is over on the day after, and what it allowed is reported again", () => {
    expect(check(entry("until: 2026-03-31, "), "2026-04-01")).toEqual({
      problems: ["expired-allowance lint.allow.0.until", "unused-question steps.a", "unused-question steps.ab"],
      signed: [],
    });
  });

  it("that overlaps with another one is used as well", () => {
    expect(check(`${entry("")}, ${entry("where: a, ")}`).problems).toEqual([]);
  });

  it.each(["reason", "owner", "date"])("without its %s is a problem with a place", (key) => {
    const { problems } = check(entry("").replace(new RegExp(`${key}: [^,}]*,? ?`), ""));
    expect(problems).toEqual(["missing-key lint.allow.0"]);
  });

  it("takes no date that is none", () => {
    expect(check(entry("").replace("2026-01-31", "31.1.2026")).problems).toEqual(["bad-format lint.allow.0.date"]);
  });

  it("cannot let an error pass", () => {
    expect(check("{ rule: unknown-target, reason: No., owner: Ann, date: 2026-01-31 }").problems).toContain(
      "unknown-allowance lint.allow.0.rule",
    );
  });
});
