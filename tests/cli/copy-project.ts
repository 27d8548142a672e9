import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run-funnel.ts";

/**
 * Makes a copy of the project in a subfolder, where it finds the packages. Changes there do not affect the original.
 */
export function copyProject(): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const copy = mkdtempSync(join(root, ".cache/project-"));
  for (const name of [
    "docs",
    "engine",
    "examples",
    "renderers",
    "schema",
    "src",
    "supabase",
    "ACCESSIBILITY.md",
    "AGENTS.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "package.json",
    "package-lock.json",
    "tsconfig.base.json",
    "vitest.config.ts",
    "tests/eventually.ts",
    "tests/patience.ts",
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  return copy;
}
