// A Vitest pool for StrykerJS whose thread stays: each change would otherwise start a thread and load the whole project
// anew, which takes twenty times as long as the tests. mutate.setup.mjs forgets what the thread has loaded.
import { ThreadsPoolWorker } from "vitest/node";

/** Threads by environment. They end with the process of StrykerJS. */
const threads = new Map();

/** @param {import("vitest/node").PoolOptions} options */
function lasting(options) {
  const { name } = options.environment;
  const known = threads.get(name);
  if (known) return known;
  const thread = new ThreadsPoolWorker(options);
  const { send, start } = { send: thread.send.bind(thread), start: thread.start.bind(thread) };
  const answer = (type) =>
    queueMicrotask(() => thread.thread.emit("message", { __vitest_worker_response__: true, type }));
  let isStarted = false;
  let isSetUp = false;
  let config;
  thread.name = "lasting";
  thread.start = async () => {
    if (!isStarted) await start();
    isStarted = true;
  };
  // Vitest ends a thread when nothing is left to run. This one goes on; only who listens changes.
  thread.stop = async () => {
    for (const event of ["error", "exit", "message"]) thread.thread.removeAllListeners(event);
  };
  thread.send = (message) => {
    if (message.type === "stop") return answer("stopped");
    if (message.type === "start") config = message.context.config;
    if (message.type === "start" && isSetUp) return answer("started");
    isSetUp ||= message.type === "start";
    // The names of the tests to run are in the settings that a new thread is started with.
    send(message.type === "run" ? { ...message, context: { ...message.context, config } } : message);
  };
  threads.set(name, thread);
  return thread;
}

/** The plugin that makes Vitest run its tests there: StrykerJS insists on its own choice of pool. */
export const lastingThread = {
  name: "lasting-thread",
  configureVitest: ({ project }) => {
    project.config.pool = "lasting";
    project.config.poolRunner = { name: "lasting", createPoolWorker: lasting };
  },
};
