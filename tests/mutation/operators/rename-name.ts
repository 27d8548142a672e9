import { misspellings } from "../misspellings.ts";
import type { Site } from "../sites-of.ts";
import type { Operator } from "../subject.ts";

/** Misspells a name where it is defined, so that references to it break. */
export const renameName: Operator = ({ text, sites }) =>
  sites.flatMap((site) => {
    const place = nameAt(site);
    if (!place) return [];
    const written = text.slice(place.start, place.end);
    return misspellings(written.replace(/"/g, "")).map((wrong) => ({
      what: `${site.path.join(".")} is called ${wrong}`,
      edits: [{ ...place, by: written.startsWith('"') ? `"${wrong}"` : wrong }],
      meant: wrong,
      shownElsewhere: true,
    }));
  });

function nameAt({ path, key, value }: Site) {
  const [root, , , list] = path;
  if (path.length === 2 && ["steps", "plans", "facts", "scales", "experiments"].includes(String(root))) return key;
  if (root === "experiments") return typeof path[2] === "number" ? value : path.length === 3 ? key : undefined;
  const isId = path.at(-1) === "id" && (root === "legal" || root === "steps") && path.length > 3 && list !== "text";
  return isId || (path.length === 3 && path[2] === "save") ? value : undefined;
}
