/** The part of JSON Schema that the reference describes. */
export type SchemaPart = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly additionalProperties?: boolean | SchemaPart;
  readonly items?: SchemaPart;
  readonly anyOf?: readonly SchemaPart[];
  readonly oneOf?: readonly SchemaPart[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
};

/**
 * The possible values in a few words of Markdown: "text, at most 300 characters", "list of [option](#option)".
 *
 * @param link writes the name of a definition as a link
 */
export function sayType(part: SchemaPart, link: (definition: string) => string): string {
  if (part.$ref) return link(part.$ref.replace("#/definitions/", ""));
  if (part.anyOf) return part.anyOf.map((one) => sayType(one, link)).join(", or ");
  if (part.enum) return part.enum.map((value) => `\`${value}\``).join(" or ");
  if (part.const !== undefined) return `\`${part.const}\``;
  if (part.type === "array")
    return `list of ${sayType(part.items ?? {}, link)}${range(part.minItems, part.maxItems, "entries")}`;
  if (part.type === "object" && typeof part.additionalProperties === "object")
    return `${sayType(part.additionalProperties, link)}, by name`;
  const words = [part.type ?? "anything"].flat().map((type) => typeWords[type] ?? type);
  const length = part.maxLength ? `, at most ${part.maxLength.toLocaleString("en")} characters` : "";
  return `${words.join(" or ")}${length}${range(part.minimum, part.maximum, "")}`;
}

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  object: "keys below",
};

/** "At least one entry" goes without saying. */
function range(least: number | undefined, most: number | undefined, of: string): string {
  const bounds = [
    ...(least !== undefined && !(of && least === 1) ? [`at least ${least}`] : []),
    ...(most !== undefined ? [`at most ${most}`] : []),
  ];
  return bounds.length > 0 ? `, ${bounds.join(", ")}${of ? ` ${of}` : ""}` : "";
}
