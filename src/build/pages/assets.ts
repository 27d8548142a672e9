import { dirname, resolve } from "node:path";
import { mapAssets } from "../../../engine/load/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/**
 * A page's part of a definition as JavaScript, in which each image is an import, so that images get fingerprints like
 * code.
 *
 * @param file path of the definition, to whose folder its images are relative
 * @param view creates the value, which is JSON
 * @param body how the module uses the value, given its source text
 */
export function moduleWithAssets(
  definition: FunnelDefinition,
  file: string,
  view: (definition: FunnelDefinition) => unknown,
  body: (source: string) => string,
): string {
  const { marked, files } = withMarks(definition);
  const used = new Set<number>();
  const source = JSON.stringify(view(marked)).replace(/"\\u0000(\d+)"/g, (_, mark: string) => {
    used.add(Number(mark));
    return `asset${mark}`;
  });
  const imports = [...used].map((mark) => {
    const from = `${resolve(dirname(file), files[mark] ?? "")}?url&no-inline`;
    return `import asset${mark} from ${JSON.stringify(from)};`;
  });
  return [...imports, body(source)].join("\n");
}

/**
 * A definition with placeholders for images: each is an index into the list of files, after a character that no text
 * begins with.
 */
type Marked = { readonly marked: FunnelDefinition; readonly files: readonly string[] };

function withMarks(definition: FunnelDefinition): Marked {
  const known = made.get(definition);
  if (known) return known;
  const marks = new Map<string, number>();
  const marked = mapAssets(definition, (file) => {
    const mark = marks.get(file) ?? marks.size;
    marks.set(file, mark);
    return `\u0000${mark}`;
  });
  const result = { marked, files: [...marks.keys()] };
  made.set(definition, result);
  return result;
}

/** Every step is a separate module, so the definition is copied once for all of them. */
const made = new WeakMap<FunnelDefinition, Marked>();
