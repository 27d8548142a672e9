import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root, runFunnel } from "./run-funnel.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-diff-"));
const file = join(folder, "funnels/funnel.yaml");
const sound = readFileSync(join(root, "tests/cli/sound.yaml"), "utf8");
const git = (...words: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com", ...words]);

beforeAll(() => {
  mkdirSync(join(folder, "funnels"));
  writeFileSync(join(folder, "funnels/end.md"), "Thank you.");
  writeFileSync(file, sound.replace("text: Thank you }", "text: { file: end.md } }"));
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "First");
  writeFileSync(join(folder, "funnels/end.md"), "See you.");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("funnel diff", { timeout: 60_000 }, () => {
  it("compares with a git revision, included files and all", () => {
    const { code, out, err } = runFunnel("diff", "HEAD", file);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(`Copy
  ~ Step "end", section 1, "text": "Thank you." → "See you."

1 change; nothing breaks.
`);
    expect(runFunnel("diff", `HEAD:${file}`, file).out).toBe(out);
  });

  it("exits with 1 for what breaks only where it is asked to", () => {
    const other = join(folder, "funnels/other.yaml");
    writeFileSync(other, sound.replace("[Yes, No]", "[Yes, Never]"));
    const sure = join(root, "tests/cli/sound.yaml");
    expect(runFunnel("diff", sure, other)).toMatchObject({ code: 0, out: expect.stringContaining("1 thing breaks.") });
    expect(runFunnel("diff", sure, other, "--fail-on", "breaking").code).toBe(1);
    expect(runFunnel("diff", other, other, "--fail-on", "breaking").code).toBe(0);
    const { breaks, changes } = JSON.parse(runFunnel("diff", sure, other, "--format", "json").out);
    expect(breaks).toMatchObject([{ breaks: "stored answers", path: ["steps", "first", "options"] }]);
    expect(changes).toHaveLength(2);
  });

  it.each([
    [
      "a revision that does not exist",
      ["diff", "nothing", file],
      '"nothing" is neither a file nor a git revision that has',
    ],
    ["a new file that is not there", ["diff", file, "nothing.yaml"], 'There is no file "nothing.yaml"'],
    ["a definition with problems", ["diff", file, "tests/cli/broken.yaml"], "tests/cli/broken.yaml has problems"],
    ["an unknown format", ["diff", file, file, "--format", "html"], "html"],
    ["an unknown reason to fail", ["diff", file, file, "--fail-on", "all"], "--fail-on"],
    ["no old definition", ["diff"], "OLD"],
  ])("%s: says why and exits with 2", (_, words, reason) => {
    const { code, out, err } = runFunnel(...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(reason);
  });
});

describe("funnel contract", { timeout: 60_000 }, () => {
  it("prints types, or writes a schema into a file", () => {
    expect(runFunnel("contract").out).toContain('source: "trading_quiz"');
    const out = join(folder, "contract.json");
    expect(runFunnel("contract", file, "--format", "schema", "--out", out)).toMatchObject({ code: 0, out: "" });
    expect(JSON.parse(readFileSync(out, "utf8")).$schema).toBe("http://json-schema.org/draft-07/schema#");
    expect(runFunnel("contract", "tests/cli/broken.yaml").code).toBe(1);
  });
});
