import { crowdProblem, simulateVisitors, simulationJson, simulationTable } from "../../../engine/crowd/index.ts";
import { defineCommand, walkDay } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse } from "../output.ts";
import { readCrowd } from "../read-crowd.ts";

const formats = { table: simulationTable, json: simulationJson } as const;

/** `funnel simulate [FILE]`: how far a crowd of visitors with random answers gets, and how long it takes them. */
export const simulate = defineCommand({
  name: "simulate",
  description: "Sends made-up visitors through: exit code 0 if done, 1 if there are problems, 2 if it could not run",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    visitors: { type: "string", default: "10000", description: "How many" },
    seed: { type: "string", default: "1", description: "The same seed gives the same visitors" },
    "drop-off": {
      type: "string",
      default: "0",
      description: "Chance to leave on each step, or on one: 0.05,contact=0.3",
    },
    weights: {
      type: "string",
      default: "",
      description: "Share of visitors that chooses an option: STEP.OPTION=0.7,…",
    },
    query: {
      type: "string",
      default: "",
      description:
        "Parameters of the address that all come with: NAME=VALUE,…, and what they find of a stock: stock.NAME=out; others are drawn from what conditions ask, and variants as the experiments say",
    },
    on: walkDay,
    format: {
      type: "string",
      choices: ["table", "json"],
      default: "table",
      description: "What the report looks like",
    },
  },
  run({ file, visitors, seed, "drop-off": dropOff, weights, query, on, format }) {
    const crowd = readCrowd({ visitors, seed, dropOff, weights, query, on });
    if (typeof crowd === "string") return refuse(crowd);
    const definition = loadDefinition(file, "simulate FILE");
    if (typeof definition === "number") return definition;
    const problem = crowdProblem(definition, crowd);
    if (problem) return refuse(problem);
    process.stdout.write(formats[format](simulateVisitors(definition, crowd), definition));
    return 0;
  },
});
