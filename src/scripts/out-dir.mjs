// The output folder of pages and server, from FUNNEL_OUT. It must be within the project, because the server looks for
// its packages in the folders above its own.
import { relative, resolve } from "node:path";
import "./load-env.mjs";

/** Its path relative to the project. */
export function outDir() {
  const folder = process.env.FUNNEL_OUT || "dist";
  if (!/^(\.\.|$)/.test(relative(".", resolve(folder)))) return folder;
  process.stderr.write(`FUNNEL_OUT names "${folder}", but must be a folder within the project, such as dist-de.\n`);
  process.exit(1);
}
