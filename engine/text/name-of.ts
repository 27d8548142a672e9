import type { Path } from "../report/problem.ts";

/**
 * What a path is called in a sentence: `Step "age", option 2`.
 *
 * @returns "The definition" for the root; starts with a capital letter
 */
export function nameOf(path: Path): string {
  const parts: string[] = [];
  let index = 0;
  for (; index < path.length; index++) {
    const key = path[index];
    const next = path[index + 1];
    const noun = typeof key === "string" ? members[key] : undefined;
    if (noun && next !== undefined) {
      parts.push(typeof next === "number" ? `${noun} ${next + 1}` : `${noun} "${next}"`);
      index++;
    } else if (typeof key === "number") parts.push(`entry ${key + 1}`);
    else parts.push(`"${key}"`);
  }
  const name = parts.join(", ");
  return name === "" ? "The definition" : name.charAt(0).toUpperCase() + name.slice(1);
}

const members: Readonly<Record<string, string>> = {
  steps: "step",
  options: "option",
  sections: "section",
  facts: "fact",
  plans: "plan",
  scales: "scale",
  outcomes: "outcome",
  tabs: "tab",
  events: "event",
};
