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
    if (!keys.includes(key) || !/^[a-z-]+$/i.test(word)) return [];
    return misspellings(word).map((wrong) => ({
      what: `${path.join(".")}: ${word} → ${wrong}`,
      edits: [{ ...value, by: wrong }],
      meant: word,
    }));
  });

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
];
