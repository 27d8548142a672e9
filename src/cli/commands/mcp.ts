import { existsSync } from "node:fs";
import { defineCommand } from "../command.ts";
import { refuseMissing } from "../output.ts";

const usual = "funnel.yaml";

/** `funnel mcp [FILE]`: tools for an agent that edits a funnel, over standard input and output. */
export const mcp = defineCommand({
  name: "mcp",
  description:
    "Serves tools for an agent that edits a definition, over standard input and output (MCP), until that ends",
  positionals: {
    file: { default: usual, description: "The definition that is meant where the agent names none" },
  },
  options: {},
  async run({ file }) {
    // Where there is no funnel yet, the agent can begin one; a name that was typed may have a slip in it.
    if (file !== usual && !existsSync(file)) return refuseMissing(file, "mcp FILE");
    // Loaded here, so that a list of all commands needs none of it.
    const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
    const { funnelServer } = await import("../../mcp/index.ts");
    const { server, close } = funnelServer({ folder: ".", definition: file });
    const ended = new Promise<void>((end) => {
      for (const event of ["end", "close", "error"]) process.stdin.once(event, () => end());
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end());
    });
    await server.connect(new StdioServerTransport());
    await ended;
    await close();
    return 0;
  },
});
