// A checker for StrykerJS that lets only every MUTATE_EVERY-th change through, from number MUTATE_FROM on, in the order
// of the files and of their text. The others are listed as errors, which count for nothing.
const every = Number(process.env.MUTATE_EVERY ?? 1);
const from = Number(process.env.MUTATE_FROM ?? 0) % every;

/** @param {readonly { readonly id: string }[]} changes */
const check = async (changes) =>
  Object.fromEntries(
    changes.map(({ id }) => [
      id,
      Number(id) % every === from ? { status: "passed" } : { status: "compileError", reason: "not in the sample" },
    ]),
  );

const sample = {
  init: async () => undefined,
  check,
  /** @param {readonly { readonly id: string }[]} changes */
  group: async (changes) => [changes.map(({ id }) => id)],
};

export const strykerPlugins = [{ kind: "Checker", name: "sample", factory: () => sample }];
