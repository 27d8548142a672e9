import { describe, expect, it } from "vitest";
import { frame } from "../../tests/frame.ts";
import { checkFunnel } from "./index.ts";

/** Checks a definition in a folder, beside which other files can stand. */
const check = (
  text: string,
  files: Readonly<Record<string, string>> = {},
  around: Parameters<typeof checkFunnel>[2] = {},
) =>
  checkFunnel(
    "funnels/funnel.yaml",
    (file) => {
      const read = { "funnels/funnel.yaml": text, ...files }[file];
      return read === undefined ? { failure: "missing" } : { text: read };
    },
    around,
  );

const end = "  end: { type: end, path: /end, sections: [{ type: heading, text: Bye }] }\n";

describe("a report", () => {
  const times = (amount: number, line: (index: number) => string) =>
    Array.from({ length: amount }, (_, at) => line(at)).join("");
  /** Questions that lead to a step that there is not. */
  const errors = (amount: number) =>
    times(
      amount,
      (at) =>
        `  a${at}: { type: question, path: /a${at}, question: Well?, record: A${at}, options: [A, B], next: nowhere }\n`,
    );
  /** Questions whose answers nobody uses. */
  const warnings = (amount: number) =>
    times(
      amount,
      (at) => `  b${at}: { type: question, path: /b${at}, question: "b${at}?", options: [A, B], next: b${at + 1} }\n`,
    );
  const told = (steps: string) => {
    const { problems } = check(`${frame}start: b0\nsteps:\n${steps}${end}`);
    const count = (sought: string) =>
      problems.filter(({ severity, rule }) => severity === sought && rule !== "more-problems").length;
    return { problems, errors: count("error"), warnings: count("warning"), last: problems.at(-1) };
  };

  it("holds a hundred problems in the order of their lines, then says that there are more", () => {
    const {
      problems,
      errors: amount,
      last,
    } = told(errors(60) + warnings(60) + errors(60).replaceAll(/\ba(?=\d)/g, "c"));
    expect([problems.length, amount]).toEqual([101, 100]);
    expect(last).toMatchObject({
      rule: "more-problems",
      severity: "error",
      message: "There are more problems from here on. Fix the first 100, then check again.",
      suggest: null,
    });
    const lines = problems.slice(0, -1).map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    // The first that was left out is the first of the warnings.
    expect(last?.line).toBe(72);
  });

  it("leaves out warnings first, and says so as a warning", () => {
    const { problems, errors: amount, last } = told(warnings(60) + errors(60));
    // The last of the questions leads nowhere, too.
    expect([problems.length, amount]).toEqual([101, 61]);
    expect(last).toMatchObject({ rule: "more-problems", severity: "warning" });
  });

  it("says nothing of the kind where all of them fit", () => {
    expect(told(warnings(99))).toMatchObject({ errors: 1, warnings: 99, last: { rule: "unknown-target" } });
  });

  it("tells the problems of included files after those of the definition", () => {
    const step = "type: question\npath: /a\nquestion: Well?\nrecord: A\noptions: [A, B]\nnext: nowhere\n";
    const text = `${frame}start: a\nsteps:\n  a: { file: a.yaml }\n${end.replace("Bye", '"{facts.none}"')}`;
    const { problems, files } = check(text, { "funnels/a.yaml": step });
    expect(problems.map(({ file, line, rule }) => [file, line, rule])).toEqual([
      ["funnels/funnel.yaml", 13, "unknown-fact"],
      ["funnels/a.yaml", 6, "unknown-target"],
    ]);
    expect([...files.keys()]).toEqual(["funnels/funnel.yaml", "funnels/a.yaml"]);
  });
});

describe("a sound definition", () => {
  const sound = `${frame}start: end\nlint: { allow: [{ rule: idle-countdown, where: offer, reason: It is a game., owner: A. Person, date: 2026-01-31, until: 2026-06-30 }] }\nsteps:\n${end.replace(
    "sections: [",
    "sections: [{ type: image, src: ../house.svg, alt: A house }, ",
  )}`;

  it("finds its images beside it, and none in a folder above", () => {
    const looked: string[] = [];
    const find = (file: string) => {
      looked.push(file);
      return { found: true as const, bytes: 1 };
    };
    const { problems, definition } = check(sound.replace("../house", "rooms/house"), {}, { find });
    expect([...new Set(looked)].toSorted()).toEqual(["funnels/logo.svg", "funnels/rooms/house.svg"]);
    expect([definition?.id, problems.map(({ rule }) => rule)]).toEqual(["test", ["unused-allowance"]]);
    expect(check(sound, {}, { find }).definition).toBeUndefined();
  });

  it("gives what somebody else finds its place", () => {
    const { locate } = check(sound.replace("../house", "house"));
    const found = {
      rule: "seen",
      severity: "warning",
      message: "It is far too blue.",
      path: ["steps", "end", "path"],
    } as const;
    expect(locate?.(found)).toMatchObject({ ...found, file: "funnels/funnel.yaml", line: 13, column: 27 });
  });
});

describe("what somebody signed for", () => {
  const signed = `${frame}start: game\nlint: { allow: [{ rule: idle-countdown, where: game, reason: It is a game., owner: A. Person, date: 2026-01-31, until: 2026-06-30 }] }\nsteps:
  game: { type: offer, path: /, sections: [{ type: heading, text: Bye }], countdown: { text: Held for, lasts: 10 min } }
`;

  it("is no problem, and is kept with who signed it", () => {
    const { problems, signed: allowed, definition } = check(signed, {}, { today: "2026-06-30" });
    expect(problems).toEqual([]);
    expect(allowed).toMatchObject([
      { problem: { rule: "idle-countdown", line: 13 }, allowance: { owner: "A. Person" } },
    ]);
    expect(definition?.id).toBe("test");
  });

  it("is a problem again from the day after, if the day is known", () => {
    const rules = (today?: string) =>
      check(signed, {}, today === undefined ? {} : { today }).problems.map(({ rule }) => rule);
    expect(rules("2026-07-01")).toContain("expired-allowance");
    expect(rules()).toEqual([]);
  });
});

describe("for those who only want the definition", () => {
  const idle = "countdown: { text: Held for, lasts: 10 min }";
  const game = (steps: string) => `${frame}start: game\nsteps:\n  game: ${steps}\n`;

  it("runs no rule that only warns", () => {
    const text = game(`{ type: offer, path: /, sections: [{ type: heading, text: Bye }], ${idle} }`);
    const rules = (errorsOnly: boolean) => check(text, {}, { errorsOnly }).problems.map(({ rule }) => rule);
    expect(rules(false)).toContain("idle-countdown");
    expect(rules(true)).toEqual([]);
    expect(check(text, {}, { errorsOnly: true }).definition?.id).toBe("test");
  });

  it("still finds each error", () => {
    const text = game(`{ type: offer, path: /, sections: [{ type: heading, text: Bye }], back: gone, ${idle} }`);
    const { definition, problems } = check(text, {}, { errorsOnly: true });
    expect(problems.map(({ rule, severity }) => [rule, severity])).toEqual([["unknown-back-target", "error"]]);
    expect(definition).toBeUndefined();
  });
});
