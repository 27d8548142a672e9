import { type SchemaPart, sayType } from "./say-type.ts";

/** The parts of a schema that others refer to, by name. */
export type Definitions = Readonly<Record<string, SchemaPart>>;

/**
 * A Markdown table of keys: what each may be and what it means. Keys of an object within are rows of their own,
 * `wheel.heading`; a key that must be there is bold.
 *
 * @param definitions what the keys may refer to
 */
export function keyTable(of: SchemaPart, definitions: Definitions): string {
  const rows = rowsOf(of, "", definitions).map((cells) => `| ${cells.map(inCell).join(" | ")} |`);
  return rows.length > 0 ? ["| Key | What it may be | What it means |", "|---|---|---|", ...rows].join("\n") : "";
}

function rowsOf({ properties = {}, required = [] }: SchemaPart, before: string, definitions: Definitions): string[][] {
  return Object.entries(properties).flatMap(([key, part]) => {
    const name = `\`${before}${key}\``;
    const standard = part.default === undefined || isEmpty(part.default) ? "" : ` Default: \`${plain(part.default)}\`.`;
    const target = definitions[part.$ref?.replace("#/definitions/", "") ?? ""];
    const meaning = `${prose(part.description ?? target?.description ?? "")}${standard}`;
    const row = [required.includes(key) ? `**${name}**` : name, sayType(part, linkTo(definitions)), meaning];
    return [row, ...rowsOf(part, `${before}${key}.`, definitions)];
  });
}

const plain = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** Descriptions speak of markup; the page must show it, not follow it. */
const prose = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[*_[\]<]/g, "\\$&")))
    .join("");

/** How the reference writes the name of a definition: as a link to where the page tells of it. */
const linkTo =
  (definitions: Definitions) =>
  (name: string): string => {
    if (name === "section" || name === "step") return `[${name}](#types-of-${name}s)`;
    return `[${name}](#${definitions[name]?.properties ? name.toLowerCase() : "vocabulary"})`;
  };
