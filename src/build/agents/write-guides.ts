import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { agentsGuide, llmsText } from "./index.ts";

/** Writes what agents read of the committed schema. */
const root = process.cwd();
const schema = JSON.parse(readFileSync(join(root, "schema/funnel.schema.json"), "utf8"));
writeFileSync(join(root, "AGENTS.md"), agentsGuide(root, schema));
writeFileSync(join(root, "llms.txt"), llmsText(root, schema));
