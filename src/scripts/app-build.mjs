import { dirname, join, relative, resolve } from "node:path";
import { outDir } from "./out-dir.mjs";

const { FUNCTIONS, FUNNEL, NODE_ENV, SUPABASE_URL, SUPABASE_ANON_KEY } = process.env;

const besideDefinition = "definition:";
const definitionFolder = dirname(resolve(FUNNEL ?? "funnel.yaml"));

/**
 * Name of a file in the record: its path in the project or, if the definition is elsewhere, relative to the definition.
 * So a build contains no paths of the machine that it was made on.
 *
 * @param {string} path
 */
export function recordedName(path) {
  const name = relative(".", resolve(path));
  return name.startsWith("..") ? besideDefinition + relative(definitionFolder, resolve(path)) : name;
}

/**
 * Path of a file in the record.
 *
 * @param {string} name
 */
export const recordedPath = (name) =>
  name.startsWith(besideDefinition) ? join(definitionFolder, name.slice(besideDefinition.length)) : resolve(name);

/**
 * The record that `npm run build` writes and `npm start` reads to decide whether to build, and the inputs of a build
 * other than files.
 */
export const appBuild = {
  record: join(outDir(), "server", "build-record.json"),
  circumstances: {
    FUNNEL: FUNNEL && recordedName(FUNNEL),
    // If unset, Vite builds for production.
    NODE_ENV: NODE_ENV || "production",
    SUPABASE_URL,
    FUNCTIONS,
    SUPABASE_ANON_KEY,
    node: process.version,
  },
};
