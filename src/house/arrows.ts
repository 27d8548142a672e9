/** Which room may import which: `mayImport("engine/lint", "engine/flow")`. */
export type Arrows = {
  /** Folders whose rooms are on the map; the empty text is the project's folder. */
  readonly folders: ReadonlySet<string>;
  readonly mayImport: (from: string, to: string) => boolean;
};

/**
 * Reads a map from a document: lines of a code block such as `engine: problem ← copy ← flow compile`. Rooms between two
 * arrows may not import each other. Each may import the rooms to its left, on its own line or on any line that this one
 * leads to. The word before the colon is their folder.
 *
 * @param document Markdown
 */
export function readArrows(document: string): Arrows {
  const below = new Map<string, Set<string>>();
  for (const [, line = ""] of document.matchAll(/^(?: {4})?([\w/: -]+←[\w/:← -]+)$/gm)) {
    const [, folder, chain = ""] = /^\s*(?:([\w/_-]+): )?(.*)$/.exec(line) ?? [];
    const groups = chain.split("←").map((group) =>
      group
        .trim()
        .split(/\s+/)
        .map((name) => (folder ? `${folder}/${name}` : name)),
    );
    for (const [index, group] of groups.entries())
      for (const room of group) {
        const left = below.get(room) ?? new Set();
        for (const lower of groups.slice(0, index).flat()) left.add(lower);
        below.set(room, left);
      }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(below.get(from) ?? [])].some((lower) => lower === to || reaches(lower, to, seen));
  };
  const folders = new Set([...below.keys()].map((room) => room.split("/").slice(0, -1).join("/")));
  return { folders, mayImport: (from, to) => reaches(from, to) };
}
