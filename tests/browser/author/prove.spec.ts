import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../../../src/prove/chromium/launch-chromium.ts";
import { watchLeads } from "../../../src/prove/watch-leads.ts";
import { watchPage } from "../../../src/prove/watch-page.ts";
import { expect, test } from "../kit/test.ts";

/** A first page on which several answers are ticked: it goes on once its code has come. */
const tools = `  tools:
    type: multi-select
    path: /
    question: Which tools do you have?
    options: [A spade, A rake]
    record: Tools
    button: Go on
    next: plot
`;
const folder = "node_modules/.cache/proved";
const file = join(folder, "funnel.yaml");

test("a funnel is proved from its definition alone, and what only a browser can tell is found at its line", () => {
  mkdirSync(folder, { recursive: true });
  const sound = readFileSync("tests/trades/allotment.yaml", "utf8");
  // Text as pale as this is read by hardly anybody.
  const pale = sound
    .replace('ink: "#191b33"', 'ink: "#d5d5d5"')
    .replace("start: plot", "start: tools")
    .replace("path: /\n", "path: /plot\n")
    .replace("steps:\n", `steps:\n${tools}`);
  writeFileSync(file, pale);
  copyFileSync("tests/trades/logo.svg", join(folder, "logo.svg"));
  const words = ["prove", file, "--format", "json", "--shots", join(folder, "shots")];
  const { status, stdout } = spawnSync(process.execPath, ["src/cli/bin.mjs", ...words], { encoding: "utf8" });
  const { findings, walked, total, left } = JSON.parse(stdout);
  const found: readonly Found[] = findings;
  const others = found.filter(({ rule }) => rule !== "accessibility");
  expect(others.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  // Within each step, at the text that is pale.
  const lines = pale.split("\n");
  for (const step of ["tools", "plot", "lawn", "beds", "details", "reply"]) {
    const first = lines.indexOf(`  ${step}:`);
    const next = lines.findIndex((line, at) => at > first && /^ {0,2}\S/.test(line));
    const within = found.filter(({ line }) => line > first && (next < 0 || line <= next));
    expect(within, step).not.toEqual([]);
  }
  expect([status, walked, left]).toEqual([1, total, []]);
  expect(readFileSync(join(folder, "shots/02-plot-en-GB-375.png")).length).toBeGreaterThan(5_000);
  rmSync(folder, { recursive: true });
});

test("a proof says which strangers a page contacts, by name or by number, and reaches nobody", async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const events = watchPage(page, (host) => host === "films.named.internal");
  const answered: string[] = [];
  page.on("response", (response) => answered.push(response.url()));
  const images = ["https://films.named.internal/a.png", "https://else.internal/b.png", "http://127.0.0.1:4173/c.png"];
  await page.setContent(images.map((source) => `<img src="${source}" alt="">`).join(""));
  expect(events()).toEqual(
    ["else.internal", "127.0.0.1:4173"].map((host) => ({
      rule: "request-to-stranger",
      message: `The page contacts ${host}, which the definition does not name.`,
    })),
  );
  expect(answered).toEqual([]);
  await browser.close();
});

test("a contact is handed over if its page sent it and then knows that the server accepted it, whichever document hears so", async ({
  page,
}) => {
  const isHandedOver = watchLeads(page, "garden");
  const lead = { email: "ada@example.com" };
  // The server's answer comes when another document is there.
  await page.route("**/*", async (route) => {
    if (route.request().method() === "GET") await route.fulfill({ body: "", contentType: "text/html" });
  });
  await page.goto("http://localhost/contact");
  const sent = page.waitForRequest("**/functions/v1/lead");
  await page.evaluate((lead) => {
    void fetch("/functions/v1/lead", { method: "POST", keepalive: true, body: JSON.stringify(lead) });
  }, lead);
  await sent;
  await page.reload();
  const noted = ["ada@example.com", "never.sent@example.com"].map((email) => ({ email, handedOver: "2026-01-31" }));
  await page.evaluate((leads) => localStorage.setItem("garden:outbox", leads), JSON.stringify(noted));
  expect(await isHandedOver("ada@example.com")).toBe(true);
  expect(await isHandedOver("never.sent@example.com")).toBe(false);
});

type Found = { readonly rule: string; readonly message: string; readonly line: number };
