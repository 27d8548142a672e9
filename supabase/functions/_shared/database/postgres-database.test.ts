import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { postgresDatabase } from "./postgres-database.ts";

/** The connection parameters that PgBouncer accepts by default. It refuses connections with any other. */
const known = ["user", "database", "application_name", "client_encoding", "DateStyle", "TimeZone"];

/** A server in the place of a Postgres. */
async function listening(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    answer(socket.on("error", () => undefined));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://user:secret@127.0.0.1:${port}/funnel`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test.each<[string, (socket: Socket) => void]>([
  ["takes connections and says nothing", () => undefined],
  ["ends each connection as it comes", (socket) => socket.end()],
])("what %s holds nobody for longer than their patience, those in the line included", async (_, answer) => {
  const server = await listening(answer);
  const db = postgresDatabase(server.url, 300);
  const calls = Array.from({ length: 30 }, (_, at) =>
    at % 2 ? db.query("select 1") : db.transaction((sql) => sql.query("select 1")),
  );
  const begun = performance.now();
  const ended = await Promise.allSettled(calls);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  await db.close();
  server.close();
});

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
