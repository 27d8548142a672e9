import { runServer } from "../../src/server/start-server.ts";
import { jsonLog } from "../../supabase/functions/_shared/context/index.ts";
import { deliverDue } from "../../supabase/functions/_shared/outbox/index.ts";
import { shippedFunnel } from "../../supabase/testing/funnels/funnels.ts";
import { testFunctions } from "./test-functions.ts";

/** A server in its own process, for tests to stop and kill. Its last argument is the folder of its pages. */
await runServer({
  environment: process.env,
  pages: process.argv.at(-1) ?? "",
  headers: { everywhere: {}, pages: {}, elsewhere: {}, https: {} },
  funnel: shippedFunnel(),
  functions: testFunctions,
  jobs: [{ name: "deliver", everySeconds: 0.1, run: (context) => deliverDue(context) }],
  paymentOf: () => undefined,
  log: jsonLog((line) => process.stdout.write(line)),
});
