import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";

/**
 * The functions that tests import from "vitest", on Deno's own test runner: the import map replaces "vitest" with this
 * file. So the same tests run in both homes.
 */

/** The part of Deno's API that runs tests. */
declare const Deno: {
  readonly test: ((test: Test<Steps>) => void) & Hooks;
};
type Test<Context = unknown> = Unchecked & { readonly name: string; readonly fn: (context: Context) => unknown };
type Steps = { readonly step: (test: Test) => Promise<boolean> };
type Hooks = { readonly [Hook in "beforeAll" | "afterAll"]: (run: Run) => void };

/** Connections stay open between tests, so Deno's leak check would report them. */
const unchecked = { sanitizeOps: false, sanitizeResources: false } as const;
type Unchecked = typeof unchecked;

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = Object.assign(chai.expect, {
  unreachable: (message = "should not be reached"): never => {
    throw new Error(message);
  },
});

type Run = () => unknown;
type Options = Run | { readonly timeout?: number } | number;
type Group = { readonly name: string; readonly before: Run[]; readonly after: Run[] };

const emptyGroup = (name: string): Group => ({ name, before: [], after: [] });

/** The groups around the current position; the outermost is the file. */
const around: Group[] = [emptyGroup("")];

/** Where tests and hooks of the file that is loaded go: to Deno, or to the list of `testFile`. */
let home: Hooks & { readonly test: (test: Test) => void } = { ...Deno.test, test: Deno.test };

/**
 * Tests one file as one test of Deno, its tests being the steps. So files follow each other with the same modules, as in
 * a worker of Vitest: Deno itself loads all modules anew for each file that it is given.
 */
export function testFile(name: string, load: () => Promise<unknown>): void {
  const fn = async ({ step }: Steps) => {
    const tests: Test[] = [];
    const before: Run[] = [];
    const after: Run[] = [];
    home = {
      test: (test) => tests.push(test),
      beforeAll: (run) => before.push(run),
      afterAll: (run) => after.push(run),
    };
    around.splice(0, around.length, emptyGroup(""));
    await load();
    try {
      for (const run of before) await run();
      for (const test of tests) await step(test);
    } finally {
      for (const run of after) await run();
    }
  };
  Deno.test({ name, ...unchecked, fn });
}

function register(title: string, first: Options, second?: Options): void {
  const groups = [...around];
  const run = [first, second].find((part) => typeof part === "function");
  const name = [...groups.slice(1).map((group) => group.name), title].join(" › ");
  const fn = async () => {
    for (const { before } of groups) for (const hook of before) await hook();
    await run?.();
    for (const { after } of groups.toReversed()) for (const hook of after) await hook();
  };
  home.test({ name, ...unchecked, fn });
}

const each =
  <Row>(rows: readonly Row[]) =>
  (name: string, run: (...values: readonly unknown[]) => unknown) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      register(titleOf(name, values), () => run(...values));
    }
  };

/** Like `each`, but a row comes as one value. */
const forEach =
  <Row>(rows: readonly Row[]) =>
  (name: string, ...parts: readonly (((row: Row) => unknown) | { readonly timeout?: number })[]) => {
    const run = parts.find((part) => typeof part === "function");
    for (const row of rows) register(titleOf(name, Array.isArray(row) ? row : [row]), () => run?.(row));
  };

/** Replaces `%s` and similar in a name with the values of a row. */
function titleOf(name: string, values: readonly unknown[]): string {
  const left = [...values];
  return name.replace(/%[sdiojO]/g, () => {
    const value = left.shift();
    return typeof value === "string" ? value : JSON.stringify(value);
  });
}

export const test = Object.assign(register, { each, for: forEach });
export const beforeAll = (run: Run) => home.beforeAll(run);
export const afterAll = (run: Run) => home.afterAll(run);
export const beforeEach = (hook: Run) => around.at(-1)?.before.push(hook);
export const afterEach = (hook: Run) => around.at(-1)?.after.push(hook);

/** Tests that belong together; their names say so. */
export function describe(name: string, first: Options, second?: Options): void {
  around.push(emptyGroup(name));
  for (const part of [first, second]) if (typeof part === "function") part();
  around.pop();
}
