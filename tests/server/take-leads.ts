import { randomUUID } from "node:crypto";
import { openDatabase } from "../../src/server/database/index.ts";
import { settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { handler } from "../../supabase/functions/lead/handler.ts";
import { post } from "../../supabase/testing/post.ts";
import { testContext } from "../../supabase/testing/test-context.ts";

/** Takes leads into the database in the folder given last, and prints the id of each once it is acknowledged. */
const db = openDatabase({ dataDir: process.argv.at(-1) ?? "" });
const context = testContext(db, { settings: settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example" }) });
for (;;) {
  const submissionId = randomUUID();
  const body = { submissionId, timestamp: "2026-11-01T12:00:00Z", source: "quiz", email: "ann@example.com" };
  const { status } = await post(handler, { ...body, visitId: submissionId }, context);
  if (status === 200) process.stdout.write(`${submissionId}\n`);
}
