import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { compileFunnel, emptyQuiz, replayTaps } from "../../engine/compile/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { longFunnel, shippedFunnels } from "../../tests/graph/funnels.ts";
import { readFunnelFile } from "../disk/index.ts";
import { screensAhead } from "./screens.ts";
import { createWalk, type Screen, type Tapped } from "./walk.ts";

const trades = ["bakery", "dance-school", "language-school", "movers", "running-coach", "sleep-coach"].map((name) => {
  const { definition, report } = readFunnelFile(`tests/trades/${name}.yaml`);
  if (!definition) throw new Error(report);
  return [name, flowOf(definition)] as const;
});

const flows = [
  ...[...shippedFunnels].map(([file, definition]) => [file, flowOf(definition)] as const),
  ...trades,
  ["generated", flowOf(longFunnel(60))] as const,
];

/** A tap: on an option, on the button, or back to a screen that was there. */
const taps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ option: fc.nat(9) }) },
    { weight: 3, arbitrary: fc.constant({ button: true }) },
    { weight: 2, arbitrary: fc.record({ back: fc.nat(3) }) },
  ),
  { maxLength: 12 },
);

describe.each(flows)("taps that were answered before the code had come, in %s", (_, flow) => {
  const machine = compileFunnel(flow);
  const starts = Object.keys(flow.steps).filter((step) => screensAhead(flow, step, 3, () => true).length > 1);

  test("end, replayed into the machine, on the step that was shown, with the same answers", () => {
    expect(starts.length).toBeGreaterThan(0);
    const ends = { moved: 0, unsure: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...starts), taps, (first, tapped) => {
        const screens = Object.fromEntries(
          screensAhead(flow, first, 3, () => true).map((ways): [string, Screen] => [ways.step, { ...ways, title: "" }]),
        );
        const walk = createWalk(screens, first);
        const shown = [first];
        for (const tap of tapped) {
          const options = flow.steps[walk.at()]?.options ?? [];
          const choosable = options.map(({ id }) => id);
          const isOfSeveral = (screens[walk.at()]?.max ?? 0) > 1;
          const before = [walk.at(), walk.log().length, JSON.stringify(Object.keys(screens).map(walk.chosen))];
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
          if (isSure && walk.at() !== before[0]) ends.moved++;
          // Unsure, it stops, and has changed nothing.
          if (!isSure) {
            ends.unsure++;
            expect([walk.at(), walk.log().length, JSON.stringify(Object.keys(screens).map(walk.chosen))]).toEqual(
              before,
            );
            break;
          }
          shown.push(walk.at());
        }
        const actor = createActor(machine).start();
        actor.send({ type: "restore", quiz: emptyQuiz });
        actor.send({ type: "go", step: first });
        for (const taken of walk.log())
          if (taken[0] === "answer") actor.send({ type: "answer", choice: taken[1] });
          else if (taken[0] === "next") actor.send({ type: "next" });
          else actor.send({ type: "go", step: taken[1] });
        const { value, context } = actor.getSnapshot();
        const replayed = replayTaps(flow, { step: first, quiz: emptyQuiz }, walk.log());
        const choices = Object.fromEntries(
          Object.keys(screens).flatMap((step) => (walk.chosen(step).length ? [[step, walk.chosen(step)]] : [])),
        );
        expect({ step: value, choices: context.choices }).toEqual({ step: walk.at(), choices });
        expect({ step: replayed.step, choices: replayed.quiz.choices }).toEqual({ step: walk.at(), choices });
      }),
      { numRuns: 2_000 },
    );
    // Had it never gone on, and never been unsure, this would say nothing.
    expect(ends.moved).toBeGreaterThan(1_000);
    expect(ends.unsure).toBeGreaterThan(10);
  });
});
