import type { Edit } from "./edited.ts";
import type { Site } from "./sites-of.ts";
import type { Subject } from "./subject.ts";

/**
 * The edit that removes a key with its value, or a list entry, from a text.
 *
 * @returns undefined for the only member of a group: without it, the group would change its kind
 */
export function removal(site: Site, { sites }: Subject): Edit | undefined {
  const siblings = sites.filter(({ path }) => path.length === site.path.length && isBeside(path, site.path));
  const index = siblings.indexOf(site);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return { start: startOf(site), end: startOf(after), by: "" };
  return before && { start: before.value.end, end: site.value.end, by: "" };
}

const isBeside = (path: Site["path"], other: Site["path"]) => path.slice(0, -1).every((key, at) => key === other[at]);

const startOf = ({ key, value }: Site) => (key ?? value).start;
