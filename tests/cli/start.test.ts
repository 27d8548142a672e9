import { execFile, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { isUpToDate, writeBuildRecord } from "../../src/scripts/build-record.mjs";
import { copyProject } from "./copy-project.ts";
import { root } from "./run-funnel.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

const cache = join(copy, "node_modules/.cache/funnel-cli");
const bundle = join(cache, "main-check.cjs");
const recordOf = (part: string) => join(cache, `${part}.json`);
const bin = join(copy, "src/cli/bin.mjs");
const words = ["check", join(root, "examples/evening-piano/funnel.yaml")];

const env = { ...process.env, ENV_FILE: join(copy, ".env"), FUNNEL: "" };

function funnel(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], { encoding: "utf8", env });
  return { code: status, out: stdout, err: stderr };
}

// Each bundle takes seconds to make, so these calls, which find none, are those of all tests. A check runs from its own
// bundle, and all other commands from another one.
const check = () => promisify(execFile)(process.execPath, [bin, ...words], { env });
const atOnce = await Promise.all([check(), check()]);
const doctor = ["doctor", ...words.slice(1)];
const healthy = funnel(...doctor);
const first = funnel(...words);
const sound = { code: 0, out: expect.stringMatching(/0 errors|no problems/), err: "" };

/** Runs something while a file has other content. */
function whileChanged(file: string, text: (before: string) => string, act: () => void) {
  const before = readFileSync(file, "utf8");
  const now = text(before);
  expect(now).not.toBe(before);
  writeFileSync(file, now);
  try {
    act();
  } finally {
    writeFileSync(file, before);
  }
}

/** Files that a module imports, without type-only imports. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  const names = /^(?:import|export)(?! type\b)(?:[^;"]* from)? "(\.[^"]+)"|\bimport\("(\.[^"$]+)"\)/gm;
  return [...text.matchAll(names)].map(([, fixed, later]) => join(dirname(file), fixed ?? later ?? ""));
}

function importedFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (/\.m?ts$|\.mjs$/.test(file)) for (const next of importsOf(file)) importedFrom(next, found);
  return found;
}

describe.each([
  ["main", 300],
  ["main-check", 200],
])("what the bundle %s is made from", { timeout: 120_000 }, (part, least) => {
  const record = recordOf(part);
  const { files }: { files: Record<string, string | null> } = JSON.parse(readFileSync(record, "utf8"));
  const own = Object.keys(files).filter((file) => !file.startsWith(".."));

  it("has all that its commands import, and all that the bundle is made by", () => {
    const imported = [
      ...importedFrom(join(copy, `src/cli/${part}.ts`)),
      ...importedFrom(join(copy, "src/build/cli-bundle.ts")),
    ];
    expect(imported.length).toBeGreaterThan(least);
    expect(imported.map((file) => relative(copy, file)).filter((file) => !Object.hasOwn(files, file))).toEqual([]);
  });

  it("has what shapes modules, too: settings, folders that are taken whole, and the installed packages", () => {
    const inRoot = (file: string) => relative(copy, join(root, file));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "package.json",
        "tsconfig.base.json",
        "schema/funnel.schema.json",
        ...(part === "main" ? ["supabase/migrations"] : []),
        inRoot("node_modules/.package-lock.json"),
        inRoot("node_modules/yaml/package.json"),
      ]),
    );
    expect(Object.values(files)).not.toContain(null);
  });

  const inCopy = (name: string) => join(copy, name);

  it("is seen to be something else after a change of any of it, and to be the same when that is undone", () => {
    expect(isUpToDate(record, {}, inCopy)).toBe(true);
    const alone = join(copy, "record-of-one.json");
    for (const file of own) {
      // Checking all the others each time would take minutes.
      writeBuildRecord(alone, { [file]: files[file] ?? null });
      const isCurrent = () => isUpToDate(alone, {}, inCopy);
      expect(isCurrent(), file).toBe(true);
      const path = join(copy, file);
      if (statSync(path).isDirectory()) {
        writeFileSync(join(path, "new"), "");
        expect(isCurrent(), file).toBe(false);
        rmSync(join(path, "new"));
      } else
        whileChanged(
          path,
          (text) => `${text} `,
          () => expect(isCurrent(), file).toBe(false),
        );
    }
    expect(isUpToDate(record, {}, inCopy)).toBe(true);
  });
});

describe("the next call", { timeout: 120_000 }, () => {
  const changes: readonly [string, (text: string) => string][] = [
    // Only some commands read this.
    ["src/scripts/load-env.mjs", (text) => `${text}console.log("script changed");`],
    [
      "engine/report/for-people.ts",
      (text) => text.replace('counted(errors, "error")', 'counted(errors, "source changed")'),
    ],
    // The written validators are made from it.
    ["schema/funnel.schema.json", (text) => text.replace('"required": [', '"required": ["schemaChanged",')],
    [
      "src/build/cli-bundle.ts",
      (text) => text.replace('format: "cjs"', 'format: "cjs", banner: `console.log("bundler changed");`'),
    ],
    ["src/cli/bin.mjs", (text) => `${text}console.log("starter changed");`],
  ];

  it("uses each file that has changed, also one with an older time, and each that was put back after it", () => {
    const callChanged = () => {
      for (const [file] of changes) utimesSync(join(copy, file), 1_000_000_000, 1_000_000_000);
      const { out, err } = funnel(...doctor);
      for (const said of ["script changed", "source changed", "schemaChanged", "bundler changed", "starter changed"])
        expect(`${out}${err}`).toContain(said);
    };
    changes.reduce(
      (act, [file, change]) =>
        () =>
          whileChanged(join(copy, file), change, act),
      callChanged,
    )();
    expect(funnel(...doctor)).toEqual(healthy);
  });

  it("says what is wrong where none can be made, and leaves nothing behind, as no other does", () => {
    whileChanged(
      join(copy, "src/build/cli-bundle.ts"),
      (text) => `${text}throw new Error("bundler broken");`,
      () => {
        const { code, err } = funnel(...words);
        expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("put together: bundler broken\n") });
      },
    );
    // What is not whole yet is named after its process.
    expect(readdirSync(cache).filter((name) => /\d$/.test(name))).toEqual([]);
  });

  it("sees that only a part of its bundle is left", () => {
    const whole = readFileSync(bundle);
    const isCurrent = () => isUpToDate(recordOf("main-check"), {}, (name) => join(copy, name));
    for (const length of [0, 300_000]) {
      truncateSync(bundle, length);
      expect(isCurrent()).toBe(false);
      writeFileSync(bundle, whole);
      expect(isCurrent()).toBe(true);
    }
  });

  it("is right also where two come at once and neither finds a bundle", () => {
    for (const { stdout, stderr } of atOnce) expect({ code: 0, out: stdout, err: stderr }).toEqual(sound);
    expect(first).toEqual(sound);
  });
});
