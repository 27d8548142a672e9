import { readFileSync } from "node:fs";

/** Names of all settings, as .env.example has them. */
export const settingNames: readonly string[] = readFileSync(".env.example", "utf8").match(/^[A-Z_]+(?==)/gm) ?? [];

/** Every setting empty, which counts as not set: what stands in the environment of whoever runs the tests is none. */
export const noSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settingNames.map((name) => [name, ""])),
  ENV_FILE: "",
};
