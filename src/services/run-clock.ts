import { type AnyStateMachine, type ContextFrom, createActor, type SnapshotFrom } from "xstate";
import type { Clock, RunClock, RunningClock } from "../../renderers/clock.ts";
import type { FunnelStorage } from "./storage.ts";

type Options = {
  readonly storage: Pick<FunnelStorage, "read" | "write">;
  /** The visitor's clock, in milliseconds. */
  readonly now: () => number;
};

/** Runs clocks with this storage and this time for as long as their page exists. */
export const clockRunner =
  (options: Options): RunClock =>
  (clock) =>
    runClock(clock, options);

function runClock<M extends AnyStateMachine>(
  { machine, toStored, wait }: Clock<M>,
  { storage, now }: Options,
): RunningClock<M> {
  // Every clock machine has the events `tick` and `restore`; the compiler cannot see that for a generic machine.
  const actor = createActor(machine as AnyStateMachine).start();
  const context = (): ContextFrom<M> => actor.getSnapshot().context;
  const names = Object.keys(toStored(context()));
  const read = () => Object.fromEntries(names.map((name) => [name, storage.read(name)]));
  const tick = () => act({ type: "tick", now: now() });

  let known: string | undefined;
  /** Applies what another tab has stored. Without a working storage nothing changes. */
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
    // Another tab may have stored newer state than a clock at rest has.
    if (JSON.stringify(after) !== before) for (const [name, value] of Object.entries(after)) storage.write(name, value);
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
      // Timers are paused while the page is suspended.
      document.addEventListener("visibilitychange", wake);
      return () => {
        isLooking = false;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", wake);
      };
    },
  };
}
