import { assign, setup } from "xstate";
import { elapsedIn, fieldsOf, leftOf, passTo, type Span, spanIn, startSpan, untilNextSecond } from "./span.ts";

/** How long a spin takes, in milliseconds: it turns, it settles with a bounce, and a moment later it says what was won. */
export const spinTimes = { spin: 5_000, settle: 1_200, reveal: 500 } as const;

/** What a wheel knows. Its states follow from the time since the spin began. */
export type Wheel = {
  /** Since when it spins, if it was spun. */
  readonly span?: Span;
  /** Id of the segment it lands on, drawn once. */
  readonly outcome?: string;
  /** The visitor is done with it: it does not open again. */
  readonly spun: boolean;
};

/** What happens to a wheel. `now` is in milliseconds; `restore` brings what `wheelToStored` gave, or any other value. */
export type WheelEvent =
  /** `random` from 0 up to 1; `still` leaves the motion out and shows the result at once. */
  | { readonly type: "spin"; readonly now: number; readonly random: number; readonly still?: boolean }
  | { readonly type: "claim" }
  | { readonly type: "close" }
  | { readonly type: "tick"; readonly now: number }
  | { readonly type: "restore"; readonly stored: unknown; readonly now: number };

/** What can be won, with which weights, and how long what was won can be claimed. */
export type WheelRules = { readonly chances: readonly Chance[]; readonly claimMs: number };

/**
 * A wheel of fortune as a machine: idle → spinning → settling → won → claimed or expired, and closed from wherever it
 * is left. Leaving it unspun keeps nothing, so that it opens again on the next visit. The config is JSON; time and
 * chance come with the events.
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
      // Once left it stays so, whatever another tab stores.
      claimed: { on: { restore: {} } },
      closed: { on: { restore: {} } },
    },
  });
}

const wonAfter = spinTimes.spin + spinTimes.settle + spinTimes.reveal;

/** Milliseconds since the spin began; 0 before. */
export const wheelElapsed = ({ span }: Wheel): number => (span ? elapsedIn(span) : 0);

/** Milliseconds left to claim what was won. */
export const claimLeft = ({ span }: Wheel, { claimMs }: Pick<WheelRules, "claimMs">): number =>
  Math.min(claimMs, leftOf(wonAfter + claimMs, span));

/** Milliseconds until there is something new to show, counted from the last look at the clock; none where it rests. */
export function wheelWait(wheel: Wheel, rules: Pick<WheelRules, "claimMs">): number | undefined {
  const elapsed = wheelElapsed(wheel);
  const left = claimLeft(wheel, rules);
  if (!wheel.span || wheel.spun || left === 0) return undefined;
  const turn = [spinTimes.spin, wonAfter].find((at) => at > elapsed);
  return turn === undefined ? untilNextSecond(left) : turn - elapsed;
}

/** What to store, by name. The flag stands alone; `wheel` holds a spin. */
export function wheelToStored({ span, outcome, spun }: Wheel) {
  return { "wheel-spun": spun || undefined, wheel: span && { outcome, ...span } };
}

/**
 * The wheel in stored values by name. Total: a flag that is not `true` is not set, and a spin that landed on no segment
 * of this wheel did not happen.
 */
export function wheelFrom(stored: unknown, now: number, ids: readonly string[]): Wheel {
  const { "wheel-spun": flag, wheel } = fieldsOf(stored);
  const { outcome, startedAt, seenAt } = fieldsOf(wheel);
  const span = spanIn(startedAt, seenAt, now);
  const landed = ids.find((id) => id === outcome);
  return { ...(span && landed !== undefined && { span, outcome: landed }), spun: flag === true };
}

/** What can be won: the id of a segment and its weight in a draw. */
type Chance = { readonly id: string; readonly weight: number };

/**
 * Draws one of several by weight.
 *
 * @param random from 0 up to, but not including 1; anything else counts as the nearest of these
 * @returns its id; the first one's where no weight is above 0
 * @throws Error where there is nothing to draw from
 */
function draw(chances: readonly Chance[], random: number): string {
  const possible = chances.filter(({ weight }) => weight > 0);
  const total = possible.reduce((sum, { weight }) => sum + weight, 0);
  let at = (random > 0 ? random : 0) * total;
  const drawn = possible.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  const { id } = drawn ?? possible.at(-1) ?? chances[0] ?? {};
  if (id === undefined) throw new Error("draw: nothing to draw from; a wheel has at least two segments");
  return id;
}
