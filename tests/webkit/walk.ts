// Walks through a funnel in WebKit, the engine of Safari, by real clicks and keys, down to a paid test order if it sells:
// npm run webkit [FILE [N [FOLDER]]]. N takes another option of each question than the first, and another variant of each
// experiment; FOLDER gets a picture of each page. It needs packages that Playwright does not bring, so `npm test` does not
// run it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brokenWords, measure, serveFunnel } from "../../src/prove/index.ts";
import { readFunnel } from "../read-funnel.ts";
import { emptyFields, look, next } from "./in-page.ts";
import { firstAddress, testerOf } from "./tester.ts";
import { startWebKit, type WebKit } from "./web-driver.ts";

const [file = "funnel.yaml", nth = "0", folder] = process.argv.slice(3);
const root = resolve(import.meta.dirname, "../..");
const definition = readFunnel(resolve(file));
const typedAt = testerOf(definition, Number(nth));
const served = await serveFunnel(root, resolve(file));
try {
  // Narrower, its window does not become.
  const webkit = await startWebKit(447, 850);
  try {
    const { pages, findings } = await walk(webkit, served.origin + firstAddress(definition, Number(nth)));
    console.log(`${webkit.name}: ${pages} pages of ${file}, ${findings} found.`);
    process.exitCode = findings > 0 ? 1 : 0;
  } finally {
    await webkit.close();
  }
} finally {
  served.stop();
}

/** For so many turns, something that loads may still come. */
const patience = 12;

/** Presses what leads on until nothing new happens. @returns how many pages were seen, and how much is wrong with them */
async function walk(webkit: WebKit, address: string): Promise<{ readonly pages: number; readonly findings: number }> {
  await webkit.open(address);
  let pages = 0;
  let at = "";
  let pressed: string[] = [];
  let stuck: readonly string[] = [];
  const told = new Set<string>();
  const report = (path: string, message: string) => {
    if (told.has(`${path}: ${message}`)) return;
    told.add(`${path}: ${message}`);
    console.log(`${path}: ${message}`);
  };
  // A loading screen may take half a minute, in which nothing can be pressed.
  for (let idle = 0; idle < 60; idle++) {
    // It is watched as a visitor would: nothing says when a step, an animation or a payment is over.
    await sleep(500);
    const { path, heading, lostDialogs, errors, refused } = await webkit.run(look);
    stuck = refused.map((said) => `${path}: the walk ends here, since what it filled in is refused: ${said.trim()}`);
    for (const message of errors) report(path, `its scripts fail: ${message}`);
    for (const name of lostDialogs) report(path, `a dialog is open and cannot be seen: “${name}”`);
    if (at !== `${path} ${heading}`) {
      at = `${path} ${heading}`;
      pressed = [];
      idle = 0;
      pages++;
      console.log(`${path}  ${heading}`);
      const { wide, covered } = await webkit.run(measure);
      if (wide > 1) report(path, `it can be scrolled sideways, by ${wide} px`);
      for (const { name, by } of covered) report(path, `the middle of “${name}” is covered by ${by}`);
      for (const word of await webkit.run(brokenWords)) report(path, `“${word}” is cut at the end of a line`);
      if (folder) await shoot(webkit, folder, `${String(pages).padStart(2, "0")}${path.replaceAll("/", "-")}`);
    }
    try {
      const { samples, typedInto } = typedAt(path);
      for (const [index, field] of (await webkit.run(emptyFields, samples)).entries())
        await webkit.type(`[data-field="${index}"]`, typedInto(field));
      const name = await webkit.run(next, pressed, Number(nth), idle < patience);
      if (name === undefined || name === null) continue;
      await webkit.click("[data-next]");
      pressed.push(name);
      idle = 0;
    } catch {
      // The page moved on meanwhile, or what was to be pressed is still coming in; the next turn sees.
    }
  }
  for (const message of stuck) console.log(message);
  return { pages, findings: told.size };
}

async function shoot(webkit: WebKit, into: string, name: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, `${name}.png`), await webkit.picture());
}
