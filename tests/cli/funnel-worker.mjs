// Runs command lines, one after the other, from the bundles of the command line: what bin.mjs does in a process for each.
import { createRequire } from "node:module";
import { workerData } from "node:worker_threads";

const { folder, port, answered } = workerData;
const load = createRequire(import.meta.url);

let out = "";
let err = "";
process.stdout.write = (text) => {
  out += text;
  return true;
};
process.stderr.write = (text) => {
  err += text;
  return true;
};

port.on("message", async (words) => {
  out = "";
  err = "";
  const run = async () => load(`${folder}/${words[0] === "check" ? "main-check" : "main"}.cjs`).main(words);
  const code = await run().catch((error) => {
    err += error.stack;
    return 1;
  });
  port.postMessage({ code, out, err });
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
