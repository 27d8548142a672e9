import { fileAt } from "../file-at.ts";
import type { Mutant } from "../mutant.ts";
import { removal } from "../removal.ts";
import type { Site } from "../sites-of.ts";
import type { Operator, Subject } from "../subject.ts";

/** Removes something that other places may refer to: a step, plan, fact, scale, option, segment, tab, experiment or variant, or an image. */
export const removeReferenced: Operator = (subject) => [...things(subject), ...files(subject)];

function things(subject: Subject): readonly Mutant[] {
  return subject.sites.filter(isNamed).flatMap((site) => {
    const edit = removal(site, subject);
    return edit ? [{ what: `without ${site.path.join(".")}`, edits: [edit], shownElsewhere: true }] : [];
  });
}

const isNamed = ({ path }: Site) =>
  (path.length === 2 && ["steps", "plans", "facts", "scales", "outcomes", "experiments"].includes(String(path[0]))) ||
  (path.length === 3 && path[0] === "experiments") ||
  (typeof path.at(-1) === "number" && ["options", "segments", "tabs"].includes(String(path.at(-2))));

function files({ sites }: Subject): readonly Mutant[] {
  return sites.flatMap((site) => {
    const { path, value } = site;
    const file = fileAt(site);
    if (file === undefined) return [];
    return [{ what: `${path.join(".")}: no file ${file}`, edits: [{ ...value, by: file }], without: file }];
  });
}
