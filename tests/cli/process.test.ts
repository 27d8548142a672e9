import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root, runFunnel, startFunnel } from "./run-funnel.ts";

const sound = "tests/cli/sound.yaml";

/** One line per command. */
const lines: readonly (readonly string[])[] = [
  ["check", "tests/cli/broken.yaml"],
  ["backend", "nothing.yaml"],
  ["doctor", "nothing.yaml"],
  ["outbox", "reply"],
  ["appointments", "move"],
  ["leads", "all"],
  ["orders", "all"],
  ["visitors", sound],
  ["experiments", sound],
  ["person", "forget", "ann@example.com"],
  ["backup"],
  ["explain", "dead-end"],
  ["contract", sound],
  ["diff", sound, sound],
  ["new", "--list"],
  ["new-step", "Nice One"],
  ["new-section", "Nice One"],
  ["new-field", "Nice One"],
  ["graph", sound],
  ["paths", sound],
  ["prove", "nothing.yaml"],
  ["mcp", "nothing.yaml"],
  ["simulate", sound],
  ["translate", "de", sound, "--check"],
];

it.each(lines)(
  "%s %s, started as a user does, says and ends as in the thread in which these tests run it",
  (...words) => {
    expect(startFunnel(...words)).toEqual(runFunnel(...words));
  },
);

it("every command is started in these tests", () => {
  const listed = [...runFunnel("--help").out.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name);
  expect(listed.length).toBeGreaterThan(10);
  expect(lines.map(([name]) => name).sort()).toEqual(listed.sort());
});

it.each(["check", "explain"])("%s says that what it has to say does not fit on the disk, and fails", (name) => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [join(root, "src/cli/bin.mjs"), name], {
    encoding: "utf8",
    cwd: root,
    stdio: ["ignore", full, "pipe"],
  });
  closeSync(full);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "funnel: The output cannot be written: no space left on device.\n",
  });
});

it("no command but prove loads what looks at a page, and none but mcp what serves agents", () => {
  const bundle = join(root, "node_modules/.cache/funnel-cli/main.cjs");
  const script = `require(${JSON.stringify(bundle)}).main(["explain", "dead-end"]).then(() =>
    console.error(Object.keys(require.cache).filter((file) => /playwright|axe-core|modelcontextprotocol|zod/.test(file))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--eval", script], { encoding: "utf8", cwd: root });
  expect({ said: stdout.includes("dead-end"), loaded: stderr }).toEqual({ said: true, loaded: "[]\n" });
});
