import { describe, expect, it } from "vitest";
import type { Problem } from "../problem/problem.ts";
import { formatReport } from "./format-report.ts";

const problem: Problem = {
  rule: "wrong-type",
  severity: "warning",
  message: "50 % of\nit: no",
  file: "a,b:c.yaml",
  line: 2,
  column: 4,
  endLine: 2,
  endColumn: 6,
  path: ["steps", "a"],
  suggest: null,
};

const report = (text: string, changes: Partial<Problem>, format: "stylish" | "github" | "sarif" = "stylish") =>
  formatReport([{ ...problem, message: "No.", file: "f.yaml", ...changes }], new Map([["f.yaml", text]]), format);

describe("a report for GitHub", () => {
  it("escapes what would end a property or the message", () => {
    expect(formatReport([problem], new Map(), "github")).toBe(
      "::warning file=a%2Cb%3Ac.yaml,line=2,endLine=2,col=4,endColumn=6,title=wrong-type::50 %25 of%0Ait: no\n",
    );
  });
});

describe("a report for code scanners", () => {
  it("writes paths as addresses", () => {
    expect(formatReport([problem], new Map(), "sarif")).toContain('"uri": "a%2Cb%3Ac.yaml"');
  });

  it("lists each rule once, by its name, whichever problem comes first", () => {
    const rules = ["wrong-type", "alias", "wrong-type", "missing-key"];
    const { runs } = JSON.parse(
      formatReport(
        rules.map((rule) => ({ ...problem, rule })),
        new Map(),
        "sarif",
      ),
    );
    expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      "alias",
      "missing-key",
      "wrong-type",
    ]);
    expect(runs[0].results.map(({ ruleIndex }: { ruleIndex: number }) => ruleIndex)).toEqual([2, 0, 2, 1]);
  });
});

describe("a report for people", () => {
  it("underlines the place between two lines before and after", () => {
    expect(report("one\ntwo\nthree\nfour\nfive\nsix", { line: 3, column: 2, endLine: 3, endColumn: 4 })).toBe(
      `f.yaml:3:2 warning wrong-type
  No.

    1 | one
    2 | two
  > 3 | three
      |  ^^
    4 | four
    5 | five

0 errors, 1 warning
`,
    );
  });

  it("underlines only the first line of a place with several", () => {
    const text = report("one: |\n  two\n", { line: 1, column: 6, endLine: 2, endColumn: 6 });
    expect(text).toContain("> 1 | one: |\n      |      ^\n");
  });

  it("shows the empty line that a problem is in, and no other at the end", () => {
    expect(report("one\n\n\n", { line: 2, column: 1, endLine: 2, endColumn: 2 })).toContain(
      "No.\n\n    1 | one\n  > 2 |\n      | ^\n\n0 errors",
    );
  });

  it("shows a window of a line that is very long", () => {
    const rows = report(`${"x".repeat(100_000)}HERE${"y".repeat(100_000)}`, {
      line: 1,
      column: 100_001,
      endLine: 1,
      endColumn: 100_005,
    }).split("\n");
    const line = rows.findIndex((row) => row.includes("HERE"));
    expect(rows[line]?.length).toBeLessThan(140);
    expect(rows[line + 1]?.indexOf("^^^^")).toBe(rows[line]?.indexOf("HERE"));
  });

  it.each([
    [120, "x".repeat(120)],
    [121, `${"x".repeat(120)}…`],
  ])("marks a line of %i characters as cut only where something is left out", (length, shown) => {
    const text = report("x".repeat(length), { line: 1, column: 1, endLine: 1, endColumn: 3 });
    expect(text).toContain(`> 1 | ${shown}\n`);
  });

  it("shows no lines where there is none at the place", () => {
    const place = { line: 9, column: 1, endLine: 9, endColumn: 2 };
    expect(report("one\ntwo", place)).toBe("f.yaml:9:1 warning wrong-type\n  No.\n\n0 errors, 1 warning\n");
  });

  it("ends with the errors, wherever they stand", () => {
    const problems: Problem[] = [
      { ...problem, severity: "error", message: "First." },
      { ...problem, message: "Second." },
    ];
    expect(formatReport(problems, new Map(), "stylish").match(/\w+\.$/gm)).toEqual(["Second.", "First."]);
  });

  it("shows no lines of a file that could not be read", () => {
    expect(formatReport([{ ...problem, message: "No." }], new Map(), "stylish")).toBe(
      "a,b:c.yaml:2:4 warning wrong-type\n  No.\n\n0 errors, 1 warning\n",
    );
  });

  it("leaves control characters out", () => {
    const text = report("a: \u001b[31mred\r\n", { line: 1, column: 1, endLine: 1, endColumn: 2 });
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  });
});
