import { forgetHeld } from "../../supabase/functions/_shared/appointments/index.ts";
import { type Context, type Log, problemOf } from "../../supabase/functions/_shared/context/index.ts";
import { forgetFiles } from "../../supabase/functions/_shared/files/index.ts";
import { forgetCalls } from "../../supabase/functions/_shared/http/index.ts";
import { forgetEvents, reconcile } from "../../supabase/functions/_shared/orders/index.ts";
import { deliverKind, deliveryKinds, forgetDeliveries } from "../../supabase/functions/_shared/outbox/index.ts";

/** A recurring task. */
export type Job = {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: (context: Context) => Promise<unknown>;
};

/** The server's background work. On Supabase `run-jobs` does the same on a schedule. */
export const jobs: readonly Job[] = [
  // One job per kind: otherwise a hanging receiver of leads would delay the e-mails to buyers.
  ...deliveryKinds.map((kind) => ({
    name: `deliver-${kind}`,
    everySeconds: 5,
    run: (context: Context) => deliverKind(kind, context),
  })),
  { name: "reconcile", everySeconds: 120, run: reconcile },
  { name: "forget-calls", everySeconds: 3600, run: forgetCalls },
  { name: "forget-events", everySeconds: 3600, run: forgetEvents },
  { name: "forget-appointments", everySeconds: 3600, run: forgetHeld },
  { name: "forget-files", everySeconds: 3600, run: forgetFiles },
  { name: "forget-deliveries", everySeconds: 3600, run: forgetDeliveries },
];

/**
 * Runs jobs on a timer, never the same one twice at once. A job that fails is logged and runs again at its next turn.
 *
 * @param contextOf gives a job's context, from its name and its abort signal
 * @returns a function that stops the timers, aborts running jobs and waits for them
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
      log("error", "job-failed", { job: name, problem: problemOf(error) });
    }
  };
  const timers = jobs.map((job) => setInterval(turn, job.everySeconds * 1000, job));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    for (const { stop } of running.values()) stop.abort();
    await Promise.all([...running.values()].map(({ done }) => done));
  };
}
