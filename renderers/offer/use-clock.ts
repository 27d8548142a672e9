import { useEffect, useState, useSyncExternalStore } from "react";
import type { AnyStateMachine, EventFrom, SnapshotFrom } from "xstate";
import { type Clock, type ClockWorld, runClock } from "./run-clock.ts";

/** Runs a clock for as long as a component is there. What it is and keeps is read once, in the browser. */
export function useClock<M extends AnyStateMachine>(
  clock: () => Clock<M>,
  world: ClockWorld,
): readonly [SnapshotFrom<M>, (event: EventFrom<M>) => void] {
  const [running] = useState(() => runClock(clock(), world));
  useEffect(() => running.go(), [running]);
  return [useSyncExternalStore(running.subscribe, running.snapshot), running.send];
}
