import { dayMeant, timeMeant } from "../fields/index.ts";
import { didYouMean, suggestion } from "../problem/index.ts";
import type { CompiledBounds } from "./compute.ts";
import type { Tree } from "./evaluate.ts";
import { parseExpression } from "./parse-expression.ts";
import { below, exactly, type Range } from "./ranges.ts";
import { askForOption, askIfTicked, textFaults } from "./text-bounds.ts";
import { typeExpression } from "./type-expression.ts";
import type { Readable, TypeFault } from "./typer.ts";
import { isNumber, isSameType, sayType, simpleDimension, type Type } from "./types.ts";
import { baseUnits, fromBase, type Scale, unitsIn } from "./units.ts";
import { stateNamed } from "./us-states.ts";
import type { BoundFault, NumberBound, Questioned, WrittenBounds } from "./written-bounds.ts";

const numberBounds: readonly NumberBound[] = ["min", "max", "above", "below", "after", "before"];

/** Parses the expressions in bounds. One that cannot be read is never met. */
export function compiledBounds(written: WrittenBounds): CompiledBounds {
  const compiled = numberBounds.flatMap((key) => {
    const bound = written[key];
    if (bound === undefined) return [];
    return [[key, typeof bound === "number" ? bound : { written: bound, of: typedBound(bound).tree }] as const];
  });
  return {
    ...Object.fromEntries(compiled),
    ...(written.is !== undefined && { is: [written.is].flat() }),
    ...(written.starts !== undefined && { starts: [written.starts].flat() }),
    ...(written.ends !== undefined && { ends: [written.ends].flat() }),
  };
}

type TypedBound = Readable & { readonly tree: Tree; readonly faults: readonly TypeFault[] };

function typedBound(written: string): TypedBound {
  const expression = parseExpression(written);
  if ("message" in expression)
    return {
      type: { kind: "unknown" },
      range: exactly(Number.NaN),
      tree: Number.NaN,
      faults: [{ ...expression, about: "form" }],
    };
  const faults: TypeFault[] = [];
  return { ...typeExpression(expression, { named: () => undefined, names: [] }, faults), faults };
}

/**
 * Finds bounds that do not fit what they are asked of, and those that everybody or nobody meets.
 *
 * @param name of the value or field, for messages
 */
export function boundFaults(name: string, written: WrittenBounds, questioned: Questioned): readonly BoundFault[] {
  const { type } = questioned;
  if (type.kind === "unknown") return [];
  const known: Partial<Record<NumberBound, Range>> = {};
  const faults: BoundFault[] = [...isFaults(name, written, questioned), ...textFaults(name, written, questioned)];
  for (const key of numberBounds) {
    const bound = written[key];
    if (bound === undefined) continue;
    const found = rangeOf(name, key, bound, questioned);
    if ("message" in found) faults.push({ key, about: "fit", ...found });
    else known[key] = found;
  }
  return faults.length > 0 ? faults : settledBounds(name, known, questioned);
}

function isFaults(name: string, { is }: WrittenBounds, questioned: Questioned): BoundFault[] {
  if (is === undefined) return [];
  if (questioned.isBox) return [{ key: "is", about: "fit", message: askIfTicked(name) }];
  const { options, type, most } = questioned;
  // What was typed is looked at with the other questions about texts.
  if (!options && most !== undefined) return [];
  if (!options)
    return [
      {
        key: "is",
        about: "fit",
        message: `"${name}" is ${sayType(type)}, which has no options. ${wayToAsk(name, type)}`,
      },
    ];
  return [is].flat().flatMap((id): BoundFault[] => {
    if (options.includes(id)) return [];
    const state = stateNamed(id);
    const { sentence, suggest } =
      state !== undefined && options.includes(state) ? suggestion(state) : didYouMean(id, options);
    const repair = sentence || ` Its options are: ${listed(options)}.`;
    return [{ key: "is", about: "fit", message: `Field "${name}" has no option "${id}".${repair}`, suggest }];
  });
}

/** What can be asked of an address, a number, a file and an appointment. */
const askIfThere = (name: string): string => `Ask whether it is there: { has: ${name} }.`;

/** How to ask about what has no options. */
const wayToAsk = (name: string, { kind }: Type): string =>
  kind === "text"
    ? `${askIfThere(name)} For a choice, take a field of type select, or a step of type question.`
    : 'Ask with "min" and "max".';

/** The first of many names, and how many there are besides. */
const listed = (names: readonly string[]) =>
  `${names.slice(0, 12).join(", ")}${names.length > 12 ? ` and ${names.length - 12} more` : ""}`;

type Unfit = Pick<BoundFault, "message" | "within" | "suggest">;

const writeDay = 'is a date: write year, month and day, such as 2026-01-31, or today, or "18 years ago".';

const writeTime = "is a time of day: write hours and minutes, such as 22:00.";

/** What a bound can be, in the base unit. */
function rangeOf(
  name: string,
  key: NumberBound,
  bound: number | string,
  { type, unit, options, isBox, most }: Questioned,
): Range | Unfit {
  if (options) return { message: askForOption(name, options) };
  if (isBox) return { message: askIfTicked(name) };
  if (type.kind === "text")
    return {
      message: `"${name}" is a text, which cannot be compared.${most === undefined ? ` ${askIfThere(name)}` : ' Ask what it is, begins or ends with, such as { is: SPRING }, { starts: "80" } or { ends: ".com" }.'}`,
    };
  const isDay = key === "after" || key === "before";
  if (isDay && type.kind !== "date" && type.kind !== "time")
    return {
      message: `"${key}" is for dates and times, but "${name}" is ${sayType(type)}. Write "${key === "after" ? "above" : "below"}".`,
    };
  if (typeof bound === "number") {
    if (type.kind === "date") return { message: `"${name}" ${writeDay}` };
    if (type.kind === "time") return { message: `"${name}" ${writeTime}` };
    if (!unit)
      return {
        message: `"${name}" is in ${sayType(type)}: write the bound with its unit, such as "${bound} ${baseUnits[simpleDimension(type) ?? "mass"]}".`,
      };
    return exactly(bound * unit.factor + (unit.offset ?? 0));
  }
  const typed = typedBound(bound);
  const [fault] = typed.faults;
  if (fault) return unreadable(name, bound, type) ?? faultIn(bound, fault);
  if (isSameType(typed.type, type)) return typed.range;
  if (type.kind === "date" && isNumber(typed.type)) return { message: `"${name}" ${writeDay}` };
  if (type.kind === "time") return { message: `"${name}" ${writeTime}` };
  const way = isNumber(type) ? " Write it without a unit." : isNumber(typed.type) ? " Write it with its unit." : "";
  return { message: `"${name}" is ${sayType(type)}, and the bound is ${sayType(typed.type)}.${way}` };
}

/** A bound is read without the values and fields that an expression elsewhere could name. */
function faultIn(bound: string, { about, message, at, end }: TypeFault): Unfit {
  const within = [at, end] as const;
  if (about !== "name") return { message, within };
  const named = bound.slice(at, end);
  const { sentence, suggest } = didYouMean(named, ["today"]);
  const repair = sentence || " Compute the difference as a value, and ask about that.";
  return { message: `A bound is the same for everybody, so it cannot read "${named}".${repair}`, within, suggest };
}

/** A day or a unit that is written as people do in other places: `1.3.2027`, `30 dni`. */
function unreadable(name: string, bound: string, type: Type): Unfit | undefined {
  const day = type.kind === "date" ? dayMeant(bound) : undefined;
  if (day !== undefined) {
    const { sentence, suggest } = suggestion(day);
    return { message: `"${name}" ${writeDay}${sentence}`, suggest };
  }
  const time = type.kind === "time" ? timeMeant(bound) : undefined;
  if (time !== undefined) {
    const { sentence, suggest } = suggestion(time);
    return { message: `"${name}" ${writeTime}${sentence}`, suggest };
  }
  const [, amount, unit = ""] = /^\s*([\d.]+)\s*(\p{L}[\p{L}.]*)\s*$/u.exec(bound) ?? [];
  if (amount === undefined || type.kind !== "amount") return undefined;
  if (isNumber(type)) return { message: `"${name}" is a number. Write the bound alone: ${amount}.`, suggest: amount };
  const known = unitsIn(simpleDimension(type));
  const { sentence, suggest } = didYouMean(unit, known);
  const repair = sentence || (known.length > 0 ? ` The units are: ${known.join(", ")}.` : "");
  return { message: `There is no unit "${unit}".${repair}`, suggest: suggest && `${amount} ${suggest}` };
}

/** A condition that everybody or nobody meets, as far as the range of what is asked tells. */
function settledBounds(
  name: string,
  known: Partial<Record<NumberBound, Range>>,
  { range, unit, type }: Questioned,
): BoundFault[] {
  const lows = (["min", "above", "after"] as const).flatMap((key) => (known[key] ? [{ key, bound: known[key] }] : []));
  const highs = (["max", "below", "before"] as const).flatMap((key) =>
    known[key] ? [{ key, bound: known[key] }] : [],
  );
  for (const low of lows)
    for (const high of highs) {
      const isOpen = low.key !== "min" || high.key !== "max";
      if (below(low.bound, high.bound, !isOpen).high === 0)
        return [
          {
            key: high.key,
            about: "range",
            message: `No value of "${name}" meets both "${low.key}" and "${high.key}". ${type.kind === "time" ? `A condition does not go past midnight: for a night, write "any" with "${low.key}" in one entry and "${high.key}" in another` : "Correct one of them"}.`,
          },
        ];
    }
  const its = type.kind === "amount" && (isNumber(type) || unit) ? ` It is ${sayEnds(range, unit)}.` : "";
  const asked = [
    ...lows.map(({ key, bound }) => ({ key, meets: below(bound, range, key === "min") })),
    ...highs.map(({ key, bound }) => ({ key, meets: below(range, bound, key === "max") })),
  ];
  const unmet = asked.find(({ meets }) => meets.high === 0);
  if (unmet)
    return [
      {
        key: unmet.key,
        about: "range",
        message: `"${name}" never meets this bound.${its} Correct the bound, or remove the condition.`,
      },
    ];
  return asked.flatMap(({ key, meets }) =>
    meets.low === 1
      ? [
          {
            key,
            about: "range" as const,
            message: `"${name}" always meets this bound.${its} Remove the bound, or correct it.`,
            isAlwaysMet: true as const,
          },
        ]
      : [],
  );
}

function sayEnds({ low, high }: Range, unit: Scale | undefined): string {
  const say = (value: number) => String(Number(fromBase(value, unit ?? { factor: 1 }).toPrecision(6)));
  if (low === high) return say(low);
  if (Number.isFinite(low) && Number.isFinite(high)) return `${say(low)} to ${say(high)}`;
  return Number.isFinite(low) ? `${say(low)} or more` : `${say(high)} or less`;
}
