import { expect, type Locator, type Page, test } from "../kit/tab.ts";
import { expectOffer, forget, stored, tabTo } from "../kit/visitor.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Get My Trading Plan →" });
const byPhone = (page: Page) => page.getByRole("button", { name: "Prefer to be contacted by phone instead?" }).click();
const phone = (page: Page) => page.getByRole("textbox", { name: /phone/i });

test.beforeEach(({ page }) => page.goto("/step-17"));

test("a wrong email gets a notice, keeps the visitor and the focus on the field; what it complains of is fixed, and it goes", async ({
  page,
}) => {
  for (const wrong of ["", "nobody", "a@b", `${"x".repeat(10_000)}@example.com`, "<svg onload=alert(1)>"]) {
    await page.getByRole("textbox").fill(wrong);
    await submit(page).click();
    const notice = page.getByText("Invalid email", { exact: true }).locator("..");
    await expect(notice).toContainText("Please enter a valid email address");
    await expect(page.getByRole("textbox")).toBeFocused();
    await expect(page).toHaveURL(/step-17$/);
  }
  expect(await stored(page, "outbox")).toBeNull();

  await page.reload();
  const notice = page.getByText("Invalid email", { exact: true });
  for (const fix of [() => page.getByRole("textbox").fill("ada"), () => byPhone(page)]) {
    await submit(page).click();
    await expect(notice).toBeVisible();
    await fix();
    // Long before it would disappear by itself.
    await expect(notice).toHaveCount(0, { timeout: 4_000 });
  }
});

test("on a phone, the notice of a refusal is on the header, beside the link back, and Tab to the button moves nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("main").getByText("Privacy Policy", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await submit(page).click();
  const notice = page.getByRole("log").locator("div", { hasText: "Invalid email" }).first();
  await expect(notice).toBeVisible();
  const [bar, header, back] = await Promise.all(
    [notice, page.getByRole("banner"), page.getByRole("link", { name: "Back" })].map((part) => part.boundingBox()),
  );
  if (!bar || !header || !back) throw new Error("All three are on the page.");
  expect(bar.y).toBe(0);
  expect(bar.height).toBeLessThanOrEqual(header.height);
  expect(bar.x).toBeGreaterThanOrEqual(back.x + back.width);
});

test("a short phone number gets its notice; its digits are formatted, the caret stays while they are corrected, and they are kept with their country code", async ({
  page,
}) => {
  await byPhone(page);
  await phone(page).pressSequentially("70255");
  await submit(page).click();
  await expect(page.getByText("Invalid phone number", { exact: true }).locator("..")).toContainText(
    "Please enter a valid phone number",
  );
  await expect(phone(page)).toBeFocused();

  await phone(page).fill("");
  const caret = () => phone(page).evaluate((field: HTMLInputElement) => field.selectionStart);
  await phone(page).pressSequentially("7025550123");
  await expect(phone(page)).toHaveValue("(702) 555-0123");
  await phone(page).press("Home");
  for (let at = 0; at < "(702) ".length; at++) await phone(page).press("ArrowRight");
  // Only brackets and spaces are before the caret, so the digit before those is deleted.
  await phone(page).press("Backspace");
  await expect(phone(page)).toHaveValue("(705) 550-123");
  expect(await caret()).toBe("(70".length);
  await phone(page).press("2");
  await expect(phone(page)).toHaveValue("(702) 555-0123");
  expect(await caret()).toBe("(702".length);
  await phone(page).press("Delete");
  await expect(phone(page)).toHaveValue("(702) 550-123");
  expect(await caret()).toBe("(702".length);

  await phone(page).fill("");
  await phone(page).pressSequentially("7025550123");
  await expect(phone(page)).toHaveValue("(702) 555-0123");
  await submit(page).click();
  await expectOffer(page);
  expect(await stored(page, "outbox")).toMatchObject([{ phone: "+17025550123" }]);
  expect(await page.evaluate(() => localStorage.getItem("trading-challenge:phone"))).toBe("+17025550123");
});

test("a number that is pasted is one that its country knows; an international one chooses its country, ends at fifteen digits, and is there on the next visit", async ({
  page,
}) => {
  await byPhone(page);
  await page.getByRole("button", { name: /Country/ }).click();
  await page.getByRole("option", { name: /United Kingdom/ }).click();
  await phone(page).fill("020 7946 0018");
  await expect(phone(page)).toHaveValue("020 7946 0018");
  await submit(page).click();
  await expectOffer(page);
  expect(await stored(page, "outbox")).toMatchObject([{ phone: "+442079460018" }]);

  await forget(page);
  await page.goto("/step-17");
  await byPhone(page);
  await phone(page).fill("+44 7911 123456");
  await expect(page.getByRole("button", { name: /United Kingdom/ })).toBeVisible();
  await phone(page).press("End");
  await phone(page).pressSequentially("99999999999");
  const digits = (await phone(page).inputValue()).replace(/\D/g, "");
  expect(`44${digits}`.length).toBeLessThanOrEqual(15);

  await phone(page).fill("+44 7911 123456");
  await submit(page).click();
  await expectOffer(page);
  await page.goto("/step-17");
  await expect(phone(page)).toHaveValue("7911 123456");
  await expect(page.getByRole("button", { name: /United Kingdom/ })).toBeVisible();
});

test.describe("by the clock", () => {
  test.use({ time: "driven" });

  test("sending takes half a second, disables the button, and moves on with the lead kept once", async ({ page }) => {
    await page.clock.install({ time: "2030-01-01T09:00:00" });
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt("2030-01-01T10:00:00");
    const lead = page.waitForRequest("**/functions/v1/lead");
    const ahead = page.waitForRequest(
      (request) => request.resourceType() === "fetch" && request.url().endsWith("/final"),
    );
    await page.getByRole("textbox").fill("  ada@example.com ");
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    // Whether there is an offer to go to is known when the half second is over.
    await ahead;
    // The document needs a moment to come.
    await page.clock.runFor(449);
    await expect(page).toHaveURL(/step-17$/);
    await page.clock.resume();
    await expectOffer(page);
    expect(await stored(page, "outbox")).toMatchObject([{ email: "ada@example.com" }]);
    expect((await lead).postDataJSON()).toMatchObject({ email: "ada@example.com", source: "trading_quiz" });
    await page.goBack();
    await expect(page.getByRole("textbox")).toHaveValue("ada@example.com");
  });
});

test("digits typed while the field is still being loaded stay in order", async ({ page }) => {
  await page.route(/assets\/phone-kit.*\.js/, async (route) => {
    await page.waitForFunction(
      () => (document.querySelector<HTMLInputElement>("input[type=tel]")?.value.length ?? 0) > 3,
    );
    await route.continue();
  });
  await byPhone(page);
  await phone(page).pressSequentially("7025550123", { delay: 15 });
  await expect(phone(page)).toHaveValue("(702) 555-0123");
});

test("a key pressed in the very moment that the field has been loaded is not lost", async ({ page }) => {
  let load = () => {};
  const pressed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/assets\/phone-kit.*\.js/, (route) => pressed.then(() => route.continue()));
  await byPhone(page);
  await phone(page).pressSequentially("702555012");
  await phone(page).evaluate((field: HTMLInputElement) => {
    const press = () => document.execCommand("insertText", false, "3");
    const loaded = new MutationObserver((_, observer) => {
      observer.disconnect();
      press();
    });
    loaded.observe(field, { attributeFilter: ["aria-describedby"] });
  });
  load();
  await expect(phone(page)).toHaveValue("(702) 555-0123");
});

test("the country picker searches, and works by keyboard", async ({ page }) => {
  await byPhone(page);
  const opener = page.getByRole("button", { name: /Country/ });
  await opener.press("Enter");
  const search = page.getByPlaceholder("Search countries...");
  await expect(search).toBeFocused();
  const names = page.getByRole("option");
  expect((await names.allTextContents()).slice(0, 6).join()).toMatch(
    /United Kingdom.*United States.*France.*Canada.*Germany.*Australia/,
  );
  await search.pressSequentially("japan");
  await expect(names).toHaveCount(1);
  await search.press("Enter");
  await expect(page.getByRole("button", { name: /Japan/ })).toBeVisible();
  await page.getByRole("button", { name: /Japan/ }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Japan/ })).toBeFocused();
});

test("the country picker wears the rings of other fields, and names have room on the narrowest screen", async ({
  page,
}) => {
  await byPhone(page);
  await page.setViewportSize({ width: 300, height: 640 });
  const opener = page.getByRole("button", { name: /Country/ });
  const ring = (control: Locator) =>
    control.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineOffset].join(" ");
    });
  await tabTo(page, opener);
  // On the frame of the field, not within it.
  expect(await ring(opener)).toBe("solid 3px -1px");
  await opener.press("Enter");
  const search = page.getByPlaceholder("Search countries...");
  await expect(search).toBeFocused();
  expect(await ring(search)).toBe("solid 3px -3px");
  const kingdom = page.getByRole("option", { name: /United Kingdom/ });
  const name = await kingdom.getByText("United Kingdom").boundingBox();
  const row = await kingdom.boundingBox();
  expect((row?.width ?? 0) - (name?.width ?? 0)).toBeLessThan(40);
});

test("no service worker is left", async ({ page }) => {
  await page.goto("/");
  await page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.context().route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.evaluate(() => navigator.serviceWorker.register("/worker.js"));
  expect(await count()).toBe(1);
  await page.goto("/step-17");
  await expect.poll(count).toBe(0);
});

test("signs in front of lines stand amid the first line, with letters of any size", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const standard of [16, 32]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
    await page.goto("/step-17");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const off = await page.locator("main :is(li, p):has(> svg + span)").evaluateAll((lines) =>
      lines.map((line) => {
        const words = document.createRange();
        words.selectNodeContents(line.querySelector("span") ?? line);
        const [first] = words.getClientRects();
        const sign = line.querySelector("svg")?.getBoundingClientRect();
        return first && sign ? Math.abs((first.top + first.bottom - sign.top - sign.bottom) / 2) : Number.NaN;
      }),
    );
    expect(off.length, "benefits and the promise below the field").toBe(4);
    for (const each of off) expect(each, `letters of ${standard} px`).toBeLessThan(3);
  }
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});
