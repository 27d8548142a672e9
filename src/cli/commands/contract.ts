import { contractOf, typesOf } from "../../../engine/contract/index.ts";
import { readText } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { writeOut } from "../output.ts";

const formats = {
  types: typesOf,
  schema: (contract: ReturnType<typeof contractOf>) => `${JSON.stringify(contract, null, 2)}\n`,
} as const;

/** `funnel contract [FILE]`: writes types or a JSON Schema of what a funnel sends and stores. */
export const contract = defineCommand({
  name: "contract",
  description:
    "Writes what a funnel sends and stores as TypeScript types or as a JSON Schema, for those who receive it",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    format: { type: "string", choices: ["types", "schema"], default: "types", description: "What to write" },
    out: { type: "string", description: "The file to write; without it the result is printed" },
  },
  run({ file, format, out }) {
    const definition = loadDefinition(file, "contract FILE", { read: readText });
    if (typeof definition === "number") return definition;
    const written = formats[format](contractOf(definition));
    if (out !== undefined) return writeOut(out, written, file);
    process.stdout.write(written);
    return 0;
  },
});
