import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readFunnelFile } from "../../src/disk/read-funnel-file.ts";
import { root, runFunnel } from "./run-funnel.ts";

const folder = mkdtempSync(join(root, "node_modules/.cache/new-"));
afterAll(() => rmSync(folder, { recursive: true }));

const templates = readdirSync(join(root, "templates"));

describe("funnel new", { timeout: 120_000 }, () => {
  it("lists every template with what it is for", () => {
    const { code, out } = runFunnel("new", "--list");
    expect(code).toBe(0);
    expect(out.match(/^\w+(?=: A short quiz .+\.$)/gm)).toEqual(templates);
  });

  it.each(templates)("writes a funnel from %s that has no problems, builds, and shows its start", async (template) => {
    const name = join(folder, `my-${template}`);
    const { code, out } = runFunnel("new", name, "--from", template);
    const file = join(name, "funnel.yaml");
    expect(code).toBe(0);
    expect(out).toContain(`FUNNEL=${file} npm run dev`);

    const { definition, problems } = readFunnelFile(file);
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(definition?.id).toBe(`my-${template}`);
    const [, schema = ""] = /\$schema=(\S+)/.exec(readFileSync(file, "utf8")) ?? [];
    expect(existsSync(join(dirname(file), schema))).toBe(true);

    const built = join(folder, `dist-${template}`);
    const env = { ...process.env, FUNNEL: file, FUNNEL_OUT: built, NODE_ENV: "production" };
    await promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--mode", "draft"], {
      cwd: root,
      env,
    });
    expect(readFileSync(join(built, "client/index.html"), "utf8")).toContain("What would you like");
  });

  it("writes over nothing", () => {
    const taken = join(folder, "taken");
    mkdirSync(taken);
    expect(runFunnel("new", taken)).toMatchObject({ code: 2, err: expect.stringContaining("is there already") });
    expect(readdirSync(taken)).toEqual([]);
  });

  it.each([
    ["no name", ["new"], "Name the new funnel"],
    ["a name that is no id", ["new", "my funnel"], '"my funnel" cannot name a funnel'],
    ["an unknown template", ["new", "one", "--from", "laed"], 'Did you mean "lead"?'],
  ])("%s: says why and exits with 2", (_, words, reason) => {
    expect(runFunnel(...words)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(reason) });
  });
});
