import { removal } from "../removal.ts";
import type { Operator } from "../subject.ts";

/** Takes out a key with its value. Whether anything misses it is for the oracle to say. */
export const dropKey: Operator = (subject) =>
  subject.sites.flatMap((site) => {
    const edit = site.key && removal(site, subject);
    if (!edit) return [];
    return [{ what: `without ${site.path.join(".")}`, edits: [edit], shownElsewhere: true }];
  });
