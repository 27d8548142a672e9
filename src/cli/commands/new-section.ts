import { defineCommand } from "citty";
import { projectRoot } from "../../disk/project-root.ts";
import { refuse } from "../refuse.ts";
import { scaffold } from "../scaffold.ts";

/** `funnel new-section TYPE`: starts the folder of a new type of section. */
export const newSection = defineCommand({
  meta: { name: "new-section", description: "Starts the folder of a new type of section, from its template" },
  args: {
    type: { type: "positional", required: true, description: "The word that authors will write after `type:`" },
  },
  run({ args: { type } }): number {
    const made = scaffold("section", type, projectRoot);
    if ("refused" in made) return refuse(made.refused);
    process.stdout.write(`${made.files.map((file) => `Wrote ${file}\n`).join("")}\n${made.next}`);
    return 0;
  },
});
