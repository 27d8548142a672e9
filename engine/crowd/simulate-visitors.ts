import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { formAnswers, onWalkedDay, walkedNoon } from "../compile/index.ts";
import {
  atomsIn,
  type BareCondition,
  bareCondition,
  drawVariant,
  type Experiments,
  experimentsOf,
  flowOf,
  holds,
  leftToSell,
  placedAtoms,
  type StepFlow,
  stepFlows,
  whenShown,
} from "../flow/index.ts";
import { choose, emptyQuiz, factsOf, nextStep, outcomeOf, pickKeeper, type Quiz } from "../quiz/index.ts";
import { contactFields, sectionPlaces, sectionTraits } from "../traits/index.ts";
import { answerDrawer, type Shares } from "./answer-drawer.ts";
import { seededRandom } from "./seeded-random.ts";
import { stepSeconds } from "./step-seconds.ts";

/** Who comes, and how they behave. */
export type Crowd = {
  readonly visitors: number;
  readonly seed: number;
  /** Probability of leaving at a step, by its id. `every` is for all unnamed steps that lead on. Between 0 and 1. */
  readonly dropOff: Readonly<Record<string, number>>;
  /** By step: the share of visitors who choose an option. */
  readonly weights: Readonly<Record<string, Shares>>;
  /** Query parameters that every visitor arrives with. */
  readonly query?: Readonly<Record<string, string>>;
  /** The day of their visits, such as 2026-12-16, if it is not that of all walks. */
  readonly day?: string;
};

/** What became of them. Times are means in seconds. */
export type Simulation = {
  readonly visitors: number;
  readonly seed: number;
  /** On which day, in words; empty if nothing depends on it. */
  readonly on: string;
  readonly steps: readonly {
    readonly step: string;
    readonly reached: number;
    /** How many gave up here. */
    readonly left: number;
    readonly seconds: number;
    /** From the start until they came here; 0 where nobody did. */
    readonly after: number;
  }[];
  readonly ends: readonly { readonly step: string; readonly visitors: number; readonly seconds: number }[];
  /**
   * The last one that each visitor was shown. Where no step shows any, an outcome goes along with a lead alone, and is
   * that of each visitor who came to an end.
   */
  readonly outcomes: readonly { readonly outcome: string; readonly visitors: number }[];
  readonly unseen: readonly string[];
  /** Visitors who went in circles until the simulation gave up on them. */
  readonly circling: number;
  /** Query parameters that the crowd did not set: as many visitors have each value as none. Of a stock, as many find some left as none. */
  readonly drawn: readonly DrawnQuery[];
  /** What became of those with each variant, of experiments whose variant the crowd did not set. */
  readonly experiments: readonly DrawnExperiment[];
};

type DrawnExperiment = {
  readonly experiment: string;
  readonly variants: readonly {
    readonly variant: string;
    readonly visitors: number;
    /** How many came to each end that anybody came to. */
    readonly ends: readonly { readonly step: string; readonly visitors: number }[];
  }[];
};

/** A query parameter, and the values that conditions name. */
type DrawnQuery = { readonly name: string; readonly values: readonly string[] };

/**
 * Sends a crowd through a funnel. Each visitor answers at random, follows the way that the answers open, and may leave
 * at any step. Nobody goes back. If conditions ask about a query parameter that the crowd does not set, each value that
 * they name is as likely as no value, and whether some is left of a stock is as likely as not; variants of experiments are drawn by their weights. On a page that takes a payment, every visitor who stays pays successfully, or half
 * of those to whom a button is shown that skips it. The same crowd and seed give the same result.
 *
 * @param definition a checked one
 */
export function simulateVisitors(definition: FunnelDefinition, crowd: Crowd): Simulation {
  const flow = flowOf(definition, () => walkedNoon(crowd.day));
  const flows = stepFlows(definition);
  const forms = formAnswers(flow, placedAtoms(definition, flows), crowd.day);
  const keepPick = pickKeeper(definition, flow);
  const random = seededRandom(crowd.seed);
  const drawn = drawnQueries(definition, crowd.query);
  const experiments = Object.entries(experimentsOf(definition)).filter(
    ([name]) => !Object.hasOwn(crowd.query ?? {}, name),
  );
  const drawQuery = queryDrawer(drawn, experiments, crowd.query);
  const byVariant = new Map<string, number>();
  const countAt = (end: string, query: Quiz["query"]) => {
    for (const [name] of experiments) {
      const key = JSON.stringify([name, query[name], end]);
      byVariant.set(key, (byVariant.get(key) ?? 0) + 1);
    }
  };
  const stays = new Map(
    Object.entries(flows).map(([id, step]) => [id, stayAt(id, step, definition, crowd, forms.get(id)?.answers)]),
  );
  const outcomes = new Map(definition.outcomes.map(({ id }) => [id, 0]));
  const isShown = [...stays.values()].some(({ saysOutcome }) => saysOutcome.length > 0);
  const most = stays.size * 20 + 100;
  let circling = 0;

  for (let visitor = 0; visitor < crowd.visitors; visitor++) {
    let quiz: Quiz = { ...emptyQuiz, query: drawQuery(random), reached: [definition.start] };
    countAt("", quiz.query);
    let seconds = 0;
    let outcome: string | undefined;
    let at: Stay | undefined = stays.get(definition.start);
    for (let moves = 0; at && moves <= most; moves++) {
      if (at.lastVisitor !== visitor) {
        at.lastVisitor = visitor;
        at.reached++;
        at.arrival += seconds;
      }
      if (isAnyMet(at.saysOutcome, quiz)) outcome = outcomeOf(flow, quiz)?.id;
      seconds += at.seconds;
      at.spent += at.seconds;
      at.visits++;
      if (random() < at.dropOff) {
        at.left++;
        break;
      }
      if (at.draw) quiz = answered(quiz, at, at.draw(random));
      if (at.typed) quiz = typed(quiz, at.id, at.typed(random));
      const isLeft = isAnyMet([at.whileLeft], quiz);
      const canPay = at.sells && isLeft && (at.pays.length === 0 || isAnyMet(at.pays, quiz));
      const canPass = at.sells ? isAnyMet(at.skips, quiz) : isLeft;
      const isBuying = canPay && !(canPass && random() < 0.5);
      if (isBuying && at.paid !== undefined) {
        seconds += paymentSeconds;
        at.spent += paymentSeconds;
      }
      // Whoever is shown no button, as once enrolment is over, or finds it sold out, ends here.
      if (isBuying || canPass) quiz = keepPick(quiz, at.id, isBuying ? "paid" : "next");
      const next: string | undefined = isBuying ? at.paid : canPass ? nextStep(flow, quiz, at.id) : undefined;
      if (next === undefined) {
        at.ended++;
        countAt(at.id, quiz.query);
        at.total += seconds;
        if (!isShown && outcomes.size > 0) outcome = outcomeOf(flow, quiz)?.id;
        break;
      }
      if (moves === most) circling++;
      at = stays.get(next);
    }
    if (outcome !== undefined) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  function isAnyMet(conditions: readonly (BareCondition | undefined)[], quiz: Quiz): boolean {
    return conditions.length > 0 && conditions.some((when) => holds(when, factsOf(flow, quiz)));
  }

  function answered(quiz: Quiz, { id }: Stay, choice: readonly string[]): Quiz {
    // A second answer at a step may drop others; a first one only adds itself.
    if (quiz.choices[id] || choice.length === 0) return choose(flow, quiz, id, choice);
    return { ...quiz, choices: { ...quiz.choices, [id]: choice } };
  }

  // Whoever opens the link of a mail comes later, and nobody knows how many do.
  const all = [...stays.values()].filter(({ id }) => !flows[id]?.isMailed);
  const ends = all.flatMap(({ id, ended, total }) =>
    ended > 0 ? [{ step: id, visitors: ended, seconds: total / ended }] : [],
  );
  const counted = (...key: readonly string[]) => byVariant.get(JSON.stringify(key)) ?? 0;
  return {
    visitors: crowd.visitors,
    seed: crowd.seed,
    on: onWalkedDay(definition, crowd.day),
    steps: all.map(({ id, reached, left, seconds, spent, visits, arrival }) => ({
      step: id,
      reached,
      left,
      seconds: visits === 0 ? seconds : spent / visits,
      after: reached === 0 ? 0 : arrival / reached,
    })),
    ends,
    outcomes: [...outcomes].map(([outcome, visitors]) => ({ outcome, visitors })),
    unseen: all.filter(({ reached }) => reached === 0).map(({ id }) => id),
    circling,
    drawn,
    experiments: experiments.map(([experiment, weights]) => ({
      experiment,
      variants: Object.keys(weights).map((variant) => ({
        variant,
        visitors: counted(experiment, variant, ""),
        ends: ends.map(({ step }) => ({ step, visitors: counted(experiment, variant, step) })),
      })),
    })),
  };
}

/** The parameters that conditions ask about and that are not given, without experiments. */
function drawnQueries(definition: FunnelDefinition, given: Quiz["query"] = {}): readonly DrawnQuery[] {
  const asked = new Map<string, Set<string>>();
  for (const atom of placedAtoms(definition, stepFlows(definition)))
    if (atom.kind === "query" && !Object.hasOwn(given, atom.name) && !Object.hasOwn(definition.experiments, atom.name))
      asked.set(
        atom.name,
        new Set([...(asked.get(atom.name) ?? []), ...(atom.isStock ? ["left", "out"] : atom.values)]),
      );
  return [...asked].map(([name, values]) => ({ name, values: [...values] }));
}

/** Draws the query parameters that a visitor arrives with, and the variants that they are shown. */
function queryDrawer(
  drawn: readonly DrawnQuery[],
  experiments: readonly (readonly [name: string, weights: Experiments[string]])[],
  given: Quiz["query"] = {},
): (random: () => number) => Quiz["query"] {
  if (drawn.length === 0 && experiments.length === 0) return () => given;
  return (random) => {
    const parts = drawn.map(({ name, values }) => {
      // The backend always says something of a stock.
      const ways = values.length + (name.startsWith("stock.") ? 0 : 1);
      return [name, values[Math.floor(random() * ways)]] as const;
    });
    return {
      ...given,
      ...Object.fromEntries(parts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      ...Object.fromEntries(experiments.map(([name, weights]) => [name, drawVariant(weights, random())])),
    };
  };
}

/** An assumed time for typing a card number and waiting for the result. */
const paymentSeconds = 45;

/** A step as visitors find it, and what became of those who reached it. */
function stayAt(
  id: string,
  step: StepFlow,
  definition: FunnelDefinition,
  { dropOff, weights }: Crowd,
  forms: readonly Quiz["values"][] | undefined,
) {
  const own = definition.steps[id];
  const left = leftToSell(id, step, definition, { path: ["steps", id], on: "value" });
  return {
    id,
    seconds: own ? stepSeconds(own, step) : 0,
    // A visitor who has reached the end has skipped nothing.
    dropOff: step.exits.forward.length > 0 ? (dropOff[id] ?? dropOff.every ?? 0) : 0,
    ...(step.options.length > 0 && { draw: answerDrawer(step, weights[id] ?? {}) }),
    ...typingAt(own, forms),
    saysOutcome: own ? outcomesSaid(own) : [],
    sells: step.sells,
    skips: step.skips,
    pays: step.pays,
    whileLeft: left && bareCondition(left),
    paid: step.sells ? step.exits.forward.find(({ kind }) => kind === "paid")?.to : undefined,
    lastVisitor: -1,
    visits: 0,
    spent: 0,
    reached: 0,
    left: 0,
    ended: 0,
    arrival: 0,
    total: 0,
  };
}

/**
 * The conditions under which a step says the visitor's outcome, one for each text that does and each section for an
 * outcome; undefined for always.
 */
function outcomesSaid(step: Step): readonly (BareCondition | undefined)[] {
  const says = (value: unknown) => JSON.stringify(value).includes("{outcome.");
  const places = sectionPlaces(step).map((place) => {
    const when = whenShown(place, []);
    // The sections in its columns have places of their own.
    const own = Object.entries(place.section).filter(
      ([key]) => !(sectionTraits(place.section).holdsSections && key === "columns"),
    );
    return { own, when: when && bareCondition(when) };
  });
  const all = Object.entries(step).filter(([key]) => key !== "sections");
  return [{ own: all, when: undefined }, ...places].flatMap(({ own, when }) =>
    says(own) || (when && atomsIn(when).some(({ kind }) => kind === "outcome")) ? [when] : [],
  );
}

type Stay = ReturnType<typeof stayAt>;

/** Draws what a visitor types at a step: any of the values worth trying in a form, the first contact elsewhere. */
function typingAt(own: Step | undefined, answers: readonly Quiz["values"][] = []) {
  if (answers.length > 0)
    return { typed: (random: () => number) => answers[Math.floor(random() * answers.length)] ?? {} };
  const [contact] = own ? contactFields(own) : [];
  return contact && { typed: () => ({ [contact]: "given" }) };
}

/** A quiz with what was typed at a step, to which the visitor has been. */
const typed = (quiz: Quiz, step: string, values: Quiz["values"]): Quiz => ({
  ...quiz,
  values: { ...quiz.values, ...values },
  reached: quiz.reached.includes(step) ? quiz.reached : [...quiz.reached, step],
});
