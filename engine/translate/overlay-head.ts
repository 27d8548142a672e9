import { includePath, type Plain, type SchemaFinding, schema } from "../load/index.ts";
import { didYouMean } from "../problem/index.ts";

/** The head of an overlay, or what is wrong with it. */
export type OverlayHead =
  | { readonly faults: readonly SchemaFinding[] }
  | {
      readonly language: string;
      /** Path of the definition, in the form that the reader takes. */
      readonly source: string;
      /** Everything else. */
      readonly texts: { [key: string]: Plain };
      /** Reported if the definition turns out to be an overlay itself. */
      readonly nested: SchemaFinding;
    };

/**
 * Reads the first two keys of an overlay.
 *
 * @param file path of the overlay
 */
export function overlayHead(file: string, overlay: Plain): OverlayHead {
  const { translates, language, ...texts } = isOverlay(overlay) ? overlay : {};
  const faults: SchemaFinding[] = [];
  const name = typeof translates === "string" ? translates : "";
  const source = includePath(file, name);
  const misspelt =
    translates === undefined && Object.keys(texts).find((key) => didYouMean(key, ["translates"]).suggest);
  if (misspelt)
    faults.push({
      rule: "unknown-key",
      message: `The translation has the key "${misspelt}", which does not exist here. Did you mean "translates"?`,
      path: [misspelt],
      on: "key",
      suggest: "translates",
    });
  // Images are named relative to the definition, so both files must be in one folder.
  else if (source === undefined || /[/\\]/.test(name) || source === file)
    faults.push({
      rule: "bad-format",
      message:
        '"translates" must name the definition, a file beside this one. Begin with this line: translates: funnel.yaml',
      path: ["translates"],
    });
  const tag = schema.root.definitions?.languageTag?.pattern ?? "";
  if (typeof language !== "string" || !new RegExp(tag).test(language.slice(0, longestTag)))
    faults.push({
      rule: "bad-format",
      message: '"language" must name the language of the translations as a BCP 47 tag: de, pt-BR.',
      path: ["language"],
    });
  if (faults.length > 0 || source === undefined || typeof language !== "string") return { faults };
  const nested: SchemaFinding = {
    rule: "bad-format",
    message: `"${name}" is a translation itself. Name the definition that it translates.`,
    path: ["translates"],
  };
  return { language, source, texts, nested };
}

const longestTag = 20;

/** Whether a file is an overlay: it says so, or it has texts with their originals and no funnel. */
export function isOverlay(value: Plain): value is { [key: string]: Plain } {
  if (!isGroup(value)) return false;
  return "translates" in value || (!("start" in value) && holdsTranslation(value));
}

const isGroup = (value: Plain): value is { [key: string]: Plain } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const holdsTranslation = (value: Plain): boolean =>
  isGroup(value) &&
  ((typeof value.from === "string" && typeof value.to === "string") || Object.values(value).some(holdsTranslation));
