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
