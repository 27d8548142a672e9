import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fingerprintsOf } from "./build-record.mjs";

/**
 * Records what a bundler reads: every module, the settings that apply to it, and folders from which a module imports by
 * pattern. The fingerprint of a file is taken right before the bundler reads it.
 *
 * @param {string} root folder of the project
 * @returns a plugin for the bundler, a function that adds a file that is about to be read by other code, and the
 * fingerprints so far
 */
export function loadedFiles(root) {
  const seen = new Map();
  // The first fingerprint stays: several bundles may read the file, and a change between them must be noticed.
  const add = (file) => {
    const path = resolve(file);
    if (!seen.has(path)) seen.set(path, fingerprintsOf([path], root));
  };
  // The bundler does not read itself as a module, but it is in npm's list of installed packages.
  add(join(createRequire(import.meta.url).resolve("vite/package.json"), "../../.package-lock.json"));
  return {
    plugin: {
      name: "loaded-files",
      enforce: "pre",
      configResolved({ configFileDependencies, tsconfig }) {
        for (const file of configFileDependencies) add(file);
        if (tsconfig) add(tsconfig);
      },
      load: {
        order: "pre",
        handler(id) {
          const [file] = id.split("?");
          if (!isAbsolute(file)) return;
          add(file);
          const settings = packageOf(file);
          if (settings) add(settings);
        },
      },
      transform: {
        order: "pre",
        handler(code, id) {
          for (const folder of foldersTakenBy(code, id)) add(folder);
        },
      },
    },
    add,
    fingerprints: () => Object.assign({}, ...seen.values()),
  };
}

/** The nearest package.json, which sets a file's module type and side effects. */
function packageOf(file) {
  const folder = dirname(file);
  if (folder === file) return undefined;
  const settings = join(folder, "package.json");
  return existsSync(settings) ? settings : packageOf(folder);
}

/** Folders whose files a module imports by pattern. */
function foldersTakenBy(code, id) {
  return [...code.matchAll(/\bimport\.meta\.glob\b(?:[^(]*\(\s*"([^"*]*)\/)?/g)].map(([, folder]) => {
    if (folder === undefined)
      throw new Error(`${id}: write the pattern of import.meta.glob as a text in double quotes.`);
    return join(dirname(id), folder);
  });
}
