import { mkdirSync, writeFileSync } from "node:fs";
import { funnelsAsCode } from "./funnels.ts";

/** Writes the module that the tests under Deno have in place of funnels.ts, so that not every process checks the funnels anew. */
mkdirSync("node_modules/.cache", { recursive: true });
writeFileSync("node_modules/.cache/test-funnels.js", funnelsAsCode());
