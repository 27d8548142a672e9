import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runFile } from "../scripts/run-file.mjs";
import {
  composeSchema,
  editorSchema,
  FragmentError,
  generateTraits,
  generateTypes,
  iconSheet,
  readIcons,
  reference,
  traitDefinitions,
} from "./schema/index.ts";

/** Writes the committed schema, its types, its reference and what agents read of it anew: `npm run schema`. */
const root = process.cwd();
// First, so that a mistake in a fragment leaves everything as it was.
const traits = traitsOrMistake();
const schema = composeSchema(root);
writeFileSync(join(root, "schema/funnel.schema.json"), `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(join(root, "schema/editor.schema.json"), `${JSON.stringify(editorSchema(schema), null, 2)}\n`);
writeFileSync(join(root, "schema/funnel.types.ts"), await generateTypes(schema, traitDefinitions(root)));
writeFileSync(join(root, "schema/traits.ts"), traits);
mkdirSync(join(root, "docs"), { recursive: true });
writeFileSync(join(root, "docs/definition.md"), reference(root, schema));
writeFileSync(join(root, "docs/icons.svg"), iconSheet(readIcons(root)));

// A file of its own, put together only now: the check in it reads the schema that has just been written.
await runFile(join(root, "src/build/agents/write-guides.ts"));

/** The table of traits. A developer's mistake is a sentence; where it is noticed says nothing about it. */
function traitsOrMistake(): string {
  try {
    return generateTraits(root);
  } catch (error) {
    if (!(error instanceof FragmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
