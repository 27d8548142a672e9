import { mkdirSync, writeFileSync } from "node:fs";
import { funnelsAsCode } from "./funnels.ts";

/** Writes the module that the tests under Deno, each of which is alone in its process, have in place of funnels.ts. */
mkdirSync("node_modules/.cache", { recursive: true });
writeFileSync("node_modules/.cache/test-funnels.js", funnelsAsCode());
