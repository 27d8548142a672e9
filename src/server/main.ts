import "../scripts/load-env.mjs";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jsonLog } from "../../supabase/functions/_shared/context/index.ts";
import { choosePayment } from "../../supabase/functions/_shared/payment/index.ts";
import { functions } from "./functions.ts";
import { jobs } from "./jobs.ts";
import { runServer } from "./start-server.ts";

/** Serves the built funnel: `npm start`. Its settings are in `.env.example`. */
const built = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

await runServer({
  environment: process.env,
  pages: fileURLToPath(new URL("../client", import.meta.url)),
  headers: built("headers.json"),
  funnel: built("funnel.json"),
  functions,
  jobs,
  paymentOf: choosePayment,
  log: jsonLog((line) => process.stdout.write(line)),
});
