import type { Exit } from "./exits.ts";
import type { StepFlow } from "./step-flow.ts";

/**
 * The ways forward that a visitor can take. In a list, no entry after one without `when` can be reached. A step's own
 * `next` is never used if one option must be chosen and every option has a `next`. The way after a payment counts only
 * if the step takes one.
 */
export function takenExits({ exits, options, min, sells }: StepFlow): readonly Exit[] {
  const lists = new Map<string, Exit[]>();
  for (const exit of exits.forward) {
    const list = exit.kind === "option" ? `option ${exit.at[1]}` : exit.kind;
    const ways = lists.get(list);
    if (ways) ways.push(exit);
    else lists.set(list, [exit]);
  }
  const always = [...lists].filter(([list, ways]) => list.startsWith("option ") && ways.some(({ when }) => !when));
  if (min > 0 && options.length > 0 && always.length === options.length) lists.delete("next");
  if (!sells) lists.delete("paid");
  return [...lists.values()].flatMap((ways) => {
    const last = ways.findIndex(({ when }) => !when);
    return last === -1 ? ways : ways.slice(0, last + 1);
  });
}

/**
 * The ways forward that visitors actually walk. If the buttons of a page take a payment and none of them skips it, no way
 * leads past it, although the machine would allow it: a checkout next to an offer that sells by itself can only be opened
 * by its address.
 */
export function walkedExits(step: StepFlow): readonly Exit[] {
  return takenExits(step).filter(({ kind }) => !step.sells || step.skips.length > 0 || kind === "paid");
}
