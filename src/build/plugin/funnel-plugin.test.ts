import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { createServer, isFileLoadingAllowed, type Plugin, resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { eventually } from "../../../tests/eventually.ts";
import { loadedFiles } from "../../scripts/loaded-files.mjs";
import { funnelPlugin } from "./funnel-plugin.ts";

test("a save that comes while a page is being answered is in the next answer", async () => {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "plugin-"));
  cpSync("examples/solar-roof", folder, { recursive: true });
  const file = join(folder, "funnel.yaml");
  const [answering, onAnswering] = signal();
  const [released, release] = signal();
  const slow: Plugin = {
    name: "slow",
    enforce: "post",
    transform: async (_, id) => {
      if (!id.endsWith("/step/uses")) return;
      onAnswering();
      await released;
    },
  };
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    cacheDir: join(folder, ".vite"),
    server: { middlewareMode: true, ws: false },
    plugins: [funnelPlugin(file, loadedFiles(".")), slow],
  });
  const { client } = server.environments;
  const ask = () => client.transformRequest("virtual:funnel/step/uses");
  try {
    const before = ask();
    await answering;
    writeFileSync(file, readFileSync(file, "utf8").replace("Which of these do you have", "Which of them do you own"));
    await once(server.watcher, "change");
    const after = ask();
    release();
    expect((await after)?.code).toContain("Which of them do you own");
    await before;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test("the dev server shows no data of visitors, no secret of its database and no setting, whoever asks", async () => {
  const plugins = [funnelPlugin("examples/solar-roof/funnel.yaml", loadedFiles("."))];
  const config = await resolveConfig({ configFile: false, logLevel: "silent", plugins }, "serve");
  const byItself = await resolveConfig({ configFile: false, logLevel: "silent" }, "serve");
  expect(config.server.fs.deny).toEqual(expect.arrayContaining(byItself.server.fs.deny));
  // Answers at localhost alone, and to no host name that leads there from elsewhere.
  expect([config.server.host, config.server.allowedHosts]).toEqual([undefined, []]);
  const isShown = (path: string) => isFileLoadingAllowed(config, resolve(path));
  const closed = [
    ".data/operator.json",
    ".data/postgres/base/1/1259",
    "backups/may/postgres/PG_VERSION",
    ".env",
    "a.pem",
  ];
  expect(closed.filter(isShown)).toEqual([]);
  expect(["src/app/start-app.ts", "content/images/logo.svg"].filter(isShown)).toHaveLength(2);
});

test("a message that nobody understands, and a page of another site, move nothing on the author's machine", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { port: 0, host: "127.0.0.1", watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [funnelPlugin("examples/solar-roof/funnel.yaml", loadedFiles("."))],
  });
  const warned = vi.spyOn(server.config.logger, "warn").mockImplementation(() => undefined);
  try {
    await server.listen();
    const address = server.httpServer?.address();
    const port = typeof address === "object" && address ? address.port : 0;
    // A socket that says nothing of its origin needs no token.
    const socket = connect(port, "127.0.0.1");
    const answered = once(socket, "data");
    socket.write(
      `GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa("x".repeat(16))}\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
    );
    expect(String(await answered)).toContain("101 Switching Protocols");
    for (const event of ["vite:invoke", "vite:invalidate"]) {
      const text = `{"type":"custom","event":"${event}"}`;
      // Masked with zeros, as it may be.
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]));
    }
    await eventually(() => expect(warned).toHaveBeenCalledTimes(1));
    socket.destroy();
    const open = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/__open-in-editor`, { headers })).status;
    const from = (site: string) => open({ "Sec-Fetch-Site": site });
    // Without a file to open, what is let through is answered with 500.
    expect([await from("cross-site"), await from("same-site"), await from("same-origin")]).toEqual([403, 403, 500]);
    // What a browser sends to an address of the network, which has no HTTPS.
    const on = (Referer: string) => open({ Referer });
    expect([await open({}), await on("http://evil.example/"), await on(`http://127.0.0.1:${port}/plan`)]).toEqual([
      403, 403, 500,
    ]);
  } finally {
    await server.close();
  }
});

function signal(): readonly [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, () => give()];
}
