import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from "xstate";

/** A machine of time, and how it is stored. */
export type Clock<M extends AnyStateMachine> = {
  readonly machine: M;
  /** What to store, by name. */
  readonly toStored: (context: ContextFrom<M>) => Readonly<Record<string, unknown>>;
  /** Milliseconds until there is something new to show; undefined while it rests. */
  readonly wait: (context: ContextFrom<M>) => number | undefined;
};

/** A clock on a page: it goes on from what is stored, stores what changes, and ticks when there is something new to show. */
export type RunningClock<M extends AnyStateMachine> = {
  readonly snapshot: () => SnapshotFrom<M>;
  /** Calls back on every change; returns how to stop. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: EventFrom<M>) => void;
  /** Begins to tick; returns how to stop. */
  readonly go: () => () => void;
};

/** Restores a clock from what is stored. It does not tick before `go`. */
export type RunClock = <M extends AnyStateMachine>(clock: Clock<M>) => RunningClock<M>;
