import "../../scripts/load-env.mjs";
import { visitorsJson, visitorsPicture, visitorsTable } from "../../../engine/visitors/index.ts";
import { readText } from "../../disk/index.ts";
import { operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse } from "../output.ts";

const formats = { table: visitorsTable, json: visitorsJson, svg: visitorsPicture } as const;

/** `funnel visitors [FILE]`: how many visitors reached each step, and where they stopped. */
export const visitors = defineCommand({
  name: "visitors",
  description:
    "Shows how many visitors reached each step and where they stopped; the server may be running: exit code 0 if done, 1 if there are problems, 2 if it could not look",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    since: { type: "string", isDay: true, description: "The first day (UTC) that counts" },
    until: { type: "string", isDay: true, description: "The last day (UTC) that counts" },
    format: {
      type: "string",
      choices: ["table", "json", "svg"],
      default: "table",
      description: "What the report looks like; svg is a picture of the steps",
    },
  },
  run({ file, since, until, format }) {
    if (since && until && since > until)
      return refuse(`No day is both from ${since} on and up to ${until}. Put the earlier day in --since.`);
    const definition = loadDefinition(file, "visitors FILE", { read: readText });
    if (typeof definition === "number") return definition;
    return atDatabase(async (place) => {
      const stored = await operate(place, "visitors", { funnel: definition.id, since, until });
      process.stdout.write(formats[format](definition, stored));
      return 0;
    });
  },
});
