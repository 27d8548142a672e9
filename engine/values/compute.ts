import {
  type FieldValue,
  type FlowField,
  fieldValueOf,
  isUnit,
  latinDigits,
  minutesOf,
  sayAppointment,
  storedText,
  tidy,
  timeText,
  unitTypedName,
} from "../fields/index.ts";
import { dateText, dayOf, dayOnClock } from "./days.ts";
import { evaluate, rounded, type Tree } from "./evaluate.ts";
import { localUnit, shownIn } from "./local-units.ts";
import { type Shown, sayAmount, shownUnit } from "./say-amount.ts";
import { fromBase, toBase, unitNamed } from "./units.ts";

/** A value as it is computed and shown. It is JSON. */
export type CompiledValue = Shown & { readonly of: Tree };

/** Values by name, each after those that it reads. */
export type CompiledValues = Readonly<Record<string, CompiledValue>>;

/** One end of a range: a number in the unit of what is asked, or an expression that is the same for everybody. */
export type CompiledBound = number | { readonly written: string; readonly of: Tree };

/** What a condition asks of a value or a field. It is JSON. */
export type CompiledBounds = Partial<Readonly<Record<keyof typeof orders, CompiledBound>>> & {
  readonly is?: readonly string[];
  readonly starts?: readonly string[];
  readonly ends?: readonly string[];
};

/** What a visitor has told, as far as values depend on it. */
export type Told = {
  /** What was typed, by name, as it is stored. */
  readonly values: Readonly<Record<string, string>>;
  /** What was kept of it before, where some of it only stands in fields by now. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The steps that the visitor has come to. The first step need not be among them: everybody begins there. */
  readonly reached: readonly string[];
  /** What was chosen, by step. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
};

/** The fields of a funnel's steps, and its first step. */
export type Asked<F extends FlowField = FlowField> = {
  readonly start?: string;
  readonly steps: Readonly<Record<string, { readonly fields?: readonly F[] } | undefined>>;
};

/** What one visitor's answers come to. */
export type Computed = {
  /** A value, or what was given in a field, in the unit that it is shown in; undefined if it is unset. */
  readonly amount: (name: string) => number | undefined;
  /**
   * What visitors read for a name, in the language of the definition and in the units that they have typed in;
   * undefined if it is unset.
   *
   * @param saved what is saved under the name, if it is neither a value nor a field
   */
  readonly say: (name: string, saved?: string) => string | undefined;
  /**
   * Whether something is known under a name. A field counts only on the visitor's way: not what was typed at a step that
   * other answers have led past since. A contact counts unless it is what was typed in a field that is no longer asked for.
   *
   * @param saved what is saved under the name
   */
  readonly has: (name: string, saved?: string) => boolean;
  /** Whether a value or a field is within bounds. What is unset never is. */
  readonly meets: (name: string, bounds: CompiledBounds) => boolean;
  /** What was given in fields on the visitor's way, by the labels under which it is recorded; of a choice, its label. */
  readonly recorded: () => Readonly<Record<string, string>>;
  /**
   * The ids of the fields on the visitor's way that are asked of this visitor.
   *
   * @param typed what stands in fields by now, though it is not kept yet
   */
  readonly fieldsAsked: (typed?: Readonly<Record<string, string>>) => ReadonlySet<string>;
  /** The values that are set, by name, for programs: numbers in the unit that each is shown in, dates as 2026-01-31, times as 19:05. */
  readonly plain: () => Readonly<Record<string, number | string>>;
};

/**
 * Computes what the answers of a visitor come to.
 *
 * @param isAsked whether a field is one for this visitor, as far as all that is computed tells; left out, each is
 */
export type Compute = <F extends FlowField>(
  asked: Asked<F>,
  told: Told,
  score: (scale: string) => number,
  isAsked?: (field: F, made: Computed) => boolean,
) => Computed;

/**
 * Makes the one function that computes values: in browsers, on servers and on the command line. It never throws.
 *
 * @param compiled the values of the definition
 * @param language its BCP 47 tag
 * @param now the clock that says which day it is
 */
export function computer(compiled: CompiledValues, language: string, now: () => Date): Compute {
  const values = new Map(Object.entries(compiled));
  const reads = new Map(Object.entries(compiled).map(([name, { of }]) => [name, namesIn(of)]));
  const compute: Compute = (asked, told, score, isAsked = () => true) => {
    const { steps, start = "" } = asked;
    const all = Object.values(steps).flatMap((step) => step?.fields ?? []);
    const fields = new Set(all.map(({ id }) => id));
    // What was given at a step that is no longer on the visitor's way does not count.
    const onTheWay = [...new Set([start, ...told.reached])].flatMap((step) => steps[step]?.fields ?? []);
    // A finished page, where nobody has been or told anything, is of no day.
    const isVisited = [told.reached, told.values, told.choices ?? {}].some((group) => Object.keys(group).length > 0);
    const asking = new Map<FlowField, boolean>();
    const isFor = (field: (typeof all)[number]) => {
      const before = asking.get(field);
      if (before !== undefined) return before;
      // While its condition is looked at: whether a field is asked for never depends on what is typed in it.
      asking.set(field, false);
      const is = isAsked(field, made);
      asking.set(field, is);
      return is;
    };
    const known = new Map<string, FieldValue | undefined>();
    const given = (name: string) => {
      if (known.has(name)) return known.get(name);
      const field = onTheWay.findLast(({ id }) => id === name);
      const value = field && isFor(field) ? givenIn(field, told) : undefined;
      known.set(name, value);
      return value;
    };
    const found = new Map<string, number | undefined>();
    const read = (name: string): number | undefined => {
      if (name === "today") return isVisited ? dayOnClock(now()) : undefined;
      if (name.startsWith("score.")) return score(name.slice("score.".length));
      if (fields.has(name)) return baseOf(given(name));
      if (found.has(name)) return found.get(name);
      // What it reads first, so that a long chain of values is no deep recursion; and nothing else, which might read the
      // very field whose condition is being looked at.
      const needed = new Set([name]);
      for (const each of needed) if (!found.has(each)) for (const other of reads.get(each) ?? []) needed.add(other);
      for (const [each, { of }] of values)
        if (needed.has(each) && !found.has(each)) found.set(each, evaluate(of, read));
      return found.get(name);
    };
    /** Whether a contact is what was typed in a field that is no longer asked for, or that is empty by now. */
    const isTakenBack = (part: string, saved: string | undefined) => {
      const own = all.filter(({ id, contact }) => contact === part && (told.kept ?? told.values)[id] === saved);
      return own.length > 0 && own.every((field) => told.values[field.id] !== saved || !isFor(field));
    };
    const shownAs = (name: string): Shown => values.get(name) ?? shownAsKept(given(name));
    const unitTyped = (field: string) => {
      const unit = told.values[unitTypedName(field)] ?? "";
      return given(field)?.kind === "measure" && isUnit(unit) ? unit : undefined;
    };
    const localTo = (name: string): Shown => {
      const shown = shownAs(name);
      if (!shown.unit) return shown;
      const own = unitTyped(name);
      // In the unit of typing, a number is the one that was typed.
      if (own) return { unit: shownIn(own), digits: 6 };
      const typed = onTheWay.flatMap(({ id }) => unitTyped(id) ?? []);
      return { ...shown, unit: localUnit(shown.unit, typed) };
    };
    const amount = (name: string): number | undefined => {
      const value = read(name);
      return value === undefined ? undefined : rounded(fromBase(value, shownAs(name).unit ?? { factor: 1 }), 9);
    };
    const made: Computed = {
      amount,
      say: (name, saved) => {
        if (!values.has(name) && !fields.has(name)) return isTakenBack(name, saved) ? undefined : saved;
        const value = read(name);
        if (value === undefined) return wordsOf(given(name), language);
        const shown = localTo(name);
        return sayAmount(rounded(fromBase(value, shown.unit ?? { factor: 1 }), 9), shown, language);
      },
      has: (name, saved) =>
        fields.has(name)
          ? given(name) !== undefined
          : onTheWay.some(({ id, contact }) => contact === name && given(id) !== undefined) ||
            (Boolean(saved) && !isTakenBack(name, saved)),
      meets: (name, bounds) =>
        (bounds.is === undefined || isOneOf(bounds.is, given(name))) &&
        (bounds.starts === undefined || hasOne("startsWith", bounds.starts, given(name))) &&
        (bounds.ends === undefined || hasOne("endsWith", bounds.ends, given(name))) &&
        orderNames.every((order) => {
          const bound = bounds[order];
          if (bound === undefined) return true;
          const [value, limit] =
            typeof bound === "number" ? [amount(name), bound] : [read(name), evaluate(bound.of, read)];
          return value !== undefined && limit !== undefined && orders[order](tidy(value), tidy(limit));
        }),
      recorded: () =>
        Object.fromEntries(
          onTheWay.flatMap(({ id, record }) => {
            const value = given(id);
            return record && value ? [[record, recordedText(value)]] : [];
          }),
        ),
      fieldsAsked: (typed) =>
        typed
          ? compute(
              asked,
              { ...told, values: { ...told.values, ...typed }, kept: told.values },
              score,
              isAsked,
            ).fieldsAsked()
          : new Set(onTheWay.flatMap((field) => (isFor(field) ? field.id : []))),
      plain: () =>
        Object.fromEntries(
          [...values].flatMap(([name, { is }]) => {
            const value = amount(name);
            return value === undefined ? [] : [[name, is === "date" ? dateText(value) : is ? timeText(value) : value]];
          }),
        ),
    };
    return made;
  };
  return compute;
}

/** What an expression reads. */
const namesIn = (tree: Tree): readonly string[] => {
  if (typeof tree === "string") return [tree];
  return typeof tree === "number" ? [] : tree.slice(1).flatMap(namesIn);
};

/** An option by its id, and what was typed as codes are compared: the options 1-5 and 15 are two. */
const isOneOf = (wanted: readonly string[], given: FieldValue | undefined) => {
  const read = given?.kind === "choice" ? String : codeOf;
  return given !== undefined && wanted.some((each) => read(each) === read(String(given.value)));
};

/** A code is the same however it is written: SW1A 1AA, sw1a1aa; 100-0001, 1000001. */
const hasOne = (where: "startsWith" | "endsWith", parts: readonly string[], given: FieldValue | undefined) =>
  given !== undefined && parts.some((part) => codeOf(String(given.value))[where](codeOf(part)));

/** A text as it, its beginning and its end are compared: with the digits of any script as 0 to 9. */
export const codeOf = (text: string): string =>
  latinDigits(text.normalize("NFKC"))
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();

const recordedText = (given: FieldValue) => {
  if (given.kind === "file") return given.value;
  return given.kind === "choice" ? (given.recordAs ?? given.label) : storedText(given);
};

const orders = {
  min: (value: number, bound: number) => value >= bound,
  max: (value: number, bound: number) => value <= bound,
  above: (value: number, bound: number) => value > bound,
  below: (value: number, bound: number) => value < bound,
  after: (value: number, bound: number) => value > bound,
  before: (value: number, bound: number) => value < bound,
};

const orderNames: readonly (keyof typeof orders)[] = ["min", "max", "above", "below", "after", "before"];

const givenIn = (field: FlowField, { values }: Told) =>
  Object.hasOwn(values, field.id) ? fieldValueOf(field, values[field.id]) : undefined;

/** What was given in a field as a number in the base unit; undefined if it is none. */
function baseOf(given: FieldValue | undefined): number | undefined {
  switch (given?.kind) {
    case "number":
      return given.value;
    case "measure":
      return toBase(given.value, unitNamed(given.unit) ?? { factor: 1 });
    case "date":
      return dayOf(given.value);
    case "time":
      return minutesOf(given.value);
    default:
      return undefined;
  }
}

/** Numbers are shown as they were typed, measures with one decimal: many were converted. */
function shownAsKept(given: FieldValue | undefined): Shown {
  if (given?.kind === "date" || given?.kind === "time") return { is: given.kind };
  return given?.kind === "measure" ? { unit: shownUnit(given.unit), digits: 1 } : { digits: 6 };
}

/** What was given in a field that has no number. */
function wordsOf(given: FieldValue | undefined, language: string): string | undefined {
  if (given?.kind === "appointment") return sayAppointment(given.value, language);
  return given && (given.kind === "choice" ? given.label : String(given.value));
}
