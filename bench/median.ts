/** The middle one of several measurements, in milliseconds, after one run that is not counted. */
export function median(runs: number, run: () => void): number {
  run();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
