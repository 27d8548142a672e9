import { misspellings } from "../misspellings.ts";
import { namesFor, namesIn } from "../names-in.ts";
import { referencesOf } from "../references-of.ts";
import type { Operator } from "../subject.ts";

/** Misspells a reference to a name: a step, plan, segment, scale, option, outcome, experiment, variant or saved value. */
export const renameTarget: Operator = ({ text, plain, at }) => {
  const names = namesIn(plain);
  return referencesOf(plain).flatMap(({ kind, name, path, on, of = "" }) => {
    const place = at.get(path.join(" "))?.[on];
    const known = namesFor({ kind, of }, names);
    if (!place) return [];
    return misspellings(name, known).map((wrong) => ({
      what: `${path.join(".")}: ${name} → ${wrong}`,
      edits: [{ ...place, by: quoted(wrong, text.slice(place.start, place.end)) }],
      meant: name,
    }));
  });
};

const quoted = (word: string, before: string) => (before.startsWith('"') ? `"${word}"` : word);
