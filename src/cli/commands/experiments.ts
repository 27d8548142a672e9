import "../../scripts/load-env.mjs";
import { experimentsJson, experimentsTable } from "../../../engine/experiments/index.ts";
import { experimentsOf } from "../../../engine/flow/index.ts";
import { readText } from "../../disk/index.ts";
import { operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";

const formats = { table: experimentsTable, json: experimentsJson } as const;

/** `funnel experiments [FILE]`: which variants bring more leads and orders, and whether that can be chance. */
export const experiments = defineCommand({
  name: "experiments",
  description:
    "Says which variants of experiments bring more leads and orders, and whether that can be chance; the server may be running: exit code 0 if done, 1 if there are problems, 2 if it could not look",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    format: { type: "string", choices: ["table", "json"], default: "table", description: "What the report looks like" },
  },
  run({ file, format }) {
    const definition = loadDefinition(file, "experiments FILE", { read: readText });
    if (typeof definition === "number") return definition;
    const ofFunnel = experimentsOf(definition);
    const write = (counts: Parameters<typeof experimentsTable>[1]) => {
      process.stdout.write(formats[format](definition, counts));
      return 0;
    };
    if (Object.keys(ofFunnel).length === 0) return write({ people: [], paid: [], others: [], suspicious: 0, tests: 0 });
    return atDatabase(async (place) =>
      write(await operate(place, "variants", { funnel: definition.id, experiments: ofFunnel })),
    );
  },
});
