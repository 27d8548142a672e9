import type { Exit } from "../flow/index.ts";

/** Exits by the list that they stand in, which is tried from top to bottom. */
export function listsOf(exits: readonly Exit[]): readonly (readonly Exit[])[] {
  const lists = new Map<string, Exit[]>();
  for (const exit of exits) {
    const list = exit.at.slice(0, exit.kind === "option" ? 2 : 1).join(" ");
    const ways = lists.get(list);
    if (ways) ways.push(exit);
    else lists.set(list, [exit]);
  }
  return [...lists.values()];
}
