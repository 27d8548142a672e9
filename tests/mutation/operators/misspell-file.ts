import { edited } from "../edited.ts";
import { fileAt } from "../file-at.ts";
import { misspellings } from "../misspellings.ts";
import type { Operator } from "../subject.ts";

/** Misspells the path of a file: of a picture, or of a text that is included. */
export const misspellFile: Operator = ({ text, sites }) =>
  sites.flatMap((site) => {
    const file = fileAt(site);
    if (file === undefined) return [];
    return misspellings(file).map((wrong) => ({
      what: `${site.path.join(".")}: ${file} → ${wrong}`,
      ...edited(text, { ...site.value, by: wrong }),
      meant: file,
    }));
  });
