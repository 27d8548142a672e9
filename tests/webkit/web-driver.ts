import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A window of WebKit, driven as the W3C WebDriver standard says (w3.org/TR/webdriver2). */
export type WebKit = {
  readonly name: string;
  readonly open: (url: string) => Promise<unknown>;
  /** Runs a function of its own in the page; what it takes and returns travels as JSON. */
  readonly run: <Given extends readonly unknown[], Found>(
    script: (...given: Given) => Found,
    ...given: Given
  ) => Promise<Found>;
  /** A real click in the middle of the first element that a selector finds. @throws if it cannot be clicked */
  readonly click: (selector: string) => Promise<unknown>;
  /** Types into the first element that a selector finds. @throws if it cannot be typed into */
  readonly type: (selector: string, text: string) => Promise<unknown>;
  /** @returns a PNG of what the window shows */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

const driver = "/usr/bin/WebKitWebDriver";
const screenServer = "/usr/bin/Xvfb";
const bus = "/usr/bin/dbus-run-session";
const browsers = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];

/**
 * Starts WebKit on a screen of its own.
 *
 * @throws Error that names the packages if they are not installed, or what the driver says
 */
export async function startWebKit(width: number, height: number): Promise<WebKit> {
  const browser = browsers.find((path) => existsSync(path));
  if (!browser || ![driver, screenServer, bus].every((path) => existsSync(path)))
    throw new Error("Install WebKit and a screen without a monitor: apt-get install webkit2gtk-driver xvfb dbus-x11");
  const screen = `:${90 + (process.pid % 900)}`;
  const port = await freePort();
  const monitor = spawn(screenServer, [screen, "-screen", "0", "1600x1200x24"], { stdio: "ignore" });
  const browserAndBus = spawn(bus, ["--", driver, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    // Its sandbox asks for rights that containers do not give. It only ever opens our own pages.
    env: { ...process.env, DISPLAY: screen, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const end = () => {
    // With the bus all that it has started.
    if (browserAndBus.pid) process.kill(-browserAndBus.pid, "SIGTERM");
    monitor.kill();
  };
  try {
    return await newSession(`http://127.0.0.1:${port}`, browser, { width, height }, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function newSession(server: string, binary: string, size: object, end: () => void): Promise<WebKit> {
  for (let turn = 0; !(await isListening(server)); turn++) {
    if (turn > 200) throw new Error("WebKit's driver does not answer.");
    await sleep(50);
  }
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } };
  const made: unknown = await send(server, "POST", "/session", { capabilities });
  const { sessionId, capabilities: told } = Object(made);
  const call = (method: string, path: string, body?: object) =>
    send(server, method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await call("POST", "/element", { using: "css selector", value: selector });
    return String(Object.values(Object(found))[0]);
  };
  await call("POST", "/window/rect", size);
  return {
    name: `WebKit ${String(told.browserVersion)}`,
    open: (url) => call("POST", "/url", { url }),
    run: async <Given extends readonly unknown[], Found>(script: (...given: Given) => Found, ...args: Given) =>
      (await call("POST", "/execute/sync", { script: `return (${script}).apply(null, arguments)`, args })) as Found,
    click: async (selector) => call("POST", `/element/${await find(selector)}/click`, {}),
    type: async (selector, text) => call("POST", `/element/${await find(selector)}/value`, { text }),
    picture: async () => Buffer.from(String(await call("GET", "/screenshot")), "base64"),
    close: async () => {
      await call("DELETE", "").finally(end);
    },
  };
}

const isListening = (server: string) =>
  fetch(`${server}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function send(server: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(server + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { readonly value: unknown } = await response.json();
  const { error, message } = Object(value);
  if (error) throw new Error(`WebKit's driver says “${error}”: ${message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
