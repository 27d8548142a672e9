import type { Locator } from "@playwright/test";
import { offersPlans } from "../../engine/traits/index.ts";
import type { Step } from "../../schema/funnel.types.ts";
import { accessibleName } from "./accessible-name.ts";
import { type Actor, buttonsOn } from "./actor.ts";

/** Cards of Stripe's test mode (docs.stripe.com/testing). */
const cards = { paid: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", asking: "4000 0025 0000 3155" } as const;

/**
 * Buys with the test form: first with a card that is declined, then with one whose bank asks for a confirmation.
 *
 * @throws if a card does not do as it should
 */
export async function pay({ page, definition, use }: Actor, step: Step): Promise<void> {
  const { payment } = definition.texts;
  const name = (copy: string | undefined) => accessibleName(definition, copy ?? "");
  if (offersPlans(step)) {
    const [buy] = buttonsOn(step);
    await use(page.getByRole("main").getByRole("button", name(buy)).first());
    const dialog = page.getByRole("dialog");
    const email = dialog.getByRole("textbox", name(payment.emailLabel));
    const card = page.getByRole("textbox", name(payment.card));
    await email.or(card).first().waitFor();
    if ((await email.count()) > 0) {
      await email.fill("tester@example.com");
      await email.press("Enter");
    }
  }
  const fill = async (number: string) => {
    await page.getByRole("textbox", name(payment.card)).fill(number);
    await page.getByRole("textbox", name(payment.expiry)).fill("12/34");
    await page.getByRole("textbox", name(payment.cvc)).fill("123");
  };
  const button = (copy: string | undefined): Locator => page.getByRole("button", name(copy));
  await fill(cards.declined);
  await use(button(payment.pay));
  await page
    .getByRole("alert")
    .filter({ hasText: name(payment.declined).name })
    .waitFor({ timeout: 10_000 });
  await fill(cards.asking);
  await use(button(payment.pay));
  await use(button(payment.confirm));
}
