import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { appBuild, recordedName } from "../../scripts/app-build.mjs";
import { fingerprintsOf, writeBuildRecord } from "../../scripts/build-record.mjs";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";

/** Writes a record of a build's input and output files, by which `npm start` decides whether to build again. */
export function recordBuild(loaded: LoadedFiles): Plugin {
  return {
    ...loaded.plugin,
    // A draft (vite build --mode draft) is thrown away, so nobody asks whether it is up to date.
    apply: (_, { command, mode }) => command === "build" && mode !== "draft",
    sharedDuringBuild: true,
    buildApp: {
      order: "post",
      handler: async ({ environments }) => {
        const built = Object.values(environments).flatMap(({ config }) => filesIn(config.build.outDir));
        const files = { ...loaded.fingerprints(), ...fingerprintsOf(built) };
        const named = Object.entries(files).map(([path, fingerprint]) => [recordedName(path), fingerprint]);
        writeBuildRecord(appBuild.record, Object.fromEntries(named), appBuild.circumstances);
      },
    },
  };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
