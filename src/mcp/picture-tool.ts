import { z } from "zod";
import { formatReport } from "../../engine/report/index.ts";
import { definitionHash } from "../disk/index.ts";
import type { Studio } from "../prove/index.ts";
import { refused } from "./answers.ts";
import { readOnly, type Toolbox } from "./toolbox.ts";

/** Adds the tool that takes pictures. */
export function addPictureTool({ server, project, file }: Toolbox, studio: Studio): void {
  server.registerTool(
    "screenshot",
    {
      description:
        "A picture of one step, as a visitor sees it who has answered what comes before. The first one after a change builds the funnel.",
      inputSchema: {
        file,
        step: z.string().describe("The step's key below steps"),
        width: z.number().int().min(200).max(2_560).default(375).describe("Width of the screen in px"),
        whole: z.boolean().default(false).describe("The whole page instead of what fits the screen"),
      },
      annotations: readOnly,
    },
    async ({ file, step, width, whole }) => {
      const found = project.place(file);
      if ("refusal" in found) return refused(found.refusal);
      const checked = project.check(file);
      if ("refusal" in checked) return refused(checked.refusal);
      const { definition, problems, files } = checked;
      const errors = problems.filter(({ severity }) => severity === "error");
      if (!definition)
        return refused(`Without a sound funnel there is no picture.\n\n${formatReport(errors, files, "stylish")}`);
      const state = [...files].map(([name, text]) => `${name}\n${text}`).join("\n");
      const hash = definitionHash(definition);
      const shot = await studio.shoot({ file: found.path, state, definition, hash, step, width, whole });
      if ("refusal" in shot) return refused(shot.refusal);
      return { content: [{ type: "image", data: shot.png.toString("base64"), mimeType: "image/png" }] };
    },
  );
}
