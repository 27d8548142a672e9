import { defineCommand } from "citty";
import { contractOf, typesOf } from "../../../engine/contract/index.ts";
import { readText } from "../../disk/read-text.ts";
import { loadDefinition } from "../load-definition.ts";
import { writeOut } from "../write-out.ts";

const formats = {
  types: typesOf,
  schema: (contract: ReturnType<typeof contractOf>) => `${JSON.stringify(contract, null, 2)}\n`,
} as const;

/** `funnel contract [FILE]`: writes types or a JSON Schema of what a funnel sends and stores. */
export const contract = defineCommand({
  meta: {
    name: "contract",
    description:
      "Writes what a funnel sends and stores as TypeScript types or as a JSON Schema, for whoever receives it",
  },
  args: {
    file: { type: "positional", required: false, default: "funnel.yaml", description: "The definition" },
    format: { type: "enum", options: Object.keys(formats), default: "types", description: "What to write" },
    out: { type: "string", description: "File to write it to, anew each time; without it, it is printed" },
  },
  run({ args: { file, format, out } }): number {
    const definition = loadDefinition(file, "contract FILE", { read: readText });
    if (typeof definition === "number") return definition;
    const written = formats[format as keyof typeof formats](contractOf(definition));
    if (out !== undefined) return writeOut(out, written, file);
    process.stdout.write(written);
    return 0;
  },
});
