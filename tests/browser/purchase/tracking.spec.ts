import { listen } from "../kit/advertisers.ts";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { focusByKeyboard, stored } from "../kit/visitor.ts";

// The shipped funnel with its pixels enabled; see playwright.config.ts.
test.use({ baseURL: "http://localhost:4176" });

const banner = (page: Page) => page.getByRole("region", { name: "Advertising choices" });
const choose = (page: Page, answer: "Allow" | "Decline") => banner(page).getByRole("button", { name: answer }).click();
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

/** A visitor's answers by the time of the purchase. */
const personal = ["visitor@example.com", "visitor%40example.com", "+17025550123", "7025550123", "Tesla", "25-34"];
const keepAnswers = (page: Page) =>
  page.addInitScript(() => {
    const write = (name: string, value: string) => {
      const key = `trading-challenge:${name}`;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    };
    write("email", "visitor@example.com");
    write("phone", "+17025550123");
  });

async function pay(page: Page) {
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel(/Expiry/).fill("12/40");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay \S+\d/ }).click();
  await expect(page).toHaveURL(/\/payment-success$/);
  await expect(page.getByText("Your account is ready!").first()).toBeVisible();
}

test("before the visitor agrees nothing leaves; then the events of this visit do, in the definition's words", async ({
  page,
}) => {
  await keepAnswers(page);
  const { foreign, bodies, tracked } = await listen(page);
  await page.goto("/info-3");
  await expect(banner(page)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await stored(page, "tracked"))).toContain("ViewContent");
  await page.goto("/checkout");
  await expect.poll(async () => JSON.stringify(await stored(page, "tracked"))).toContain("Purchase");
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect([foreign, bodies("track-event"), bodies("consent")]).toEqual([[], [], []]);

  await choose(page, "Allow");
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => bodies("track-event").length).toBe(2);
  await expect.poll(() => tracked().length).toBe(1);
  const told = (event: string) => bodies("track-event").find((body) => body.event === event);
  const seconds = expect.any(Number);
  const user = { user: { user_agent: await page.evaluate(() => navigator.userAgent) } };
  const visitId = await stored(page, "visit");
  const pixel = { pixel_id: "CPIXEL", content_name: "28-day trading challenge", timestamp: seconds, event_id: uuid };
  expect(told("ViewContent")).toEqual({
    event: "ViewContent",
    event_time: seconds,
    properties: { ...pixel, content_id: "trading-challenge", url: "http://localhost:4176/info-3" },
    context: user,
    visitId,
  });
  expect(told("InitiateCheckout")).toEqual({
    event: "InitiateCheckout",
    event_time: seconds,
    properties: { ...pixel, value: 17.99, currency: "EUR", url: "http://localhost:4176/checkout" },
    context: user,
    visitId,
  });
  expect(tracked()).toEqual([["track", "Purchase", { value: 17.99, currency: "EUR" }, { eventID: uuid }]]);
  expect(bodies("create-checkout")[0]).toMatchObject({ mayTrack: false });
});

test("the choice goes to the backend with the sentence that was shown, a forged session is no purchase, and the pixel sees no query", async ({
  page,
}) => {
  const { bodies, tracked, pixel } = await listen(page);
  await page.goto("/");
  const wording = await banner(page).getByRole("paragraph").textContent();
  await choose(page, "Allow");
  await expect.poll(() => bodies("consent")).toHaveLength(1);
  const visitId = await stored(page, "visit");
  expect(bodies("consent")).toEqual([
    { choiceId: expect.stringMatching(/^[\da-f-]{36}$/), visitId, purpose: "tracking", isGiven: true, wording },
  ]);
  await expect.poll(() => stored(page, "consent")).toMatchObject({ isTold: true });

  await page.goto("/payment-success?session_id=cs_forged&amount=17.99&email=visitor%40example.com");
  await expect(page.getByRole("link", { name: "Contact Support" })).toBeVisible();
  expect([tracked(), bodies("facebook-conversion")]).toEqual([[], []]);

  // The page itself still gets what it wants of its address.
  const token = Buffer.from("ada@example.com").toString("base64url");
  await page.goto(`/checkout?token=${token}&utm_source=news&email=bob%40example.com`);
  await expect.poll(() => pixel.length).toBe(3);
  expect(pixel.map(({ address }) => address)).toEqual(Array(3).fill("http://localhost:4176/checkout"));
  expect(await stored(page, "email")).toBe("ada@example.com");
});

test("a purchase is told on /checkout and /payment-success under one id, the server's, and each once", async ({
  page,
}) => {
  test.slow();
  await keepAnswers(page);
  const { bodies, tracked, told, pixel } = await listen(page);
  await page.goto("/step-10");
  await choose(page, "Allow");
  await page.getByRole("checkbox", { name: "Tesla" }).click();
  await page.getByRole("button", { name: "NEXT STEP" }).click();
  await page.goto("/checkout");
  await expect.poll(() => tracked().length).toBe(1);
  await pay(page);
  await expect.poll(() => tracked().length).toBe(2);
  await expect.poll(() => bodies("facebook-conversion").length).toBe(1);

  const { eventId, mayTrack } = bodies("create-checkout")[0] ?? {};
  expect([eventId, mayTrack]).toEqual([uuid, true]);
  expect(tracked()).toEqual([
    ["track", "Purchase", { value: 17.99, currency: "EUR" }, { eventID: eventId }],
    ["track", "Purchase", { value: 17.99, currency: "USD" }, { eventID: eventId }],
  ]);
  expect(bodies("facebook-conversion")[0]).toEqual({
    eventName: "Purchase",
    email: "visitor@example.com",
    value: 17.99,
    currency: "USD",
    contentType: "product",
    customData: { transaction_id: expect.any(String), plan_name: "4-WEEK PLAN", platform: "web" },
    eventId,
    sourceUrl: "http://localhost:4176/payment-success",
    userAgent: await page.evaluate(() => navigator.userAgent),
    timestamp: expect.any(Number),
  });
  // Only the configured events: no automatic page view, no personal data for matching.
  expect(pixel.filter(({ call }) => call[0] !== "track").map(({ call }) => call)).toEqual([
    ["set", "autoConfig", false, "1234567890"],
    ["init", "1234567890"],
    ["set", "autoConfig", false, "1234567890"],
    ["init", "1234567890"],
  ]);
  for (const secret of personal) expect(told(), secret).not.toContain(secret);

  // Again, and elsewhere.
  const ready = page.getByText("Your account is ready!").first();
  await page.reload();
  await expect(ready).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/checkout");
  // A paid order is not sold again: the page leads to the receipt, which reports nothing new.
  await expect(other.getByText("Your account is ready!").first()).toBeVisible();
  await other.goto("/info-3");
  await expect.poll(() => bodies("track-event").map(({ event }) => event)).toEqual(["InitiateCheckout", "ViewContent"]);
  expect(tracked()).toHaveLength(2);
  expect(bodies("facebook-conversion")).toHaveLength(1);
});

test("a visitor who declines is told of to nobody, is not asked again, and may choose anew", async ({ page }) => {
  await keepAnswers(page);
  const { foreign, bodies, tracked } = await listen(page);
  await page.goto("/info-3");
  await choose(page, "Decline");
  await expect.poll(() => stored(page, "consent")).toMatchObject({ isGiven: false, isTold: true });
  await page.goto("/checkout");
  await expect(page.getByLabel("Card number")).toBeVisible();
  const change = page.getByRole("button", { name: "Change advertising choices" });
  await expect(change).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect([foreign, bodies("track-event"), bodies("consent").map(({ isGiven }) => isGiven)]).toEqual([[], [], [false]]);
  expect(bodies("create-checkout")[0]).toMatchObject({ mayTrack: false });

  await change.click();
  await expect(banner(page)).toBeFocused();
  await choose(page, "Allow");
  await page.goto("/checkout");
  await expect.poll(() => tracked().length).toBe(1);
});

test("where Global Privacy Control is set nobody is asked and nothing is told", async ({ page }) => {
  await keepAnswers(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const { foreign, bodies } = await listen(page);
  for (const path of ["/info-3", "/checkout"]) await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByLabel("Card number")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change advertising choices" })).toHaveCount(0);
  expect([foreign, bodies("track-event"), bodies("consent")]).toEqual([[], [], []]);
  expect(bodies("create-checkout")[0]).toMatchObject({ mayTrack: false });
});

test("behind a content blocker the funnel works, and says nothing", async ({ page }) => {
  test.slow();
  await keepAnswers(page);
  const { foreign } = await listen(page, true);
  await page.context().route("**/functions/v1/track-event", (route) => route.abort("blockedbyclient"));
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`thrown: ${error.message}`));
  await page.goto("/info-3");
  await choose(page, "Allow");
  await page.goto("/checkout");
  await pay(page);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  // The browser itself logs each blocked request.
  const ours = said.filter((line) => !/ERR_BLOCKED_BY_CLIENT/.test(line));
  expect(ours.filter((line) => !line.startsWith("debug: An event could not be sent."))).toEqual([]);
  await expect(page.getByRole("alert")).toHaveText("");
});

test("axe finds nothing while the question is asked, and after it, narrow and wide; its answers look alike, and it keeps nobody from going on", async ({
  page,
}) => {
  test.slow();
  const inSizes = async (where: string, part?: string) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 375, height: 812 },
    ]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, `${where} at ${viewport.width}`, part);
    }
  };
  const look = (name: string) =>
    banner(page)
      .getByRole("button", { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        // What is in it beside the words, too: it may have a look of its own.
        const markup = button.outerHTML.replace(button.textContent, "");
        return [backgroundColor, color, fontSize, fontWeight, borderColor, width, height, markup];
      });
  await listen(page);
  for (const path of ["/step-10", "/checkout", "/"]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    // Other tests look at the rest of the pages.
    const title = await banner(page).getAttribute("aria-labelledby");
    await inSizes(path, path === "/" ? "html" : `[aria-labelledby="${title}"]`);
    if (path !== "/step-10") continue;
    expect(await look("Allow")).toEqual(await look("Decline"));
    await page.getByRole("checkbox", { name: "Tesla" }).click();
    await page.getByRole("button", { name: "NEXT STEP" }).click();
    await expect(page).toHaveURL(/\/step-11$/);
    await expect(banner(page)).toBeVisible();
  }
  await choose(page, "Decline");
  await expect(page.getByRole("button", { name: "Change advertising choices" })).toBeVisible();
  await inSizes("declined");
});

test("at 320 px, and with the text at twice its size, the question fits, leaves room and is answered by keys alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await listen(page);
  await page.goto("/step-3");
  await expect(banner(page)).toBeVisible();
  for (const size of ["100%", "200%"]) {
    await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, size).toBeLessThanOrEqual(0);
    // Whether it fits is only known once it has grown.
    const top = async () => (await banner(page).boundingBox())?.y ?? 0;
    await expect.poll(top, size).toBeGreaterThan(640 / 3);
    for (const answer of ["Allow", "Decline"]) {
      await banner(page).getByRole("button", { name: answer }).scrollIntoViewIfNeeded();
      await expect(banner(page).getByRole("button", { name: answer })).toBeInViewport();
      // Its word is read in one line, or in two.
      const height = (await banner(page).getByRole("button", { name: answer }).boundingBox())?.height;
      expect(height, `${answer} at ${size}`).toBeLessThan(130);
    }
  }

  // The keys find it as most visitors have it.
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await focusByKeyboard(page, "Decline");
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  // The focus goes on where the page begins.
  await expect(page.getByRole("main")).toBeFocused();
});

test("the question that stays in sight takes the focus without moving the page, and the link that asks again looks as its neighbours", async ({
  page,
}) => {
  await listen(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/step-10");
    await expect(banner(page)).toHaveAttribute("data-sticks");
    await banner(page).getByRole("button", { name: "Decline" }).focus();
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("button", { name: "Allow" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await choose(page, "Decline");
  const look = (name: string) =>
    page
      .getByRole("contentinfo")
      .getByRole("button", { name })
      .evaluate((link) => {
        const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(link);
        return { color, fontSize, fontWeight, textDecorationLine, height: link.getBoundingClientRect().height };
      });
  expect(await look("Change advertising choices")).toEqual(await look("Privacy"));
});
