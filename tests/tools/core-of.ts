import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, transformWithOxc } from "vite";
import type { checkFunnel } from "../../engine/check/index.ts";
import type { compileFunnel } from "../../engine/compile/index.ts";
import type { contractOf } from "../../engine/contract/index.ts";
import type { flowOf } from "../../engine/flow/index.ts";
import type { serverFunnelOf, siteOf, viewOf } from "../../engine/views/index.ts";
import type { securityHeaders } from "../../src/build/headers/security-headers.ts";
import { composeSchema } from "../../src/build/schema/compose-schema.ts";
import { generateTraits } from "../../src/build/schema/generate-traits.ts";

/** The project's processing of a definition, from the check to the headers of its pages. */
type Core = {
  readonly checkFunnel: typeof checkFunnel;
  readonly compileFunnel: typeof compileFunnel;
  readonly contractOf: typeof contractOf;
  readonly flowOf: typeof flowOf;
  readonly securityHeaders: typeof securityHeaders;
  readonly serverFunnelOf: typeof serverFunnelOf;
  readonly siteOf: typeof siteOf;
  readonly viewOf: typeof viewOf;
};

const doors = {
  check: ["checkFunnel"],
  compile: ["compileFunnel"],
  contract: ["contractOf"],
  flow: ["flowOf"],
  views: ["serverFunnelOf", "siteOf", "viewOf"],
};

/**
 * The core of a copy of the project, with the copy's current step and section types. It is bundled once, except for the
 * files that `npm run schema` writes.
 *
 * @param copy as copyProject makes it
 */
export async function coreOf(copy: string): Promise<Core> {
  bundles.set(copy, bundles.get(copy) ?? (await bundle(copy)));
  const folder = mkdtempSync(join(copy, "core-"));
  writeFileSync(join(folder, "core.mjs"), bundles.get(copy) ?? "");
  writeFileSync(join(folder, "schema.mjs"), `export default ${JSON.stringify(composeSchema(copy))};\n`);
  writeFileSync(join(folder, "traits.mjs"), (await transformWithOxc(generateTraits(copy), "traits.ts")).code);
  return import(/* @vite-ignore */ pathToFileURL(join(folder, "core.mjs")).href);
}

const bundles = new Map<string, string>();

async function bundle(copy: string): Promise<string> {
  const lines = Object.entries(doors).map(([room, names]) => `export { ${names} } from "./engine/${room}/index.ts";`);
  const headers = 'export { securityHeaders } from "./src/build/headers/security-headers.ts";';
  writeFileSync(join(copy, "core.ts"), [...lines, headers].join("\n"));
  await build({
    root: copy,
    configFile: false,
    envDir: false,
    tsconfig: "tsconfig.base.json",
    logLevel: "error",
    publicDir: false,
    plugins: [{ name: "written-apart", enforce: "pre", resolveId: apart }],
    build: { ssr: "core.ts", outDir: "core", minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return readFileSync(join(copy, "core/core.js"), "utf8");
}

function apart(id: string) {
  if (id.endsWith("schema/funnel.schema.json")) return { id: "./schema.mjs", external: true };
  return id.endsWith("schema/traits.ts") ? { id: "./traits.mjs", external: true } : null;
}
