import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { MessageChannel, receiveMessageOnPort, SHARE_ENV, Worker } from "node:worker_threads";

/** The repository. */
export const root = join(import.meta.dirname, "../..");

/** Result of a command line: its exit code and output. */
export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/** Heap limit of the command line. */
const megabytes = 250;

/** Runs the command line as a user does, in a process of its own. */
export function startFunnel(...words: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${megabytes}`, join(root, "src/cli/bin.mjs"), ...words],
    { encoding: "utf8", cwd: root, maxBuffer: 50_000_000 },
  );
  return { code: status, out: stdout, err: stderr };
}

/** Runs the command line as a user does, in a process of its own, beside a server that runs in this one. */
export async function startBeside(...words: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [join(root, "src/cli/bin.mjs"), ...words], { cwd: root });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
  const [code] = await once(child, "close");
  return { code, out, err };
}

/**
 * Runs command lines from the bundles that their processes would run. Files that one worker runs share one thread for
 * it, and the heap of one process.
 *
 * @param project its folder, where the bundles have been made
 * @returns `run` runs one command line, and throws an Error if there is no answer within a minute, as when the heap is
 * full; `beside` runs it beside a server that runs in this thread
 */
export function commandsOf(project: string): {
  readonly run: (...words: string[]) => Ran;
  readonly beside: (...words: string[]) => Promise<Ran>;
} {
  let running: ReturnType<typeof startWorker> | undefined;
  const send = (words: string[]) => {
    running ??= startWorker(project);
    Atomics.store(running.answered, 0, 0);
    running.port.postMessage(words);
    return running;
  };
  return {
    run: (...words) => {
      const { port, answered } = send(words);
      // The word that the call before was answered may come only now, and is no answer to this one.
      while (Atomics.load(answered, 0) === 0 && Atomics.wait(answered, 0, 0, 60_000) !== "timed-out");
      const answer = receiveMessageOnPort(port);
      if (answer) return answer.message;
      // A full heap ends the thread; the next call starts a new one.
      running = undefined;
      throw new Error(`No answer to "funnel ${words.join(" ")}" within a minute and ${megabytes} MB`);
    },
    beside: async (...words) => {
      const { port, answered } = send(words);
      const [answer] = await once(port, "message");
      // It is given right after the answer, and the next call must not take it for its own.
      Atomics.wait(answered, 0, 0, 60_000);
      return answer;
    },
  };
}

/** Runs a command line of this project, also beside a server that runs in this thread. */
export const { run: runFunnel, beside: runBeside } = commandsOf(root);

function startWorker(project: string) {
  const { port1: port, port2: there } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(join(import.meta.dirname, "funnel-worker.mjs"), {
    workerData: { folder: join(project, "node_modules/.cache/funnel-cli"), port: there, answered },
    transferList: [there],
    env: SHARE_ENV,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  worker.unref();
  return { port, answered };
}

/** Builds the bundles that are out of date, by starting each once: once before all tests. */
export function setup(): void {
  for (const words of [["--help"], ["check", "--help"]]) {
    const { code, err } = startFunnel(...words);
    if (code !== 0) throw new Error(err);
  }
}
