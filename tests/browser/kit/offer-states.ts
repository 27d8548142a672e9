import type { Locator, Page } from "@playwright/test";
import { noon } from "./visit-offer.ts";

const spunAt = (ago: number, outcome = "6") => ({ wheel: { outcome, startedAt: noon - ago, seenAt: noon - ago } });
const claimedAt = (ago: number) => ({ "wheel-spun": true, "bonus-start-time": noon - ago });
const withoutWheel = { "wheel-spun": true };

/** A state of a dialog or widget of the offer. */
export type OfferState = {
  readonly stored: Readonly<Record<string, unknown>>;
  /** Leads to it, using only keys. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What the page shows once it is reached. */
  readonly seen: (page: Page) => Locator;
  /** Selects what is new in this state, if another state shows all the rest. Default: the whole page. */
  readonly part?: string;
};

const inDialog = "dialog[open]";
const inBanner = "aside";

const titled = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const said = (text: string) => (page: Page) => page.getByText(text, { exact: true }).last();

/** Presses a button of the page, as a keyboard does. */
const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).last().press("Enter");
};

const openReviews = press("Read more reviews");
const buy = press("GET IMMEDIATE ACCESS");

/** Every state of every dialog and widget of the offer, for a visit at noon. */
export const offerStates: Readonly<Record<string, OfferState>> = {
  "wheel, idle": { stored: {}, seen: titled("Spin for your welcome bonus") },
  "wheel, spinning": { stored: spunAt(1_000), seen: said("Spinning..."), part: inDialog },
  "wheel, settling": { stored: spunAt(5_500), seen: said("Spinning..."), part: inDialog },
  "wheel, won": { stored: spunAt(60_000), seen: titled("Congratulations"), part: inDialog },
  "wheel, no prize": { stored: spunAt(60_000, "4"), seen: titled("Sorry try again"), part: inDialog },
  "wheel, expired": { stored: spunAt(700_000), seen: titled("Bonus Expired"), part: inDialog },
  "bonus, running": { stored: claimedAt(60_000), seen: said("You won the 65 $ welcome bonus") },
  "bonus, expired": { stored: claimedAt(700_000), seen: said("Extend Timer (+20 min)"), part: inBanner },
  "bonus, extended": {
    stored: { ...claimedAt(60_000), bonus: { extended: true } },
    seen: said("Timer has been extended"),
    part: inBanner,
  },
  "bonus, extended and expired": {
    stored: { ...claimedAt(1_300_000), bonus: { extended: true } },
    seen: said("Continue to platform"),
    part: inBanner,
  },
  "countdown, over": {
    stored: { ...withoutWheel, "offer-countdown": { deadline: noon - 1 } },
    seen: said("00:00"),
  },
  "reviews, three": { stored: withoutWheel, reach: openReviews, seen: said("47 more reviews"), part: inDialog },
  "reviews, ten more": {
    stored: withoutWheel,
    reach: async (page) => {
      await openReviews(page);
      await press("Load More")(page);
    },
    seen: said("37 more reviews"),
    part: inDialog,
  },
  "reviews, all": {
    stored: withoutWheel,
    reach: async (page) => {
      await openReviews(page);
      for (let presses = 0; presses < 5; presses++) await press("Load More")(page);
    },
    seen: said("All reviews shown"),
    part: inDialog,
  },
  "email, empty": { stored: withoutWheel, reach: buy, seen: titled("Enter your email"), part: inDialog },
  "email, refused": {
    stored: withoutWheel,
    reach: async (page) => {
      await buy(page);
      await page.getByRole("dialog").getByRole("textbox").press("Enter");
    },
    seen: said("Invalid email"),
    part: inDialog,
  },
  help: {
    stored: withoutWheel,
    reach: press("Need help?"),
    seen: (page) => page.getByRole("link", { name: "Email", exact: true }),
  },
  "legal dialog": {
    stored: withoutWheel,
    reach: press("disclaimer"),
    seen: titled("Legal information"),
    part: inDialog,
  },
  "everything that opens": {
    stored: withoutWheel,
    reach: async (page) => {
      // All at once, even those of which only one is normally open.
      await page.locator("details").evaluateAll((all) => {
        for (const details of all) details.removeAttribute("name");
      });
      for (const details of await page.locator("details").all())
        if ((await details.getAttribute("open")) === null) await details.locator("summary").press("Enter");
    },
    seen: said("When to wait"),
  },
};
