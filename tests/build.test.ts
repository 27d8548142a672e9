import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";

const out = mkdtempSync(join("node_modules", ".cache", "build-"));
afterAll(() => rmSync(out, { recursive: true }));

const build = (funnel: string) =>
  promisify(execFile)("npx", ["vite", "build"], {
    env: { ...process.env, FUNNEL: funnel, FUNNEL_OUT: out, NO_COLOR: "1", NODE_ENV: "production" },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

describe("npm run build", () => {
  test("writes a finished page for every step, styles and all, and a 404 page", async () => {
    expect(await build("examples/solar-roof/funnel.yaml")).toMatchObject({ code: 0 });
    const page = (path: string) => readFileSync(join(out, "client", path), "utf8");
    const start = page("index.html");
    expect(start).toContain('lang="en-GB"');
    expect(start).toContain("<title>Is your roof right for solar? · Noonroof</title>");
    expect(start).toContain("Where do you live?");
    expect(start).toMatch(/<style data-styled[^>]*>[^<]*min-height/);
    expect(page("guide/index.html")).toContain("A little homework first");
    expect(page("404.html")).toContain("Oops! Page not found");
  }, 60_000);

  test("stops at a broken definition, with the line and the repair", async () => {
    const { code, text } = await build("tests/cli/broken.yaml");
    expect(code).not.toBe(0);
    expect(text).toContain("tests/cli/broken.yaml has problems");
    expect(text).toMatch(/\n\s*>?\s*\d+ \|/);
    expect(text).not.toContain("    at ");
    expect(existsSync(join(out, "client", "second"))).toBe(false);
  }, 60_000);
});
