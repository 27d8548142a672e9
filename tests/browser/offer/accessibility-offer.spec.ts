import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { offerVisits } from "../kit/offer-states.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { visitOfferAtRest } from "../kit/visit-offer.ts";

test.use({ time: "driven", reducedMotion: "no-preference" });

for (const { of, stored, states } of offerVisits)
  test(`axe finds nothing on the offer, narrow and light, wide and dark, and 320 px are wide enough for it: ${of}`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await visitOfferAtRest(page, stored);
    for (const { name, reach, seen, part } of states) {
      await reach?.(page);
      await expect(seen(page)).toBeVisible();
      await expectNoViolations(page, `${name}, narrow`, part);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(seen(page)).toBeVisible();
      await expectNoViolations(page, `${name}, wide`, part);
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const size of ["200%", "100%"]) {
        await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
        expect(await scrollingSideways(page), `${name}, ${size}`).toEqual([]);
      }
      await page.setViewportSize(narrow);
    }
  });

const narrow = { width: 375, height: 812 };

/** The page and any scrollable part of a dialog or popover whose content is wider than itself. */
const scrollingSideways = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelectorAll("dialog[open], dialog[open] *, :popover-open");
    const scrolling = [...within].filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX));
    return [document.documentElement, ...scrolling]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
