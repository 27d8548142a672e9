import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyQuiz, toStored } from "../../engine/compile/index.ts";
import { escapeMarkup } from "../../engine/copy/index.ts";
import { type Flow, flowOf } from "../../engine/flow/index.ts";
import { sectionsOf, stepTraits, stepWith } from "../../engine/traits/index.ts";
import { quizAt } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { readFunnelFile } from "../../src/disk/index.ts";
import { noSettings } from "../no-settings.ts";
import { type Browser, type Page, test } from "./kit/test.ts";

/**
 * Draws every screen of the shipped funnel and the examples, in its states, on three sizes of screens, light and dark, and
 * lists them in `.cache/screens/index.html`. Which screens there are, the definitions say: a step is shown to a visitor whose
 * answers lead there. SCREENS=name,… draws only these funnels or steps.
 */
const funnels = {
  shipped: "funnel.yaml",
  "solar-roof": "examples/solar-roof/funnel.yaml",
  "evening-piano": "examples/evening-piano/funnel.yaml",
  "strong-back": "examples/strong-back/funnel.yaml",
};
const sizes = [
  [375, 812],
  [768, 1024],
  [1440, 900],
] as const;
const schemes = ["light", "dark"] as const;
const folder = join(".cache", "screens");
const wanted = process.env.SCREENS?.split(",");
const port = 4190;

/** A state of a screen, and how a visitor gets there. */
type State = {
  readonly name: string;
  /** What else an earlier visit has stored, by key; undefined is not stored. */
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly reach?: (page: Page) => Promise<unknown>;
};

Object.entries(funnels).forEach(([name, file], index) => {
  test(name, async ({ browser, provokes }) => {
    // One of the screens is that of an error.
    provokes(/./);
    const { definition } = readFunnelFile(file);
    if (!definition) throw new Error(`${file} has errors: npx funnel check ${file}`);
    const server = await serve(name, file, port + index);
    try {
      await drawAll(browser, name, definition, `http://localhost:${port + index}`);
    } finally {
      server.kill();
    }
  });
});

async function drawAll(browser: Browser, name: string, definition: FunnelDefinition, address: string): Promise<void> {
  const flow = flowOf(definition);
  const figures: string[] = [];
  rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, name), { recursive: true });
  for (const [width, height] of sizes)
    for (const colorScheme of schemes) {
      // One tab for all screens of a size, which keeps the code that it has read.
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      const draw = async (step: string, { name: state, stored = {}, reach }: State, path: string) => {
        if (wanted && !wanted.includes(name) && !wanted.includes(step)) return;
        // A document without scripts, in which nothing is stored while it is shown.
        await page.goto(`${address}/robots.txt`);
        await page.evaluate(
          (entries) => {
            for (const storage of [localStorage, sessionStorage]) storage.clear();
            for (const [key, value] of entries) localStorage.setItem(key, value);
          },
          storedAt(definition, flow, step, stored),
        );
        await page.goto(address + path);
        await page.evaluate(() => document.fonts.ready);
        // A state that cannot be reached is named on the sheet; the others are still drawn.
        const problem = await reach?.(page).then(
          () => undefined,
          (reason: unknown) => String(reason).split("\n", 1)[0],
        );
        const picture = `${name}/${step}-${state}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, picture), fullPage: true });
        figures.push(
          `<figure><img src="${picture}" loading="lazy" width="${width / 2}"><figcaption>${step}, ${state}, ${width} px, ${colorScheme}${problem ? `, NOT REACHED: ${escapeMarkup(problem)}` : ""}</figcaption></figure>`,
        );
      };
      for (const [id, { path }] of Object.entries(definition.steps))
        for (const state of statesOf(definition, id)) await draw(id, state, path);
      await draw("unknown-address", first, "/no-such-page");
      await draw("error", { name: "first", reach: breakPage }, definition.steps[definition.start]?.path ?? "/");
      await context.close();
    }
  writeFileSync(join(folder, `${name}.html`), figures.join("\n"));
  writeSheet();
}

/** What an earlier visit would have stored, so that the address shows the step. */
function storedAt(
  { id }: FunnelDefinition,
  flow: Flow,
  step: string,
  more: NonNullable<State["stored"]>,
): readonly (readonly [string, string])[] {
  const quiz = flow.steps[step] && quizAt(flow, step, { ...emptyQuiz, values: { email: "ada@example.com" } });
  if (!quiz || step === flow.start) return [];
  const parts = { "wheel-spun": true, ...more };
  return [
    [`${id}:quiz`, JSON.stringify(toStored(flow, quiz))],
    [`${id}:email`, "ada@example.com"],
    ...Object.entries(parts).flatMap(([key, value]): [string, string][] =>
      value === undefined ? [] : [[`${id}:${key}`, JSON.stringify(value)]],
    ),
  ];
}

/** The screen as it begins. */
const first: State = { name: "first", reach: async (page) => page.locator("h1").first().waitFor() };

function statesOf({ steps, legal }: FunnelDefinition, id: string): readonly State[] {
  const step = steps[id];
  if (!step) return [];
  const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
  const { wheel, bonus } = stepWith("hasPromotions", step) ?? {};
  const { asks, takesPayment } = stepTraits(step);
  const [buys] = sectionsOf(step).flatMap((section) =>
    "action" in section && section.action === "next" && "text" in section ? String(section.text) : [],
  );
  const spun = (outcome: string) => ({
    "wheel-spun": undefined,
    wheel: { outcome, startedAt: Date.now() - 60_000, seenAt: Date.now() - 60_000 },
  });
  return [
    first,
    ...(asks === "several" ? [{ name: "chosen", reach: click("main [data-option]") }] : []),
    ...(stepWith("leavesContact", step) || stepWith("hasFields", step)
      ? [{ name: "refused", reach: click("main button[type=submit]") }]
      : []),
    ...(wheel ? [{ name: "wheel", stored: { "wheel-spun": undefined }, reach: openDialog }] : []),
    ...(wheel?.segments ?? []).flatMap(({ id: outcome, prize = true }, index, all) =>
      all.findIndex((other) => (other.prize ?? true) === prize) === index
        ? [{ name: prize ? "won" : "no-prize", stored: spun(outcome), reach: openDialog }]
        : [],
    ),
    ...(bonus ? [{ name: "bonus", stored: { "bonus-start-time": Date.now() - 60_000 }, reach: click("aside") }] : []),
    ...(takesPayment && buys !== undefined
      ? [
          { name: "paying", reach: openPayment(buys) },
          { name: "paid", reach: pay(buys) },
        ]
      : []),
    ...(takesPayment && buys === undefined ? [{ name: "paying", reach: showCard }] : []),
    ...(legal && "consent" in step ? [{ name: "legal", reach: openLegal }] : []),
  ];
}

const openDialog = (page: Page) => page.getByRole("dialog").waitFor();
const showCard = (page: Page) => page.getByRole("textbox").first().waitFor();

/** Opens the form on top of an offer, by the label of the button that does. */
const openPayment = (label: string) => async (page: Page) => {
  await page.getByRole("button", { name: label }).first().click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
};

/** Buys with the first of the test cards, and waits for the page behind it. */
const pay = (label: string) => async (page: Page) => {
  await openPayment(label)(page);
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "4242" }).click();
  await page.getByRole("dialog").locator("[type=submit]").click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.locator("main dl").first().waitFor();
};

async function openLegal(page: Page): Promise<void> {
  await page.locator("main [aria-haspopup=dialog]").first().click();
  await openDialog(page);
}

/** Lets the page meet an error that nobody has foreseen. */
async function breakPage(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("options:[", "options:null,others:[") });
  });
  await page.goto(page.url());
  await page.getByRole("group").waitFor();
  await page.unroute("**/assets/*.js");
}

/** Builds a funnel and serves it with a database of its own. */
async function serve(name: string, file: string, at: number): Promise<ChildProcess> {
  const out = join("node_modules", ".cache", "screens", name);
  const environment = { ...process.env, ...noSettings, FUNNEL: file, FUNNEL_OUT: out };
  const built = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], { env: environment });
  if (built.status !== 0) throw new Error(`${file} cannot be built: ${built.stderr}`);
  const server = spawn(process.execPath, [join(out, "server", "main.js")], {
    env: { ...environment, PORT: String(at), DATA_DIR: `${out}-data` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It prints its address once its database is ready.
  await once(server.stdout, "data");
  return server;
}

/** The sheet of all funnels that have been drawn. */
function writeSheet(): void {
  const parts = Object.keys(funnels).flatMap((name) => {
    try {
      return [`<h2>${name}</h2><div>${readFileSync(join(folder, `${name}.html`), "utf8")}</div>`];
    } catch {
      // Not drawn yet.
      return [];
    }
  });
  const style =
    "body{font:14px/1.4 system-ui;margin:24px;background:#ddd}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{display:block;box-shadow:0 1px 6px #0004}";
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><title>Screens</title><style>${style}</style>${parts.join("")}`,
  );
}
