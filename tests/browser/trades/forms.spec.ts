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

/** Fills a field in, as a browser does that knows its owner. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, text);

/** Pastes a text into a field, in place of what is there. */
async function paste(page: Page, field: Locator, text: string) {
  await field.selectText();
  const isTaken = await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return !document.activeElement?.dispatchEvent(event);
  }, text);
  if (!isTaken) await page.keyboard.insertText(text);
}

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** The fields of all three pages, by what screen readers call them. */
const fieldsOn = (page: Page) => {
  const part = (group: RegExp, role: "textbox" | "radio", name?: RegExp | string) =>
    page.getByRole(role === "radio" ? "radiogroup" : "group", { name: group }).getByRole(role, name ? { name } : {});
  return {
    name: page.getByRole("textbox", { name: "First name" }),
    day: page.getByRole("textbox", { name: "Day" }),
    month: page.getByRole("textbox", { name: "Month" }),
    year: page.getByRole("textbox", { name: "Year" }),
    lessons: page.getByRole("textbox", { name: "Lessons a week" }),
    school: page.getByRole("combobox", { name: "Which school is near you?" }),
    fun: page.getByRole("slider", { name: /^How much do you like grammar, / }),
    distance: part(/^How far/, "textbox"),
    feet: part(/^Your height/, "textbox", "feet"),
    inches: part(/^Your height/, "textbox", "inches"),
    unit: (name: string | RegExp) => page.getByRole("radio", { name }),
    last: page.getByRole("radiogroup", { name: "How was your last course?" }),
    mood: page.getByRole("radiogroup", { name: /^How likely/ }),
    wish: page.getByRole("textbox", { name: /^What would you like/ }),
    mobile: page.getByRole("textbox", { name: "Mobile number" }),
    mail: page.getByRole("textbox", { name: /^E-mail address/ }),
    postcode: page.getByRole("textbox", { name: /^Postcode/ }),
    rules: page.getByRole("checkbox", { name: "I have read the house rules." }),
    news: page.getByRole("checkbox", { name: /^Write to me/ }),
    goOn: page.getByRole("button", { name: "Go on" }),
    callMe: page.getByRole("button", { name: "Call me" }),
  };
};

/** Whether everything on a page can be reached without scrolling sideways, on a small phone, a phone and a large screen. */
async function fitsEverywhere(page: Page) {
  const before = page.viewportSize() ?? { width: 375, height: 812 };
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ ...before, width });
    const beyond = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const controls = [...document.querySelectorAll("form :is(input, select, textarea, button, label)")];
      const isCut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > clientWidth + 0.5) && !element.closest("[aria-hidden]");
      };
      return [
        ...(scrollWidth > clientWidth ? ["the page"] : []),
        ...controls.filter(isCut).map((each) => each.outerHTML),
      ];
    });
    expect(beyond, `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** A state of a page: axe finds nothing at its own width, and all of it fits at each. */
async function isSound(page: Page, state: string) {
  await expectNoViolations(page, state);
  await fitsEverywhere(page);
}

test("a field for some comes up below the one that asks for it, and is asked of nobody else", async ({ page }) => {
  const on = fieldsOn(page);
  const video = page.getByRole("combobox", { name: "How would you like to join from home?" });
  await page.goto("/school", { waitUntil: "networkidle" });
  await on.name.fill("Zoë");
  await on.day.fill("1");
  await on.month.fill("12");
  await on.year.fill("1999");
  await on.lessons.fill("3");
  await on.fun.click();
  await expect(video).toHaveCount(0);
  await on.school.focus();
  await page.keyboard.press("End");
  await expect(on.school).toHaveValue("online");
  await expect(on.school).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(video).toBeFocused();
  await on.goOn.click();
  await expect(page.getByText("Please choose one")).toBeVisible();
  await expect(video).toBeFocused();
  await isSound(page, "a field for some is missing");
  await video.selectOption({ label: "On a phone" });
  await on.goOn.click();
  await heading(page, "Your way to us");
  expect(await kept(page)).toMatchObject({ school: "online", video: "on-a-phone" });

  await page.goBack();
  await expect(video).toHaveValue("on-a-phone");
  await on.school.selectOption({ label: "Harbour" });
  await expect(video).toHaveCount(0);
  await on.goOn.click();
  await heading(page, "Your way to us");
  expect(await kept(page)).not.toHaveProperty("video");
  expect(await kept(page)).toMatchObject({ school: "harbour", "first-name": "Zoë" });
});

test("by pointer at 375 px, with what people paste and browsers fill in", async ({ page }) => {
  const on = fieldsOn(page);
  await page.goto("/school", { waitUntil: "networkidle" });
  await paste(page, on.name, "\u00a0 Zoë\n Ann\t");
  await autofill(on.day, "1");
  await autofill(on.month, "12");
  await autofill(on.year, "1999");
  await paste(page, on.month, "29.2.2000");
  await expect(on.day).toHaveValue("29");
  await expect(on.year).toHaveValue("2000");
  await autofill(on.lessons, "3");
  await paste(page, on.lessons, " 2,5 ");
  await autofill(on.school, "harbour");
  await expect(on.school).toHaveValue("harbour");
  await on.school.selectOption({ label: "Old town" });
  // Where it is drawn at first is the middle, which a tap chooses.
  await on.fun.click();
  await isSound(page, "the form filled in");
  await on.goOn.click();

  await heading(page, "Your way to us");
  await on.unit("miles").check();
  await autofill(on.distance, "3");
  await paste(page, on.distance, "12 miles");
  // The units of the next fields follow: feet after miles.
  await paste(page, on.feet, "5'11\"");
  await on.unit(/^stone/).check();
  await page.getByRole("textbox", { name: /^stone/ }).fill("11");
  await autofill(page.getByRole("textbox", { name: "pounds" }), "4");
  await on.last.getByRole("radio", { name: "4" }).check();
  await on.mood.getByRole("radio", { name: "10" }).check();
  await paste(page, on.wish, "Where is\r\nthe beach? 👩‍👩‍👧 ");
  await isSound(page, "units and ratings filled in");
  await on.goOn.click();

  await heading(page, "Where may we call you, Zoë Ann?");
  await paste(page, on.mobile, "07911 123456");
  await autofill(on.mobile, "+353 85 012 3456");
  await paste(page, on.mail, " <zoe@example.com>, ");
  await autofill(on.mail, "zoe@example.com");
  await paste(page, on.postcode, " SW1A 1AA ");
  await autofill(on.postcode, "SW1A 1AA");
  await page.getByText("I have read the house rules.").click();
  await isSound(page, "the contact filled in");
  await on.callMe.click();

  // What is kept for machines is said as people write it.
  await heading(page, "Thank you, Zoë Ann. We call you on +353 85 012 3456.");
  await expectNoViolations(page, "the end");
  const values = await kept(page);
  expect(values).toMatchObject({
    "first-name": "Zoë Ann",
    name: "Zoë Ann",
    born: "2000-02-29",
    lessons: "2.5",
    school: "old-town",
    fun: "5",
    distance: "19.312128 km",
    height: "180.34 cm",
    weight: "71.66759446 kg",
    "last-course": "4",
    mood: "10",
    wish: "Where is\nthe beach? 👩‍👩‍👧",
    mobile: "+353850123456",
    phone: "+353850123456",
    email: "zoe@example.com",
    postcode: "SW1A 1AA",
  });
  expect(values.rules).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z I have read the house rules\.$/);
  expect(values).not.toHaveProperty("news");
});

test("by keyboard alone at 1440 px: Enter goes from field to field, and a reload and the way back lose nothing", async ({
  page,
}) => {
  const on = fieldsOn(page);
  const { keyboard } = page;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/school", { waitUntil: "networkidle" });
  await on.name.focus();
  await keyboard.type("Ada");
  await keyboard.press("Enter");
  // Day, month and year follow each other by themselves.
  await keyboard.type("05111990");
  await keyboard.press("Enter");
  await keyboard.type("1.5");
  await page.reload();
  await expect(on.lessons).toHaveValue("1.5");
  await expect(on.month).toHaveValue("11");
  await on.lessons.focus();
  await keyboard.press("Enter");
  await keyboard.type("Harb");
  await keyboard.press("Tab");
  await keyboard.press("End");
  await expectNoViolations(page, "the form filled in at 1440 px");
  await keyboard.press("Enter");

  await heading(page, "Your way to us");
  await on.distance.focus();
  await keyboard.type("2,5");
  await keyboard.press("Tab");
  await keyboard.press("ArrowRight");
  await expect(on.distance).toHaveValue("1.55");
  await keyboard.press("ArrowLeft");
  await expect(on.distance).toHaveValue("2.5");
  await keyboard.press("Tab");
  await keyboard.type("171");
  // Past the units of the height, the weight and its units.
  for (const stop of [on.unit("centimetres"), page.getByRole("textbox", { name: "kilograms" }), on.unit("kilograms")]) {
    await keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("ArrowRight");
  await expect(on.last.getByRole("radio", { name: "2" })).toBeChecked();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(on.mood.getByRole("radio", { name: "0", exact: true })).toBeChecked();
  await keyboard.press("Tab");
  await keyboard.type("Good\nmorning");
  await expectNoViolations(page, "units and ratings filled in at 1440 px");
  await keyboard.press("Tab");
  await keyboard.press("Enter");

  await heading(page, "Where may we call you, Ada?");
  // The address changes after the paint; Back before that would lead one page further.
  await expect(page).toHaveURL(/\/call$/);
  await page.goBack();
  await heading(page, "Your way to us");
  await expect(on.distance).toHaveValue("2.5");
  await expect(on.wish).toHaveValue("Good\nmorning");
  await page.goForward();
  await heading(page, "Where may we call you, Ada?");
  await on.mobile.focus();
  await keyboard.type("07911123456");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await expect(on.rules).toBeFocused();
  await keyboard.press("Space");
  await expect(on.rules).toBeChecked();
  await expectNoViolations(page, "the contact filled in at 1440 px");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await heading(page, "Thank you, Ada. We call you on +44 7911 123456.");
  expect(await kept(page)).toMatchObject({
    born: "1990-11-05",
    lessons: "1.5",
    school: "harbour",
    fun: "10",
    distance: "2.5 km",
    height: "171 cm",
    "last-course": "2",
    mood: "0",
    wish: "Good\nmorning",
    mobile: "+447911123456",
    rules: expect.stringContaining("house rules"),
    news: expect.stringContaining("Write to me"),
  });
});

test("at 320 px, a scale from 0 to 10 is one row of targets that a finger hits, with its words at its two ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/way", { waitUntil: "networkidle" });
  await page.getByRole("radiogroup", { name: "How likely are you to recommend it?" }).scrollIntoViewIfNeeded();
  const boxes = await page
    .getByRole("radiogroup", { name: "How likely are you to recommend it?" })
    .getByRole("radio")
    .evaluateAll((points) => points.map((point) => (point.closest("label") ?? point).getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(11);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test("the unit and the point of a scale that have the focus wear a ring that neither their ground nor a neighbour hides", async ({
  page,
}) => {
  const on = fieldsOn(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/way");
  await on.distance.focus();
  await page.keyboard.press("Tab");
  await expect(on.unit("kilometres")).toBeFocused();
  // The unit that is chosen has the colour of the ring, so the ring is around all units.
  const ring = (box: Locator) => box.evaluate((element) => getComputedStyle(element).outline);
  const switched = page.getByRole("radiogroup").filter({ has: on.unit("kilometres") });
  expect(await ring(switched.last())).toContain("solid 3px");
  // The points of the scale touch each other nearly, and each is painted above the one before it.
  const point = on.mood.getByRole("radio", { name: "4", exact: true });
  await point.focus();
  await page.keyboard.press("Space");
  const label = on.mood.locator("label").filter({ has: page.getByRole("radio", { name: "4", exact: true }) });
  expect(await ring(label)).toContain("solid 3px");
  await expect(label).toHaveCSS("z-index", "1");
});

test("at 320 px, what is wrong stands at its field in words, and nothing of it is kept or sent", async ({ page }) => {
  const on = fieldsOn(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.goto("/school", { waitUntil: "networkidle" });
  await isSound(page, "the form as it comes");
  await on.goOn.click();
  await expect(on.name).toBeFocused();
  await isSound(page, "the form with errors");
  // What a screen reader finds: each field by its label, its parts by theirs, and what is wrong in words.
  await expect(page.locator("form")).toMatchAriaSnapshot(`
    - text: First name
    - textbox "First name"
    - alert: Please fill this in
    - group "Date of birth":
      - paragraph: You must be 16 or older.
      - textbox "Day"
      - textbox "Month"
      - textbox "Year"
      - alert: Please fill this in
    - textbox "Lessons a week"
    - alert: Please fill this in
    - combobox "Which school is near you?":
      - option "Please choose" [selected]
      - option "Harbour"
      - option "Old town"
      - option "None of them"
    - alert: Please choose one
    - slider "How much do you like grammar, my friend?"
    - alert: /Please move the slider/
    - button "Go on"
  `);
  await expect(on.name).toHaveAccessibleDescription("Please fill this in");
  await expect(on.day).toHaveAccessibleDescription("You must be 16 or older. Please fill this in");
  await expect(on.school).toHaveAccessibleDescription("Please choose one");
  await expect(on.fun).toHaveAccessibleDescription(
    "Not at all Very much Please move the slider, or tap it where it stands",
  );
  await expect(on.fun).toHaveAttribute("aria-valuetext", "Nothing chosen yet");
  for (const field of [on.name, on.day, on.lessons, on.school, on.fun])
    await expect(field).toHaveAttribute("aria-invalid", "true");

  await paste(page, on.name, "<svg onload=alert(1)>");
  await paste(page, on.day, "31.2.2000");
  await paste(page, on.lessons, "9e99");
  await on.goOn.click();
  await expect(on.name).toHaveAccessibleDescription("Please write without angle brackets");
  await expect(on.day).toHaveAccessibleDescription(/Please enter a real date, such as \d/);
  await expect(on.lessons).toHaveAccessibleDescription("Please enter a number, such as 6.5");
  for (const [text, message] of [
    ["a\u202eb", "Please remove the characters that cannot be read"],
    ["a\u0000b", "Please remove the characters that cannot be read"],
    ["Ada 5", "Please enter a name, without digits or signs"],
    ["a".repeat(10_000), "Please write at most 60 characters"],
  ] as const) {
    await autofill(on.name, text);
    await on.goOn.click();
    await expect(on.name).toHaveAccessibleDescription(message);
  }
  await on.name.fill("Ada");
  await on.month.fill("1");
  await on.year.fill("1899");
  for (const [text, message] of [
    ["13", "The largest possible value is 12"],
    ["0", "The smallest possible value is 0.5"],
    ["1.3", "The nearest possible values are 1 and 1.5"],
    ["1.25", "Please use fewer digits after the decimal sign"],
  ] as const) {
    await on.lessons.fill(text);
    await on.goOn.click();
    await expect(on.lessons).toHaveAccessibleDescription(message);
  }
  await expect(on.day).toBeFocused();
  await expect(on.day).toHaveAccessibleDescription(
    "You must be 16 or older. The earliest possible date is 1 January 1920",
  );

  await page.goto("/way", { waitUntil: "networkidle" });
  await isSound(page, "units as they come");
  await on.unit("feet / inches").check();
  await on.inches.fill("14");
  await paste(page, on.distance, "80 kg");
  await paste(page, on.wish, "a\u2066b");
  await on.goOn.click();
  await expect(on.distance).toBeFocused();
  await expect(on.distance).toHaveAccessibleDescription(/Please enter a number, such as \d+ /);
  await expect(on.feet).toHaveAccessibleDescription(
    /We have chairs of two sizes\. The smallest possible value is 3 ft 3.4 in/,
  );
  await expect(on.wish).toHaveAccessibleDescription("Please remove the characters that cannot be read");
  await expect(on.last).toHaveAccessibleDescription("Please choose one");
  await isSound(page, "units with errors");
  await expect(page.locator("form")).toMatchAriaSnapshot(`
    - group "How far do you live from us?":
      - textbox "miles": 80 kg
      - radiogroup "Unit":
        - radio "kilometres"
        - radio "miles" [checked]
      - alert: /Please enter a number/
    - group "Your height":
      - paragraph: We have chairs of two sizes.
      - textbox "feet"
      - textbox "inches": "14"
      - radiogroup "Unit":
        - radio "centimetres"
        - radio "feet / inches" [checked]
      - alert: /smallest possible value/
    - group "Your weight (optional)":
      - textbox "pounds"
    - radiogroup "How was your last course?":
      - radio "1"
      - radio "5"
      - alert: Please choose one
    - radiogroup "How likely are you to recommend it? (optional)":
      - radio "0"
      - radio "10"
    - textbox "What would you like to be able to say? (optional)"
    - alert: Please remove the characters that cannot be read
  `);

  await page.goto("/call", { waitUntil: "networkidle" });
  await isSound(page, "the contact as it comes");
  await paste(page, on.mobile, "123");
  await autofill(on.mail, "zoe@example");
  await paste(page, on.postcode, "SW1A; DROP");
  await on.callMe.click();
  await expect(on.mobile).toBeFocused();
  await expect(on.mobile).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await expect(on.mail).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(on.postcode).toHaveAccessibleDescription("Please enter a postcode");
  await expect(on.rules).toHaveAccessibleDescription("Please tick this box to continue");
  await isSound(page, "the contact with errors");
  await expect(page.locator("form")).toMatchAriaSnapshot(`
    - textbox "Mobile number": "123"
    - alert: /valid phone number/
    - textbox "E-mail address (optional)": zoe@example
    - alert: Please enter a valid email address
    - textbox "Postcode (optional)": SW1A; DROP
    - alert: Please enter a postcode
    - group "House rules":
      - checkbox "I have read the house rules."
      - alert: Please tick this box to continue
    - group "Newsletter (optional)":
      - checkbox "Write to me about new courses, at most once a month."
    - button "Call me"
  `);
  await autofill(on.mail, "zoe\u202e@example.com");
  await on.callMe.click();
  await expect(on.mail).toHaveAccessibleDescription("Please enter a valid email address");
  expect(await kept(page)).toEqual({});
  expect(sent).toEqual([]);
});

test("what a form asks consent to stands above the button that gives it, narrow and wide", async ({ page }) => {
  await page.goto("/call");
  for (const width of [375, 1440]) {
    // High enough that the button is in its own place on a phone, too.
    await page.setViewportSize({ width, height: 1400 });
    const words = await page.getByText("We call you about your course.").boundingBox();
    const button = await page.getByRole("button", { name: "Call me" }).boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test("one slider stands amid the height of a phone, right below its question", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/price");
  const boxes = await Promise.all(
    [page.getByRole("heading", { level: 1 }), page.locator("[data-field]"), page.getByRole("slider")].map((part) =>
      part.boundingBox(),
    ),
  );
  const [heading, field, slider] = boxes;
  if (!heading || !field || !slider) throw new Error("All three are on the page.");
  const hint = page.getByText("Most bikes that we lease");
  const above = (await hint.boundingBox())?.height ?? 0;
  expect(field.y - heading.y - heading.height - above).toBeLessThan(48);
  expect(slider.y).toBeGreaterThan(812 * 0.45);
  expect(slider.y).toBeLessThan(812 * 0.75);
});
