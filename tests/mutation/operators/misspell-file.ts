import { fileAt } from "../file-at.ts";
import { misspellings } from "../misspellings.ts";
import type { Operator } from "../subject.ts";

/** Misspells the path of a picture or of an included text. */
export const misspellFile: Operator = ({ sites }) =>
  sites.flatMap((site) => {
    const file = fileAt(site);
    if (file === undefined) return [];
    return misspellings(file).map((wrong) => ({
      what: `${site.path.join(".")}: ${file} → ${wrong}`,
      edits: [{ ...site.value, by: wrong }],
      meant: file,
    }));
  });
