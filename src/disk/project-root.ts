import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folder of the project that this code belongs to. Works from source and from a bundle below that folder. */
export const projectRoot: string = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  if (existsSync(join(folder, "schema/funnel.schema.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("This command runs in the folder of its project only.");
  return rootAbove(parent);
}
