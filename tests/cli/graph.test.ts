import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runFunnel } from "./run-funnel.ts";

const sound = "tests/cli/sound.yaml";
const broken = "tests/cli/broken.yaml";
const folder = mkdtempSync(join(tmpdir(), "funnel-graph-"));

afterAll(() => rmSync(folder, { recursive: true }));

describe("funnel graph", { timeout: 60_000 }, () => {
  it("writes a picture of funnel.yaml where no file is named", () => {
    const { code, out, err } = runFunnel("graph");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it("writes text for Mermaid", () => {
    expect(runFunnel("graph", sound, "--format", "mermaid")).toEqual({
      code: 0,
      out: `---
title: "example"
---
flowchart TD
  step0(["first (start, question)<br/>Ready?"])
  step1(["end (end, offer)<br/>Thank you"])
  step0 --> step1
`,
      err: "",
    });
  });

  it("writes into a file, and says so", () => {
    const file = join(folder, "written.svg");
    expect(runFunnel("graph", sound, "--back", "--out", file)).toEqual({ code: 0, out: `${file}: 2 steps\n`, err: "" });
    expect(readFileSync(file, "utf8")).toMatch(/^<svg /);
  });

  it.each([
    ["picture.SVG", [], /^<svg /],
    ["picture", [], /^<svg /],
    ["picture.mmd", [], /\nflowchart TD\n/],
    ["picture.mermaid", [], /\nflowchart TD\n/],
    ["picture.md", ["--format", "mermaid"], /\nflowchart TD\n/],
    ["picture.txt", ["--format", "mermaid"], /\nflowchart TD\n/],
  ])("writes %s %s in the format asked for, or else in that of the ending", (name, more, written) => {
    const file = join(folder, name);
    expect(runFunnel("graph", sound, "--out", file, ...more)).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(file, "utf8")).toMatch(written);
  });

  it("refuses an ending that is none of a format, and names both", () => {
    const file = join(folder, "picture.png");
    expect(runFunnel("graph", sound, "--out", file)).toEqual({
      code: 2,
      out: "",
      err: 'funnel: A picture cannot be written as ".png". Name a file that ends in .svg (picture) or .mmd (text for Mermaid), or choose with --format.\n',
    });
    expect(existsSync(file)).toBe(false);
  });
});

describe("funnel paths", { timeout: 60_000 }, () => {
  it("lists walks for a tester", () => {
    expect(runFunnel("paths", sound)).toEqual({
      code: 0,
      out: `2 walks, 2 moves: 1 of 1 ways, 2 of 2 options, 0 of 0 back links. Fewer walks cannot do it.

Walk 1
   step   comes to  do
1  first  end       choose “Yes”

Walk 2
   step   comes to  do
1  first  end       choose “No”
`,
      err: "",
    });
  });

  it("writes JSON", () => {
    const { walks, ...report } = JSON.parse(runFunnel("paths", sound, "--format", "json").out);
    expect(report).toEqual({
      funnel: "example",
      least: 2,
      isCut: false,
      coverage: {
        ways: { covered: 1, total: 1 },
        options: { covered: 2, total: 2 },
        "back links": { covered: 0, total: 0 },
      },
      uncovered: [],
    });
    expect(walks[0]).toEqual({
      query: {},
      moves: [
        {
          step: "first",
          action: { kind: "answer", choice: ["yes"] },
          words: "choose “Yes”",
          to: "end",
          covers: ["way first 0", "option first yes"],
        },
      ],
    });
  });
});

describe("funnel simulate", { timeout: 60_000 }, () => {
  it("says how many visitors come to each step", () => {
    const { code, out } = runFunnel("simulate", sound, "--visitors", "1000", "--drop-off", "first=1");
    expect(code).toBe(0);
    expect(out).toContain("1,000 visitors, seed 1. 0.0 % come to an end");
    expect(out).toContain("\nSeen by nobody: end.\n");
  });

  it("writes JSON that is the same for the same seed", () => {
    const run = (seed: string) =>
      runFunnel("simulate", "--format", "json", "--visitors", "500", "--seed", seed, "--drop-off", "0.1").out;
    expect(Object.keys(JSON.parse(run("3")))).toEqual([
      "funnel",
      "visitors",
      "seed",
      "steps",
      "ends",
      "outcomes",
      "unseen",
      "circling",
      "experiments",
    ]);
    expect(run("3")).toBe(run("3"));
    expect(run("3")).not.toBe(run("4"));
  });
});

it("funnel simulate takes no parameter of the address twice", () => {
  const { code, err } = runFunnel("simulate", sound, "--query", "from=mail,from=card");
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--query: "from" has two values.') });
});

describe("graph, paths and simulate", { timeout: 60_000 }, () => {
  it.each(["graph", "paths", "simulate"])("%s: report the problems of a definition and exit with 1", (command) => {
    const { code, out, err } = runFunnel(command, broken);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("error unknown-target");
  });

  it.each([
    ["graph", "nothing.yaml"],
    ["graph", sound, "--format", "png"],
    ["graph", sound, "--out", "no/such/folder/picture.svg"],
    ["paths", sound, "--format", "svg"],
    ["simulate", "nothing.yaml"],
    ["simulate", sound, "--visitors", "many"],
    ["simulate", sound, "--visitors", "0"],
    ["simulate", sound, "--seed", "1.5"],
    ["simulate", sound, "--drop-off", "2"],
    ["simulate", sound, "--query", "from"],
    ["simulate", sound, "--on", "2026-02-30"],
    ["paths", sound, "--on", "tomorrow"],
    ["simulate", sound, "--drop-off", "fisrt=0.1"],
    ["simulate", sound, "--weights", "first=0.5"],
    ["simulate", sound, "--weights", "first.yse=0.5"],
  ])("%s %s %s %s: says why it cannot run and exits with 2", (...words) => {
    const { code, out, err } = runFunnel(...words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^funnel: .+\n$/);
  });
});
