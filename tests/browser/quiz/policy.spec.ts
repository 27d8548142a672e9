import { expect, type Page, test } from "../kit/tab.ts";
import { expectOffer } from "../kit/visitor.ts";

/** All policy violations of a page, across documents. */
async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction("tellViolation", (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return found;
}

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()["content-security-policy"] ?? "";

// That no page breaks its own rules every browser test proves: what a policy refuses is an error in the console.

test("a policy holds: a script that was put into the page does not run", async ({ page, provokes }) => {
  provokes(/violates the following Content Security Policy/);
  const found = await violations(page);
  await page.goto("/step-1");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(style);
  });
  await expect
    .poll(() => found.map((line) => line.split(" ")[1]).sort())
    .toEqual(["script-src-elem", "style-src-elem"]);
  expect(await page.title()).not.toBe("taken over");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("only pages with the payment form may speak to the payment provider", async ({ page }) => {
  for (const path of ["/", "/step-10", "/step-17", "/payment-success", "/no-such-page"])
    expect(await policyOf(page, path), path).not.toContain("stripe");
  for (const path of ["/final", "/checkout"])
    expect(await policyOf(page, path), path).toContain("https://js.stripe.com");
  for (const path of ["/", "/final", "/checkout"])
    expect(await policyOf(page, path)).not.toMatch(/script-src[^;]*unsafe/);
});

test("the offer comes as a document of its own, its back link goes back in the history, and Back and Forward lead out of it and in again", async ({
  page,
}) => {
  const field = page.getByRole("textbox", { name: /email/i });
  await page.goto("/step-16");
  await page.getByRole("radio").first().click();
  await expect(page).toHaveURL(/\/step-17$/);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const isFirstDocument = () => page.evaluate(() => "isFirstDocument" in window);
  await field.fill("visitor@example.com");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  await expectOffer(page);
  expect(await isFirstDocument()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: /close/i }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/step-17$/);
  // What was typed comes back with the page's code. Until then, Back loads another document, which takes time of its own.
  await expect(field).toHaveValue("visitor@example.com");
  await page.goBack();
  await expect(page).toHaveURL(/\/step-16$/);
  await page.goForward();
  await page.goForward();
  await expectOffer(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/step-17$/);
  await expect(field).toBeVisible();
  await page.reload();
  await page.goForward();
  await expectOffer(page);
  // The policy must allow the provider's frame.
  const found = await violations(page);
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "https://js.stripe.com/none";
    document.body.append(frame);
  });
  expect(found).toEqual([]);
});

test("where nothing can be stored the offer opens in the same document, with what was answered", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/step-15");
  await page.getByRole("radio", { name: "Buy a house" }).click();
  await page.getByRole("radio", { name: "10 min/day" }).click();
  await page.getByRole("textbox", { name: /email/i }).fill("visitor@example.com");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  await expect(page.getByText(/buy a house/i).first()).toBeVisible();
});
