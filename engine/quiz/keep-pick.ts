import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import {
  bareCondition,
  type Flow,
  holds,
  keepsPick,
  placedAtoms,
  saysPick,
  stepFlows,
  whenShown,
} from "../flow/index.ts";
import { isPicked, startingPlan, untouched } from "../pricing/index.ts";
import { sectionPlaces, sectionWith } from "../traits/index.ts";
import { factsOf, outcomeOf, type Quiz } from "./quiz.ts";

/**
 * The answers of somebody who has gone on from a step, after its payment or by its other button: with the plan that its page
 * keeps then. That is a matter of pages, which whoever walks a funnel without them has to be told.
 */
type KeepPick = (quiz: Quiz, step: string, kind: "paid" | "next") => Quiz;

/** What pages keep of a pick, in a funnel that says it or asks for it later. */
export function pickKeeper(definition: FunnelDefinition, flow: Flow): KeepPick {
  const flows = stepFlows(definition);
  const isAsked = placedAtoms(definition, flows).some(({ kind, name }) => kind === "has" && name === "plan");
  if (!isAsked && !Object.values(definition.steps).some(saysPick)) return (quiz) => quiz;
  const offers = new Map(
    Object.entries(definition.steps).map(([id, step]) => [
      id,
      sectionPlaces(step).flatMap((place) => {
        const offer = sectionWith("offersPlans", place.section);
        const when = whenShown(place, []);
        return offer ? [{ ...offer, when: when && bareCondition(when) }] : [];
      }),
    ]),
  );
  return (quiz, id, kind) => {
    const [step, own] = [definition.steps[id], flows[id]];
    if (!step || !own || !keepsPick(step, own, { kind })) return quiz;
    const offer = offers.get(id)?.find(({ when }) => holds(when, factsOf(flow, quiz)));
    if (!offer || isPicked(offer.plans, quiz.values)) return quiz;
    const plan = startingPlan({ plan: offer.default, offered: offer.plans }, outcomeOf(flow, quiz)?.plan);
    return { ...quiz, values: { ...quiz.values, plan, [untouched]: plan } };
  };
}

/** The answers of somebody who has come by the steps that they have reached, with what their pages have kept of a pick. */
export function withPicks(definition: FunnelDefinition, flow: Flow, quiz: Quiz): Quiz {
  const keep = pickKeeper(definition, flow);
  return quiz.reached
    .slice(0, -1)
    .reduce((so, step, at) => keep(so, step, flow.steps[step]?.paid === quiz.reached[at + 1] ? "paid" : "next"), quiz);
}
