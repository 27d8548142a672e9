import { expect, type Locator, type Page } from "@playwright/test";
import { noon } from "./visit-offer.ts";

const spunAt = (ago: number, outcome = "6") => ({ wheel: { outcome, startedAt: noon - ago, seenAt: noon - ago } });
const claimedAt = (ago: number) => ({ "wheel-spun": true, "bonus-start-time": noon - ago });
const withoutWheel = { "wheel-spun": true };

/** A state of a dialog or widget of the offer. */
type OfferState = {
  readonly name: string;
  /** Leads to it from the state before, using only keys. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What the page shows once it is reached. */
  readonly seen: (page: Page) => Locator;
  /** Selects what is new in this state, if another state shows all the rest. Default: the whole page. */
  readonly part?: string;
};

/** A visit of the offer, with what earlier visits have stored, and the states that it goes through. */
export type OfferVisit = {
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

const visit = (stored: OfferVisit["stored"], ...states: OfferState[]): OfferVisit => ({ stored, states });

/** Every state of every dialog and widget of the offer, for visits at noon. */
export const offerVisits: readonly OfferVisit[] = [
  visit({}, { name: "wheel, idle", seen: titled("Spin for your welcome bonus") }),
  visit(spunAt(1_000), { name: "wheel, spinning", seen: said("Spinning..."), part: inDialog }),
  visit(spunAt(5_500), { name: "wheel, settling", seen: said("Spinning..."), part: inDialog }),
  visit(spunAt(60_000), { name: "wheel, won", seen: titled("Congratulations"), part: inDialog }),
  visit(spunAt(60_000, "4"), { name: "wheel, no prize", seen: titled("Sorry try again"), part: inDialog }),
  visit(spunAt(700_000), { name: "wheel, expired", seen: titled("Bonus Expired"), part: inDialog }),
  visit(claimedAt(60_000), { name: "bonus, running", seen: said("You won the 65 $ welcome bonus") }),
  visit(claimedAt(700_000), { name: "bonus, expired", seen: said("Extend Timer (+20 min)"), part: inBanner }),
  visit(
    { ...claimedAt(60_000), bonus: { extended: true } },
    { name: "bonus, extended", seen: said("Timer has been extended"), part: inBanner },
  ),
  visit(
    { ...claimedAt(1_300_000), bonus: { extended: true } },
    { name: "bonus, extended and expired", seen: said("Continue to platform"), part: inBanner },
  ),
  visit(
    { ...withoutWheel, "offer-countdown": { deadline: noon - 1 } },
    { name: "countdown, over", seen: said("00:00"), part: "div:has(> * > [role=timer])" },
  ),
  visit(
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
    withoutWheel,
    {
      name: "help",
      reach: press("Need help?"),
      seen: (page) => page.getByRole("link", { name: "Email", exact: true }),
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
      },
      seen: said("When to wait"),
    },
  ),
];
