import { expect, test } from "../kit/tab.ts";

const links = {
  "Terms and Conditions": /terms/i,
  "Privacy Policy": /privacy/i,
  "Subscription Terms": /billing/i,
};

test("each link opens the legal dialog on its tab, arrow keys walk the tabs, Escape leads back to the link; the texts state the conditions of sale, and the account tab leads members to their login in a new tab, others back", async ({
  page,
  context,
}) => {
  await context.route("https://app.example.com/**", (route) => route.fulfill({ body: "the app" }));
  await page.goto("/");
  for (const [link, tab] of Object.entries(links)) {
    const opener = page.getByRole("button", { name: link });
    await opener.click();
    await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(tab);
    if (link === "Terms and Conditions") {
      await page.getByRole("tab", { selected: true }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(/privacy/i);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  await page.getByRole("button", { name: "Subscription Terms" }).click();
  const dialog = page.getByRole("dialog");
  for (const fact of [/24 hours/, /30 days/, /within 14 days/, /4 or 12 weeks|4 weeks/, /10 days/])
    await expect(dialog.getByText(fact).first()).toBeVisible();
  await dialog.getByRole("tab", { name: "Terms", exact: true }).click();
  await expect(dialog.getByText(/at least 18/).first()).toBeVisible();

  await page.getByRole("tab").last().click();
  await expect(page.getByText(/^Do you already have a .+ account\?$/)).toBeVisible();
  const login = context.waitForEvent("page");
  await page.getByRole("button", { name: "Yes, take me to login" }).click();
  expect(new URL((await login).url()).hostname).toBe("app.example.com");
  await page.getByRole("button", { name: "No, continue with quiz" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the text of a tab takes the focus from its beginning, in a ring that nothing cuts", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  await page.getByRole("button", { name: "Privacy Policy" }).press("Enter");
  const panel = page.getByRole("tabpanel");
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  const { scrolled, rings } = await panel.evaluate((panel) => {
    const around: Element[] = [];
    for (let box: Element | null = panel; box && box.localName !== "dialog"; box = box.parentElement) around.push(box);
    return {
      scrolled: panel.parentElement?.scrollTop,
      rings: around.flatMap((box) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(box);
        const { top, bottom } = box.getBoundingClientRect();
        const isSeen = top >= 0 && bottom <= innerHeight;
        return outlineStyle === "solid" ? [{ outlineWidth, outlineOffset, isSeen }] : [];
      }),
    };
  });
  expect(scrolled).toBe(0);
  expect(rings).toEqual([{ outlineWidth: "3px", outlineOffset: "-3px", isSeen: true }]);

  // A press into the text is no jump to its beginning.
  await panel.hover();
  await page.mouse.wheel(0, 200);
  const at = () => panel.evaluate((panel) => panel.parentElement?.scrollTop);
  await expect.poll(at).toBe(200);
  await page.mouse.click(180, 500);
  expect(await at()).toBe(200);
});

test("on a dark page the shadow of the legal dialog is dark, and no light around it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await page.getByRole("button", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("box-shadow", /^rgba\(0, 0, 0, /);
  await page.emulateMedia({ colorScheme: "light" });
});
