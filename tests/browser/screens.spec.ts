import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeMarkup } from "../../engine/copy/index.ts";
import { type Flow, flowOf, searchOf } from "../../engine/flow/index.ts";
import { emptyQuiz, toStored } from "../../engine/quiz/index.ts";
import { sectionsOf, stepTraits, stepWith } from "../../engine/traits/index.ts";
import { quizAt } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { readFunnelFile } from "../../src/disk/index.ts";
import { pictureOf } from "../../src/prove/index.ts";
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
  const rows: string[] = [];
  rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, name), { recursive: true });
  // One tab for all screens, which keeps the code that it has read.
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.clock.install();
  const draw = async (step: string, { name: state, stored = {}, reach }: State, path: string) => {
    if (wanted && !wanted.includes(name) && !wanted.includes(step)) return;
    const [[width, height]] = sizes;
    await page.setViewportSize({ width, height });
    await page.clock.resume();
    // A document without scripts, in which nothing is stored while it is shown.
    await page.goto(`${address}/robots.txt`);
    await page.evaluate(
      (entries) => {
        for (const storage of [localStorage, sessionStorage]) storage.clear();
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      storedAt(definition, flow, step, stored),
    );
    // With the first variant of each experiment, where one would be drawn otherwise.
    await page.goto(address + path + searchOf({ ...flow.controls }));
    // A state that cannot be reached is named on the sheet; the others are still drawn.
    const problem = await reach?.(page).then(
      () => undefined,
      (reason: unknown) => String(reason).split("\n", 1)[0],
    );
    await page.evaluate(() => document.fonts.ready);
    const pictures = await drawInSizes(page, `${name}/${step}-${state}`);
    rows.push(
      `<section><h3>${step}, ${state}${problem ? `, NOT REACHED: ${escapeMarkup(problem)}` : ""}</h3>${pictures}</section>`,
    );
  };
  for (const [id, { path }] of Object.entries(definition.steps))
    for (const state of statesOf(definition, id)) await draw(id, state, path);
  await draw("unknown-address", first, "/no-such-page");
  await draw("error", { name: "first", reach: breakPage }, definition.steps[definition.start]?.path ?? "/");
  await context.close();
  writeFileSync(join(folder, `${name}.html`), rows.join("\n"));
  writeSheet();
}

/** Draws what a tab shows in all sizes and palettes, which it takes without loading anew. */
async function drawInSizes(page: Page, name: string): Promise<string> {
  const figures: string[] = [];
  // Of a page below a dialog, or one that somebody has scrolled, the screen is drawn.
  const fullPage = await page.evaluate(() => !document.querySelector("dialog[open]") && scrollY === 0);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const picture = `${name}-${width}-${colorScheme}.png`;
      const path = join(folder, picture);
      await (fullPage ? pictureOf(page, { path }) : page.screenshot({ path }));
      figures.push(
        `<figure><img src="${picture}" loading="lazy" width="${width / 2}" alt=""><figcaption>${width} px, ${colorScheme}</figcaption></figure>`,
      );
    }
  }
  return figures.join("");
}

/** What an earlier visit would have stored, so that the address shows the step. */
function storedAt(
  { id }: FunnelDefinition,
  flow: Flow,
  step: string,
  more: NonNullable<State["stored"]>,
): readonly (readonly [string, string])[] {
  const parts = { "wheel-spun": true, email: "ada@example.com", ...more };
  const quiz =
    flow.steps[step] && quizAt(flow, step, { ...emptyQuiz, values: parts.email ? { email: parts.email } : {} });
  if (!quiz || step === flow.start) return [];
  return [
    [`${id}:quiz`, JSON.stringify(toStored(flow, quiz))],
    ...Object.entries(parts).flatMap(([key, value]): [string, string][] =>
      // An address is kept as it is.
      value === undefined ? [] : [[`${id}:${key}`, typeof value === "string" ? value : JSON.stringify(value)]],
    ),
  ];
}

/** The screen as it begins. */
const first: State = { name: "first", reach: (page) => page.locator("h1").first().waitFor() };

function statesOf({ steps, legal }: FunnelDefinition, id: string): readonly State[] {
  const step = steps[id];
  if (!step) return [];
  const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
  const { asks, takesPayment, movesOn } = stepTraits(step);
  const [buys] = sectionsOf(step).flatMap((section) =>
    "action" in section && section.action === "next" && "text" in section ? String(section.text) : [],
  );
  return [
    movesOn ? { name: "halfway", reach: stopHalfway } : first,
    ...(asks === "several" ? [{ name: "chosen", reach: click("main [data-option]") }] : []),
    ...(stepWith("leavesContact", step) || stepWith("hasFields", step)
      ? [{ name: "refused", stored: { email: undefined }, reach: click("main button[type=submit]") }]
      : []),
    ...promotionStates(step),
    ...(takesPayment && buys !== undefined ? [{ name: "scrolled", reach: scroll }] : []),
    // Another offer leads to a step that takes the payment.
    ...("paid" in step && step.paid && buys !== undefined
      ? [
          { name: "asked", stored: { email: undefined }, reach: press(buys) },
          { name: "paying", reach: openPayment(buys) },
          { name: "paid", reach: pay(buys) },
        ]
      : []),
    ...(takesPayment && buys === undefined
      ? [
          { name: "paying", reach: showCard },
          { name: "paid", reach: payHere },
        ]
      : []),
    ...(legal && "consent" in step ? [{ name: "legal", reach: openLegal }] : []),
  ];
}

/** Those of a wheel, a bonus and a countdown. */
function promotionStates(step: FunnelDefinition["steps"][string]): readonly State[] {
  const { wheel, bonus, countdown } = stepWith("hasPromotions", step) ?? {};
  const ago = (minutes: number) => Date.now() - minutes * 60_000;
  const spun = (outcome: string | undefined, minutes: number) => ({
    "wheel-spun": undefined,
    ...(outcome !== undefined && { wheel: { outcome, startedAt: ago(minutes), seenAt: ago(minutes) } }),
  });
  const wins = wheel?.segments.find(({ id, prize = true }) => prize && id === (wheel.outcome ?? id));
  const loses = wheel?.segments.find(({ prize }) => prize === false);
  const banner = (page: Page) => page.locator("aside").first().waitFor();
  return [
    ...(wheel ? [{ name: "wheel", stored: spun(undefined, 0), reach: openDialog }] : []),
    ...(wins
      ? [
          { name: "won", stored: spun(wins.id, 1), reach: openDialog },
          { name: "wheel-over", stored: spun(wins.id, 12), reach: openDialog },
        ]
      : []),
    ...(loses ? [{ name: "no-prize", stored: spun(loses.id, 1), reach: openDialog }] : []),
    ...(bonus
      ? [
          { name: "bonus", stored: { "bonus-start-time": ago(1) }, reach: banner },
          { name: "bonus-over", stored: { "bonus-start-time": ago(12) }, reach: banner },
        ]
      : []),
    ...(countdown
      ? [
          {
            name: "countdown-over",
            stored: { "offer-countdown": { deadline: ago(1), seenAt: ago(1) } },
            reach: (page: Page) => page.waitForLoadState("networkidle"),
          },
        ]
      : []),
  ];
}

const openDialog = (page: Page) => page.getByRole("dialog").waitFor();
const showCard = (page: Page) => page.getByRole("textbox").first().waitFor();

/** Stops what goes on by itself, before it does. */
async function stopHalfway(page: Page): Promise<void> {
  await page.locator("main [role=progressbar]:not([aria-valuenow='0'])").waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_400);
}

/** Scrolls to where the page is being read, with its bars at the edges. */
async function scroll(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.mouse.wheel(0, 2_700);
  await page.waitForFunction(() => scrollY > 600);
}

const press = (label: string) => async (page: Page) => {
  await page.getByRole("button", { name: label }).first().click();
  await openDialog(page);
};

/** Opens the form on top of an offer, by the label of the button that does. */
const openPayment = (label: string) => async (page: Page) => {
  await press(label)(page);
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
};

/** Buys with the first of the test cards, and waits for the page behind it. */
const pay = (label: string) => async (page: Page) => {
  await openPayment(label)(page);
  await payHere(page);
};

async function payHere(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole("button", { name: "4242" }).click();
  await page.locator("form [type=submit]").last().click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.locator("main dl, main a[href]").first().waitFor();
}

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
      return [`<h2>${name}</h2>${readFileSync(join(folder, `${name}.html`), "utf8")}`];
    } catch {
      // Not drawn yet.
      return [];
    }
  });
  const style =
    "body{font:14px/1.4 system-ui;margin:24px;background:#ddd}section{display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin-bottom:32px}h3{width:100%;margin:0}figure{margin:0}img{display:block;box-shadow:0 1px 6px #0004}";
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><title>Screens</title><style>${style}</style>${parts.join("")}`,
  );
}
