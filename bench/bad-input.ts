import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { badInputs } from "../tests/cli/bad-inputs.ts";

/**
 * How much time and memory `funnel check` takes to refuse invalid files: `node src/scripts/run.mjs bench/bad-input.ts`.
 * The whole process is measured, including Node's own start.
 */
const folder = mkdtempSync(join(tmpdir(), "funnel-"));
const file = join(folder, "funnel.yaml");
const sayMemory =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';

function refuse() {
  const start = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ["--import", sayMemory, "src/cli/bin.mjs", "check", file], {
    encoding: "utf8",
  });
  return { "exit code": status, ms: Math.round(performance.now() - start), MB: Math.round(Number(stderr) / 1000) };
}

writeFileSync(file, "");
refuse(); // Makes the bundle, if it is out of date.
const rows = badInputs.map(({ name, bytes }) => {
  writeFileSync(file, bytes());
  return { name, ...refuse() };
});
rmSync(folder, { recursive: true });

console.table(rows);
console.log(
  `Slowest: ${Math.max(...rows.map(({ ms }) => ms))} ms. Most memory: ${Math.max(...rows.map(({ MB }) => MB))} MB.`,
);
