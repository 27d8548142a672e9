// The folder that pages and server are built to: FUNNEL_OUT names it. It is within the project, because the server looks
// for its packages in the folders above its own.
import { relative, resolve } from "node:path";
import "./load-env.mjs";

/** Its path from the project's folder. */
export const outDir = process.env.FUNNEL_OUT || "dist";

if (/^(\.\.|$)/.test(relative(".", resolve(outDir)))) {
  process.stderr.write(`FUNNEL_OUT names "${outDir}", but must be a folder within the project, such as dist-de.\n`);
  process.exit(1);
}
