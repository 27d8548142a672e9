import type { Page } from "@playwright/test";

/**
 * Takes a picture of a whole page. What stays at the edge of the screen would be in the middle of it, over what stands
 * there, so a step's button stands below its content, and an offer's banner is left out. Afterwards all is as it was.
 *
 * @param options those of Playwright's `page.screenshot`
 */
export async function pictureOf(page: Page, options: Parameters<Page["screenshot"]>[0]): Promise<Buffer> {
  await settle(page, { position: "static", display: "none" });
  const png = await page.screenshot({ ...options, fullPage: true });
  await settle(page, { position: "", display: "" });
  return png;
}

/** Sets styles one by one, because the page's policy takes no style sheet from elsewhere. */
const settle = (page: Page, styles: { readonly position: string; readonly display: string }) =>
  page.evaluate(({ position, display }) => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-action]")) button.style.position = position;
    for (const banner of document.querySelectorAll<HTMLElement>("main + div")) banner.style.display = display;
  }, styles);
