import { onWalkedDay } from "../../../engine/compile/index.ts";
import { holds, parseCondition } from "../../../engine/flow/index.ts";
import { orderOf, ordersFor, soldPlans, takesExtras } from "../../../engine/pricing/index.ts";
import type { Path } from "../../../engine/problem/index.ts";
import { factsOf, lookupIn, type Quiz } from "../../../engine/quiz/index.ts";
import {
  isLedBySections,
  sectionPlaces,
  sectionsOf,
  sectionWith,
  shownSections,
  stepWith,
} from "../../../engine/traits/index.ts";
import type { Walk } from "../../../engine/walks/index.ts";
import type { FunnelDefinition, Section, Step } from "../../../schema/funnel.types.ts";
import type { Actor } from "../act/actor.ts";
import {
  awards,
  buyPlan,
  type Draw,
  endBonus,
  endCountdown,
  endPrize,
  type Promotions,
  spinTo,
  takePrize,
  type Wheel,
} from "../act/use-offer.ts";
import type { ProofRule } from "../findings.ts";
import type { WalkedSite } from "../visitor.ts";
import { someoneAt, type Visit, visitOf, whensOf } from "../visits/someone-at.ts";

/** Something that no walk from step to step shows: a plan, a prize, the end of a timer, the link of a mail. */
export type ProvedPart = {
  /** Unique in a funnel. */
  readonly key: string;
  readonly step: string;
  /** What it is about in the definition. */
  readonly path: Path;
  /** What to do on the page to see it, in words. */
  readonly words: string;
  /** Whether the state it ends in is looked at, too. Of several that look alike, the first is. */
  readonly isNewSight: boolean;
  /** What it is if it fails; left out for a part of an offer. */
  readonly rule?: ProofRule;
} & (Seen | { readonly reason: string });

/** How a visitor sees it. */
type Seen = {
  /** From where it can be seen. */
  readonly visit: Visit;
  /** Whether the visitor comes for the first time, so that a wheel opens. */
  readonly isFirst: boolean;
  /** @throws if the page does not do what the definition says */
  readonly act: (actor: Actor) => Promise<void>;
};

/**
 * The plans, prizes and timers of all offers of a funnel, with how to see each of them.
 *
 * @param walks that come to every step
 */
export function offerParts(site: WalkedSite, walks: readonly Walk[]): readonly ProvedPart[] {
  const { definition } = site;
  return Object.entries(definition.steps).flatMap(([id, step]) => [
    ...planParts(id, step, site, walks),
    ...promotionParts(id, step, definition, walks),
  ]);
}

function planParts(id: string, step: Step, site: WalkedSite, walks: readonly Walk[]): readonly ProvedPart[] {
  const { definition, flow, day } = site;
  const on = onWalkedDay(definition, day);
  const offered = [...new Set(sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section)?.plans ?? []))];
  const buttons = sectionPlaces(step).filter(({ section }) => goesOn(section));
  const buyers = isLedBySections(step) ? buttons.map(whensOf) : [[]];
  // Each extra with the first plan that takes any, and those before it in its section: all of them at last.
  const choices = sectionsOf(step).flatMap((section) => {
    const { extras = [] } = sectionWith("offersExtras", section) ?? {};
    return extras.map((_, index) => extras.slice(0, index + 1));
  });
  const orders = [
    ...offered.map((plan) => ({ plan, ticked: [] })),
    ...offered
      .filter((plan) => takesExtras(definition.plans[plan] ?? {}))
      .slice(0, 1)
      .flatMap((plan) => choices.map((ticked) => ({ plan, ticked }))),
  ];
  return orders.map(({ plan, ticked }, index): ProvedPart => {
    const order = orderOf(plan, ticked);
    const last = ticked.at(-1);
    const part = {
      key: `plan ${id} ${order}`,
      step: id,
      path: ["plans", last ?? plan],
      words: `buy ${[plan, ...ticked].map((each) => `“${definition.plans[each]?.name ?? each}”`).join(" with ")}`,
      isNewSight: index === 0 || ticked.length === 1,
    };
    const offersIt = (section: Section) => sectionWith("offersPlans", section)?.plans.includes(plan) === true;
    const addsAll = (section: Section) =>
      ticked.every((extra) => sectionWith("offersExtras", section)?.extras.includes(extra));
    const isOffered = (quiz: Quiz) => {
      if (isRunOut(quiz)) return false;
      const facts = factsOf(flow, quiz);
      const isShown = (section: Section) => !section.when || holds(parseCondition(section.when, []), facts);
      const shown = shownSections(stepWith("hasSections", step)?.sections ?? [], isShown);
      const canGoOn = !isLedBySections(step) || shown.some(goesOn);
      return canGoOn && shown.some(offersIt) && shown.some(addsAll);
    };
    const addingAll = sectionPlaces(step).filter(({ section }) => addsAll(section));
    const adding = ticked.length > 0 ? addingAll.map(whensOf) : [[]];
    const known = visitOf(id, walks, definition, () => true);
    const visit =
      visitOf(id, walks, definition, isOffered) ??
      (known &&
        sectionPlaces(step)
          .filter(({ section }) => offersIt(section))
          .flatMap((place) =>
            adding.flatMap((added) => buyers.map((button) => [...whensOf(place), ...added, ...button])),
          )
          .map((met) => someoneAt(known.position, { met }, isOffered, site))
          .find((found) => found));
    if (!visit) return { ...part, reason: `no answers were found${on} for which the page offers this plan` };
    const plans = ordersFor(soldPlans(definition), lookupIn(flow, visit.position.quiz, {}));
    const { [plan]: picked, [order]: bought } = plans;
    if (!picked || !bought) return { ...part, reason: "there is no such plan" };
    const named = ticked.flatMap((extra) => (plans[extra] ? [{ id: extra, plan: plans[extra] }] : []));
    const basket = { id: plan, plan: picked, extras: named, bought };
    return { ...part, visit, isFirst: false, act: (actor) => buyPlan(actor, step, basket) };
  });
}

/** Whether somebody finds something sold out: then not everything of a page can be used. */
const isRunOut = ({ query }: Quiz) =>
  Object.entries(query).some(([name, state]) => name.startsWith("stock.") && state === "out");

/** Whether a section is a button that buys, or leads to where that is done. */
const goesOn = (section: Section) => sectionWith("leadsOn", section)?.action === "next";

function promotionParts(
  id: string,
  step: Step,
  definition: FunnelDefinition,
  walks: readonly Walk[],
): readonly ProvedPart[] {
  const offer: Promotions | undefined = stepWith("hasPromotions", step);
  if (!offer) return [];
  const { wheel, bonus, countdown } = offer;
  const part = (name: string, path: Path, words: string) => ({
    key: `${name} ${id}`,
    step: id,
    path: ["steps", id, ...path],
    words,
    isNewSight: true,
  });
  const visit = visitOf(id, walks, definition, (quiz) => !isRunOut(quiz));
  const seen = (visitor: Pick<Seen, "isFirst">, act: Seen["act"]) =>
    visit ? { visit, ...visitor, act } : { reason: "no walk comes to this step" };
  const draws = wheel ? drawsOf(wheel) : [];
  const likely = draws.filter(({ weight }) => weight > 0);
  const prize = likely.find(({ segment }) => awards(segment));
  const blank = likely.find(({ segment }) => !awards(segment));
  const win = async (actor: Actor, draw: Draw) => {
    await spinTo(actor, offer, draw);
    await takePrize(actor, offer, draw.segment);
  };
  const parts = draws.map((draw, index): ProvedPart => {
    const { id: name, label } = draw.segment;
    const its = {
      ...part(`segment ${name}`, ["wheel", "segments", index], `spin the wheel to “${label}”`),
      isNewSight: draw === prize || draw === blank,
    };
    if (draw.weight === 0) return { ...its, reason: "the wheel never lands there" };
    return { ...its, ...seen({ isFirst: true }, (actor) => win(actor, draw)) };
  });
  if (prize)
    parts.push({
      ...part("end of prize", ["wheel"], "win, and let the time to claim the prize run out"),
      ...seen({ isFirst: true }, async (actor) => {
        await spinTo(actor, offer, prize);
        await endPrize(actor, offer);
      }),
    });
  if (bonus && (prize || !wheel))
    parts.push({
      ...part("end of bonus", ["bonus"], "claim the bonus, and let its time run out"),
      ...seen({ isFirst: true }, async (actor) => {
        if (prize) await win(actor, prize);
        await endBonus(actor, offer);
      }),
    });
  if (countdown)
    parts.push({
      ...part("end of countdown", ["countdown"], `stay for ${countdown.lasts}, until the countdown is over`),
      ...seen({ isFirst: false }, (actor) => endCountdown(actor, offer, step)),
    });
  return parts;
}

/** The segments of a wheel, with how likely each is. */
function drawsOf(wheel: Wheel): readonly (Draw & { readonly weight: number })[] {
  const weights = wheel.segments.map(({ id }) => weightOf(id, wheel));
  const sumOf = (some: readonly number[]) => some.reduce((sum, weight) => sum + weight, 0);
  return wheel.segments.map((segment, index) => {
    const weight = weights[index] ?? 0;
    // The middle of the segment.
    return { segment, weight, random: (sumOf(weights.slice(0, index)) + weight / 2) / sumOf(weights) };
  });
}

/** How likely a wheel lands on a segment, in relation to the others. */
function weightOf(id: string, { outcome, weights }: Wheel): number {
  if (outcome !== undefined) return outcome === id ? 1 : 0;
  return weights ? (weights[id] ?? 0) : 1;
}
