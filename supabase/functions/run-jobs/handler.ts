import { strictObject } from "valibot";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { runJobs } from "../_shared/run-jobs.ts";
import { sha256 } from "../_shared/sha256.ts";

/** Runs what is due, for homes that have no timer of their own: a schedule calls this with the secret. */
export const handler = endpoint(
  { name: "run-jobs", body: strictObject({}), limit: { calls: 60, seconds: 60 } },
  async (_, context, request) => {
    const { jobsSecret } = context.settings;
    const word = request.headers.get("Authorization") ?? "";
    // Hashes are compared, so that the time this takes tells nothing about the secret.
    if (jobsSecret === undefined || (await sha256(word)) !== (await sha256(`Bearer ${jobsSecret}`)))
      throw new Refusal(401, "unauthorized", "Send the header Authorization: Bearer and the value of JOBS_SECRET.");
    return runJobs(context);
  },
);
