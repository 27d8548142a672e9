import { defineCommand } from "citty";
import { coverFunnel, pathsJson, pathsTable } from "../../../engine/walks/index.ts";
import { loadDefinition } from "../load-definition.ts";

const formats = { table: pathsTable, json: pathsJson } as const;

/** `funnel paths [FILE]`: few walks for a tester that take every way, choose every option and follow every back link. */
export const paths = defineCommand({
  meta: {
    name: "paths",
    description:
      "Finds few walks that cover everything: exit code 0 if found, 1 if there are problems, 2 if it could not run",
  },
  args: {
    file: { type: "positional", required: false, default: "funnel.yaml", description: "The definition" },
    format: {
      type: "enum",
      options: Object.keys(formats),
      default: "table",
      description: "What the report looks like",
    },
  },
  run({ args: { file, format } }): number {
    const definition = loadDefinition(file, "paths FILE");
    if (typeof definition === "number") return definition;
    process.stdout.write(formats[format as keyof typeof formats](coverFunnel(definition), definition));
    return 0;
  },
});
