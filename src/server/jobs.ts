import { deliverDue } from "../../supabase/functions/_shared/deliver.ts";
import { forgetCalls } from "../../supabase/functions/_shared/forget-calls.ts";
import { reconcile } from "../../supabase/functions/_shared/reconcile.ts";
import type { Job } from "./start-jobs.ts";

/** What the server does by itself, beside answering. On Supabase `run-jobs` does the same on a schedule. */
export const jobs: readonly Job[] = [
  { name: "deliver", everySeconds: 5, run: (context) => deliverDue(context) },
  { name: "reconcile", everySeconds: 120, run: reconcile },
  { name: "forget-calls", everySeconds: 3600, run: forgetCalls },
];
