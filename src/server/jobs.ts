import type { Context, Log } from "../../supabase/functions/_shared/context/index.ts";
import { forgetCalls } from "../../supabase/functions/_shared/http/index.ts";
import { forgetEvents, reconcile } from "../../supabase/functions/_shared/orders/index.ts";
import { deliverKind, deliveryKinds, forgetDeliveries } from "../../supabase/functions/_shared/outbox/index.ts";

/** Something to be done again and again. */
export type Job = {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (context: Context) => Promise<unknown>;
};

/** What the server does by itself, besides answering. On Supabase `run-jobs` does the same on a schedule. */
export const jobs: readonly Job[] = [
  // One for each kind, or a receiver of leads that hangs would keep a buyer waiting for their mail.
  ...deliveryKinds.map((kind) => ({
    name: `deliver-${kind}`,
    everySeconds: 5,
    run: (context: Context) => deliverKind(kind, context),
  })),
  { name: "reconcile", everySeconds: 120, run: reconcile },
  { name: "forget-calls", everySeconds: 3600, run: forgetCalls },
  { name: "forget-events", everySeconds: 3600, run: forgetEvents },
  { name: "forget-deliveries", everySeconds: 3600, run: forgetDeliveries },
];

/**
 * Runs jobs on a timer, each never twice at once. One that fails is logged and tried again at its next turn.
 *
 * @param contextOf what a job is given, by its name and what tells it to break off
 * @returns stops the timers, tells what is running to break off, and waits for it
 */
export function startJobs(
  jobs: readonly Job[],
  contextOf: (job: string, stop: AbortSignal) => Context,
  log: Log,
): () => Promise<void> {
  const running = new Map<string, { readonly done: Promise<void>; readonly stop: AbortController }>();
  const turn = ({ name, run }: Job) => {
    if (running.has(name)) return;
    const stop = new AbortController();
    const done = once(name, run, stop.signal).finally(() => running.delete(name));
    running.set(name, { done, stop });
  };
  const once = async (name: string, run: Job["run"], stop: AbortSignal) => {
    try {
      await run(contextOf(name, stop));
    } catch (error) {
      // The name of an unexpected error, never its text: that may quote what a visitor wrote.
      log("error", "job-failed", { job: name, problem: error instanceof Error ? error.name : typeof error });
    }
  };
  const timers = jobs.map((job) => setInterval(turn, job.everySeconds * 1000, job));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    for (const { stop } of running.values()) stop.abort();
    await Promise.all([...running.values()].map(({ done }) => done));
  };
}
