import { removal } from "../removal.ts";
import type { Operator } from "../subject.ts";

/** Removes a key with its value. The oracle decides whether that is a mistake. */
export const dropKey: Operator = (subject) =>
  subject.sites.flatMap((site) => {
    const edit = site.key && removal(site, subject);
    if (!edit) return [];
    return [{ what: `without ${site.path.join(".")}`, edits: [edit], shownElsewhere: true }];
  });
