import { factsOf, type Quiz } from "../../engine/compile/index.ts";
import { type Flow, holds, parseCondition } from "../../engine/flow/index.ts";
import type { Path } from "../../engine/problem/index.ts";
import { sectionPlaces, sectionsOf, sectionWith, shownSections, stepWith } from "../../engine/traits/index.ts";
import type { Walk } from "../../engine/walks/index.ts";
import type { FunnelDefinition, Section, Step } from "../../schema/funnel.types.ts";
import type { Actor } from "./act/actor.ts";
import { buyPlan, endBonus, endCountdown, endPrize, type Promotions, spinTo } from "./act/use-offer.ts";
import { someoneAt, type Visit, visitOf, whensOf } from "./visits/someone-at.ts";

/** Something of an offer that no walk from step to step shows: a plan, a prize, the end of a timer. */
export type OfferPart = {
  /** Unique in a funnel. */
  readonly key: string;
  readonly step: string;
  /** What it is about in the definition. */
  readonly path: Path;
  /** What to do on the page to see it, in words. */
  readonly words: string;
  /** Whether the state it ends in is looked at, too. Of several that look alike, the first is. */
  readonly isNewSight: boolean;
} & (
  | {
      /** From where it can be seen. */
      readonly visit: Visit;
      /** Whether the visitor comes for the first time, so that a wheel opens. */
      readonly isFirst: boolean;
      /** @throws if the page does not do what the definition says */
      readonly act: (actor: Actor) => Promise<void>;
    }
  | { readonly reason: string }
);

/**
 * The plans, prizes and timers of all offers of a funnel, with how to see each of them.
 *
 * @param walks that come to every step
 */
export function offerParts(definition: FunnelDefinition, flow: Flow, walks: readonly Walk[]): readonly OfferPart[] {
  return Object.entries(definition.steps).flatMap(([id, step]) => [
    ...planParts(id, step, definition, flow, walks),
    ...promotionParts(id, step, definition, walks),
  ]);
}

function planParts(
  id: string,
  step: Step,
  definition: FunnelDefinition,
  flow: Flow,
  walks: readonly Walk[],
): readonly OfferPart[] {
  const offered = [...new Set(sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section)?.plans ?? []))];
  return offered.map((plan, index): OfferPart => {
    const part = {
      key: `plan ${id} ${plan}`,
      step: id,
      path: ["plans", plan],
      words: `buy “${definition.plans[plan]?.name ?? plan}”`,
      isNewSight: index === 0,
    };
    const offersIt = (section: Section) => sectionWith("offersPlans", section)?.plans.includes(plan) === true;
    const isOffered = (quiz: Quiz) => {
      const facts = factsOf(flow, quiz);
      const isShown = (section: Section) => !section.when || holds(parseCondition(section.when, []), facts);
      return shownSections(stepWith("hasSections", step)?.sections ?? [], isShown).some(offersIt);
    };
    const known = visitOf(id, walks, definition, () => true);
    const visit =
      visitOf(id, walks, definition, isOffered) ??
      (known &&
        sectionPlaces(step)
          .filter(({ section }) => offersIt(section))
          .map((place) => someoneAt(known.position, { met: whensOf(place) }, isOffered, definition, flow))
          .find((found) => found));
    if (!visit) return { ...part, reason: "no answers were found for which the page offers this plan" };
    return { ...part, visit, isFirst: false, act: (actor) => buyPlan(actor, step, plan) };
  });
}

function promotionParts(
  id: string,
  step: Step,
  definition: FunnelDefinition,
  walks: readonly Walk[],
): readonly OfferPart[] {
  const offer: Promotions | undefined = stepWith("hasPromotions", step);
  const visit = visitOf(id, walks, definition, () => true);
  if (!offer) return [];
  const { wheel, bonus, countdown } = offer;
  const part = (name: string, path: Path, words: string, isNewSight = true) => ({
    key: `${name} ${id}`,
    step: id,
    path: ["steps", id, ...path],
    words,
    isNewSight,
  });
  const seen = (act: (actor: Actor) => Promise<void>, isFirst: boolean) =>
    visit ? { visit, isFirst, act } : { reason: "no walk comes to this step" };
  const chances = wheel?.segments.map((segment) => ({ segment, weight: weightOf(segment.id, wheel) })) ?? [];
  const whole = chances.reduce((sum, { weight }) => sum + weight, 0);
  const draws = chances.map(({ segment, weight }, index) => {
    const before = chances.slice(0, index).reduce((sum, chance) => sum + chance.weight, 0);
    return { segment, index, weight, random: (before + weight / 2) / whole };
  });
  const prize = draws.find(({ segment, weight }) => weight > 0 && segment.prize !== false);
  const kinds = new Set<boolean>();
  const segments = draws.map(({ segment, index, weight, random }): OfferPart => {
    const isNewSight = weight > 0 && !kinds.has(segment.prize !== false);
    if (weight > 0) kinds.add(segment.prize !== false);
    const its = part(
      `segment ${segment.id}`,
      ["wheel", "segments", index],
      `spin the wheel to “${segment.label}”`,
      isNewSight,
    );
    if (weight === 0) return { ...its, reason: "the wheel never lands there" };
    return { ...its, ...seen((actor) => spinTo(actor, offer, segment, random), true) };
  });
  const spins = (actor: Actor) => (prize ? spinTo(actor, offer, prize.segment, prize.random, false) : undefined);
  return [
    ...segments,
    ...(wheel && prize
      ? [
          {
            ...part("end of prize", ["wheel"], "win, and let the time to claim the prize run out"),
            ...seen(async (actor) => {
              await spins(actor);
              await endPrize(actor, offer);
            }, true),
          },
        ]
      : []),
    ...(bonus && (prize || !wheel)
      ? [
          {
            ...part("end of bonus", ["bonus"], "claim the bonus, and let its time run out"),
            ...seen(async (actor) => {
              if (wheel && prize) await spinTo(actor, offer, prize.segment, prize.random);
              await endBonus(actor, offer);
            }, true),
          },
        ]
      : []),
    ...(countdown
      ? [
          {
            ...part("end of countdown", ["countdown"], `stay for ${countdown.lasts}, until the countdown is over`),
            ...seen((actor) => endCountdown(actor, offer, step), false),
          },
        ]
      : []),
  ];
}

/** How likely a wheel lands on a segment, in relation to the others. */
function weightOf(id: string, { outcome, weights }: NonNullable<Promotions["wheel"]>): number {
  if (outcome !== undefined) return outcome === id ? 1 : 0;
  return weights ? (weights[id] ?? 0) : 1;
}
