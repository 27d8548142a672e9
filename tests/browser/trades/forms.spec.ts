import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Locator, type Page, test } from "../kit/tab.ts";

// The forms of the language school: every type of field, on the site of the wheels.
test.use({ baseURL: "http://localhost:4178" });

/** The values that the browser keeps, by field. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(":quiz"));
    return JSON.parse(localStorage.getItem(key ?? "") ?? "{}").quiz?.values ?? {};
  });

/** Fills an input in, as a browser does that knows its owner. */
const autofill = (input: Locator, text: string) =>
  input.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, text);

/** Pastes a text where the focus is. */
async function paste(page: Page, text: string) {
  const isTaken = await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return !document.activeElement?.dispatchEvent(event);
  }, text);
  if (!isTaken) await page.keyboard.insertText(text);
}

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const isWideEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("by pointer at 375 px, with what people paste and browsers fill in", async ({ page }) => {
  await page.goto("/school", { waitUntil: "networkidle" });
  await autofill(page.getByLabel("First name"), " Zoë  Ann ");
  await page.getByLabel("Day").click();
  await paste(page, "29.2.2000");
  await expect(page.getByLabel("Year")).toHaveValue("2000");
  await page.getByLabel("Lessons a week").click();
  await paste(page, " 2,5 ");
  await page.getByLabel("Which school is near you?").selectOption({ label: "Old town" });
  await page.getByRole("slider").fill("8");
  await page.getByRole("button", { name: "Go on" }).click();

  await heading(page, "Your way to us");
  await page.getByRole("radio", { name: "miles" }).check();
  await page
    .getByRole("group", { name: /^How far/ })
    .getByRole("textbox")
    .click();
  await paste(page, "12 miles");
  // The units of the next fields follow: feet after miles.
  await page.getByRole("textbox", { name: "feet" }).click();
  await paste(page, "5'11\"");
  await page.getByRole("radio", { name: /^stone/ }).check();
  await page.getByRole("textbox", { name: /^stone/ }).fill("11");
  await page.getByRole("textbox", { name: "pounds" }).fill("4");
  await page.getByRole("radiogroup", { name: "How was your last course?" }).getByRole("radio", { name: "4" }).check();
  await page
    .getByRole("radiogroup", { name: /recommend/ })
    .getByRole("radio", { name: "10" })
    .check();
  await page.getByRole("textbox", { name: /say\?/ }).fill("Where is\nthe beach?");
  await page.getByRole("button", { name: "Go on" }).click();

  await heading(page, "Where may we call you, Zoë Ann?");
  await autofill(page.getByLabel("Mobile number"), "+353 85 012 3456");
  await autofill(page.getByLabel("E-mail address"), "zoe@example.com");
  await page.getByLabel("Postcode").fill("SW1A 1AA");
  await page.getByText("I have read the house rules.").click();
  await page.getByRole("button", { name: "Call me" }).click();

  await heading(page, "Thank you, Zoë Ann. We call you on +353 85 012 3456.");
  const values = await kept(page);
  expect(values).toMatchObject({
    "first-name": "Zoë Ann",
    name: "Zoë Ann",
    born: "2000-02-29",
    lessons: "2.5",
    school: "old-town",
    fun: "8",
    distance: "19.312128 km",
    height: "180.34 cm",
    weight: "71.66759446 kg",
    "last-course": "4",
    mood: "10",
    wish: "Where is\nthe beach?",
    mobile: "+353850123456",
    phone: "+353850123456",
    email: "zoe@example.com",
    postcode: "SW1A 1AA",
  });
  expect(values.rules).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z I have read the house rules\.$/);
  expect(values).not.toHaveProperty("news");
});

test("by keyboard at 1440 px: Enter goes from field to field, and a reload and the way back lose nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/school", { waitUntil: "networkidle" });
  await page.getByLabel("First name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  // Day, month and year follow each other by themselves.
  await page.keyboard.type("05111990");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1.5");
  await page.reload();
  await expect(page.getByLabel("Lessons a week")).toHaveValue("1.5");
  await expect(page.getByLabel("Month")).toHaveValue("11");
  await page.getByLabel("Lessons a week").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Harb");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");

  await heading(page, "Your way to us");
  await page
    .getByRole("group", { name: /^How far/ })
    .getByRole("textbox")
    .focus();
  await page.keyboard.type("2,5");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("group", { name: /^How far/ }).getByRole("textbox")).toHaveValue("1.55");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("group", { name: /^How far/ }).getByRole("textbox")).toHaveValue("2.5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("171");
  await page.getByRole("radiogroup", { name: "How was your last course?" }).getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Go on" }).press("Enter");

  await heading(page, "Where may we call you, Ada?");
  expect(await kept(page)).toMatchObject({
    born: "1990-11-05",
    lessons: "1.5",
    school: "harbour",
    fun: "10",
    distance: "2.5 km",
    height: "171 cm",
    "last-course": "2",
  });
  await page.goBack();
  await heading(page, "Your way to us");
  await expect(page.getByRole("group", { name: /^How far/ }).getByRole("textbox")).toHaveValue("2.5");
});

test("at 320 px, what is wrong stands at its field in words, and nothing of it is kept or sent", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.goto("/school", { waitUntil: "networkidle" });
  await expectNoViolations(page, "the form as it comes");
  const name = page.getByLabel("First name");
  const lessons = page.getByLabel("Lessons a week");
  const day = page.getByLabel("Day");
  const goOn = page.getByRole("button", { name: "Go on" });
  await goOn.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please fill this in");
  await expect(day).toHaveAccessibleDescription("You must be 16 or older. Please fill this in");
  await expect(page.getByLabel("Which school is near you?")).toHaveAccessibleDescription("Please choose one");
  await expectNoViolations(page, "the form with errors");
  expect(await isWideEnough(page)).toBe(true);

  await name.fill("<svg onload=alert(1)>");
  await day.fill("31");
  await page.getByLabel("Month").fill("2");
  await page.getByLabel("Year").fill("2000");
  await lessons.fill("9e99");
  await goOn.click();
  await expect(name).toHaveAccessibleDescription("Please write without angle brackets");
  await expect(day).toHaveAccessibleDescription(/Please enter a real date, such as \d/);
  await expect(lessons).toHaveAccessibleDescription("Please enter a number, such as 6.5");
  expect(await name.evaluate((input) => input.getAttribute("aria-invalid"))).toBe("true");

  for (const [text, message] of [
    ["a\u202eb", "Please remove the characters that cannot be read"],
    ["Ada 5", "Please enter a name, without digits or signs"],
    ["a".repeat(10_000), "Please write at most 60 characters"],
  ] as const) {
    await name.fill(text);
    await goOn.click();
    await expect(name).toHaveAccessibleDescription(message);
  }
  await name.fill("Ada");
  await page.getByLabel("Month").fill("1");
  await page.getByLabel("Year").fill("1899");
  for (const [text, message] of [
    ["13", "The largest possible value is 12"],
    ["0", "The smallest possible value is 0.5"],
    ["1.3", "The nearest possible values are 1 and 1.5"],
    ["1.25", "Please use fewer digits after the decimal sign"],
  ] as const) {
    await lessons.fill(text);
    await goOn.click();
    await expect(lessons).toHaveAccessibleDescription(message);
  }
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(
    "You must be 16 or older. The earliest possible date is 1 January 1920",
  );

  await page.goto("/call", { waitUntil: "networkidle" });
  const phone = page.getByLabel("Mobile number");
  await phone.fill("123");
  await page.getByLabel("E-mail address").fill("zoe@example");
  await page.getByRole("button", { name: "Call me" }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await expect(page.getByLabel("E-mail address")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(page.getByRole("checkbox", { name: "I have read the house rules." })).toHaveAccessibleDescription(
    "Please tick this box to continue",
  );
  await expectNoViolations(page, "the contact with errors");
  expect(await isWideEnough(page)).toBe(true);
  await page.goto("/way", { waitUntil: "networkidle" });
  await page.getByRole("radio", { name: "feet / inches" }).check();
  await page.getByRole("textbox", { name: "inches" }).fill("14");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("textbox", { name: "feet" })).toHaveAccessibleDescription(
    /The smallest possible value is 3 ft 3.4 in/,
  );
  await expectNoViolations(page, "units with errors");
  expect(await isWideEnough(page)).toBe(true);
  expect(await kept(page)).toEqual({});
  expect(sent).toEqual([]);
});
