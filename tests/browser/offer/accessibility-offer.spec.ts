import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { offerStates } from "../kit/offer-states.ts";
import { visitOfferAtRest } from "../kit/visit-offer.ts";

for (const [name, { stored, reach, seen, part }] of Object.entries(offerStates))
  test(`axe finds nothing on the offer, narrow and wide, and 320 px are wide enough for it: ${name}`, async ({
    page,
  }) => {
    await visitOfferAtRest(page, stored);
    await reach?.(page);
    await expect(seen(page)).toBeVisible();
    await expectNoViolations(page, "narrow", part);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(seen(page)).toBeVisible();
    await expectNoViolations(page, "wide", part);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
      expect(await scrollingSideways(page), size).toEqual([]);
    }
  });

/** The page and any scrollable part of a dialog or popover whose content is wider than itself. */
const scrollingSideways = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelectorAll("dialog[open], dialog[open] *, :popover-open");
    const scrolling = [...within].filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX));
    return [document.documentElement, ...scrolling]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
