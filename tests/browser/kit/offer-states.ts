import { expect, type Locator, type Page } from "@playwright/test";
import { noon, storeOnly } from "./visit-offer.ts";

const spunAt = (ago: number, outcome = "6") => ({ wheel: { outcome, startedAt: noon - ago, seenAt: noon - ago } });
const claimedAt = (ago: number) => ({ "wheel-spun": true, "bonus-start-time": noon - ago });
const withoutWheel = { "wheel-spun": true };

/** A state of a dialog or widget of the offer. */
type OfferState = {
  readonly name: string;
  /** Leads to it from the state before, using only keys or what another tab has stored. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What the page shows once it is reached. */
  readonly seen: (page: Page) => Locator;
  /** Selects what is new in this state, if another state shows all the rest. Default: the whole page. */
  readonly part?: string;
};

/** A visit of the offer, with what earlier visits have stored, and the states that it goes through. */
export type OfferVisit = {
  /** What it looks at. */
  readonly of: string;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly states: readonly OfferState[];
};

const inDialog = "dialog[open]";
const inBanner = "aside";

const titled = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const said = (text: string) => (page: Page) => page.getByText(text, { exact: true }).last();

/** Presses a button of the page, as a keyboard does. */
const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).last().press("Enter");
};

/** Leaves what the state before has opened. */
const leave = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

const leaveAndPress = (name: string) => async (page: Page) => {
  await leave(page);
  await press(name)(page);
};

/** The visitor comes back to the page after other tabs have left this behind: as after a new visit, for less work. */
const comeBackTo = (stored: OfferVisit["stored"]) => async (page: Page) => {
  await storeOnly(page, stored);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
};

const visit = (of: string, stored: OfferVisit["stored"], ...states: OfferState[]): OfferVisit => ({
  of,
  stored,
  states,
});

/** Every state of every dialog and widget of the offer, for visits at noon. */
export const offerVisits: readonly OfferVisit[] = [
  visit(
    "the wheel",
    {},
    // Of the page behind a dialog axe says nothing, because nobody can reach it.
    { name: "wheel, idle", seen: titled("Spin for your welcome bonus"), part: inDialog },
    { name: "wheel, spinning", reach: comeBackTo(spunAt(1_000)), seen: said("Spinning..."), part: inDialog },
    { name: "wheel, won", reach: comeBackTo(spunAt(60_000)), seen: titled("Congratulations"), part: inDialog },
    // Only now, as it says the same as the spinning one.
    { name: "wheel, settling", reach: comeBackTo(spunAt(5_500)), seen: said("Spinning..."), part: inDialog },
    {
      name: "wheel, no prize",
      reach: comeBackTo(spunAt(60_000, "4")),
      seen: titled("Sorry try again"),
      part: inDialog,
    },
    { name: "wheel, expired", reach: comeBackTo(spunAt(700_000)), seen: titled("Bonus Expired"), part: inDialog },
  ),
  visit(
    "the bonus and the countdown",
    claimedAt(60_000),
    { name: "bonus, running", seen: said("You won the 65 $ welcome bonus") },
    {
      name: "bonus, expired",
      reach: comeBackTo(claimedAt(700_000)),
      seen: said("Extend Timer (+20 min)"),
      part: inBanner,
    },
    {
      name: "bonus, extended",
      reach: comeBackTo({ ...claimedAt(60_000), bonus: { extended: true } }),
      seen: said("Timer has been extended"),
      part: inBanner,
    },
    {
      name: "bonus, extended and expired",
      reach: comeBackTo({ ...claimedAt(1_300_000), bonus: { extended: true } }),
      seen: said("Continue to platform"),
      part: inBanner,
    },
    {
      name: "countdown, over",
      reach: comeBackTo({ ...withoutWheel, "offer-countdown": { deadline: noon - 1 } }),
      seen: said("00:00"),
      part: "div:has(> * > [role=timer])",
    },
  ),
  visit(
    "the reviews and the email",
    withoutWheel,
    { name: "reviews, three", reach: press("Read more reviews"), seen: said("47 more reviews"), part: inDialog },
    { name: "reviews, ten more", reach: press("Load More"), seen: said("37 more reviews"), part: inDialog },
    {
      name: "reviews, all",
      reach: async (page) => {
        for (let presses = 0; presses < 4; presses++) await press("Load More")(page);
      },
      seen: said("All reviews shown"),
      part: inDialog,
    },
    {
      name: "email, empty",
      reach: leaveAndPress("GET IMMEDIATE ACCESS"),
      seen: titled("Enter your email"),
      part: inDialog,
    },
    {
      name: "email, refused",
      reach: (page) => page.getByRole("dialog").getByRole("textbox").press("Enter"),
      seen: said("Invalid email"),
      part: inDialog,
    },
  ),
  visit(
    "the help, the legal texts and all that opens",
    withoutWheel,
    {
      name: "help",
      reach: press("Need help?"),
      seen: (page) => page.getByRole("link", { name: "Email", exact: true }),
      part: ":popover-open",
    },
    {
      name: "legal dialog",
      reach: leaveAndPress("disclaimer"),
      seen: titled("Legal information"),
      part: inDialog,
    },
    {
      name: "everything that opens",
      reach: async (page) => {
        await leave(page);
        // All at once, even those of which only one is normally open.
        await page.locator("details").evaluateAll((all) => {
          for (const details of all) details.removeAttribute("name");
        });
        for (const details of await page.locator("details").all())
          if ((await details.getAttribute("open")) === null) await details.locator("summary").press("Enter");
        await expect(said("When to wait")(page)).toBeVisible();
        // No dialog, so the page around it can be reached.
        await press("Need help?")(page);
      },
      seen: (page) => page.getByRole("link", { name: "Email", exact: true }),
    },
  ),
];
