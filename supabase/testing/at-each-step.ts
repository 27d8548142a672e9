/**
 * Runs a course of events with a fault at its first step, then at its second, and so on until it gets through whole.
 *
 * @param course tells whether its fault has struck
 * @returns how many steps there are
 */
export async function atEachStep(course: (at: number) => Promise<{ readonly hasStruck: boolean }>): Promise<number> {
  for (let at = 1; at < mostSteps; at += 1) {
    const { hasStruck } = await course(at);
    if (!hasStruck) return at - 1;
  }
  throw new Error(`The course does not come to its end within ${mostSteps} steps`);
}

const mostSteps = 200;
