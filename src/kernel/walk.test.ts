import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { compileFunnel, replayTaps } from "../../engine/compile/index.ts";
import { addressesAsked, atomsIn, flowOf } from "../../engine/flow/index.ts";
import { emptyQuiz } from "../../engine/quiz/index.ts";
import { fuzz, fuzzTime } from "../../tests/fuzz.ts";
import { longFunnel, shippedFunnels } from "../../tests/graph/funnels.ts";
import { readFunnel } from "../../tests/read-funnel.ts";
import { screensAhead } from "./screens.ts";
import { createWalk, type Screen, type Tapped } from "./walk.ts";

/**
 * Where no tap is certain to lead to a question: the only one leads to a wheel and a payment, or all begins with a postcode
 * that decides, and is asked for first by whoever comes in the middle.
 */
const uncertain: readonly string[] = ["wine-shop.yaml", "heat-pump.yaml", "pest-control.yaml", "tariffs.yaml"];

const trades = readdirSync("tests/trades")
  .filter((name) => name.endsWith(".yaml") && !uncertain.includes(name))
  .map((name) => [name, flowOf(readFunnel(`tests/trades/${name}`))] as const);

const flows = [
  ...[...shippedFunnels].map(([file, definition]) => [file, flowOf(definition)] as const),
  ...trades,
  ["generated", flowOf(longFunnel(60))] as const,
];

/** As `expect` does it. That takes longer than the taps themselves, of which there are a hundred thousand. */
function expectSame<T>(found: T, wanted: T): void {
  if (found !== wanted) expect(found).toBe(wanted);
}

/** A tap: on an option, on the button, or back to a screen that was there. */
const taps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ option: fc.nat(9) }) },
    { weight: 3, arbitrary: fc.constant({ button: true }) },
    { weight: 2, arbitrary: fc.record({ back: fc.nat(3) }) },
  ),
  { maxLength: 12 },
);

describe.each(flows)("taps that were answered before the code had come, in %s", (name, flow) => {
  const machine = compileFunnel(flow);
  // What the address says, or an experiment, changes nothing of where taps lead for certain.
  const conditions = Object.values(flow.steps).flatMap(({ forward }) => forward.flatMap(({ when }) => when ?? []));
  const visitors = addressesAsked(conditions.flatMap(atomsIn), flow.experiments).map((query) => ({
    ...emptyQuiz,
    query,
  }));
  const pages = Object.keys(flow.steps).flatMap((first) => {
    const ahead = screensAhead(flow, first, 3, () => true).map((ways): Screen => ({ ...ways, title: "" }));
    return ahead.length > 1
      ? [{ first, screens: Object.fromEntries(ahead.map((screen) => [screen.step, screen])) }]
      : [];
  });

  test("end, replayed into the machine, on the step that was shown, with the same answers", {
    timeout: fuzzTime,
  }, async () => {
    expect(pages.length).toBeGreaterThan(0);
    const ends = { runs: 0, moved: 0, unsure: 0 };
    await fuzz(
      `taps before the code, in ${name}`,
      fc.property(
        fc.constantFrom(...pages),
        fc.constantFrom(...visitors),
        taps,
        ({ first, screens }, visitor, tapped) => {
          ends.runs++;
          const walk = createWalk(screens, first);
          const steps = Object.keys(screens);
          const state = () => JSON.stringify([walk.at(), walk.log(), steps.map(walk.chosen)]);
          const shown = [first];
          for (const tap of tapped) {
            const options = flow.steps[walk.at()]?.options ?? [];
            const choosable = options.map(({ id }) => id);
            const isOfSeveral = (screens[walk.at()]?.max ?? 0) > 1;
            const [at, before] = [walk.at(), state()];
            let isSure = true;
            if ("back" in tap) isSure = walk.go(shown[tap.back] ?? first);
            else {
              const option = "option" in tap ? choosable[tap.option % Math.max(choosable.length, 1)] : undefined;
              if ("option" in tap && option === undefined) continue;
              // A single choice goes on by its options, all else by a button.
              const goesOn = option === undefined ? isOfSeveral || !options.length : !isOfSeveral;
              if (option === undefined && !goesOn) continue;
              const made: Tapped = { option, isOfSeveral, goesOn };
              isSure = walk.tap(made, choosable);
            }
            if (isSure && walk.at() !== at) ends.moved++;
            // Unsure, it stops, and has changed nothing.
            if (!isSure) {
              ends.unsure++;
              expectSame(state(), before);
              break;
            }
            shown.push(walk.at());
          }
          const actor = createActor(machine).start();
          actor.send({ type: "restore", quiz: visitor });
          actor.send({ type: "go", step: first });
          for (const taken of walk.log())
            if (taken[0] === "answer") actor.send({ type: "answer", choice: taken[1] });
            else if (taken[0] === "next") actor.send({ type: "next" });
            else actor.send({ type: "go", step: taken[1] });
          const { value, context } = actor.getSnapshot();
          const replayed = replayTaps(flow, { step: first, quiz: visitor }, walk.log());
          const shownAs = (step: unknown, chosen: (step: string) => readonly string[] | undefined) =>
            JSON.stringify([step, steps.map((each) => chosen(each) ?? [])]);
          const wanted = shownAs(walk.at(), walk.chosen);
          expectSame(
            shownAs(value, (step) => context.choices[step]),
            wanted,
          );
          expectSame(
            shownAs(replayed.step, (step) => replayed.quiz.choices[step]),
            wanted,
          );
          // Nothing is known of steps that the page does not carry.
          expectSame(
            [context.choices, replayed.quiz.choices].flatMap(Object.keys).every((step) => step in screens),
            true,
          );
        },
      ),
      2_000,
    );
    // Had it never gone on, and never been unsure, this would say nothing.
    expect(ends.runs).toBeGreaterThan(0);
    expect(ends.moved).toBeGreaterThan(ends.runs / 2);
    expect(ends.unsure).toBeGreaterThan(ends.runs / 200);
  });
});
