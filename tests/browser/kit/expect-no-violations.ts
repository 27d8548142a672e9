import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

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
  // Loading axe costs more than most runs, so each document gets it once. It reaches frames by itself, if they have it.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  // Passed checks need no description.
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ resultTypes: ["violations"], runOnly: tags })})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, where).toEqual([]);
}
