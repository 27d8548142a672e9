import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Id of the funnels in templates/, to be replaced by the new one's. */
const templateId = /\bmy-funnel\b/g;

/**
 * Copies a template into a new folder under the id of the new funnel. The line for the editor finds the schema from
 * wherever that is.
 */
export function copyTemplate(template: string, folder: string, id: string, root: string): void {
  cpSync(template, folder, { recursive: true, errorOnExist: true, force: false });
  const file = join(folder, "funnel.yaml");
  const schema = relative(folder, join(root, "schema/funnel.schema.json")).split(sep).join("/");
  const yaml = readFileSync(file, "utf8")
    .replace(templateId, id)
    .replace(/(?<=\$schema=)\S+/, schema);
  writeFileSync(file, yaml);
}
