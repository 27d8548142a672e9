// Runs a TypeScript file of the project: node src/scripts/run.mjs FILE [ARGUMENT...]
import { runFile } from "./run-file.mjs";

await runFile(process.argv[2]);
