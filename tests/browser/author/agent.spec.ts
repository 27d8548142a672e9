import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { definitionHash } from "../../../src/disk/index.ts";
import { funnelServer } from "../../../src/mcp/index.ts";
import { readFunnel } from "../../read-funnel.ts";
import { expect, test } from "../kit/test.ts";

test("an agent is shown each step as its visitor sees it, at the width that it asks for", async () => {
  // The site that the other tests visit, instead of one that is built for the picture.
  const hash = definitionHash(readFunnel("funnel.yaml"));
  const served = { origin: "http://localhost:4173", hash, mails: { textTo: async () => "" }, stop: () => undefined };
  const { server, close } = funnelServer({ folder: ".", definition: "funnel.yaml", serve: async () => served });
  const [there, here] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "test", version: "1" });
  await Promise.all([server.connect(there), client.connect(here)]);
  const shoot = async (step: string, more = {}) => {
    const { content } = await client.callTool({ name: "screenshot", arguments: { step, ...more } });
    const [{ type, mimeType, data }] = content as [{ type: string; mimeType: string; data: string }];
    expect([type, mimeType]).toEqual(["image", "image/png"]);
    const png = Buffer.from(data, "base64");
    return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  };
  try {
    const question = await shoot("step-2");
    expect([question.width, question.height]).toEqual([375, 812]);
    const offer = await shoot("final", { width: 1440, whole: true });
    expect(offer.width).toBe(1440);
    // A long page with all that comes below the first screen.
    expect(offer.height).toBeGreaterThan(2_000);
    expect(offer.png.length).toBeGreaterThan(100_000);
  } finally {
    await client.close();
    await close();
  }
});
