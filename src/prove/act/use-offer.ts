import type { Page } from "@playwright/test";
import { clockTime } from "../../../engine/clock/index.ts";
import { milliseconds } from "../../../engine/flow/index.ts";
import { planMoney } from "../../../engine/pricing/index.ts";
import { sectionsOf, sectionWith } from "../../../engine/traits/index.ts";
import type { HasPromotions, Plan, Step } from "../../../schema/funnel.types.ts";
import { isAt } from "../visitor.ts";
import { accessibleName } from "./accessible-name.ts";
import type { Actor } from "./actor.ts";
import { cards, giveEmail, payWith, pressBuy } from "./pay.ts";

export type Promotions = HasPromotions;

export type Wheel = NonNullable<Promotions["wheel"]>;

type Segment = Wheel["segments"][number];

/** Whether a segment of a wheel awards a prize. */
export const awards = ({ prize }: Segment): boolean => prize !== false;

type Named = { readonly id: string; readonly plan: Plan };

/** A plan, as often as it is bought, the extras to tick, and the plan that all of them come to. */
type Basket = Named & { readonly extras: readonly Named[]; readonly bought: Plan };

/**
 * Picks a plan, ticks extras, and buys; where the offer leads to a checkout instead, goes there.
 *
 * @throws if an extra is ticked in advance, the page shows another price, or does not lead on
 */
export async function buyPlan(actor: Actor, step: Step, { id, plan, extras, bought }: Basket): Promise<void> {
  const { page, use } = actor;
  await use(choiceOf(actor, "radio", id, plan));
  for (const extra of extras) {
    const box = choiceOf(actor, "checkbox", extra.id, extra.plan);
    if (await box.isChecked()) throw new Error(`“${extra.plan.name}” is ticked before anybody has ticked it`);
    await use(box);
  }
  if (extras.length > 0)
    await page
      .getByRole("main")
      .getByText(priceOf(bought.price, actor, bought))
      .first()
      .waitFor();
  const paid = "paid" in step && typeof step.paid === "string" ? step.paid : undefined;
  const next = "next" in step && typeof step.next === "string" ? step.next : undefined;
  await pressBuy(actor, step);
  if (paid === undefined) return next === undefined ? undefined : isAt(page, next, actor.definition);
  await giveEmail(actor);
  await page
    .getByRole("dialog")
    .getByText(priceOf(bought.price, actor, bought))
    .first()
    .waitFor();
  await payWith(actor, cards.paid);
  await isAt(page, paid, actor.definition);
}

/** A segment, and what a page draws for the wheel to land there, between 0 and 1. */
export type Draw = { readonly segment: Segment; readonly random: number };

/**
 * Spins the wheel so that it lands on a segment.
 *
 * @throws if it does not award what the segment says
 */
export async function spinTo(actor: Actor, { wheel }: Promotions, { segment, random }: Draw): Promise<void> {
  if (!wheel) return;
  const { page, use } = actor;
  const dialog = page.getByRole("dialog");
  const hasPrize = awards(segment);
  const won = segment.won ?? segment.label;
  await page.evaluate((drawn) => Object.assign(window, { drawn }), random);
  await use(dialog.getByRole("button", named(actor, wheel.button)));
  await dialog.getByRole("heading", named(actor, hasPrize ? wheel.won : won)).waitFor();
  if (hasPrize) await dialog.getByText(named(actor, won).name).first().waitFor();
}

/**
 * Claims what the wheel has awarded, or closes it where there is no prize.
 *
 * @throws if the wheel stays, or the page does not show what was claimed
 */
export async function takePrize(actor: Actor, { wheel, bonus }: Promotions, segment: Segment): Promise<void> {
  if (!wheel) return;
  const { page, use } = actor;
  const dialog = page.getByRole("dialog");
  const hasPrize = awards(segment);
  await use(dialog.getByRole("button", named(actor, hasPrize ? wheel.claim : wheel.leave)));
  await dialog.waitFor({ state: "hidden" });
  if (hasPrize && bonus) await page.getByText(named(actor, bonus.text).name).first().waitFor();
}

/**
 * Waits until a prize that was won can no longer be claimed, and closes the wheel.
 *
 * @throws if the page does not say so
 */
export async function endPrize(actor: Actor, { wheel }: Promotions): Promise<void> {
  if (!wheel) return;
  const dialog = actor.page.getByRole("dialog");
  await pass(actor.page, milliseconds(wheel.lasts));
  await dialog.getByRole("heading", named(actor, wheel.expired)).waitFor();
  await actor.use(dialog.getByRole("button", named(actor, wheel.leave)));
  await dialog.waitFor({ state: "hidden" });
}

/**
 * Waits until a running bonus ends, extends it if that is possible, and waits again.
 *
 * @throws if the page does not say so, or has no button that goes on without it
 */
export async function endBonus(actor: Actor, { bonus }: Promotions): Promise<void> {
  if (!bonus) return;
  const { page, use } = actor;
  const said = (copy: string) => page.getByText(named(actor, copy).name).first().waitFor();
  const { extend } = bonus;
  await page.getByRole("button", named(actor, bonus.claim)).waitFor();
  await pass(page, milliseconds(bonus.lasts));
  await said(bonus.expired);
  if (extend) {
    await use(page.getByRole("button", named(actor, extend.button)));
    await said(extend.done);
    await pass(page, milliseconds(extend.to));
    await said(bonus.expired);
  }
  await page.getByRole("button", named(actor, bonus.continue)).waitFor();
}

/**
 * Waits until the countdown of an offer is over.
 *
 * @throws if the page does not say what the definition says for then, or shows other prices
 */
export async function endCountdown(actor: Actor, { countdown }: Promotions, step: Step): Promise<void> {
  if (!countdown) return;
  const { page, definition } = actor;
  const main = page.getByRole("main");
  const { texts } = definition;
  const running = main.getByText(named(actor, countdown.text).name).first();
  await running.waitFor();
  await pass(page, milliseconds(countdown.lasts));
  if (countdown.onExpire === "hide") return running.waitFor({ state: "hidden" });
  const { priceStays, pricesAreBack } = texts.offer;
  const words = countdown.expired ?? (countdown.onExpire === "nothing" ? priceStays : pricesAreBack);
  if (words) await main.getByText(named(actor, words).name).first().waitFor();
  if (!countdown.expired) await main.getByText(clockTime(0), { exact: true }).first().waitFor();
  if (countdown.onExpire !== "restore-price") return;
  for (const id of sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section)?.plans ?? [])) {
    const plan = definition.plans[id];
    if (!plan || (await choiceOf(actor, "radio", id, plan).count()) === 0) continue;
    const price = Math.max(plan.price, plan.originalPrice ?? 0);
    await main
      .getByText(priceOf(price, actor, plan))
      .first()
      .waitFor();
  }
}

/** What picks or adds a plan. Its name begins with the plan's or with a badge; plans may be called alike. */
const choiceOf = ({ page }: Actor, role: "radio" | "checkbox", id: string, { name }: Plan) =>
  page
    .getByRole("main")
    .getByRole(role, { name })
    .and(page.locator(`[value="${id}"]`))
    .first();

const priceOf = (amount: number, { definition }: Actor, plan: Plan): string =>
  planMoney(amount, plan, definition.language);

const named = ({ definition }: Actor, copy: string) => accessibleName(definition, copy);

/** Lets a time pass, and a moment more: like a phone that slept and wakes shortly before the end. */
async function pass({ clock }: Page, time: number): Promise<void> {
  if (time > awake) await clock.fastForward(time - awake);
  await clock.runFor(Math.min(time, awake) + aMoment);
}

/** Every tick of this time is run, in milliseconds. */
const awake = 5_000;

/** Each tick of a clock is a timer of its own, and the last one must have run, too. */
const aMoment = 2_000;
