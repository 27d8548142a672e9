/**
 * Runs callers side by side, one step at a time: all wait at their pauses until one of them is picked to go on to its
 * next pause or its end.
 *
 * @param callers each calls `pause` before every step that others may come before
 * @param pick which of so many waiting callers goes on, from 0
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
 * Runs something once for every way its choices can turn out.
 *
 * @param run asks `pick` which of so many ways to go, from 0, as often as it likes; with the same picks it must ask the
 *   same again
 * @returns how many runs there were
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
