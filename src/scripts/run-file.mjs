import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/**
 * Runs a TypeScript file of the project.
 *
 * @param {string} path
 */
export async function runFile(path) {
  const folder = resolve("node_modules/.cache/run");
  const one = await asOneFile(path, join(folder, `${process.pid}`));
  // Several processes may run the same file: each makes its own and moves it into place atomically, to a folder as deep,
  // which the places of errors are relative to.
  const made = join(folder, relative(".", path).replaceAll(/[\\/]/g, "-"), "main.mjs");
  mkdirSync(dirname(made), { recursive: true });
  renameSync(one, made);
  rmSync(dirname(one), { recursive: true });
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(made).href);
}

/**
 * Makes one file of a TypeScript file of the project and all that it imports: to load some hundred modules one by one
 * through Vite takes most of what a short script takes.
 *
 * @param {string} path
 * @param {string} outDir an empty folder for it
 * @param {{ root?: string, plugins?: import("vite").Plugin[] }} more folder of the project, and plugins of its bundler
 * @returns its path
 */
export async function asOneFile(path, outDir, { root = ".", plugins = [] } = {}) {
  // Vite's build sets production mode, but a script is not production.
  const { NODE_ENV } = process.env;
  await build({
    root,
    configFile: false,
    envDir: false,
    tsconfig: "tsconfig.base.json",
    logLevel: "error",
    publicDir: false,
    plugins: [...plugins, ownPlaces],
    build: {
      ssr: resolve(root, path),
      outDir,
      emptyOutDir: true,
      minify: false,
      // For the places of errors.
      sourcemap: "inline",
      target: "node20",
      // Errors name places; their text can be read there.
      rolldownOptions: {
        output: { entryFileNames: "main.mjs", codeSplitting: false, sourcemapExcludeSources: true },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return join(outDir, "main.mjs");
}

/** Modules know where they are written, not where they have become one file. */
const ownPlaces = {
  name: "own-places",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx?$/, code: "import.meta." },
    handler: (code, id) =>
      code
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
  },
};
