import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { didYouMean } from "../../../engine/problem/index.ts";
import { projectRoot } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { refuse } from "../output.ts";

/** `funnel new NAME`: writes a small funnel that works, in a folder of its own. */
export const newFunnel = defineCommand({
  name: "new",
  description: "Writes a small funnel that works into a new folder, to be made your own",
  positionals: {
    name: { isOptional: true, description: "The folder to write; its last part names the funnel" },
  },
  options: {
    from: { type: "string", default: "lead", description: "The template to start from" },
    list: { type: "boolean", description: "Lists the templates" },
  },
  run({ name, from, list }) {
    const folder = join(projectRoot, "templates");
    const templates = templatesIn(folder);
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

    copyTemplate(join(folder, from), name, id);
    const file = join(name, "funnel.yaml");
    const word = /[^\w./\\:-]/.test(file) ? `"${file}"` : file;
    process.stdout.write(`Wrote ${file}, with its texts and its logo beside it.

  FUNNEL=${word} npm run dev     see it while you change it
  npx funnel check ${word}       is it right?
`);
    return 0;
  },
});

/** The templates by name, each with the first sentence of its file. */
function templatesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name, firstSentence(readFileSync(join(folder, name, "funnel.yaml"), "utf8"))]));
}

/** The first comment for readers; the line for the editor is skipped. */
function firstSentence(yaml: string): string {
  const comments = yaml.split("\n").filter((line) => line.startsWith("# ") && !line.includes("$schema="));
  return (comments[0] ?? "").slice(2);
}

/** Copies a template under the id of the new funnel, and sets the relative path of the schema for the editor. */
function copyTemplate(template: string, folder: string, id: string): void {
  cpSync(template, folder, { recursive: true, errorOnExist: true, force: false });
  const file = join(folder, "funnel.yaml");
  const schema = relative(folder, join(projectRoot, "schema/editor.schema.json")).split(sep).join("/");
  const yaml = readFileSync(file, "utf8")
    .replace(/\bmy-funnel\b/g, id)
    .replace(/(?<=\$schema=)\S+/, schema);
  writeFileSync(file, yaml);
}
