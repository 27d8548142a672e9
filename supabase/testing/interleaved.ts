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

/** Every order of some items. */
export function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/**
 * On a real Postgres every third case stands for all: one under Node, another one under Deno, with the same driver. Every
 * case runs on the embedded database under Node.
 */
const every = process.env.TEST_SAMPLE === undefined ? 1 : 3;
let calls = Number(process.env.TEST_SAMPLE ?? 0);

/**
 * The cases that run here. Each call starts at another one, so that tests of the same cases do not leave out the same;
 * TEST_SAMPLE says at which the first call starts.
 */
export function sampled<Case>(cases: Iterable<Case>): readonly Case[] {
  const first = calls++ % every;
  return [...cases].filter((_, index) => index % every === first);
}

/** How many of so many random cases run here. */
export const shareOf = (count: number): number => Math.ceil(count / every);
