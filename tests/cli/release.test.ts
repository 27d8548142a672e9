import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checked } from "../mutation/checked.ts";
import { runFunnel } from "./run-funnel.ts";

const signed = "tests/cli/signed.yaml";

/** Lines of a report with place and rule, such as `funnel.yaml:12 sample-content`. */
const placesIn = (report: string) =>
  [...report.matchAll(/^(\S+:\d+):\d+ \w+ ([\w-]+)$/gm)].map(([, place, rule]) => `${place} ${rule}`);

describe("the shipped funnel", { timeout: 60_000 }, () => {
  it("may be worked on: what its specification leaves open are warnings", () => {
    const { code, out } = runFunnel("check");
    expect(code).toBe(0);
    expect(out).toMatch(/\n0 errors, \d+ warnings\n$/);
    const problems = checked("funnel.yaml", readFileSync("funnel.yaml", "utf8"));
    expect(placesIn(out)).toEqual(problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`));
  });

  it("may not go live: the same list fails a release", () => {
    const { code, out } = runFunnel("check", "--release");
    expect(code).toBe(1);
    expect(out).toMatch(/\n\d+ errors, 0 warnings\nNot ready for release\. Fix or replace each/);
    expect(placesIn(out)).toEqual(placesIn(runFunnel("check").out));
  });
});

describe("a funnel started from a template", { timeout: 60_000 }, () => {
  it("may be worked on, and is known by its words before a release", () => {
    expect(runFunnel("check", "templates/lead/funnel.yaml").out).not.toContain("template-text");
    const { code, out } = runFunnel("check", "templates/lead/funnel.yaml", "--release");
    expect([code, placesIn(out).filter((place) => place.endsWith("template-text")).length]).toEqual([1, 1]);
    expect(out).toMatch(
      /The template "lead" is still there, word for word, in (\d+) of \1 sentences, such as "Your product"\./,
    );
  });
});

describe("the examples", { timeout: 60_000 }, () => {
  it.each(["solar-roof", "evening-piano", "strong-back"])(
    "%s is fit for release, since its company and its legal texts are signed for as invented",
    (name) => {
      const file = `examples/${name}/funnel.yaml`;
      const lines = readFileSync(file, "utf8").split("\n");
      const at = (isMeant: (line: string) => boolean) =>
        lines.flatMap((line, index) => (isMeant(line) ? `${file}:${index + 1}` : [])).join(", ");
      const { code, out } = runFunnel("check", file, "--release");
      const allowed = out
        .replaceAll(/:\d+(?=,|$)/gm, "")
        .split("\n")
        .filter((line) => line.includes(" at "));
      expect([code, out.split("\n")[0], ...allowed]).toEqual([
        0,
        `${file}: no problems`,
        `  sample-content at ${at((line) => line.includes("sample: true"))}`,
        `  example-address at ${at((line) => /example\.com/.test(line) && !line.includes("placeholder:"))}`,
      ]);
    },
  );
});

describe("what somebody has signed for", { timeout: 60_000 }, () => {
  it("is not reported in everyday work", () => {
    expect(runFunnel("check", signed)).toEqual({ code: 0, out: `${signed}: no problems\n`, err: "" });
  });

  it("passes a release, which lists it with the name below it", () => {
    const { code, out } = runFunnel("check", signed, "--release");
    expect(code).toBe(0);
    expect(out).toBe(`${signed}: no problems

Allowed:

  idle-countdown at ${signed}:27:5
    signed by A. Person on 2026-01-31: The page says that it is a game.
`);
  });

  it("leaves the reports for programs as they are", () => {
    const { out } = runFunnel("check", signed, "--release", "--format", "json");
    expect(JSON.parse(out)).toEqual({ file: signed, problems: [] });
  });
});
