import { dayOf, dayOnClock } from "./days.ts";
import { evaluate, rounded, type Tree } from "./evaluate.ts";
import { type Shown, sayAmount } from "./say-amount.ts";

/** A value as it is computed and shown, or a field as it is read and shown. It is JSON. */
export type CompiledValue = Shown & {
  /** Left out for what a visitor types. */
  readonly of?: Tree;
};

/** Values by name, each after those that it reads. */
export type CompiledValues = Readonly<Record<string, CompiledValue>>;

/** One end of a range: a number in the unit of what is asked, or an expression that is the same for everybody. */
export type Bound = number | { readonly written: string; readonly of: Tree };

/** What a condition asks of a value: that it is within bounds. `below` and `above` leave out the bound itself. */
export type Bounds = Partial<Readonly<Record<keyof typeof tests, Bound>>>;

/** What a visitor has told, as far as values depend on it. */
export type Told = {
  /** What was typed, by name, in its canonical form: digits with a point, dates as 2026-01-31. */
  readonly values: Readonly<Record<string, string>>;
  /** The steps that the visitor has been to. Before the first one there is no day: a finished page has none. */
  readonly reached: readonly string[];
};

/** The values of one visitor. */
export type Computed = {
  /** A value in the unit that it is shown in, a date as its day; undefined if it is unset. */
  readonly amount: (name: string) => number | undefined;
  /** A value as visitors read it, in the language of the definition; undefined if it is unset. */
  readonly say: (name: string) => string | undefined;
  /** Whether a value is within bounds. What is unset never is. */
  readonly meets: (name: string, bounds: Bounds) => boolean;
};

/** Computes the values of a visitor. */
export type Compute = (score: (scale: string) => number, told: Told) => Computed;

/**
 * Makes the one function that computes values: in browsers, on servers and on the command line. It never throws.
 *
 * @param language BCP 47 tag of the definition
 * @param now the clock that says which day it is
 */
export function computer(compiled: CompiledValues, language: string, now: () => Date): Compute {
  return (score, told) => {
    const found = new Map<string, number | undefined>();
    const read = (name: string): number | undefined => {
      if (name === "today") return told.reached.length > 0 ? dayOnClock(now()) : undefined;
      if (name.startsWith("score.")) return score(name.slice("score.".length));
      // Those before it first, so that a long chain of values is no deep recursion.
      for (const [each, value] of Object.entries(compiled)) {
        if (found.has(name)) break;
        if (!found.has(each))
          found.set(each, value.of === undefined ? typed(told.values[each], value) : evaluate(value.of, read));
      }
      return found.get(name);
    };
    const amount = (name: string): number | undefined => {
      const value = read(name);
      const { factor, zero = 0 } = compiled[name]?.unit ?? { factor: 1 };
      return value === undefined ? undefined : rounded((value - zero) / factor, 9);
    };
    return {
      amount,
      say: (name) => {
        const [value, shown] = [amount(name), compiled[name]];
        return value === undefined || !shown ? undefined : sayAmount(value, shown, language);
      },
      meets: (name, bounds) =>
        testNames.every((test) => {
          const bound = bounds[test];
          if (bound === undefined) return true;
          const isNumber = typeof bound === "number";
          const [value, limit] = isNumber ? [amount(name), bound] : [read(name), evaluate(bound.of, read)];
          return value !== undefined && limit !== undefined && tests[test](value, limit);
        }),
    };
  };
}

const tests = {
  min: (value: number, bound: number) => value >= bound,
  max: (value: number, bound: number) => value <= bound,
  above: (value: number, bound: number) => value > bound,
  below: (value: number, bound: number) => value < bound,
  after: (value: number, bound: number) => value > bound,
  before: (value: number, bound: number) => value < bound,
};

const testNames: readonly (keyof typeof tests)[] = ["min", "max", "above", "below", "after", "before"];

/** What was typed as a number; undefined if it is none. Storage can be anybody's. */
function typed(text: string | undefined, { is }: CompiledValue): number | undefined {
  if (typeof text !== "string" || text.trim() === "") return undefined;
  const value = is === "date" ? dayOf(text) : Number(text);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}
