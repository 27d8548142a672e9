import process from "node:process";

/**
 * Under Node on a real Postgres every third case stands for all. Every case runs on the embedded database under Node, and
 * on the real one under Deno, with the same driver.
 */
const every = process.env.TEST_SAMPLE === "1" ? 3 : 1;
let calls = 0;

/** The cases that run here. Each call starts at another one, so that tests of the same cases do not leave out the same. */
export function sampled<Case>(cases: Iterable<Case>): readonly Case[] {
  const first = calls++ % every;
  return [...cases].filter((_, index) => index % every === first);
}
