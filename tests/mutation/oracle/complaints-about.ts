import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import schema from "../../../schema/funnel.schema.json" with { type: "json" };
import icons from "../../../schema/icons.json" with { type: "json" };
import { entriesOf } from "../entries-of.ts";
import type { Plain } from "../plain.ts";
import type { Complaint } from "./complaint.ts";
import { doubledIds } from "./doubled-ids.ts";
import { readYaml, valueIn } from "./read-yaml.ts";
import { wrongFlow } from "./wrong-flow.ts";
import { wrongNames } from "./wrong-names.ts";
import { wrongPrices } from "./wrong-prices.ts";

/**
 * What is really wrong with a definition, determined without the engine: whether it is valid YAML and fits the schema
 * by ajv, and if so, what is wrong with its names, ways, ids, prices and images.
 *
 * @param folder of the definition
 */
export function complaintsAbout(text: string, folder: string): readonly Complaint[] {
  const read = readYaml(text);
  const complaint = (what: string): Complaint => ({ what, path: [] });
  if ("wrong" in read) return [complaint(read.wrong)];
  const missing: string[] = [];
  const definition = included(read.value, folder, missing);
  if (missing.length > 0) return missing.map((file) => complaint(`no file ${file}`));
  if (!fits(definition))
    return (fits.errors ?? []).map(({ instancePath, message }) => ({
      what: `${instancePath} ${message}`,
      path: instancePath
        .split("/")
        .slice(1)
        .map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    }));
  return [
    ...[wrongNames, wrongFlow, doubledIds, wrongPrices].flatMap((ask) => ask(definition)),
    ...wrongImages(definition, folder),
  ];
}

const fits = new Ajv({ discriminator: true, strict: false, validateSchema: false }).compile(schema);

function included(value: Plain, folder: string, missing: string[]): Plain {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((entry) => included(entry, folder, missing));
  const entries = Object.entries(value);
  const [key, file] = entries[0] ?? [];
  if (entries.length === 1 && key === "file" && typeof file === "string" && /[./]/.test(file)) {
    const path = join(folder, file);
    if (!existsSync(path)) {
      missing.push(file);
      return null;
    }
    const text = readFileSync(path, "utf8");
    return file.endsWith(".yaml") ? parsed(text) : text;
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, included(entry, folder, missing)]));
}

/** Included files are the same for every mutant, and parsed values are never modified. */
function parsed(text: string): Plain {
  const value = known.get(text) ?? valueIn(text);
  known.set(text, value);
  return value;
}

const known = new Map<string, Plain>();

/** Images that are no files, and icons that are not built in. */
function wrongImages(definition: Plain, folder: string): readonly Complaint[] {
  return [...entriesOf(definition)].flatMap(({ path, value }) => {
    const isImage = typeof value === "string" && imageKeys.includes(String(path.at(-1))) && value.includes("/");
    if (isImage && !existsSync(join(folder, value))) return [{ what: `no image ${value}`, path }];
    const isIcon =
      typeof value === "string" && path.includes("options") && path.at(-1) === "icon" && !/[./]/.test(value);
    return isIcon && !builtInIcons.includes(value) ? [{ what: `no icon ${value}`, path }] : [];
  });
}

const builtInIcons = Object.values<object>(icons).flatMap(Object.keys);

const imageKeys = ["logo", "secondLogo", "image", "src", "icon", "avatar"];
