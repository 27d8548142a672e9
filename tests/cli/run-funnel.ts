import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The repository. */
export const root = join(import.meta.dirname, "../..");

/** Runs the command line as a user does, in a process that may not use more than 250 MB of heap. */
export function runFunnel(...words: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--max-old-space-size=250", join(root, "src/cli/bin.mjs"), ...words],
    { encoding: "utf8", cwd: root, maxBuffer: 50_000_000 },
  );
  return { code: status, out: stdout, err: stderr };
}
