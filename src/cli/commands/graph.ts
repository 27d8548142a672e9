import { defineCommand } from "citty";
import { drawFunnel, mermaidOf } from "../../../engine/graph.ts";
import { loadDefinition } from "../load-definition.ts";
import { writeOut } from "../write-out.ts";

const formats = { svg: drawFunnel, mermaid: mermaidOf } as const;

/** `funnel graph [FILE]`: a picture of all steps and the ways between them. */
export const graph = defineCommand({
  meta: {
    name: "graph",
    description:
      "Draws all steps and the ways between them: exit code 0 if drawn, 1 if there are problems, 2 if it could not",
  },
  args: {
    file: { type: "positional", required: false, default: "funnel.yaml", description: "The definition" },
    format: {
      type: "enum",
      options: Object.keys(formats),
      default: "svg",
      description: "Picture, or text that Mermaid draws",
    },
    back: { type: "boolean", default: false, description: "Also show where back links lead" },
    out: { type: "string", description: "The file to write; without it the picture goes to the terminal" },
  },
  run({ args: { file, format, back, out } }): number {
    const definition = loadDefinition(file, "graph FILE");
    if (typeof definition === "number") return definition;
    const picture = formats[format as keyof typeof formats](definition, { back });
    if (out === undefined) {
      process.stdout.write(picture);
      return 0;
    }
    const code = writeOut(out, picture, file);
    if (code === 0) process.stdout.write(`${out}: ${Object.keys(definition.steps).length} steps\n`);
    return code;
  },
});
