import type { Exit } from "./exits.ts";
import type { StepFlow } from "./step-flow.ts";

/**
 * The ways forward that a visitor can take. In a list nothing comes after an entry without `when`; and a step's own
 * `next` is never asked when one option must be chosen and each leads somewhere by itself. A payment leads on only where
 * one is taken.
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
 * The ways forward that visitors walk. Where the buttons of a page take a payment none leads past it, though the machine
 * would go there: a checkout beside an offer that sells by itself is only opened by its address.
 */
export function walkedExits(step: StepFlow): readonly Exit[] {
  return takenExits(step).filter(({ kind }) => !step.sells || kind === "paid");
}
