import { assign, setup } from "xstate";
import { type Chance, draw } from "./draw.ts";
import { elapsedIn, fieldsOf, leftOf, passTo, type Span, spanIn, startSpan, untilNextSecond } from "./span.ts";

/**
 * How long the parts of a spin take, in milliseconds: the wheel turns, settles with a bounce, and a moment later shows
 * the prize.
 */
export const spinTimes = { spin: 5_000, settle: 1_200, reveal: 500 } as const;

/** State of a wheel. Its phase follows from the time since the spin began. */
export type Wheel = {
  /** When it was spun, if it was. */
  readonly span?: Span;
  /** Id of the segment it lands on, drawn once. */
  readonly outcome?: string;
  /** The visitor has closed it: it does not open again. */
  readonly spun: boolean;
};

/** Events of a wheel. `now` is in milliseconds; `restore` takes what `wheelToStored` returned, or any other value. */
export type WheelEvent =
  /** `random` is at least 0 and below 1; `still` skips the motion and shows the result at once. */
  | { readonly type: "spin"; readonly now: number; readonly random: number; readonly still?: boolean }
  | { readonly type: "claim" }
  | { readonly type: "close" }
  | { readonly type: "tick"; readonly now: number }
  | { readonly type: "restore"; readonly stored: unknown; readonly now: number };

/** The prizes with their weights, and how long a prize can be claimed. */
export type WheelRules = { readonly chances: readonly Chance[]; readonly claimMs: number };

/**
 * A wheel of fortune as a machine: idle → spinning → settling → won → claimed or expired, and closed from any state. A
 * wheel that is left unspun stores nothing, so it opens again on the next visit. The config is JSON; events carry the
 * time and the random number.
 */
export function createWheel({ chances, claimMs }: WheelRules) {
  const ids = chances.map(({ id }) => id);
  const close = { target: "closed", actions: "finish" as const };
  const shown = { tick: { actions: "pass" as const }, close };
  const after = (ms: number) => ({ type: "hasPassed" as const, params: { ms } });

  return setup({
    types: {} as { context: Wheel; events: WheelEvent },
    guards: {
      isFinished: ({ context }) => context.spun,
      isSpun: ({ context }) => context.span !== undefined,
      hasPassed: ({ context: { span } }, { ms }: { ms: number }) => span !== undefined && elapsedIn(span) >= ms,
    },
    actions: {
      spin: assign(({ event }, { chances }: { chances: readonly Chance[] }) => {
        if (event.type !== "spin") return {};
        const began = event.still ? event.now - wonAfter : event.now;
        return { outcome: draw(chances, event.random), span: passTo(startSpan(began), event.now) };
      }),
      pass: assign(({ context: { span }, event }) =>
        span && event.type === "tick" ? { span: passTo(span, event.now) } : {},
      ),
      finish: assign({ spun: true }),
      restore: assign(({ context, event }, { ids }: { ids: readonly string[] }) => {
        if (event.type !== "restore") return {};
        const wheel = wheelFrom(event.stored, event.now, ids);
        return { ...wheel, spun: context.spun || wheel.spun };
      }),
    },
  }).createMachine({
    id: "wheel",
    context: { spun: false },
    initial: "idle",
    on: { restore: { target: ".idle", actions: { type: "restore", params: { ids } } } },
    states: {
      idle: {
        always: [
          { guard: "isFinished", target: "closed" },
          { guard: "isSpun", target: "spinning" },
        ],
        on: { spin: { actions: { type: "spin", params: { chances } } }, close: "closed" },
      },
      spinning: { always: { guard: after(spinTimes.spin), target: "settling" }, on: shown },
      settling: { always: { guard: after(wonAfter), target: "won" }, on: shown },
      won: {
        always: { guard: after(wonAfter + claimMs), target: "expired" },
        on: { ...shown, claim: { target: "claimed", actions: "finish" } },
      },
      expired: { on: { close } },
      // Once closed it stays closed, whatever another tab stores.
      claimed: { on: { restore: {} } },
      closed: { on: { restore: {} } },
    },
  });
}

const wonAfter = spinTimes.spin + spinTimes.settle + spinTimes.reveal;

/** Milliseconds since the spin began; 0 before. */
export const wheelElapsed = ({ span }: Wheel): number => (span ? elapsedIn(span) : 0);

/** Milliseconds left to claim the prize. */
export const claimLeft = ({ span }: Wheel, { claimMs }: Pick<WheelRules, "claimMs">): number =>
  Math.min(claimMs, leftOf(wonAfter + claimMs, span));

/**
 * Milliseconds until the display changes, counted from the last reading of the clock; undefined when nothing is
 * running.
 */
export function wheelWait(wheel: Wheel, rules: Pick<WheelRules, "claimMs">): number | undefined {
  const elapsed = wheelElapsed(wheel);
  const left = claimLeft(wheel, rules);
  if (!wheel.span || wheel.spun || left === 0) return undefined;
  const turn = [spinTimes.spin, wonAfter].find((at) => at > elapsed);
  return turn === undefined ? untilNextSecond(left) : turn - elapsed;
}

/** What to store, by name. The flag has a key of its own; `wheel` holds a spin. */
export function wheelToStored({ span, outcome, spun }: Wheel) {
  return { "wheel-spun": spun || undefined, wheel: span && { outcome, ...span } };
}

/**
 * Reads a wheel from stored values. Never throws: a flag other than `true` is not set, and a spin that landed on no
 * segment of this wheel did not happen.
 */
export function wheelFrom(stored: unknown, now: number, ids: readonly string[]): Wheel {
  const { "wheel-spun": flag, wheel } = fieldsOf(stored);
  const { outcome, startedAt, seenAt } = fieldsOf(wheel);
  const span = spanIn(startedAt, seenAt, now);
  const landed = ids.find((id) => id === outcome);
  return { ...(span && landed !== undefined && { span, outcome: landed }), spun: flag === true };
}
