import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * An address whose server can be replaced, and whose network can drop everything.
 *
 * @param target port of this machine that it leads to
 */
export async function shakyAddress(target: number) {
  let leadsTo = target;
  let isSwallowing = false;
  const sockets = new Set<Socket>();
  const swallowed = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(leadsTo, "127.0.0.1");
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        // Dropped data never arrives, and neither does anything after it.
        if (isSwallowing) for (const end of [from, to]) swallowed.add(end);
        if (!swallowed.has(from)) to.write(bytes);
      });
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        // Neither does the end of the stream.
        if (isSwallowing) swallowed.add(to);
        if (!swallowed.has(from)) to.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** From now on it leads to another server. */
    leadTo: (port: number) => {
      leadsTo = port;
    },
    /** From now on connections are accepted, but nothing sent over them arrives. */
    swallow: () => {
      isSwallowing = true;
    },
    /**
     * From now on new connections work. Those over which nothing arrived are closed at both ends, as keepalive would do
     * in time.
     */
    recover: () => {
      isSwallowing = false;
      for (const socket of swallowed) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
