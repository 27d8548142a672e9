import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fingerprintsOf } from "./build-record.mjs";

/**
 * Remembers what a bundler reads: every module, the settings that say how to read it, and folders from which a module
 * takes all files of a kind. The fingerprint of a file is taken right before the bundler reads it.
 *
 * @param {string} root folder of the project
 * @returns a plugin for the bundler; a function that adds a file which is about to be read in another way; and the
 *   fingerprints so far
 */
export function loadedFiles(root) {
  const seen = new Map();
  // The first fingerprint stays: several bundles may read the file, and a change between them must show.
  const add = (file) => {
    const path = resolve(file);
    if (!seen.has(path)) seen.set(path, fingerprintsOf([path], root));
  };
  // The bundler itself is not among the modules it reads, but in npm's list of what is installed.
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

/** The nearest package.json, which says what kind of module a file is and what may be left out of it. */
function packageOf(file) {
  const folder = dirname(file);
  if (folder === file) return undefined;
  const settings = join(folder, "package.json");
  return existsSync(settings) ? settings : packageOf(folder);
}

/** Folders whose files a module takes by a pattern. */
function foldersTakenBy(code, id) {
  return [...code.matchAll(/\bimport\.meta\.glob\b(?:[^(]*\(\s*"([^"*]*)\/)?/g)].map(([, folder]) => {
    if (folder === undefined)
      throw new Error(`${id}: write the pattern of import.meta.glob as a text in double quotes.`);
    return join(dirname(id), folder);
  });
}
