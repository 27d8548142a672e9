/**
 * The middle one of several measurements, in milliseconds, after one run that is not counted.
 *
 * @param before what happens before each run, not measured
 */
export function median(runs: number, run: () => void, before = () => {}): number {
  before();
  run();
  const times = Array.from({ length: runs }, () => {
    before();
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
