type Json = Record<string, unknown>;

/**
 * The schema by which an editor completes and underlines a definition: as the check has it, but of the file as it is written.
 * A list or a long text may be `{ file: content/terms.md }`, which the check replaces with the file before it looks; what a
 * pattern asks for is said in words; and descriptions show their marks. Editors that know neither keyword ignore it.
 *
 * @param schema the schema that `composeSchema` makes
 */
export function editorSchema(schema: Json): Json {
  return { ...(forEditors(schema) as Json), title: "A funnel" };
}

function forEditors(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forEditors);
  if (!isJson(node)) return node;
  const entries = Object.entries(node).flatMap(([key, value]) =>
    key.startsWith("x-") ? [] : [[key, inKey(key, value)]],
  );
  const { description, pattern, type } = node;
  return {
    ...Object.fromEntries(entries),
    ...(typeof description === "string" && description.includes("`") && { markdownDescription: description }),
    ...(typeof description === "string" && pattern !== undefined && { patternErrorMessage: description }),
    ...(canBeAFile(node) && { type: [type, "object"], ...aFile }),
  };
}

/** What keys hold that are names of an author's, or values, is no schema. */
function inKey(key: string, value: unknown): unknown {
  if (key === "properties" || key === "definitions" || key === "patternProperties")
    return isJson(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, forEditors(each)]))
      : value;
  return nested.has(key) ? forEditors(value) : value;
}

const nested = new Set(["additionalProperties", "items", "anyOf", "oneOf", "allOf", "not", "if", "then", "else"]);

/** A list, or a text that nothing but its length binds. */
function canBeAFile({ type, enum: among, pattern, format }: Json): boolean {
  return (
    type === "array" || (type === "string" && among === undefined && pattern === undefined && format === undefined)
  );
}

/** These say something of objects only. A pattern of keys, as editors would offer `file` wherever a text may stand. */
const aFile = {
  minProperties: 1,
  additionalProperties: false,
  patternProperties: { "^file$": { type: "string" } },
};

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
