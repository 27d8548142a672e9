import { once } from "node:events";
import { createServer } from "node:http";

/** Where the mails of a served funnel arrive: they are about made-up people, and never leave this machine. */
export type Mailbox = {
  /** Settings by which the server sends its mails here. */
  readonly settings: Readonly<Record<string, string>>;
  /** The text of the first mail to an address; rejects if none comes. */
  readonly textTo: (address: string) => Promise<string>;
  readonly close: () => void;
};

type Mail = { readonly to: string; readonly text: string };

/** The outbox of a server is looked at every five seconds. */
const patience = 30_000;

/** Opens a mailbox that takes every mail. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      mails.push(JSON.parse(body));
      response.end("{}");
      for (const look of waiting) look();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  const port = typeof at === "object" && at ? at.port : 0;
  return {
    settings: { MAIL_API_URL: `http://127.0.0.1:${port}`, MAIL_API_TOKEN: "proof", MAIL_FROM: "proof@example.com" },
    textTo: (address) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No mail to ${address} came within ${patience / 1_000} s.`));
        }, patience);
        const look = () => {
          const mail = mails.find(({ to }) => to === address);
          if (!mail) return;
          clearTimeout(end);
          waiting.delete(look);
          resolve(mail.text);
        };
        waiting.add(look);
        look();
      }),
    close: () => server.close(),
  };
}
