import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { ServerFunnel } from "../../engine/views/index.ts";
import "../scripts/quick-vite.mjs";
import { type Mailbox, openMailbox } from "./mailbox.ts";

/** A funnel that is built and served for a proof, with a database of its own and no setting of this machine. */
export type Served = {
  readonly origin: string;
  /** Fingerprint of the definition that it was built from. */
  readonly hash: string;
  /** Where its mails arrive. */
  readonly mails: Pick<Mailbox, "textTo">;
  readonly stop: () => void;
};

/**
 * Builds a funnel and serves it on this machine: payments are tests, and nothing leaves it.
 *
 * @param root the engine's folder
 * @param file path of the definition
 * @throws with the output of the build or the server if one of them fails
 */
export async function serveFunnel(root: string, file: string): Promise<Served> {
  // Below the engine's packages, which the server needs.
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "prove-"));
  const out = join(folder, "site");
  const names = readFileSync(join(root, ".env.example"), "utf8").match(/^[A-Z_]+(?==)/gm) ?? [];
  const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, ""])), ENV_FILE: "" };
  const run = (words: readonly string[], more: NodeJS.ProcessEnv) =>
    spawn(process.execPath, words, { cwd: root, env: { ...env, ...more }, stdio: ["ignore", "pipe", "pipe"] });
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const build = run(["node_modules/vite/bin/vite.js", "build", "--mode", "draft", "--logLevel", "error"], {
    FUNNEL: file,
    FUNNEL_OUT: out,
  });
  const said = collect(build);
  const [code] = await once(build, "exit");
  if (code !== 0) {
    clear();
    throw new Error(`The funnel cannot be built:\n${said()}`);
  }
  const hash = forProof(join(out, "server/funnel.json"));
  const port = await freePort();
  const { settings, close, ...mails } = await openMailbox();
  const server = run([join(out, "server/main.js")], {
    PORT: String(port),
    LISTEN_ON: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    ...settings,
  });
  const told = collect(server);
  const ended = once(server, "exit").then(() => {
    close();
    clear();
    throw new Error(`The funnel cannot be served:\n${told()}`);
  });
  await Promise.race([once(server.stdout, "data"), ended]);
  ended.catch(() => undefined);
  return {
    origin: `http://localhost:${port}`,
    hash,
    mails,
    stop: () => {
      server.kill();
      close();
      clear();
    },
  };
}

/**
 * Makes a built funnel one for proofs. The contacts of a proof are made up: in a mailing list, or with whoever follows leads up,
 * they would be taken for people, so the service that leads are sent to is taken out. And as its many visitors all want the
 * first appointment, there is room for them.
 *
 * @param file what the server reads of the definition
 * @returns the fingerprint of the definition
 */
export function forProof(file: string): string {
  const { leadWebhook: _, calendars, ...funnel }: ServerFunnel = JSON.parse(readFileSync(file, "utf8"));
  const roomy = Object.entries(calendars ?? {}).map(([name, calendar]) => [name, { ...calendar, places: 100_000 }]);
  writeFileSync(file, JSON.stringify({ ...funnel, ...(calendars && { calendars: Object.fromEntries(roomy) }) }));
  return funnel.hash;
}

function collect({ stdout, stderr }: ReturnType<typeof spawn>): () => string {
  let text = "";
  for (const stream of [stdout, stderr])
    stream?.on("data", (part: Buffer) => {
      text += part;
    });
  return () => text;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
