import { buyer, fromOwnAddress } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { forget, holdCode, option, shifted } from "../kit/visitor.ts";

test.use({ baseURL: "http://localhost:4179" });
test.beforeEach(fromOwnAddress);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const back = (page: Page) => page.getByRole("link", { name: "Back" }).click();
const plan = (page: Page, name: string) => page.getByRole("radio", { name });
const course = "A course of ten evenings";
const card = "A card for ten evenings";

async function comeToOffer(page: Page, level: string, group = "I come alone") {
  await page.goto("/");
  await option(page, group).click();
  await option(page, level).click();
  await expect(page.getByRole("heading", { name: "What fits you" })).toBeVisible();
}

test("the plan that an answer preselects follows another answer, though it was ordered", async ({ page }) => {
  await comeToOffer(page, "Not at all");
  await expect(plan(page, course)).toBeChecked();
  await press(page, "Go on");
  await expect(page.getByRole("definition").filter({ hasText: course })).toBeVisible();
  await back(page);
  await back(page);
  await option(page, "Quite well").click();
  await expect(plan(page, card)).toBeChecked();
  await press(page, "Go on");
  await expect(page.getByRole("definition").filter({ hasText: card })).toBeVisible();
});

test("a plan that was picked stays, whatever is answered then", async ({ page }) => {
  await comeToOffer(page, "Not at all");
  await plan(page, card).check();
  await back(page);
  await option(page, "Quite well").click();
  await expect(plan(page, card)).toBeChecked();
  await plan(page, course).check();
  await press(page, "Go on");
  await page.goto("/level");
  await option(page, "Not at all").click();
  await expect(plan(page, course)).toBeChecked();
});

test("who has answered is shown the offer once it is theirs, and nothing moves; on paper, to others and without code it is whole", async ({
  page,
}) => {
  await comeToOffer(page, "Not at all");
  const others = page.getByRole("button", { name: "Go on" });
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    const release = await holdCode(page);
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText("Go on")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(others).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(others).toBeHidden();
    release();
    await expect(plan(page, course)).toBeVisible();
    await expect(others.first()).toBeVisible();
    expect(await shifted(page), `at ${width} px`).toBeLessThan(0.02);
    await page.unroute(/\/assets\/.*\.js$/);
  }

  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await expect(others).toBeVisible();
  await expect(plan(page, course)).toHaveCount(0);
  await page.unroute("**/*.js");
  await forget(page);
  await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await expect(others).toBeVisible();
});

test("whom no plan is offered is led past the checkout, and told so where nothing is answered", async ({ page }) => {
  await comeToOffer(page, "Not at all", "A club or a company");
  await press(page, "Go on");
  await expect(page).toHaveURL(/\/visit$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/offer");
  await press(page, "Go on");
  await expect(page.getByRole("alert").filter({ hasText: "No plan fits your answers" })).toBeVisible();
  await expect(page).toHaveURL(/\/offer$/);
});

test("the receipt leads on once it is paid, and is printed without what can only be pressed", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("dance-school:email", "ada@example.com"));
  await comeToOffer(page, "Not at all");
  await press(page, "Go on");
  await buyer.pay(page, /4242/);
  await expect(page).toHaveURL(/\/thanks/);
  const notice = page.getByRole("log").getByText("You are in");
  await expect(notice).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("definition").filter({ hasText: "£120" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await press(page, "What to bring");
  await expect(page.getByRole("heading", { name: "Bring shoes with a smooth sole" })).toBeVisible();
  await expect(page).toHaveURL(/\/bring$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("every purchase opens the receipt that its own step names, with its own plan and amount, also when looked at again", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("dance-school:email", "ada@example.com"));
  const said = (text: string) => expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
  const isAt = async (path: string, heading: string, plan: string, amount: string) => {
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await said(plan);
    await said(amount);
  };
  await comeToOffer(page, "Not at all");
  await plan(page, card).check();
  await press(page, "Go on");
  await buyer.pay(page, /4242/);
  await isAt("/thanks", "Thank you", card, "£110");
  const notice = page.getByRole("log").getByText("You are in");
  await expect(notice).toBeVisible();
  await press(page, "What to bring");
  await expect(page.getByRole("heading", { name: "Bring shoes with a smooth sole" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await press(page, "Show me some");
  await press(page, "Take the shoes");
  // The bank asks for a confirmation first.
  await buyer.pay(page, /3155/);
  await press(page, "Confirm");
  const shoes = ["/shoes/thanks", "A pair of shoes for £65: thank you", "A pair of shoes", "£65"] as const;
  await isAt(...shoes);
  await page.reload();
  await isAt(...shoes);
  // It sells its own plan, not the one that was picked and bought.
  await press(page, "A bag for them");
  await said("A bag for the shoes");
  await buyer.pay(page, /4242/);
  await isAt("/bag/thanks", "Carry them well", "A bag for the shoes", "£12");
  await page.goto("/thanks");
  await isAt("/thanks", "Thank you", card, "£110");
  await page.goto("/shoes/thanks");
  await isAt(...shoes);
  // Who buys the same once more is shown the receipt of that.
  await page.goto("/shoes");
  await press(page, "Take the shoes");
  await isAt(...shoes);
});
