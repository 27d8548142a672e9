import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyQuiz, toStored } from "../../engine/compile/index.ts";
import { type Flow, flowOf } from "../../engine/flow/index.ts";
import { stepTraits, stepWith } from "../../engine/traits/index.ts";
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

/** A state of a screen besides the one that it begins in, and how a visitor gets there. */
type State = { readonly name: string; readonly reach: (page: Page) => Promise<unknown> };

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
      const draw = async (step: string, state: string, path: string, reach?: State["reach"]) => {
        if (wanted && !wanted.includes(name) && !wanted.includes(step)) return;
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
        const page = await context.newPage();
        await page.addInitScript(
          ([entries]) => {
            for (const [key, value] of entries ?? []) localStorage.setItem(key ?? "", value ?? "");
          },
          [storedAt(definition, flow, step, state)],
        );
        await page.goto(address + path, { waitUntil: "networkidle" });
        await reach?.(page);
        const picture = `${name}/${step}-${state}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, picture), fullPage: true });
        figures.push(
          `<figure><img src="${picture}" loading="lazy" width="${width / 2}"><figcaption>${step}, ${state}, ${width} px, ${colorScheme}</figcaption></figure>`,
        );
        await context.close();
      };
      for (const [id, { path }] of Object.entries(definition.steps)) {
        await draw(id, "first", path);
        for (const { name: state, reach } of statesOf(definition, id)) await draw(id, state, path, reach);
      }
      await draw("unknown-address", "first", "/no-such-page");
      await draw("error", "first", definition.steps[definition.start]?.path ?? "/", breakPage);
    }
  writeFileSync(join(folder, `${name}.html`), figures.join("\n"));
  writeSheet();
}

/** What an earlier visit would have stored, so that the address shows the step. */
function storedAt(
  { id }: FunnelDefinition,
  flow: Flow,
  step: string,
  state: string,
): readonly (readonly [string, string])[] {
  const quiz = flow.steps[step] && quizAt(flow, step, { ...emptyQuiz, values: { email: "ada@example.com" } });
  if (!quiz || step === flow.start) return [];
  return [
    [`${id}:quiz`, JSON.stringify(toStored(flow, quiz))],
    [`${id}:email`, "ada@example.com"],
    ...(state === "wheel" ? [] : [[`${id}:wheel-spun`, "true"] as const]),
  ];
}

function statesOf({ steps, legal }: FunnelDefinition, id: string): readonly State[] {
  const step = steps[id];
  if (!step) return [];
  const click = (selector: string) => (page: Page) => page.locator(selector).first().click({ timeout: 5_000 });
  const { wheel } = stepWith("hasPromotions", step) ?? {};
  return [
    ...(stepTraits(step).asks === "several" ? [{ name: "chosen", reach: click("main [data-option]") }] : []),
    ...(stepWith("leavesContact", step) || stepWith("hasFields", step)
      ? [{ name: "refused", reach: click("main button[type=submit]") }]
      : []),
    ...(wheel ? [{ name: "wheel", reach: async () => undefined }] : []),
    ...(legal && "consent" in step ? [{ name: "legal", reach: openLegal }] : []),
  ];
}

async function openLegal(page: Page): Promise<void> {
  await page.locator("main [aria-haspopup=dialog]").first().click();
  await page.getByRole("dialog").waitFor();
}

/** Lets the page meet an error that nobody has foreseen. */
async function breakPage(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("options:[", "options:null,others:[") });
  });
  await page.goto(page.url(), { waitUntil: "networkidle" });
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
