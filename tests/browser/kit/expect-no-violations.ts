import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails the test on anything that axe finds on the current page.
 *
 * @param where for the message
 * @param part selects the only part of the page to check, if another test checks the rest
 */
export async function expectNoViolations(page: Page, where: string, part = "html"): Promise<void> {
  // Colours are judged at rest, not in the middle of an animation. A cancelled animation is at rest, too.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  // No page has frames of other origins, so results are collected in the page itself instead of a new page per run.
  // Passed checks need no description.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, where).toEqual([]);
}
