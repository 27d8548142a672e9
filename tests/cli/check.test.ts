import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, runFunnel } from "./run-funnel.ts";

const broken = "tests/cli/broken.yaml";
const sound = "tests/cli/sound.yaml";

describe("funnel check", { timeout: 60_000 }, () => {
  it("says that a sound definition has no problems and exits with 0", () => {
    expect(runFunnel("check", sound)).toEqual({ code: 0, out: `${sound}: no problems\n`, err: "" });
  });

  it("checks funnel.yaml where no file is named", () => {
    expect(runFunnel("check").out).toMatch(/^funnel\.yaml/);
  });

  it("exits with 1 and names file, line and column of each problem", () => {
    const { code, out } = runFunnel("check", broken);
    expect(code).toBe(1);
    expect(out).toContain(`${broken}:19:11 error unknown-target\n  Step "first" leads to "secnd"`);
  });

  it("writes JSON with exactly the fields it promises", () => {
    const { code, out } = runFunnel("check", broken, "--format", "json");
    const report = JSON.parse(out);
    expect(code).toBe(1);
    expect(Object.keys(report)).toEqual(["file", "problems"]);
    expect(report.file).toBe(broken);
    expect(report.problems[1]).toEqual({
      rule: "unknown-target",
      severity: "error",
      message: 'Step "first" leads to "secnd", which is not a step. Did you mean "second"?',
      file: broken,
      line: 19,
      column: 11,
      endLine: 19,
      endColumn: 16,
      path: ["steps", "first", "next"],
      suggest: "second",
    });
    expect(JSON.parse(runFunnel("check", sound, "--format=json").out)).toEqual({ file: sound, problems: [] });
  });

  it("writes one GitHub annotation for each problem", () => {
    const { out } = runFunnel("check", broken, "--format", "github");
    expect(out.split("\n")[1]).toBe(
      `::error file=${broken},line=19,endLine=19,col=11,endColumn=16,title=unknown-target::Step "first" leads to "secnd", which is not a step. Did you mean "second"?`,
    );
    expect(runFunnel("check", sound, "--format", "github").out).toBe("");
  });

  it("writes SARIF 2.1.0", () => {
    const log = JSON.parse(runFunnel("check", broken, "--format", "sarif").out);
    expect(log.version).toBe("2.1.0");
    const [run] = log.runs;
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["unknown-target"]);
    expect(run.results[1]).toMatchObject({
      ruleId: "unknown-target",
      ruleIndex: 0,
      level: "error",
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: broken },
            region: { startLine: 19, startColumn: 11, endLine: 19, endColumn: 16 },
          },
        },
      ],
    });
  });

  it("takes a folder for a problem, not for a failure of its own", () => {
    const { code, out } = runFunnel("check", "tests/cli");
    expect(code).toBe(1);
    expect(out).toMatch(/^tests\/cli:1:1 error unreadable-file\n {2}"tests\/cli" is a folder/);
  });

  it("finds included files from wherever it is called", () => {
    const { code, out } = runFunnel("check", join(root, "tests/load/included-placeholder/funnel.yaml"));
    expect(code).toBe(1);
    expect(out).toContain(`${join(root, "tests/load/included-placeholder/thanks.md")}:3:11 error unknown-placeholder`);
  });
});

describe("a command line that cannot be run", { timeout: 60_000 }, () => {
  it.each([
    ["a file that does not exist", ["check", "nothing.yaml"], 'There is no file "nothing.yaml"'],
    [
      "a file that is called otherwise",
      ["check", "funnle.yaml"],
      'There is no file "funnle.yaml". Did you mean "funnel.yaml"?',
    ],
    ["an unknown command", ["chekc"], 'There is no command "chekc". Did you mean "check"?'],
    ["a command of other tools", ["init"], 'There is no command "init". Did you mean "new"?'],
    ["what is a script of npm", ["dev"], 'There is no command "dev". In the folder of the project, run npm run dev.'],
    [
      "an unknown option",
      ["check", sound, "--fromat", "json"],
      'There is no option "--fromat". Did you mean "--format"?',
    ],
    ["an unknown short option", ["check", "-x"], 'There is no option "-x"'],
    ["an unknown format", ["check", sound, "--format", "xml"], "xml"],
    ["an option without its value", ["check", sound, "--format"], '"--format" needs a value: --format TEXT.'],
    [
      "a value for an option that takes none",
      ["check", "--release=no"],
      "Option '--release' does not take an argument.",
    ],
    ["one word too many", ["check", sound, sound], "one word too many: funnel check [FILE] [OPTIONS]"],
    ["one word too few", ["diff"], "OLD is missing: funnel diff OLD [NEW] [OPTIONS]"],
    ["a word that only looks like a command", ["constructor"], 'There is no command "constructor"'],
  ])("%s: says why and exits with 2", (_, words, reason) => {
    const { code, out, err } = runFunnel(...words);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(reason);
  });

  it("shows what can be done where nothing was asked for", () => {
    const { code, err } = runFunnel();
    expect(code).toBe(2);
    expect(err).toContain("check");
    expect(runFunnel("--help")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ {2}check {2,}Checks a definition/m),
    });
    const { code: done, out } = runFunnel("check", "--help");
    expect(done).toBe(0);
    expect(out).toContain("\nfunnel check [FILE] [OPTIONS]\n");
    expect(out).toMatch(/^ {2}FILE +The definition \(funnel\.yaml\)$/m);
    expect(out).toMatch(/^ {2}--format stylish\|json\|github\|sarif +What the report looks like \(stylish\)$/m);
  });
});
