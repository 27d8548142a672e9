import icons from "../../../schema/icons.json" with { type: "json" };
import { misspellings } from "../misspellings.ts";
import type { Operator } from "../subject.ts";

/** Misspells a value that is one of a few words. */
export const misspellValue: Operator = ({ text, sites }) =>
  sites.flatMap(({ path, value }) => {
    const key = path
      .slice(path[0] === "steps" ? -1 : 0)
      .join(".")
      .replace(/\d+/, "N");
    const word = text.slice(value.start, value.end);
    if (!keys.includes(key) || !/^[a-z][a-z0-9-]*$/i.test(word)) return [];
    // A slip from one built-in icon to another, from card to car, is one that nobody can find.
    return misspellings(word, key === "icon" ? iconNames : []).map((wrong) => ({
      what: `${path.join(".")}: ${word} → ${wrong}`,
      edits: [{ ...value, by: wrong }],
      meant: word,
    }));
  });

const iconNames = Object.values(icons).flatMap((group) => Object.keys(group));

const keys = [
  "entry",
  "counter.reading",
  "tracking.consent",
  "tracking.events.N.event",
  "tracking.events.N.to",
  "tracking.events.N.value",
  "type",
  "layout",
  "mode",
  "action",
  "onExpire",
  "icon",
  "look",
  "pattern",
  "curve",
];
