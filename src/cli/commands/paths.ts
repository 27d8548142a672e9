import { coverFunnel, pathsJson, pathsTable } from "../../../engine/walks/index.ts";
import { defineCommand, walkDay } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";

const formats = { table: pathsTable, json: pathsJson } as const;

/** `funnel paths [FILE]`: few walks for a tester that take every way, choose every option and follow every back link. */
export const paths = defineCommand({
  name: "paths",
  description:
    "Finds few walks that cover everything: exit code 0 if found, 1 if there are problems, 2 if it could not run",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    on: walkDay,
    format: {
      type: "string",
      choices: ["table", "json"],
      default: "table",
      description: "What the report looks like",
    },
  },
  run({ file, on, format }) {
    const definition = loadDefinition(file, "paths FILE");
    if (typeof definition === "number") return definition;
    process.stdout.write(
      formats[format](
        coverFunnel(definition, on, () => performance.now()),
        definition,
      ),
    );
    return 0;
  },
});
