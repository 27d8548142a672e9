import { type AnyStateMachine, type ContextFrom, createActor, type EventFrom, type SnapshotFrom } from "xstate";
import type { StepActions } from "../contract.ts";

/** A machine of time, and how it is kept. */
export type Clock<M extends AnyStateMachine> = {
  readonly machine: M;
  /** What to store, by name. */
  readonly toStored: (context: ContextFrom<M>) => Readonly<Record<string, unknown>>;
  /** Milliseconds until there is something new to show; undefined while it rests. */
  readonly wait: (context: ContextFrom<M>) => number | undefined;
};

/** What a clock needs of the world. */
export type ClockWorld = Pick<StepActions, "keep" | "now">;

/** A clock that runs: it was restored from what is kept, keeps what changes, and wakes up when there is news. */
export type RunningClock<M extends AnyStateMachine> = {
  readonly snapshot: () => SnapshotFrom<M>;
  /** Calls back on every change; returns how to stop. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: EventFrom<M>) => void;
  /** Looks at the time from now on; returns how to stop. */
  readonly go: () => () => void;
};

/** Brings a machine of time up from what is kept. It does not look at the time again before `go`. */
export function runClock<M extends AnyStateMachine>(
  { machine, toStored, wait }: Clock<M>,
  { keep, now }: ClockWorld,
): RunningClock<M> {
  // Every machine of time knows the events `tick` and `restore`; the compiler cannot see that of a machine yet unknown.
  const actor = createActor(machine as AnyStateMachine).start();
  const context = (): ContextFrom<M> => actor.getSnapshot().context;
  const names = Object.keys(toStored(context()));
  const read = () => Object.fromEntries(names.map((name) => [name, keep.read(name)]));
  const tick = () => act({ type: "tick", now: now() });

  let known: string | undefined;
  /** Takes over what another tab has stored. A storage that keeps nothing changes nothing. */
  const adopt = () => {
    const stored = read();
    const text = JSON.stringify(stored);
    if (text !== known) actor.send({ type: "restore", stored, now: now() });
    known = text;
  };
  const act = (event: { readonly type: string; readonly now?: number }) => {
    const before = JSON.stringify(toStored(context()));
    adopt();
    actor.send(event);
    const after = toStored(context());
    // A clock that rests may know less than another tab has stored since.
    if (JSON.stringify(after) !== before) for (const [name, value] of Object.entries(after)) keep.write(name, value);
    known = JSON.stringify(read());
    if (isLooking) plan();
  };

  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const ms = wait(context());
    if (ms !== undefined) timer = setTimeout(tick, ms);
  };

  const wake = () => document.visibilityState === "visible" && tick();

  tick();
  return {
    snapshot: () => actor.getSnapshot() as SnapshotFrom<M>,
    subscribe(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    send: act,
    go() {
      isLooking = true;
      tick();
      // Timers sleep while the page does.
      document.addEventListener("visibilitychange", wake);
      return () => {
        isLooking = false;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", wake);
      };
    },
  };
}
