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
