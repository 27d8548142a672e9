import fc from "fast-check";

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_MINUTES } = process.env;

/** Time for a test of properties: a minute in `npm test`, as long as it takes in `npm run fuzz`. */
export const fuzzTime = FUZZ_RUNS ? 24 * 3_600_000 : 60_000;

/**
 * Asserts a property, with the same values each time. `npm run fuzz` asks for more runs, another seed or an end after
 * some minutes, and prints what was run.
 *
 * @param name what is tried, for the printed line
 * @param runs how many are tried in `npm test`
 * @throws Error with the shrunk counter-example, the seed and the path that repeats it
 */
export async function fuzz<T>(name: string, property: fc.IRawProperty<T>, runs: number): Promise<void> {
  const minutes = Number(FUZZ_MINUTES ?? 0);
  const result = await fc.check(property, {
    numRuns: Math.max(runs, Number(FUZZ_RUNS ?? 0)),
    seed: Number(FUZZ_SEED ?? 1),
    ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
  });
  if (result.failed) throw new Error(`${name}: ${fc.defaultReportMessage(result)}`, { cause: result.errorInstance });
  if (FUZZ_RUNS) process.stdout.write(`${name}: ${result.numRuns} runs, seed ${result.seed}, nothing found\n`);
}
