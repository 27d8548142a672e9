import { expect, type Page } from "@playwright/test";
import { axeSource, axeViolations } from "../../../src/prove/axe/axe-violations.ts";

/**
 * All that axe knows, also what is off by default: the size of targets (WCAG 2.2) and its experiments. Not level AAA, whose
 * contrast of 7 : 1 is a theme's own choice.
 */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"];

/**
 * Fails the test on anything that axe finds on the current page.
 *
 * @param where for the message
 * @param part selects the only part of the page to check, if another test checks the rest, or names what to leave out
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  part: string | { readonly exclude: string } = "html",
): Promise<void> {
  // Colours are judged at rest, not in the middle of an animation, so each that has an end is at its end from now on.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  // It reaches frames by itself, if they have it. Each document gets it once.
  for (const frame of page.frames().slice(1))
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  const violations = await axeViolations(page, part, { runOnly: tags });
  const found = violations.map(({ id, html }) => `${id}: ${html.join(" ")}`);
  expect(found, where).toEqual([]);
}
