import { projectRoot } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { refuse } from "../output.ts";
import { type Kind, scaffold } from "../scaffold.ts";

/** `funnel new-step TYPE`: starts the folder of a new type of step. */
export const newStep = newType("step");

/** `funnel new-section TYPE`: starts the folder of a new type of section. */
export const newSection = newType("section");

/** `funnel new-field TYPE`: starts the folder of a new type of field. */
export const newField = newType("field");

function newType(kind: Kind) {
  return defineCommand({
    name: `new-${kind}`,
    description: `Starts the folder of a new type of ${kind}, from its template`,
    positionals: { type: { description: "The word that authors will write after `type:`" } },
    options: {},
    run({ type }) {
      const made = scaffold(kind, type, projectRoot);
      if ("refused" in made) return refuse(made.refused);
      process.stdout.write(`${made.files.map((file) => `Wrote ${file}\n`).join("")}\n${made.next}`);
      return 0;
    },
  });
}
