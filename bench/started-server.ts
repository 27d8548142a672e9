import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/** A server in its own process. */
export type StartedServer = {
  readonly url: string;
  /** From the call to the first 200 of `/healthz`, in milliseconds. */
  readonly startTime: number;
  /** Memory of the server process in MB; undefined if the system does not tell. */
  readonly memory: () => number | undefined;
  /** Stops it and waits until its port is free. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a server by a command and waits until its database is ready.
 *
 * @param settings override the variables of the shell; without a PORT among them, a free one is taken
 */
export async function startedServer(
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<StartedServer> {
  const [program = "", ...words] = command;
  const port = settings.PORT || (await freePort());
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const child = spawn(program, words, {
    env: { ...process.env, ENV_FILE: "", ...settings, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 10));
  return {
    url,
    startTime: performance.now() - start,
    memory: () => memoryOf(child),
    stop: async () => {
      const close = once(child, "close");
      child.kill("SIGTERM");
      await close;
      while (await isReady(url)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

function memoryOf({ pid }: ChildProcess): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
