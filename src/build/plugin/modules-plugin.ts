import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { codeFiles, moduleIds, moduleSource, withoutTypes } from "../pages/index.ts";
import type { CurrentDefinition } from "./current-definition.ts";

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
    // Every page carries the registry of step types; it needs no type that no step of this funnel has.
    transform(code, id) {
      if (this.environment.mode !== "build" || !id.endsWith("/renderers/registry.ts")) return undefined;
      return withoutTypes(code, new Set(Object.values(definition().steps).map(({ type }) => type)));
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
