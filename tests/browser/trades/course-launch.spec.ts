import { fromOwnAddress } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { option } from "../kit/visitor.ts";

test.use({ baseURL: "http://localhost:4186" });
test.beforeEach(fromOwnAddress);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function comeToOffer(page: Page): Promise<void> {
  await page.goto("/");
  for (const answer of ["I freelance", "This week", "None of these"]) await option(page, answer).click();
  await press(page, "Continue");
  await option(page, "Yes, I'm in").click();
  await page.getByRole("textbox").fill("ada@example.com");
  await page.keyboard.press("Enter");
  await press(page, "See seats and prices");
  await expect(page).toHaveURL(/\/seats$/);
}

/** Begins to pay for a seat as somebody else, which holds it. */
async function takeSeat(page: Page): Promise<void> {
  const id = () => crypto.randomUUID();
  const order = { planId: "early", quizState: {}, email: "bob@example.com", mayTrack: false };
  const data = { ...order, attempt: id(), eventId: id(), visitId: id() };
  expect((await page.request.post("/functions/v1/create-checkout", { data })).status()).toBe(200);
}

test("a page says how many seats are left, whoever comes too late for the last one reads so before paying, and then it is sold out", async ({
  page,
}) => {
  test.slow();
  await comeToOffer(page);
  const left = page.getByText(/\d+ seats? (is|are) left\./);
  await expect(left).toContainText("60 seats are left.");
  for (let taken = 0; taken < 59; taken++) await takeSeat(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(left).toContainText("1 seat is left.");
  await takeSeat(page);
  await press(page, "Reserve my seat");
  await expect(page.getByText("Sold out in the meantime: too little of this is left.")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("All seats are taken.")).toBeVisible();
  for (const radio of await page.getByRole("radio").all()) await expect(radio).toBeDisabled();
  await expect(page.getByRole("button", { name: "Sold out" })).toBeDisabled();
});
