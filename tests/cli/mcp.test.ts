import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, it } from "vitest";
import { root, runFunnel } from "./run-funnel.ts";

const piano = "examples/evening-piano/funnel.yaml";

it("funnel mcp serves its tools over standard input and output, and what the command line answers", async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["src/cli/bin.mjs", "mcp", piano],
    cwd: root,
    stderr: "pipe",
  });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    return { isError: isError === true, said: JSON.stringify(content) };
  };
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [
        "check",
        "diff",
        "explain",
        "guide",
        "new",
        "patch",
        "paths",
        "prove",
        "read",
        "screenshot",
        "simulate",
        "translate",
      ].sort(),
    );
    expect((await call("read", { to: 1 })).said).toContain(`${piano}, hash `);
    const answers = await Promise.all([
      call("explain", { name: "fixed-prize" }),
      call("explain", { name: "fixed-prise" }),
      call("explain", { name: "gauge" }),
      call("guide"),
      call("diff", { old: piano }),
      call("diff", { old: "/etc/hosts" }),
      call("paths"),
      call("simulate", { visitors: 10, weights: "nowhere.a=1" }),
      call("prove", { only: "nowhere" }),
    ]);
    expect(answers.map(({ isError }) => isError)).toEqual([false, true, false, false, false, true, false, true, true]);
    const said = [
      "A wheel shows a draw",
      'Did you mean \\"fixed-prize\\"?',
      "Parts of the scale",
      "The smallest funnel",
      "",
      "lies outside of",
      "",
      "nowhere",
      "There is no step",
    ];
    for (const [index, { said: text }] of answers.entries()) expect(text).toContain(said[index]);
  } finally {
    const { pid } = transport;
    await client.close();
    // It ends with its input.
    expect(() => process.kill(pid ?? 0, 0)).toThrow();
  }
});

it("funnel mcp in a folder without a funnel offers to begin one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "funnel-mcp-"));
  const args = [join(root, "src/cli/bin.mjs"), "mcp"];
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: folder, stderr: "pipe" });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  try {
    const { content } = await client.callTool({ name: "read", arguments: {} });
    expect(JSON.stringify(content)).toContain("begins a funnel in a folder of its own");
    expect(await client.callTool({ name: "new", arguments: { folder: "tea" } })).not.toHaveProperty("isError", true);
    expect(existsSync(join(folder, "tea/funnel.yaml"))).toBe(true);
  } finally {
    await client.close();
    rmSync(folder, { recursive: true });
  }
});

it("funnel mcp with a slip in its file says which file was meant", async () => {
  const { code, err } = runFunnel("mcp", "funel.yaml");
  expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "funnel.yaml"?')]);
});
