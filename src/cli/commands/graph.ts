import { extname } from "node:path";
import { drawFunnel, mermaidOf } from "../../../engine/picture/index.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse, writeOut } from "../output.ts";

const formats = { svg: drawFunnel, mermaid: mermaidOf } as const;

/** The format of a file, by its extension. Without an extension, as for a pipe, it is the picture. */
const formatOfEnding: Readonly<Record<string, keyof typeof formats>> = {
  "": "svg",
  ".svg": "svg",
  ".mmd": "mermaid",
  ".mermaid": "mermaid",
};

/** `funnel graph [FILE]`: a picture of all steps and the ways between them. */
export const graph = defineCommand({
  name: "graph",
  description:
    "Draws all steps and the ways between them: exit code 0 if drawn, 1 if there are problems, 2 if it could not",
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    format: {
      type: "string",
      choices: ["svg", "mermaid"],
      description: "Picture, or text that Mermaid draws; without it the ending of --out decides, or it is svg",
    },
    back: { type: "boolean", description: "Also show where back links lead" },
    out: { type: "string", description: "The file to write; without it the picture goes to the terminal" },
  },
  run({ file, format, back, out }) {
    const ending = extname(out ?? "").toLowerCase();
    const chosen = format ?? formatOfEnding[ending];
    if (!chosen)
      return refuse(
        `A picture cannot be written as "${ending}". Name a file that ends in .svg (picture) or .mmd (text for Mermaid), or choose with --format.`,
      );
    const definition = loadDefinition(file, "graph FILE");
    if (typeof definition === "number") return definition;
    const picture = formats[chosen](definition, { back });
    if (out === undefined) {
      process.stdout.write(picture);
      return 0;
    }
    const code = writeOut(out, picture, file);
    if (code === 0) process.stdout.write(`${out}: ${Object.keys(definition.steps).length} steps\n`);
    return code;
  },
});
