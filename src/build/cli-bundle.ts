import { renameSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build, type Plugin } from "vite";
import { definitionAjv } from "../../engine/load/index.ts";
import { fingerprintOf, writeBuildRecord } from "../scripts/build-record.mjs";
import type { LoadedFiles } from "../scripts/loaded-files.mjs";

/** Where the bundle goes, and the record that tells later runs whether it is up to date. */
type Place = {
  /** The project's folder. */
  readonly root: string;
  readonly bundle: string;
  readonly record: string;
};

/**
 * Builds a file that the command line, or a part of it, runs from.
 *
 * @param entry module whose `main` runs a command line
 * @param loaded the files that the bundler has read so far to load this module, and will read
 */
export async function makeCliBundle(
  entry: string,
  { root, bundle, record }: Place,
  loaded: LoadedFiles,
): Promise<void> {
  // Vite's build sets production mode, but a command is not production.
  const { NODE_ENV } = process.env;
  // Two runs may both get here: each builds its own file and moves it into place atomically.
  const outDir = `${bundle}.${process.pid}`;
  await build({
    root,
    configFile: false,
    envDir: false,
    tsconfig: "tsconfig.base.json",
    logLevel: "error",
    publicDir: false,
    plugins: [loaded.plugin, writtenValidators(), loadedWhenNeeded()],
    // The embedded database looks for its files next to its code, so it is not bundled.
    ssr: { noExternal: true, external: ["@electric-sql/pglite"] },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "node20",
      rolldownOptions: {
        // The validators are generated code, so nothing in the bundle needs ajv itself.
        external: ["ajv"],
        output: { format: "cjs", entryFileNames: "main.cjs", codeSplitting: false },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const made = join(outDir, "main.cjs");
  const files = { ...loaded.fingerprints(), [relative(root, bundle)]: fingerprintOf(made) };
  renameSync(made, bundle);
  rmSync(outDir, { recursive: true });
  writeBuildRecord(record, files);
}

/**
 * Loads modules of Node's own, and packages that are not bundled, when a command first uses them: a check needs neither
 * sockets nor encryption, and few commands need a browser.
 */
function loadedWhenNeeded(): Plugin {
  const mark = "\0when-needed:";
  return {
    name: "loaded-when-needed",
    enforce: "pre",
    resolveId(id, importer) {
      if (importer?.startsWith(mark)) return { id, external: true };
      return isBuiltin(id) || unbundled.test(id) ? mark + id : null;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const name = id.slice(mark.length);
      return `module.exports = ${isBuiltin(name) ? `process.getBuiltinModule("${name}")` : `require("${name}")`};`;
    },
  };
}

/** Packages that are large and rarely used. */
const unbundled = /^(@playwright\/test|axe-core|@modelcontextprotocol\/sdk|zod)(\/|$)/;

/**
 * Generates the validators of definitions when a bundle is built, so that its runs need not compile the schema: that
 * would take half the time of a check.
 */
function writtenValidators(): Plugin {
  const replaced = "/engine/load/validators.ts";
  let isReplaced = false;
  return {
    name: "written-validators",
    load(id) {
      if (!id.endsWith(replaced)) return null;
      isReplaced = true;
      const written = standaloneCode(definitionAjv({ source: true }), { root: "root", step: "step" });
      return `const { boundedRegExp } = require("./bounded-reg-exp.ts");${written}exports.validators = () => exports;`;
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(`No module is called ${replaced}: checks would compile the schema each time.`);
    },
  };
}
