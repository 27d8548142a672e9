import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverSettingsOf } from "../src/server/server-settings.ts";
import { settingsOf } from "../supabase/functions/_shared/context/index.ts";
import { noSettings, settingNames } from "./no-settings.ts";

/** Names that a function reads from an environment. */
function asked(read: (environment: Record<string, string | undefined>) => unknown): readonly string[] {
  const names: string[] = [];
  read(
    new Proxy({} as Record<string, string | undefined>, {
      get: (_, name) => {
        names.push(String(name));
        return undefined;
      },
    }),
  );
  return names;
}

/** Names that code reads directly from the environment. */
function named(): readonly string[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes(".test."))
    .map((file) => join("src", file));
  return [...files, "vite.config.ts"].flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const single = [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = ""]) => name);
    const several = [...text.matchAll(/\{([A-Z_, ]+)\} = process\.env/g)].flatMap(([, names = ""]) => names.split(","));
    return [...single, ...several.map((name) => name.trim())];
  });
}

/** Set by the terminal, a test, `npm run mutate`, or for the compiler or Vite, not by an operator. */
const ofTheSystem = [
  "NO_COLOR",
  "TERM",
  "ENV_FILE",
  "PATH",
  "CHROMIUM_PATH",
  "GOGC",
  "MUTATE_PATH",
  "MUTATE_EVERY",
  "MUTATE_FROM",
  "VITE_CONFIG_NATIVE_IGNORE_WARNING",
];

test(".env.example names every variable that is read, and no other", () => {
  const read = new Set([...asked(settingsOf), ...asked(serverSettingsOf), ...named()]);
  for (const name of ofTheSystem) read.delete(name);
  expect([...settingNames].sort()).toEqual([...read].sort());
});

test(".env.example sets nothing: a copy of it changes nothing", () => {
  expect(readFileSync(".env.example", "utf8").match(/^[A-Z_]+=.+$/gm)).toBeNull();
});

test("an empty setting counts as not set", () => {
  expect([settingsOf(noSettings), serverSettingsOf(noSettings)]).toEqual([settingsOf({}), serverSettingsOf({})]);
});
