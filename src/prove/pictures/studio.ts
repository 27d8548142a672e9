import type { Browser } from "@playwright/test";
import { walkedNoon } from "../../../engine/compile/index.ts";
import { flowOf } from "../../../engine/flow/index.ts";
import { coverFunnel, longestSearchInWords } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { launchChromium } from "../chromium/launch-chromium.ts";
import type { Served } from "../serve-funnel.ts";
import { addressOf, isAt, isShown, openContext, restore, startClock } from "../visitor.ts";
import { firstVisits } from "../visits/first-visits.ts";
import { pictureOf } from "./whole-page.ts";

/** A picture to be taken. */
export type Shot = {
  /** Path of the definition. */
  readonly file: string;
  /** Everything that the funnel is built from; another state is built anew. */
  readonly state: string;
  readonly definition: FunnelDefinition;
  /** Its fingerprint. */
  readonly hash: string;
  readonly step: string;
  /** Width of the screen in px. */
  readonly width: number;
  /** Whether to show the whole page instead of what fits the screen. */
  readonly whole: boolean;
};

/** Takes pictures of steps as long as it is open. */
export type Studio = {
  readonly shoot: (shot: Shot) => Promise<{ readonly png: Buffer } | { readonly refusal: string }>;
  readonly close: () => Promise<void>;
};

/**
 * Opens a studio. A funnel is built, and a browser started, with the first picture; later ones of the same state use
 * both again.
 *
 * @param serve builds and serves the definition at a path
 * @param now a clock in milliseconds, by which a search for a way to a step ends that takes too long
 */
export function openStudio(serve: (file: string) => Promise<Served>, now = () => performance.now()): Studio {
  let browser: Promise<Browser> | undefined;
  let built: { readonly key: string; readonly served: Promise<Served> } | undefined;
  const leave = async () => (await built?.served.catch(() => undefined))?.stop();

  async function shoot({ file, state, definition, hash, step, width, whole }: Shot) {
    const cover = coverFunnel(definition, undefined, now);
    const visit = firstVisits(cover, definition).find(({ position }) => position.step === step);
    if (!visit && cover.isCut && Object.hasOwn(definition.steps, step))
      return { refusal: `No way to step "${step}" was found in ${longestSearchInWords}.` };
    if (!visit) {
      const known = Object.keys(definition.steps).join(", ");
      return { refusal: `No visitor comes to a step "${step}". The steps are: ${known}.` };
    }
    const key = `${file}\n${state}`;
    if (built?.key !== key) {
      await leave();
      built = { key, served: serve(file) };
    }
    const served = await built.served;
    const { origin } = served;
    if (served.hash !== hash) {
      await leave();
      built = undefined;
      return { refusal: "The funnel was saved while it was built. Ask for the picture again." };
    }
    browser ??= launchChromium();
    const site = { definition, flow: flowOf(definition, walkedNoon), origin };
    const context = await openContext(await browser);
    try {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
      await startClock(page);
      await restore(page, visit.position, site);
      await page.goto(addressOf(step, site), { waitUntil: "networkidle" });
      await isAt(page, step, definition);
      await isShown(page);
      const still = { animations: "disabled" } as const;
      return { png: await (whole ? pictureOf(page, still) : page.screenshot(still)) };
    } finally {
      await context.close();
    }
  }

  const close = async () => {
    await leave();
    await (await browser)?.close();
  };
  return { shoot, close };
}
