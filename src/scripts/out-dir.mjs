// Where pages and server are built to: FUNNEL_OUT, a folder of the project, since the server looks for its packages
// above itself.
import { relative, resolve } from "node:path";
import "./load-env.mjs";

/** Path of the folder, from the project's. */
export const outDir = process.env.FUNNEL_OUT || "dist";

if (/^(\.\.|$)/.test(relative(".", resolve(outDir)))) {
  process.stderr.write(`FUNNEL_OUT names "${outDir}", but must be a folder within the project, such as dist-de.\n`);
  process.exit(1);
}
