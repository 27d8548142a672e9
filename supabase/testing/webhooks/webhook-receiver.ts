import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** A secret in the form of the Standard Webhooks specification. */
export const secretOf = (letter: string): string => `whsec_${btoa(letter.repeat(32))}`;

/** A request as it came in, byte for byte. */
type Received = { readonly headers: Readonly<Record<string, string>>; readonly text: string };

/** What the receiver does with a request: it answers with a status, never answers, or dies on it. */
type Deed = number | "hang" | "die";

/**
 * A real receiver of webhooks on a port of this machine.
 *
 * @param deed for the request with this number, from 1
 */
export async function webhookReceiver(deed: (request: number) => Deed = () => 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const done = deed(received.push({ headers, text }));
    if (done === "die") request.socket.destroy();
    else if (done !== "hang") response.writeHead(done).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** The bodies, each verified by the specification's own library. */
    verified: (secret: string) => received.map(({ text, headers }) => new Webhook(secret).verify(text, headers)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
