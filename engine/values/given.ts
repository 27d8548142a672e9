import { type FlowField, lastMinute, units } from "../fields/index.ts";
import { dayOf } from "./days.ts";
import { parseExpression } from "./parse-expression.ts";
import { anywhere, exactly, type Range } from "./ranges.ts";
import { typeExpression } from "./type-expression.ts";
import type { Readable } from "./typer.ts";
import { measured, number } from "./types.ts";
import { toBase } from "./units.ts";

/** What a field gives to expressions. */
export function readableField(field: FlowField): Readable {
  switch (field.kind) {
    case "number":
      return { type: number, range: between(field.min, field.max) };
    case "measure": {
      const { dimension, ...scale } = units[field.unit];
      const base = (bound: number | undefined) => (bound === undefined ? undefined : toBase(bound, scale));
      return { type: measured(dimension), range: between(base(field.min), base(field.max)) };
    }
    case "date":
      return { type: { kind: "date" }, range: daysBetween(field) };
    case "time":
      return { type: { kind: "time" }, range: between(field.min ?? 0, field.max ?? lastMinute) };
    default:
      return { type: { kind: "text" }, range: anywhere };
  }
}

/** Of bounds that are the wrong way round nothing follows. */
const between = (low = anywhere.low, high = anywhere.high): Range => (low > high ? anywhere : { low, high });

/**
 * The days that a field of dates can hold. A bound such as `in 1 day` held on the day on which it was given: later the
 * same date may be past. A bound such as `18 years ago` still holds then.
 */
function daysBetween({ min, max }: { readonly min?: string; readonly max?: string }): Range {
  const [earliest, latest] = [min, max].map((bound) => (bound === undefined ? anywhere : dayRange(bound)));
  if (earliest && latest && earliest.fromToday === latest.fromToday && earliest.low > latest.high) return anywhere;
  const low = earliest && !earliest.fromToday ? earliest.low : anywhere.low;
  if (latest?.fromToday && low === anywhere.low) return { low, high: latest.high, fromToday: true };
  return { low, high: latest && !latest.fromToday ? latest.high : anywhere.high };
}

/** The day that a bound names, as far as it is known without today. */
function dayRange(bound: string): Range {
  const day = dayOf(bound);
  if (day !== undefined) return exactly(day);
  const expression = parseExpression(bound);
  return "message" in expression
    ? anywhere
    : typeExpression(expression, { named: () => undefined, names: [] }, []).range;
}
