import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, test } from "../kit/tab.ts";
import { option } from "../kit/visitor.ts";

test.use({ baseURL: "http://localhost:4184", time: "driven" });

test("a visitor types two times, and is shown a film on request, a score, a way to a goal, columns and two pictures to compare", async ({
  page,
}) => {
  await page.clock.setFixedTime("2030-01-31T12:00:00");
  const asked: string[] = [];
  await page.route("https://player.slow-wave.internal/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<h1>The film</h1>" });
  });
  await page.goto("/");
  await expect(page.getByText("is what most adults need")).toBeVisible();
  await option(page, "Every other night").click();
  await page.getByRole("checkbox", { name: "Talk" }).click();
  await page.getByRole("button", { name: "Go on" }).click();

  // The browser's own field asks by its own clock, here of 12 hours, and the page speaks by that of its language.
  const [bed, wake] = [page.getByLabel("I go to bed at"), page.getByLabel("I get up at")];
  await bed.pressSequentially("1030PM");
  await expect(bed).toHaveValue("22:30");
  await wake.pressSequentially("01");
  await page.keyboard.press("Enter");
  await expect(wake).toHaveAccessibleDescription("Please enter hours and minutes, such as 07:30");
  await wake.pressSequentially("0130PM");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(wake).toHaveAccessibleDescription("Please enter a time from 03:00 to 12:00");
  await expect(wake).toBeFocused();
  await expectNoViolations(page, "a time that is too late");
  await wake.pressSequentially("0445AM");
  await page.reload();
  await expect(bed).toHaveValue("22:30");
  await expect(wake).toHaveValue("04:45");
  await page.getByRole("button", { name: "Go on" }).click();

  // The page of the film is a document of its own: only its policy admits the host.
  await expect(page.getByRole("heading", { name: "What happens in a night" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelector("iframe"))).toBeNull();
  await expectNoViolations(page, "the film, not asked for");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Play from our video host: A night in two minutes" }).click();
  const frame = page.frameLocator("iframe[title='A night in two minutes']");
  await expect(frame.getByRole("heading", { name: "The film" })).toBeVisible();
  expect(asked).toEqual(["https://player.slow-wave.internal/embed/night?autoplay=1"]);

  await page.getByRole("button", { name: "See my result" }).click();
  await expect(page.getByText("6.3 hours")).toBeVisible();
  await expect(page.getByText("before 04:45, turn out the light at 20:45")).toBeVisible();
  const gauge = page.getByRole("meter", { name: "Rest" });
  await expect(gauge).toHaveAttribute("aria-valuetext", "5, Getting there");
  const colours = (parts: string, key: "stroke" | "borderTopColor") =>
    page.locator(parts).evaluateAll((all, name) => [...new Set(all.map((each) => getComputedStyle(each)[name]))], key);
  const [good, fair, ...poor] = await colours("path[data-tone]", "stroke");
  expect([good, fair, ...poor].filter(Boolean)).toHaveLength(3);
  expect(await colours("[data-here]", "borderTopColor")).toEqual([fair]);
  await expect(page.getByRole("heading", { name: "Your next 5 weeks" })).toBeVisible();
  const way = { name: "Today: 5 of 10 → Your goal: 9 of 10, 7 Mar" };
  await expect(page.getByRole("img", way)).toBeVisible();

  const handle = page.getByRole("slider", { name: "Compare before and after" });
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await expect(handle).toHaveAttribute("aria-valuetext", "Week 1: 51%");
  // Without an animation of scrolling there, which would move it under the pointer.
  await handle.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await handle.boundingBox();
  if (!box) throw new Error("The handle has a place on the page.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.up();
  expect(Number(await handle.inputValue())).toBeLessThan(30);

  const leftOf = (name: string) =>
    page.getByRole("heading", { name }).evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf("With a coach")).toBe(await leftOf("On your own"));
  await expectNoViolations(page, "the result on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await leftOf("With a coach")).toBeGreaterThan((await leftOf("On your own")) + 200);
  // Three dates beside each other would be wider than the page, or stand above each other in halves.
  const dates = page.getByRole("img", way).locator("> :last-child > *");
  await expect(dates.filter({ visible: true })).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 812 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect(dates.filter({ visible: true })).toHaveCount(2);
});
