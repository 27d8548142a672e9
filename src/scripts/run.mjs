// Runs a TypeScript file of the project through Vite: node src/scripts/run.mjs FILE [ARGUMENT...]
import { resolve } from "node:path";
import { runnerImport } from "vite";

await runnerImport(resolve(process.argv[2]), { configFile: false, logLevel: "error" });
