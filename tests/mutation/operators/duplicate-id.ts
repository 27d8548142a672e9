import { isScalar } from "yaml";
import type { Mutant } from "../mutant.ts";
import type { Site } from "../sites-of.ts";
import type { Operator, Subject } from "../subject.ts";

/** Gives a thing the id, address, number or label of a similar one, and duplicates keys. */
export const duplicateId: Operator = (subject) => [...sharedIds(subject), ...doubledKeys(subject)];

function sharedIds({ text, sites }: Subject): readonly Mutant[] {
  const firsts = new Map<string, Site>();
  return sites.flatMap((site) => {
    const list = listOf(site);
    if (list === undefined || !isScalar(site.value.node)) return [];
    const first = firsts.get(list);
    firsts.set(list, site);
    if (!first) return [];
    const by = text.slice(first.value.start, first.value.end);
    return [{ what: `${site.path.join(".")}: ${by} again`, edits: [{ ...site.value, by }] }];
  });
}

/** Values with the same list must differ: paths and numbers of all steps, ids within one list. */
function listOf({ path }: Site): string | undefined {
  const key = String(path.at(-1));
  if (path[0] === "steps" && path.length === 3 && ["path", "number", "record"].includes(key)) return key;
  if (key === "id" && typeof path.at(-2) === "number" && path[0] !== "tracking") return path.slice(0, -2).join(" ");
  const list = path.slice(0, -1);
  return typeof path.at(-1) === "number" && (list.at(-1) === "options" || list.at(-1) === "plans")
    ? list.join(" ")
    : undefined;
}

function doubledKeys({ text, sites }: Subject): readonly Mutant[] {
  return sites.flatMap(({ path, key, value, group }) => {
    if (!key || !isScalar(value.node)) return [];
    const pair = text.slice(key.start, value.end);
    const indent = " ".repeat(key.start - text.lastIndexOf("\n", key.start - 1) - 1);
    const between = group?.flow ? ", " : `\n${indent}`;
    return [
      {
        what: `${path.join(".")} written twice`,
        edits: [
          { start: key.start, end: key.start, by: pair + between },
          { start: key.start, end: value.end, by: pair },
        ],
      },
    ];
  });
}
