import { type SchemaPart, sayType } from "./say-type.ts";

/** The definitions of a schema, by name. */
export type Definitions = Readonly<Record<string, SchemaPart>>;

/**
 * A Markdown table of keys: the possible values of each and what it means. Keys of a nested object have their own rows,
 * `wheel.heading`; required keys are bold.
 *
 * @param definitions targets of references
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

/** Descriptions mention markup, which the page must show and not apply, but for code and links to its own headings. */
const prose = (text: string) =>
  text
    .split(/(`[^`]*`|\[[^\]]*\]\(#[^)]*\))/)
    .map((part, index) => (index % 2 ? part : part.replace(/[*_[\]<]/g, "\\$&")))
    .join("");

/** Writes the name of a definition as a link to its section. */
const linkTo =
  (definitions: Definitions) =>
  (name: string): string => {
    if (name === "section" || name === "step" || name === "field") return `[${name}](#types-of-${name}s)`;
    return `[${name}](#${definitions[name]?.properties ? name.toLowerCase() : "vocabulary"})`;
  };
