import { readFileSync } from "node:fs";

/** Names of all settings, as .env.example has them. */
export const settingNames: readonly string[] = readFileSync(".env.example", "utf8").match(/^[A-Z_]+(?==)/gm) ?? [];

/** Every setting empty, which counts as not set, so that the environment of whoever runs the tests does not matter. */
export const noSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settingNames.map((name) => [name, ""])),
  ENV_FILE: "",
};
