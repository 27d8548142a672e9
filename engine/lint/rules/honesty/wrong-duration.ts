import type { Plan } from "../../../../schema/funnel.types.ts";
import { milliseconds } from "../../../flow/index.ts";
import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import { type Finding, isWithin, type Path } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { isTrial } from "../../is-trial.ts";
import { offeredPlans, quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn, type StatedDuration } from "../../stated/durations-in.ts";
import { namedTrialsIn, trialsIn } from "../../stated/trials-in.ts";

/** What a text says of a timer, a loading screen, a plan or a trial is as long as it lasts. */
export const wrongDuration: Rule = {
  id: "wrong-duration",
  severity: "warning",
  why: "A banner that promises 15 minutes over a clock that starts at ten, a plan called “3 months” that runs for one, or a “30-day trial” that is charged after 14: the visitor was told something untrue, and the clock beside it proves it. The value was changed and the sentence was not. Say the same in both, or leave the figure out of the sentence.",
  wrong: "countdown: { text: This price holds for 15 minutes, lasts: 10 min, onExpire: restore-price }",
  right: "countdown: { text: This price holds for, lasts: 10 min, onExpire: restore-price }",
  *check(context) {
    const { definition, steps } = context;
    const { language } = definition;
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel, bonus, countdown } = stepWith("hasPromotions", step) ?? {};
      const { extend } = bonus ?? {};
      const timers = [
        { keys: ["countdown"], lasts: countdown?.lasts },
        { keys: ["wheel"], lasts: wheel?.lasts },
        { keys: ["bonus"], lasts: bonus?.lasts },
        { keys: ["bonus", "extend"], lasts: extend?.to },
      ];
      for (const { keys, lasts } of timers)
        if (lasts !== undefined)
          yield* wrongIn(textsOf(context, ["steps", id, ...keys]), {
            what: `the ${keys.at(-1) === "extend" ? "extended timer" : (keys[0] ?? "")} lasts ${lasts}`,
            lasts: [milliseconds(lasts) / 1_000],
            // Days and weeks are what the prize is.
            isAbout: ({ unit }) => unit === "second" || unit === "minute" || unit === "hour",
            spare: 0.05,
          });
      const after = steps[id]?.exits.after;
      if (after !== undefined)
        yield* wrongIn(textsOf(context, ["steps", id]), {
          what: `step "${id}" moves on after ${after / 1_000} s`,
          lasts: [after / 1_000],
          // Longer ones are about something else, such as lessons.
          isAbout: ({ unit }) => unit === "second",
          spare: 0.25,
        });
    }
    for (const [id, plan] of Object.entries(definition.plans)) {
      const period = firstPeriod(plan);
      if (period === undefined) continue;
      yield* wrongIn([{ text: plan.name, path: ["plans", id, "name"] }], {
        what: `plan "${id}" runs for ${period}`,
        // A trial may have the name of what follows it, unless the name says how long the trial is.
        lasts: [
          period,
          ...(isTrial(plan, language) && trialsIn(plan.name, language).length === 0 ? [plan.renews.every] : []),
        ]
          .map(secondsIn)
          .concat(timesPaid(plan)),
        isAbout: ({ unit }) => unit !== "second" && unit !== "minute" && unit !== "hour",
        // Twelve months are a year, and 31 days are a month, but four weeks are none.
        spare: 0.04,
      });
    }
    yield* wrongTrials(context);
  },
};

/** What is said of a trial anywhere is as long as those of the page, or else as one of the funnel. */
function* wrongTrials({ copy, definition }: LintContext): Iterable<Finding> {
  const all = trialsOf(
    Object.entries(definition.plans).map(([id, plan]) => ({ id, plan })),
    definition.language,
  );
  if (all.length === 0) return;
  const isQuoted = quotedIn(definition);
  for (const { text, path } of copy) {
    const [root, step, key] = path;
    // What can be won has a length of its own.
    if (!places.has(String(root)) || key === "wheel" || key === "bonus") continue;
    if (isQuoted(path)) continue;
    const offered = root === "steps" ? trialsOf(offeredPlans(definition, String(step)), definition.language) : [];
    const trials = offered.length > 0 ? offered : all;
    yield* wrongTrialIn(path, trials, [
      ...trialsIn(text, definition.language),
      ...namedTrialsIn(text, definition.language),
    ]);
  }
  // What a name says in figures is compared with its plan, trial or not.
  for (const trial of all) {
    const { name: text = "" } = definition.plans[trial.id] ?? {};
    yield* wrongTrialIn(["plans", trial.id, "name"], [trial], namedTrialsIn(text, definition.language));
  }
}

function* wrongTrialIn(
  path: Path,
  trials: ReturnType<typeof trialsOf>,
  said: readonly StatedDuration[],
): Iterable<Finding> {
  const stated = said.find(({ seconds }) => trials.every(({ lasts }) => Math.abs(seconds - lasts) > 0.04 * lasts));
  const [first] = trials;
  if (stated && first)
    yield {
      message: `This says "${stated.excerpt}", but the trial of plan "${first.id}" lasts ${first.period}. Say the same in both${path[0] === "plans" ? "" : `, or show {plans.${first.id}.period}`}.`,
      path,
      excerpt: stated.excerpt,
    };
}

const places: ReadonlySet<string> = new Set(["steps", "outcomes", "description", "legal"]);

const trialsOf = (plans: readonly { readonly id: string; readonly plan: Plan }[], language: string) =>
  plans.flatMap(({ id, plan }) => {
    if (!isTrial(plan, language)) return [];
    const period = firstPeriod(plan);
    return { id, period, lasts: secondsIn(period) };
  });

/** How long a plan is paid for, and until the last payment: "paid over 4 months" says nothing of how long it runs. */
const timesPaid = ({ parts }: Plan): readonly number[] =>
  parts ? [parts.count, parts.count - 1].map((times) => times * secondsIn(parts.every)) : [];

const secondsIn = (period: string): number => daysIn(period) * 86_400;

type Text = { readonly text: string; readonly path: Path };

/** The texts right below a place, and those in a list there. */
const textsOf = ({ copy }: LintContext, at: Path): readonly Text[] =>
  copy.filter(({ path }) => {
    const below = path.length - at.length;
    return (below === 1 || (below === 2 && typeof path.at(-1) === "number")) && isWithin(path, at);
  });

type Truth = {
  readonly what: string;
  /** In seconds; any of them is true. */
  readonly lasts: readonly number[];
  readonly isAbout: (stated: StatedDuration) => boolean;
  /** What may be rounded, as a share. */
  readonly spare: number;
};

function* wrongIn(texts: readonly Text[], { what, lasts, isAbout, spare }: Truth): Iterable<Finding> {
  for (const { text, path } of texts) {
    const stated = durationsIn(text).filter(isAbout);
    const [first] = stated;
    if (first && !stated.some(({ seconds }) => lasts.some((real) => Math.abs(seconds - real) <= spare * real)))
      yield {
        message: `This says "${first.excerpt}", but ${what}. Say the same in both, or leave it out here.`,
        path,
        excerpt: first.excerpt,
      };
  }
}
