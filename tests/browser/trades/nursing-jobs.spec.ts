import { Buffer } from "node:buffer";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";

/** The application of the nurses, which is part of the site of the wine shop: see kit/write-wheels-funnel.ts. */
test.use({ baseURL: "http://localhost:4178" });

const pdf = (name: string, size = 400_000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, 65)]),
});

const fieldsOn = (page: Page) => {
  const field = (name: RegExp) => {
    const group = page.getByRole("group", { name });
    return { group, input: group.locator("input"), files: group.getByRole("listitem") };
  };
  return { cv: field(/^Your CV/), certificates: field(/^Your certificates/) };
};

/** A photo as a phone takes it: 4,000 by 3,000 pixels. */
const photo = async (page: Page) =>
  Buffer.from(
    await page.evaluate(async () => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: 4_000, height: 3_000 });
      canvas.getContext("2d")?.fillRect(0, 0, 3_000, 3_000);
      return canvas.toDataURL("image/jpeg").replace(/^[^,]*,/, "");
    }),
    "base64",
  );

test("files are sent as they are picked, stay after a reload, and go with the application", async ({ page }) => {
  await page.goto("/papers");
  const { cv, certificates } = fieldsOn(page);
  await cv.input.setInputFiles(pdf("Ann – CV.pdf"));
  await expect(cv.files).toHaveText("Ann – CV.pdf");
  await expect(cv.group.getByRole("status")).toHaveText("Ann – CV.pdf has been sent");
  await expect(cv.input).toHaveCount(0);

  await certificates.input.setInputFiles([
    { name: "IMG_1.jpeg", mimeType: "image/jpeg", buffer: await photo(page) },
    { name: "list.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF at all") },
  ]);
  await expect(certificates.group.locator("[data-sent]")).toHaveText("IMG_1.jpg");
  await expect(certificates.group.getByRole("alert").filter({ hasText: "kinds: PDF" })).toBeVisible();
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await expectNoViolations(page, page.url());

  // What is not sent keeps the form, and removing it gives the focus to the next file.
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann Example");
  await page.getByRole("textbox", { name: "Your email" }).fill("ann@club.internal");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(certificates.group).toContainText("Please wait until the file is sent, or remove it");
  await page.getByRole("button", { name: "Remove list.pdf" }).click();
  await expect(certificates.input).toBeFocused();

  await page.reload();
  await expect(certificates.files).toHaveText("IMG_1.jpg");
  const lead = page.waitForRequest((request) => request.url().endsWith("/functions/v1/lead"));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/applied$/);
  const { values } = (await lead).postDataJSON().about.quiz.quiz;
  expect(values.cv).toMatch(/^[\da-f-]{36} Ann – CV\.pdf$/);
  expect(values.certificates).toMatch(/^[\da-f-]{36} IMG_1\.jpg$/);
});

test("a photo arrives smaller, and a part that the connection has lost is sent again", async ({ page, provokes }) => {
  provokes(/Failed to load resource/);
  await page.goto("/papers");
  const sizes: number[] = [];
  let isLost = false;
  await page.route("**/functions/v1/upload", async (route) => {
    const { part, size } = route.request().postDataJSON();
    sizes.push(size);
    if (part === 1 && !isLost) {
      isLost = true;
      return route.abort("connectionreset");
    }
    return route.continue();
  });
  const { cv } = fieldsOn(page);
  const taken = await photo(page);
  await cv.input.setInputFiles({ name: "page.jpg", mimeType: "image/jpeg", buffer: taken });
  await expect(cv.group.locator("[data-sent]")).toHaveText("page.jpg");
  expect(sizes[0]).toBeLessThan(taken.length);
  await page.getByRole("button", { name: "Remove page.jpg" }).click();
  await cv.input.setInputFiles(pdf("cv.pdf"));
  await expect(cv.group.locator("[data-sent]")).toHaveText("cv.pdf");
  expect(isLost).toBe(true);
});

test("a file that is picked before the page's code has come is sent when it has", async ({ page }) => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/papers", { waitUntil: "commit" });
  const { cv } = fieldsOn(page);
  await cv.input.setInputFiles(pdf("cv.pdf"));
  come();
  await expect(cv.group.locator("[data-sent]")).toHaveText("cv.pdf");
});
