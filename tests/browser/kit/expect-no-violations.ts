import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails the test on anything that axe finds on the page as it stands. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // Colours are judged at rest, not half-way through an entry. One that is called off is at rest, too.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  // No page has frames of other origins: what is found is gathered in the page, not in one that is opened for each look. And
  // what is all right need not be described.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, where).toEqual([]);
}
