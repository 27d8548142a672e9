import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { postgresDatabase } from "./postgres-database.ts";

/** The connection parameters that PgBouncer accepts by default. It refuses connections with any other. */
const known = ["user", "database", "application_name", "client_encoding", "DateStyle", "TimeZone"];

test("a connection begins with nothing that a pooler does not know", async () => {
  const pooler = createServer().listen(0, "127.0.0.1");
  await once(pooler, "listening");
  const { port } = pooler.address() as { port: number };
  const db = postgresDatabase(`postgres://user:secret@127.0.0.1:${port}/funnel`);
  const asked = db.query("select 1").catch(() => undefined);
  const [socket] = (await once(pooler, "connection")) as [Socket];
  const [startup] = (await once(socket, "data")) as [Buffer];
  // Length and version of the protocol, then names and values by turns.
  const words = startup.subarray(8).toString().split("\0");
  const names = words.filter((word, at) => at % 2 === 0 && word !== "");
  expect(names).toContain("user");
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  pooler.close();
  socket.destroy();
  await asked;
  await db.close();
});
