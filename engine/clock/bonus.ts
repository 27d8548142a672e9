import { assign, setup } from "xstate";
import { fieldsOf, leftOf, passTo, type Span, spanIn, startSpan, untilNextSecond } from "./span.ts";

/** State of a bonus: when it started, if it was claimed, and whether it was extended. */
export type Bonus = { readonly span?: Span; readonly extended: boolean };

/** Events of a bonus. `now` is in milliseconds; `restore` takes what `bonusToStored` returned, or any other value. */
export type BonusEvent =
  | { readonly type: "start"; readonly now: number }
  | { readonly type: "extend"; readonly now: number }
  | { readonly type: "tick"; readonly now: number }
  | { readonly type: "restore"; readonly stored: unknown; readonly now: number };

/** How long a bonus lasts, and how long it lasts after an extension. Without the latter it cannot be extended. */
export type BonusLengths = { readonly lastsMs: number; readonly extendedMs?: number };

/**
 * A bonus as a machine: unset → running → expired. If it can be extended, it runs and expires once more. The config is
 * JSON, and events carry the time.
 */
export function createBonus(lengths: BonusLengths) {
  return setup({
    types: {} as { context: Bonus; events: BonusEvent },
    guards: {
      isStarted: ({ context }) => context.span !== undefined,
      isOver: ({ context }, lengths: BonusLengths) => bonusLeft(context, lengths) === 0,
      canExtend: ({ context }, lengths: BonusLengths) => canExtend(context, lengths),
    },
    actions: {
      start: assign(({ event }) => (event.type === "start" ? { span: startSpan(event.now) } : {})),
      extend: assign(({ event }) => (event.type === "extend" ? { span: startSpan(event.now), extended: true } : {})),
      pass: assign(({ context: { span }, event }) => (span ? { span: passTo(span, event.now) } : {})),
      restore: assign(({ event }) => {
        if (event.type !== "restore") return {};
        const bonus = bonusFrom(event.stored, event.now);
        return bonus.span ? bonus : {};
      }),
    },
  }).createMachine({
    id: "bonus",
    context: { extended: false },
    initial: "unset",
    on: { restore: { target: ".unset", actions: "restore" } },
    states: {
      unset: {
        always: { guard: "isStarted", target: "running" },
        on: { start: { actions: "start" } },
      },
      running: {
        always: { guard: { type: "isOver", params: lengths }, target: "expired" },
        on: { tick: { actions: "pass" } },
      },
      expired: {
        on: { extend: { guard: { type: "canExtend", params: lengths }, target: "running", actions: "extend" } },
      },
    },
  });
}

/** Milliseconds left. */
export const bonusLeft = ({ span, extended }: Bonus, { lastsMs, extendedMs }: BonusLengths): number =>
  leftOf((extended ? extendedMs : undefined) ?? lastsMs, span);

/** Whether a bonus that has expired may be extended. */
const canExtend = ({ extended }: Bonus, { extendedMs }: BonusLengths): boolean => extendedMs !== undefined && !extended;

/** Milliseconds until the display changes; undefined when nothing is running. */
export function bonusWait(bonus: Bonus, lengths: BonusLengths): number | undefined {
  const left = bonusLeft(bonus, lengths);
  return bonus.span && left ? untilNextSecond(left) : undefined;
}

/** What to store, by name. The start has a key of its own; `bonus` holds the rest. */
export function bonusToStored({ span, extended }: Bonus) {
  return { "bonus-start-time": span?.startedAt, bonus: span && { extended, seenAt: span.seenAt } };
}

/** Reads a bonus from stored values. Never throws: without a valid start time it counts as not claimed. */
export function bonusFrom(stored: unknown, now: number): Bonus {
  const { "bonus-start-time": startedAt, bonus } = fieldsOf(stored);
  const { extended, seenAt } = fieldsOf(bonus);
  const span = spanIn(startedAt, seenAt, now);
  return { ...(span && { span }), extended: span !== undefined && extended === true };
}
