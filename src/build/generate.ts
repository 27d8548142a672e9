import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  composeSchema,
  generateTraits,
  generateTypes,
  iconSheet,
  readIcons,
  reference,
  traitDefinitions,
} from "./schema/index.ts";

/** Writes the committed schema, its types and its reference anew: `npm run schema`. */
const root = process.cwd();
const schema = composeSchema(root);
writeFileSync(join(root, "schema/funnel.schema.json"), `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(join(root, "schema/funnel.types.ts"), await generateTypes(schema, traitDefinitions(root)));
writeFileSync(join(root, "schema/traits.ts"), generateTraits(root));
mkdirSync(join(root, "docs"), { recursive: true });
writeFileSync(join(root, "docs/definition.md"), reference(root, schema));
writeFileSync(join(root, "docs/icons.svg"), iconSheet(readIcons(root)));
