import { join } from "node:path";
import { build } from "vite";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";

/** The scripts within a page. They are the same in every page of every funnel, so that the policies of all have the same hashes; experiments have a first one of their own. */
export type KernelScripts = {
  /**
   * In its head, of a page with a font of its own or with a part that depends on answers or variants: what must be done before
   * it is painted.
   */
  readonly first: string;
  /** Behind its first screen: keeps what is tapped until the kernel is there. */
  readonly early: string;
  /** At its end, as nothing that is seen waits for it: answers taps until the page's code has come. */
  readonly kernel: string;
};

/**
 * Makes the scripts within a page.
 *
 * @param experiments whether visitors are shown variants
 * @param loaded tracks the files that they are made from
 */
export async function kernelScripts(experiments: boolean, loaded?: LoadedFiles): Promise<KernelScripts> {
  const [first, early, kernel] = await Promise.all([
    scriptOf(experiments ? "first-drawn.ts" : "first.ts", loaded),
    scriptOf("early.ts", loaded),
    scriptOf("main.ts", loaded),
  ]);
  return { first, early, kernel };
}

async function scriptOf(file: string, loaded: LoadedFiles | undefined): Promise<string> {
  const entry = join(import.meta.dirname, "../../kernel/scripts", file);
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
