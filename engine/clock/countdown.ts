import { assign, setup } from "xstate";
import { countdownName } from "./is-countdown-over.ts";
import { fieldsOf, leftOf, passTo, type Span, spanIn, startSpan, untilNextSecond } from "./span.ts";

/** State of a countdown: when it started, if it did. */
export type Countdown = { readonly span?: Span };

/** Events of a countdown. `now` is in milliseconds; `restore` takes what `toStored` returned, or any other value. */
export type CountdownEvent =
  | { readonly type: "start"; readonly now: number }
  | { readonly type: "tick"; readonly now: number }
  | { readonly type: "restore"; readonly stored: unknown; readonly now: number };

type Length = { readonly durationMs: number };

/**
 * A countdown as a machine: unset → running → expired. It starts once; no changed clock, reload or repeated start gives
 * time back. The config is JSON, and events carry the time.
 */
export function createCountdown({ durationMs }: Length) {
  return setup({
    types: {} as { context: Countdown; events: CountdownEvent },
    guards: {
      isStarted: ({ context }) => context.span !== undefined,
      isOver: ({ context }, { durationMs }: Length) => countdownLeft(context, { durationMs }) === 0,
    },
    actions: {
      start: assign(({ event }) => (event.type === "start" ? { span: startSpan(event.now) } : {})),
      pass: assign(({ context: { span }, event }) => (span ? { span: passTo(span, event.now) } : {})),
      restore: assign(({ event }, { durationMs }: Length) =>
        event.type === "restore" ? countdownFrom(event.stored, event.now, { durationMs }) : {},
      ),
    },
  }).createMachine({
    id: "countdown",
    context: {},
    initial: "unset",
    on: { restore: { target: ".unset", actions: { type: "restore", params: { durationMs } } } },
    states: {
      unset: {
        always: { guard: "isStarted", target: "running" },
        on: { start: { actions: "start" } },
      },
      running: {
        always: { guard: { type: "isOver", params: { durationMs } }, target: "expired" },
        on: { tick: { actions: "pass" } },
      },
      expired: {},
    },
  });
}

/** Milliseconds left. */
export const countdownLeft = ({ span }: Countdown, { durationMs }: Length): number => leftOf(durationMs, span);

/** Milliseconds until the display changes; undefined when nothing is running. */
export function countdownWait(countdown: Countdown, length: Length): number | undefined {
  const left = countdownLeft(countdown, length);
  return countdown.span && left ? untilNextSecond(left) : undefined;
}

/** What to store, by name: the deadline, and when the clock was last read. */
export function countdownToStored({ span }: Countdown, { durationMs }: Length) {
  return { [countdownName]: span && { deadline: span.startedAt + durationMs, seenAt: span.seenAt } };
}

/** Reads a countdown from stored values. Never throws: without a valid deadline it counts as not started. */
export function countdownFrom(stored: unknown, now: number, { durationMs }: Length): Countdown {
  const { deadline, seenAt } = fieldsOf(fieldsOf(stored)[countdownName]);
  const span = spanIn(typeof deadline === "number" ? deadline - durationMs : undefined, seenAt, now);
  return { ...(span && { span }) };
}
