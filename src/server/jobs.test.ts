import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Context, Log } from "../../supabase/functions/_shared/context/index.ts";
import { startJobs } from "./jobs.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const said: string[] = [];
const log: Log = (_, event) => said.push(event);
// A job gets the whole context; these use none of it.
const contextOf = () => ({}) as Context;

test("a job runs at its turns, never twice at once", async () => {
  let runs = 0;
  let finish = () => {};
  const run = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const stop = startJobs([{ name: "deliver", everySeconds: 5, run }], contextOf, log);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(runs).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(2);
  finish();
  await stop();
});

test("one that fails is logged and tried again", async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw new Error("receiver down");
  };
  const stop = startJobs([{ name: "deliver", everySeconds: 5, run }], contextOf, log);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([runs, said]).toEqual([2, ["job-failed", "job-failed"]]);
  await stop();
});

test("stopping waits for what is running", async () => {
  let finish = () => {};
  const run = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const stop = startJobs([{ name: "deliver", everySeconds: 5, run }], contextOf, log);
  await vi.advanceTimersByTimeAsync(5_000);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});

test("stopping tells what is running to break off, and nothing before", async () => {
  const stops: AbortSignal[] = [];
  const run = ({ stop }: Context) =>
    new Promise<void>((resolve) => {
      stop?.addEventListener("abort", () => resolve());
    });
  const giving = (_: string, stop: AbortSignal) => {
    stops.push(stop);
    return { ...contextOf(), stop };
  };
  const stop = startJobs([{ name: "deliver", everySeconds: 5, run }], giving, log);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stops.map(({ aborted }) => aborted)).toEqual([false]);
  await stop();
  expect(stops.map(({ aborted }) => aborted)).toEqual([true]);
});

test("one that cannot even begin is tried again, and ends nothing", async () => {
  let tries = 0;
  const run = vi.fn(async () => undefined);
  const late = () => {
    tries += 1;
    if (tries === 1) throw new Error("the definition is being written");
    return contextOf();
  };
  const stop = startJobs([{ name: "deliver", everySeconds: 5, run }], late, log);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([tries, run.mock.calls.length]).toEqual([2, 1]);
  await stop();
});
