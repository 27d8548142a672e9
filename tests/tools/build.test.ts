import { execFile } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import texts from "../../schema/texts.schema.json" with { type: "json" };

const out = mkdtempSync(join("node_modules", ".cache", "build-"));
afterAll(() => rmSync(out, { recursive: true }));

/** A missing file behind FUNNEL is reported before anything else. */
const missing = "no-such-folder/funnel.yaml";
const run = (words: readonly string[], environment = {}) =>
  promisify(execFile)(process.execPath, words, {
    env: {
      ...process.env,
      ...{ ENV_FILE: "", FUNNEL: missing, FUNNEL_OUT: out, NO_COLOR: "1", PORT: "0" },
      ...environment,
    },
    timeout: 40_000,
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

const languages = readdirSync("schema/texts").map((file) => file.replace(".json", ""));

/**
 * The longer of the engine's own sentences in a language that have no placeholders; short ones also occur in libraries.
 */
function sentencesIn(language: string): readonly string[] {
  const english: readonly { properties: Readonly<Record<string, { default: string }>> }[] = Object.values(
    texts.properties,
  );
  const said =
    language === "en"
      ? english.flatMap(({ properties }) => Object.values(properties).map((text) => text.default))
      : Object.values<object>(JSON.parse(readFileSync(`schema/texts/${language}.json`, "utf8"))).flatMap(
          (group): string[] => Object.values(group),
        );
  return said.filter((text) => text.length >= (language === "ja" ? 8 : 24) && !/[{\n@]/.test(text));
}

const build = (funnel: string, environment = {}, ...options: readonly string[]) =>
  promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", "build", ...options], {
    env: { ...process.env, FUNNEL: funnel, FUNNEL_OUT: out, NO_COLOR: "1", NODE_ENV: "production", ...environment },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

/** Builds without compressing, which takes a quarter of the time, for tests that only read what is written. */
const draft = (funnel: string, environment = {}) => build(funnel, environment, "--mode", "draft");

/** The check that `npm start` runs before it builds. */
const isBuilt = async (funnel: string) => {
  const asking = `import { appBuild, recordedPath } from "./src/scripts/app-build.mjs";
import { isUpToDate } from "./src/scripts/build-record.mjs";
process.stdout.write(String(isUpToDate(appBuild.record, appBuild.circumstances, recordedPath)));`;
  return (await run(["--input-type=module", "--eval", asking], { FUNNEL: funnel, NODE_ENV: "production" })).text;
};

describe("a definition that is not there", () => {
  test.each([
    ["npm run dev", ["node_modules/vite/bin/vite.js"]],
    ["npm run build", ["node_modules/vite/bin/vite.js", "build"]],
    ["npm start", ["src/scripts/start.mjs"]],
  ])("%s: is told at once, in one line, with the way out", { timeout: 60_000 }, async (_, words) => {
    expect(await run(words)).toEqual({
      code: 1,
      text: `There is no file "${missing}". Name a definition that is there: FUNNEL=FILE npm run dev\n`,
    });
  });
});

test("npm run dev: says in a sentence that PORT is none", { timeout: 60_000 }, async () => {
  const environment = { FUNNEL: "examples/solar-roof/funnel.yaml", PORT: "abc" };
  const { code, text } = await run(["node_modules/vite/bin/vite.js"], environment);
  expect(code).toBe(1);
  // On a busy machine Vite tells before it how long its configuration took.
  expect(text.slice(text.indexOf("PORT"))).toBe(
    'PORT is "abc". Choose a whole number from 0 to 65535: PORT=3001 npm run dev\n',
  );
});

/** Fails if the built site says what the engine says in another language, or does not in this one. */
function expectOnly(language: string, own: string) {
  const files = readdirSync(join(out, "client"), { recursive: true, withFileTypes: true });
  const shipped = files
    .filter((entry) => entry.isFile() && /\.(html|js|css|txt|xml)$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");
  expect(shipped).toContain(own);
  for (const spoken of ["en", ...languages]) {
    const found = sentencesIn(spoken).filter((sentence) => shipped.includes(sentence));
    if (spoken === language) expect(found).toContain(sentencesIn(language)[0]);
    else expect(found, spoken).toEqual([]);
  }
}

describe("npm run build", () => {
  test("takes a definition and its images from anywhere, names no folder of the machine, and speaks one language", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wine-shop-"));
    try {
      cpSync("tests/trades", folder, { recursive: true });
      const file = join(folder, "wine-shop.yaml");
      const { code, text } = await build(file);
      expect(code).toBe(0);
      // Nothing that the bundler warns of, by its code in brackets.
      expect(text).not.toMatch(/\[[A-Z]+_[A-Z_]+\]/);
      expect(await isBuilt(file)).toBe("true");
      appendFileSync(file, "# One more line\n");
      expect(await isBuilt(file)).toBe("false");
    } finally {
      rmSync(folder, { recursive: true });
    }
    const icon = /<link rel="icon" href="([^"]+)">/.exec(readFileSync(join(out, "client/order/index.html"), "utf8"));
    expect(existsSync(join(out, "client", icon?.[1] ?? ""))).toBe(true);
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const telling = files.filter(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), "utf8");
      return [folder, process.cwd(), `${homedir()}/`, "/@fs/"].some((path) => text.includes(path));
    });
    expect(telling.map(({ name }) => name)).toEqual([]);
    expectOnly("en", "Nothing this time");
  }, 60_000);

  test("writes a finished page for every step in its language, styles and all, and a 404 page, and speaks no other one", async () => {
    const { code, text } = await draft("tests/trades/movers.yaml", { FUNCTIONS: "none" });
    expect(code).toBe(0);
    expect(text).toContain("FUNCTIONS=none: nobody takes leads");
    const page = (path: string) => readFileSync(join(out, "client", path), "utf8");
    const start = page("index.html");
    expect(start).toContain('lang="de"');
    expect(start).toMatch(
      /<title>Wohnungs\S+ oder doch nur ein Umzug\? · Umzugsunternehmen Kistenschleppermeister<\/title>/,
    );
    expect(start).toMatch(/<style data-styled[^>]*>[^<]*min-height/);
    // Nothing that is seen waits for the script that answers taps.
    expect(start.lastIndexOf("<script>")).toBeGreaterThan(start.lastIndexOf("</main>"));
    expect(page("groesse/index.html")).toContain("Wie groß ist die Wohnung?");
    expect(page("404.html")).toContain("Hoppla! Seite nicht gefunden");
    expectOnly("de", "Weiß nicht");
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
