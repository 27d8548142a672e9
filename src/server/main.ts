import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { site } from "./site.ts";

/** Serves the built funnel: `npm start`. PORT chooses the port, 3000 by default. */
const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(
    `PORT is "${process.env.PORT}", which is no port. Choose a number from 1 to 65535: PORT=3001 npm start`,
  );
  process.exit(1);
}
const pages = fileURLToPath(new URL("../client", import.meta.url));
const server = serve({ fetch: site(pages).fetch, port }, () => {
  console.log(`The funnel runs on http://localhost:${port}`);
});

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close(() => process.exit(0)));
