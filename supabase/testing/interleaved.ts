import process from "node:process";

/**
 * Runs callers concurrently, one step at a time: all wait at their pauses until one is picked to continue to its next
 * pause or its end.
 *
 * @param callers each calls `pause` before every step at which others may run first
 * @param pick given the number of waiting callers, returns which one continues, from 0
 */
export function interleaved<Result>(
  callers: readonly ((pause: () => Promise<void>) => Promise<Result>)[],
  pick: (among: number) => number,
): Promise<readonly Result[]> {
  const waiting = new Map<number, () => void>();
  let running = callers.length;
  const rest = () => {
    running -= 1;
    if (running > 0) return;
    // In the order of the callers, so that the same picks give the same run.
    const indexes = [...waiting.keys()].sort();
    const next = indexes[pick(indexes.length)];
    if (next === undefined) return;
    running = 1;
    const goOn = waiting.get(next);
    waiting.delete(next);
    goOn?.();
  };
  const pauseOf = (index: number) => () =>
    new Promise<void>((resolve) => {
      waiting.set(index, resolve);
      rest();
    });
  return Promise.all(callers.map((call, index) => call(pauseOf(index)).finally(rest)));
}

/**
 * Runs something once for every combination of its choices.
 *
 * @param run calls `pick` with a number of alternatives, as often as it likes, and gets one from 0; with the same picks
 * it must make the same calls
 * @returns the number of runs
 */
export async function everyChoice(run: (pick: (among: number) => number) => Promise<void>): Promise<number> {
  let given: readonly number[] = [];
  for (let runs = 1; ; runs += 1) {
    const made: { readonly pick: number; readonly among: number }[] = [];
    await run((among) => {
      const pick = given[made.length] ?? 0;
      made.push({ pick, among });
      return pick;
    });
    const turn = made.findLastIndex(({ pick, among }) => pick + 1 < among);
    if (turn < 0) return runs;
    given = made.slice(0, turn + 1).map(({ pick }, at) => (at === turn ? pick + 1 : pick));
  }
}

/** Every order of some items. A mutation run repeats them for each change, so it takes the given one and its reverse. */
export function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (process.env.MUTATE_PATH) return [items, items.toReversed()];
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/**
 * Many similar cases are shared out among the homes in which the functions are tested, so that each case runs once in
 * `npm test`: on the embedded database under Node, under Deno, and for what meets in the database also on a real
 * Postgres under Node. TEST_SAMPLE is the number of the home, or "all" for every case.
 */
const { TEST_SAMPLE: home = "0" } = process.env;

/** The homes that run a file: all three, or the two that run every file. */
export type Homes = 2 | 3;

/** The cases that run here. */
export const sampled = <Case>(cases: Iterable<Case>, homes: Homes): readonly Case[] =>
  [...cases].filter((_, index) => home === "all" || index % homes === Number(home) % homes);

/** How many of so many random cases run here. A mutation run repeats them for each change, so it takes few. */
export const shareOf = (count: number, homes: Homes): number =>
  home === "all" ? count : Math.ceil(count / homes / (process.env.MUTATE_PATH ? 20 : 1));
