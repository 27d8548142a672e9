import { readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { writtenValidators } from "./written-validators.ts";

/**
 * Makes the one file that the command line runs from, and removes what was compiled of the one before.
 *
 * @param root the project's folder
 * @param bundle where the file goes
 */
export async function makeCliBundle(root: string, bundle: string): Promise<void> {
  // Building says that this is production, which a command is not.
  const { NODE_ENV } = process.env;
  // Two runs at once may both come here: each makes its own, and puts it in place in one step.
  const outDir = `${bundle}.${process.pid}`;
  // What is saved while the bundle is being made is younger than the bundle.
  const begun = new Date();
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [writtenValidators(), builtinsWhenNeeded()],
    // The embedded database finds its own files beside its code, so it stays where it is.
    ssr: { noExternal: true, external: ["@electric-sql/pglite"] },
    build: {
      ssr: "src/cli/main.ts",
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      // Code that was compiled in another run has lost what import() needs.
      rolldownOptions: {
        output: { format: "cjs", entryFileNames: "main.cjs", codeSplitting: false, dynamicImportInCjs: false },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const made = join(outDir, "main.cjs");
  utimesSync(made, begun, begun);
  // A folder in its place would be in the way.
  if (statSync(bundle, { throwIfNoEntry: false })?.isDirectory()) rmSync(bundle, { recursive: true });
  renameSync(made, bundle);
  rmSync(outDir, { recursive: true });
  const folder = dirname(bundle);
  const isCompiled = (name: string) => name.startsWith(`${basename(bundle)}.`) && name.includes(".cache");
  for (const name of readdirSync(folder).filter(isCompiled))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Asks for what Node brings along where a command needs it: a check needs neither sockets nor encryption. */
function builtinsWhenNeeded(): Plugin {
  const mark = "\0builtin:";
  return {
    name: "builtins-when-needed",
    enforce: "pre",
    resolveId: (id) => (isBuiltin(id) ? mark + id : null),
    load: (id) =>
      id.startsWith(mark) ? `module.exports = process.getBuiltinModule("${id.slice(mark.length)}");` : null,
  };
}
