import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineCommand } from "citty";
import { didYouMean } from "../../../engine/problem/index.ts";
import { projectRoot } from "../../disk/project-root.ts";
import { copyTemplate } from "../copy-template.ts";
import { funnelTemplates } from "../funnel-templates.ts";
import { refuse } from "../refuse.ts";

/** `funnel new NAME`: writes a small funnel that works, in a folder of its own. */
export const newFunnel = defineCommand({
  meta: { name: "new", description: "Writes a small funnel that works into a new folder, to be made your own" },
  args: {
    name: { type: "positional", required: false, description: "The folder to write; its last part names the funnel" },
    from: { type: "string", default: "lead", description: "The template to start from" },
    list: { type: "boolean", default: false, description: "Lists the templates" },
  },
  run({ args: { name, from, list } }): number {
    const templates = funnelTemplates(projectRoot);
    if (list) {
      for (const [template, purpose] of templates) process.stdout.write(`${template}: ${purpose}\n`);
      return 0;
    }
    const known = [...templates.keys()];
    if (!name) return refuse("Name the new funnel: funnel new NAME");
    if (!templates.has(from))
      return refuse(
        `There is no template "${from}".${didYouMean(from, known).sentence} The templates are: ${known.join(", ")}.`,
      );
    const id = name.split(/[\\/]/).filter(Boolean).at(-1) ?? "";
    if (!/^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(id))
      return refuse(`"${id}" cannot name a funnel. Use letters, digits and hyphens, and start with a letter.`);
    if (existsSync(name))
      return refuse(`"${name}" is there already, and nothing is written over it. Choose another name.`);

    copyTemplate(join(projectRoot, "templates", from), name, id, projectRoot);
    const file = join(name, "funnel.yaml");
    const word = /[^\w./\\:-]/.test(file) ? `"${file}"` : file;
    process.stdout.write(`Wrote ${file}, with its texts and its logo beside it.

  FUNNEL=${word} npm run dev     see it while you change it
  npx funnel check ${word}       is it right?
`);
    return 0;
  },
});
