import type { Path } from "./problem.ts";

/**
 * A path in words, for a sentence: `Step "age", option 2`, or `"theme.colors.ink"`.
 *
 * @returns "The definition" for the root; starts with a capital letter
 */
export function nameOf(path: Path): string {
  const parts: string[] = [];
  let keys: string[] = [];
  const closeKeys = () => {
    if (keys.length > 0) parts.push(`"${keys.join(".")}"`);
    keys = [];
  };
  for (let index = 0; index < path.length; index++) {
    const key = path[index];
    const next = path[index + 1];
    const noun = typeof key === "string" && Object.hasOwn(members, key) ? members[key] : undefined;
    if (typeof key === "string" && !(noun && next !== undefined)) {
      keys.push(key);
      continue;
    }
    closeKeys();
    if (typeof key === "number") parts.push(`entry ${key + 1}`);
    else {
      parts.push(typeof next === "number" ? `${noun} ${next + 1}` : `${noun} "${next}"`);
      index++;
    }
  }
  closeKeys();
  const name = parts.join(", ");
  return name === "" ? "The definition" : name.charAt(0).toUpperCase() + name.slice(1);
}

const members: Readonly<Record<string, string>> = {
  steps: "step",
  options: "option",
  sections: "section",
  columns: "column",
  fields: "field",
  facts: "fact",
  plans: "plan",
  scales: "scale",
  outcomes: "outcome",
  tabs: "tab",
  events: "event",
};
