import { join } from "node:path";
import { build } from "vite";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";

const entry = join(import.meta.dirname, "../../kernel/main.ts");

/**
 * The script that answers taps until the page's code has come. It is the same text in every page of every funnel, so the
 * policy of all pages allows it by one hash.
 *
 * @param loaded tracks the files that it is made from
 */
export async function kernelScript(loaded?: LoadedFiles): Promise<string> {
  const made = await build({
    configFile: false,
    envDir: false,
    tsconfig: "tsconfig.base.json",
    logLevel: "error",
    publicDir: false,
    plugins: [loaded?.plugin],
    build: { write: false, target: "es2022", minify: true, lib: { entry, formats: ["iife"], name: "kernel" } },
  });
  const [bundle] = Array.isArray(made) ? made : [];
  if (!bundle) throw new Error(`${entry} was not built.`);
  return bundle.output[0].code.trim();
}
