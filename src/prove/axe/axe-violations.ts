import type { Page } from "@playwright/test";
import type { ElementContext, RunOptions } from "axe-core";
import axe from "axe-core/axe.min.js";

/** Axe as a script, for a frame of a page. */
export const axeSource = axe.source;

/** What one of axe's rules finds wrong: in which elements, as HTML. */
export type Violation = { readonly id: string; readonly help: string; readonly html: readonly string[] };

/**
 * What axe finds wrong on a page, and in those of its frames that have axe.
 *
 * @param part what to look at
 */
export async function axeViolations(
  page: Page,
  part: ElementContext,
  options: RunOptions,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => "axe" in window))) await putAxe(page);
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ ...options, resultTypes: ["violations"] })})`;
  // Nothing else leaves the page: all that passed would take longer to bring here than axe takes.
  const found = "violations.map(({ id, help, nodes }) => ({ id, help, html: nodes.map((node) => node.html) }))";
  return page.evaluate<readonly Violation[]>(`${run}.then(({ violations }) => ${found})`);
}

/** Past Playwright, which would have the half megabyte parsed twice. */
async function putAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `${axeSource};0` });
  await session.detach();
}
