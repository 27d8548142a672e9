import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type BuiltStyles, compileStyles } from "./compile-styles.ts";
import { stylesIn } from "./styles-in.ts";

/**
 * Writes styles when a site is built, so that no browser has to. The dev server leaves them to styled-components, and
 * refuses what could not be built.
 *
 * @returns `plugin` for the build of the server, which draws with styled-components, and then that of the browser's code;
 * between the two, `read` reads the styles from the folder of the server's
 */
export function stylesPlugin() {
  let styles: BuiltStyles | undefined;
  const styled = new Set<string>();
  const files: string[] = [];

  const plugin: Plugin = {
    name: "funnel-styles",
    sharedDuringBuild: true,
    // After TypeScript has gone and each styled element has its id, before the dev server names its imports anew.
    transform(code, id) {
      // The desk is never built.
      if (!code.includes('"styled-components"') || /\/node_modules\/|\/src\/author\//.test(id)) return undefined;
      const isForServer = this.environment.name !== "client";
      const isBuild = this.environment.mode === "build";
      // A server draws with all of styled-components.
      if (isForServer && (!isBuild || !code.includes("componentId:"))) return undefined;
      const { imported, tags, helpers } = stylesIn(code, (message, at) => this.error(message, at));
      if (!imported) return undefined;
      const place = (name: string) => JSON.stringify(`${name} in ${relative(process.cwd(), id)}`);
      const around = (call: string, file: string) =>
        written(code, [
          ...tags.map(({ start, end, name }) => ({
            start,
            end,
            text: `${call}(${code.slice(start, end)}, ${place(name)})`,
          })),
          {
            ...imported,
            // In its line, so that the others keep their places.
            text: `${code.slice(imported.start, imported.end)} import { ${call} } from ${pathOf(file)};`,
          },
        ]);
      if (!isBuild) return around("fixedStyle", "fixed-style.ts");
      if (isForServer) {
        styled.add(id);
        return around("styledPart", "styled-parts.ts");
      }
      return written(code, [
        { ...imported, text: `import { styled } from ${pathOf("built-styles.ts")};` },
        ...helpers.map((helper) => ({ ...helper, text: "undefined" })),
        ...tags.map(({ start, end, target, id: element }) => {
          const style = styles?.of(element);
          if (!style) throw new Error(`The server's build has no styled element ${element}.`);
          const { classes, rules } = style;
          return {
            start,
            end,
            text: `/* @__PURE__ */ styled(${target}, ${JSON.stringify(classes)}, ${JSON.stringify(rules)})`,
          };
        }),
      ]);
    },
    writeBundle(_, output) {
      for (const chunk of Object.values(output))
        if (
          this.environment.name !== "client" &&
          chunk.type === "chunk" &&
          chunk.moduleIds.some((id) => styled.has(id))
        )
          files.push(chunk.fileName);
    },
  };

  const read = async (serverDir: string): Promise<BuiltStyles> => {
    const load = (file: string) => import(pathToFileURL(join(serverDir, file)).href);
    const { drawParts }: typeof import("../../app/entry-server.ts") = await load("entry-server.js");
    for (const file of files) await load(file);
    styles = compileStyles(drawParts());
    return styles;
  };

  return { plugin, read };
}

/** The code of a string: the path of a file of the app. */
const pathOf = (file: string) => JSON.stringify(resolve("src/app", file));

/** Code in which some parts have other texts. */
function written(
  code: string,
  parts: readonly { readonly start: number; readonly end: number; readonly text: string }[],
) {
  let done = "";
  let at = 0;
  for (const { start, end, text } of parts.toSorted((one, other) => one.start - other.start)) {
    done += code.slice(at, start) + text;
    at = end;
  }
  return done + code.slice(at);
}
