import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { frame } from "../frame.ts";
import { root } from "./run-funnel.ts";

/** The workflow as docs/ci.md shows it, run as GitHub does: in a clone, step by step, a step after a failure if always(). */
const [, text = ""] = /```yaml\n(.*?)```/s.exec(readFileSync(join(root, "docs/ci.md"), "utf8")) ?? [];
const workflow = parse(text) as {
  on: { pull_request: { paths: string[] } };
  jobs: { check: { steps: { name?: string; run?: string; if?: string }[] } };
};

/** Small, as each step of the workflow reads it anew in a process of its own. */
const funnel = `${frame}start: age
steps:
  age: { type: question, path: /, question: What is your age?, record: Age, options: [Below 40, 40 or more], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`;
const german = `translates: funnel.yaml
language: de
steps:
  age:
    question:
      from: What is your age?
      to: Wie alt bist du?
`;

const folder = mkdtempSync(join(tmpdir(), "funnel-workflow-"));
const clone = join(folder, "clone");
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...words], { cwd: clone });
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(clone, { recursive: true, force: true });
  mkdirSync(join(clone, "bin"), { recursive: true });
  copyFileSync(join(root, "tests/cli/logo.svg"), join(clone, "logo.svg"));
  writeFileSync(join(clone, "funnel.yaml"), funnel);
  writeFileSync(join(clone, "funnel.de.yaml"), german);
  const program = (name: string, script: string) =>
    writeFileSync(join(clone, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  program("npx", `shift; exec "${process.execPath}" "${join(root, "src/cli/bin.mjs")}" "$@"`);
  program("npm", ":");
  program("gh", "cp changes.md comment.md");
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "The branch that is merged into");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
});

const edit = (name: string, from: string, to: string) => {
  const file = join(clone, name);
  const written = readFileSync(file, "utf8");
  if (!written.includes(from)) throw new Error(`${name} has no "${from}".`);
  writeFileSync(file, written.replace(from, to));
};

/** What a pull request shows: the failed steps, the log, and the comment. */
function pullRequest() {
  const failed: string[] = [];
  let log = "";
  for (const { name = "", run, if: when } of workflow.jobs.check.steps) {
    if (run === undefined || (failed.length > 0 && when !== "always()")) continue;
    const env = { ...process.env, PATH: `${join(clone, "bin")}:${process.env.PATH}`, GITHUB_BASE_REF: "main" };
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", run], { cwd: clone, encoding: "utf8", env });
    log += stdout + stderr;
    if (status !== 0) failed.push(name);
  }
  const comment = join(clone, "comment.md");
  return { failed, log, comment: existsSync(comment) ? readFileSync(comment, "utf8") : undefined };
}

describe("the workflow in docs/ci.md", { timeout: 120_000 }, () => {
  it("runs for every file that a funnel is made of", () => {
    const { paths } = workflow.on.pull_request;
    for (const file of ["funnel.yaml", "funnel.de.yaml", "content/legal/terms.md"])
      expect(
        paths.some((path) => matchesGlob(file, path)),
        file,
      ).toBe(true);
  });

  it("comments what changed, and is content with what breaks nothing", () => {
    edit("funnel.yaml", "question: What is your age?", "question: How old are you?");
    const { failed, comment } = pullRequest();
    expect(failed).toEqual([]);
    expect(comment).toContain("How old are you?");
  });

  it("fails at a problem, on its line, and still comments", () => {
    edit("funnel.yaml", "start: age", "start: agge");
    const { failed, log, comment } = pullRequest();
    expect(failed).toEqual(["Problems, each on its line"]);
    expect(log).toMatch(/::error file=funnel\.yaml,line=\d+/);
    expect(comment).toMatch(/^What changed can only be said once/);
  });

  it("fails at a problem in another language, and says what changed all the same", () => {
    edit("funnel.yaml", "question: What is your age?", "question: How old are you?");
    edit("funnel.de.yaml", "translates: funnel.yaml", "translate: funnel.yaml");
    const { failed, log, comment } = pullRequest();
    expect(failed).toEqual(["Problems, each on its line"]);
    expect(log).toContain("::error file=funnel.de.yaml");
    expect(comment).toContain("How old are you?");
  });

  it("needs no other language", () => {
    rmSync(join(clone, "funnel.de.yaml"));
    expect(pullRequest().failed).toEqual([]);
  });
});
