import { forgetCalls } from "../../supabase/functions/_shared/http/index.ts";
import { reconcile } from "../../supabase/functions/_shared/orders/index.ts";
import { deliverDue } from "../../supabase/functions/_shared/outbox/index.ts";
import type { Job } from "./start-jobs.ts";

/** What the server does by itself, beside answering. On Supabase `run-jobs` does the same on a schedule. */
export const jobs: readonly Job[] = [
  { name: "deliver", everySeconds: 5, run: (context) => deliverDue(context) },
  { name: "reconcile", everySeconds: 120, run: reconcile },
  { name: "forget-calls", everySeconds: 3600, run: forgetCalls },
];
