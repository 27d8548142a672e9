import { dirname, join, relative, resolve } from "node:path";
import { outDir } from "./out-dir.mjs";

const { FUNCTIONS, FUNNEL, NODE_ENV, SUPABASE_URL, SUPABASE_ANON_KEY } = process.env;

const besideDefinition = "definition:";
const definitionFolder = dirname(resolve(FUNNEL ?? "funnel.yaml"));

/**
 * What the record calls a file: by its path in the project, or, where a definition lies elsewhere, beside that. So a build
 * says nothing of the machine that it was made on.
 *
 * @param {string} path
 */
export function recordedName(path) {
  const name = relative(".", resolve(path));
  return name.startsWith("..") ? besideDefinition + relative(definitionFolder, resolve(path)) : name;
}

/**
 * Where a file is that the record names.
 *
 * @param {string} name
 */
export const recordedPath = (name) =>
  name.startsWith(besideDefinition) ? join(definitionFolder, name.slice(besideDefinition.length)) : resolve(name);

/** The record that `npm run build` leaves and `npm start` asks whether to build, and what shapes a build besides files. */
export const appBuild = {
  record: join(outDir, "server", "build-record.json"),
  circumstances: {
    FUNNEL: FUNNEL && recordedName(FUNNEL),
    // Where it says nothing, Vite builds for production.
    NODE_ENV: NODE_ENV || "production",
    SUPABASE_URL,
    FUNCTIONS,
    SUPABASE_ANON_KEY,
    node: process.version,
  },
};
