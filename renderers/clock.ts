import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from "xstate";

/** A clock machine and its storage. */
export type Clock<M extends AnyStateMachine> = {
  readonly machine: M;
  /** What to store, by name. */
  readonly toStored: (context: ContextFrom<M>) => Readonly<Record<string, unknown>>;
  /** Milliseconds until the display changes; undefined while nothing is running. */
  readonly wait: (context: ContextFrom<M>) => number | undefined;
};

/** A clock on a page: it continues from storage, stores changes, and ticks when the display changes. */
export type RunningClock<M extends AnyStateMachine> = {
  readonly snapshot: () => SnapshotFrom<M>;
  /** Calls back on every change; returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: EventFrom<M>) => void;
  /** Starts ticking; returns a function that stops it. */
  readonly go: () => () => void;
};

/** Restores a clock from storage. It does not tick before `go`. */
export type RunClock = <M extends AnyStateMachine>(clock: Clock<M>) => RunningClock<M>;
