import type { Locator } from "@playwright/test";
import { offersPlans } from "../../../engine/traits/index.ts";
import type { Step } from "../../../schema/funnel.types.ts";
import { accessibleName } from "./accessible-name.ts";
import { type Actor, buttonsOn, firstShown } from "./actor.ts";

/** Cards of Stripe's test mode (docs.stripe.com/testing). */
export const cards = {
  paid: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asking: "4000 0025 0000 3155",
} as const;

/**
 * Buys with the test form: first with a card that is declined, then with one whose bank asks for a confirmation.
 *
 * @throws if a card does not do as it should
 */
export async function pay(actor: Actor, step: Step): Promise<void> {
  const { page, definition, use } = actor;
  const { payment } = definition.texts;
  if (offersPlans(step)) await pressBuy(actor, step);
  await giveEmail(actor);
  await payWith(actor, cards.declined);
  await page
    .getByRole("alert")
    .filter({ hasText: accessibleName(definition, payment.declined ?? "").name })
    .waitFor();
  await payWith(actor, cards.asking);
  await use(button(actor, payment.confirm));
}

/** Presses the button of an offer that buys. */
export const pressBuy = (actor: Actor, step: Step): Promise<void> =>
  actor.use(firstShown(buttonsOn(step), actor, actor.page.getByRole("main")));

/** Gives an address if the payment form asks for one first. */
export async function giveEmail(actor: Actor): Promise<void> {
  const { payment, checkout } = actor.definition.texts;
  const email = textbox(actor, payment.emailLabel);
  const card = textbox(actor, payment.card);
  const ask = button(actor, checkout.giveEmail);
  await email.or(card).or(ask).first().waitFor();
  if ((await ask.count()) > 0) await actor.use(ask);
  await email.or(card).first().waitFor();
  if ((await email.count()) === 0) return;
  await email.fill("tester@example.com");
  await email.press("Enter");
}

/** Fills in a card and presses the button that pays. */
export async function payWith(actor: Actor, card: string): Promise<void> {
  const { payment } = actor.definition.texts;
  await textbox(actor, payment.card).fill(card);
  await textbox(actor, payment.expiry).fill("12/34");
  await textbox(actor, payment.cvc).fill("123");
  await actor.use(button(actor, payment.pay));
}

const button = ({ page, definition }: Actor, copy = ""): Locator =>
  page.getByRole("button", accessibleName(definition, copy));

const textbox = ({ page, definition }: Actor, copy = ""): Locator =>
  page.getByRole("textbox", accessibleName(definition, copy));
