import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { codeFiles, moduleIds, moduleSource, typesIn, withoutTypes } from "../pages/index.ts";
import type { CurrentDefinition } from "./current-definition.ts";

/** Modules with an entry for each type of step, section or field. */
const typeTables = /\/(renderers\/(\w+\/)?registry|schema\/traits)\.ts$/;

/** Makes the modules that a definition turns into, and leaves out of a build what its pages do not need. */
export function modulesPlugin({ path, definition }: CurrentDefinition): Plugin {
  return {
    name: "funnel-modules",
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(id, importer = "", { kind }) {
      if (id.startsWith(moduleIds.site)) return `\0${id}`;
      if (kind !== "dynamic-import" || this.environment.mode !== "build" || this.environment.name !== "client")
        return undefined;
      const module = resolve(dirname(importer), id).slice(process.cwd().length);
      for (const [file, modules] of codeFiles(definition()))
        if (modules.includes(module)) return `\0${moduleIds.code}${file}`;
      return undefined;
    },
    load: (id) => {
      if (id.startsWith(`\0${moduleIds.site}`)) return moduleSource(id.slice(1), definition(), path);
      // Pages name their own preloads and there is no CSS file to wait for, so Vite's helper has nothing to do.
      return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
    },
    // Pages carry tables of all types; they need no type that this funnel does not have.
    transform(code, id) {
      if (this.environment.mode !== "build" || !typeTables.test(id)) return undefined;
      return withoutTypes(code, typesIn(definition()));
    },
    generateBundle: {
      order: "post",
      handler(_, output) {
        // Nor do the calls of that helper.
        for (const chunk of Object.values(output))
          if (chunk.type === "chunk")
            chunk.code = chunk.code.replaceAll(
              /[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g,
              "$1",
            );
      },
    },
  };
}
