import { expect, test } from "vitest";
import { walkedNoon } from "../../../engine/compile/index.ts";
import { addressText, addressTextLength } from "../../../engine/copy/index.ts";
import { flowOf } from "../../../engine/flow/index.ts";
import { outcomeOf } from "../../../engine/quiz/index.ts";
import { coverFunnel } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { definition } from "../../../tests/definition.ts";
import { firstVisits } from "./first-visits.ts";
import { sightsOf } from "./sights.ts";

function seenIn(funnel: FunnelDefinition, day?: string) {
  const flow = flowOf(funnel, () => walkedNoon(day));
  const cover = coverFunnel(funnel, day);
  return { flow, cover, sights: sightsOf({ definition: funnel, flow, day }, cover.walks, firstVisits(cover, funnel)) };
}

const question = (id: string, next: string) =>
  `  ${id}: { type: question, path: /${id}, question: How much water?, options: [{ label: Much, score: { wet: 2 } }, { label: Some, score: { wet: 1 } }, { label: None, score: { wet: 0 } }], next: ${next} }\n`;

const pond = definition(`
start: one
scales: { wet: {} }
outcomes:
  - { id: lake, when: { score: { wet: { min: 6 } } }, title: A lake }
  - { id: dry, when: { score: { wet: { max: 0 } } }, title: A lawn }
  - { id: pond, title: A pond }
steps:
${question("one", "two")}${question("two", "three")}${question("three", "plan")}
  plan:
    type: end
    path: /plan
    sections:
      - { type: heading, text: "{outcome.title}" }
      - { type: text, when: { two: some, three: none }, text: The second one is small. }
      - { type: text, when: { query: { from: [mail, shop] } }, text: Welcome back. }
      - { type: text, when: { all: [{ one: much }, { not: { one: much } }] }, text: For nobody. }
`);

test("each outcome and each section with a condition is seen by somebody, or there is a reason why nobody sees it", () => {
  const { flow, sights } = seenIn(pond);
  expect(sights.map((sight) => [sight.key, "reason" in sight ? sight.reason : "seen"])).toEqual([
    ["outcome plan lake", "seen"],
    ["outcome plan dry", "seen"],
    ["outcome plan pond", "seen"],
    ["section plan sections.1", "seen"],
    ["section plan sections.2", "seen"],
    ["section plan sections.3", "no answers were found with which it is shown"],
  ]);
  const by = (key: string) => {
    const sight = sights.find((one) => one.key === key);
    return sight && "visit" in sight ? sight.visit : undefined;
  };
  for (const id of ["lake", "dry", "pond"]) {
    const quiz = by(`outcome plan ${id}`)?.position.quiz;
    expect(quiz && outcomeOf(flow, quiz)?.id).toBe(id);
  }
  expect(by("outcome plan dry")?.way).toEqual(["choose “None”", "choose “None”", "choose “None”"]);
  expect(by("section plan sections.1")?.position.quiz.choices).toMatchObject({ two: ["some"], three: ["none"] });
  expect(by("section plan sections.2")?.position.quiz.query).toEqual({ from: "mail" });
});

test("a step that says what the address gives is seen with as long a text as an address can give", () => {
  const { sights } = seenIn(
    definition(`
start: one
scales: { wet: {} }
steps:
${question("one", "plan")}  plan: { type: end, path: /plan, sections: [{ type: heading, text: "Ponds in {query.town|your town}" }] }
`),
  );
  const [sight, other] = sights;
  expect(other).toBeUndefined();
  if (!sight || !("visit" in sight)) throw new Error("Nobody sees it.");
  expect(sight.key).toBe("address plan");
  const { "query.town": town = "" } = sight.visit.position.quiz.fromAddress ?? {};
  expect([addressText(town), town.length]).toEqual([town, addressTextLength]);
  expect(sight.visit.way).toEqual([`open /one?town=${encodeURIComponent(town)}`, "choose “Much”"]);
});

test("an outcome that one page shows need not be shown by another", () => {
  const { sights } = seenIn(
    definition(`
start: one
scales: { wet: {} }
outcomes:
  - { id: lake, when: { score: { wet: { min: 1 } } }, title: A lake }
  - { id: dry, title: A lawn }
steps:
${question("one", "[{ when: { score: { wet: { min: 1 } } }, go: wet }, { go: dry }]")}
  wet: { type: end, path: /wet, sections: [{ type: heading, text: "{outcome.title}" }] }
  dry: { type: end, path: /dry, sections: [{ type: heading, text: "{outcome.title}" }] }
`),
  );
  expect(sights.map(({ key }) => key)).toEqual(["outcome wet lake", "outcome dry dry"]);
});

test("what a day decides is seen, and gone, on the day that is asked for", () => {
  const course = definition(`
start: one
values: { left: { of: 2026-12-15 - today, unit: days } }
steps:
  one: { type: question, path: /, question: Ready?, options: [Yes, No], next: [{ when: { value: { left: { below: -30 } } }, go: late }, { go: plan }] }
  late: { type: end, path: /late, sections: [{ type: heading, text: Too late }] }
  plan:
    type: end
    path: /plan
    sections:
      - { type: heading, text: A course }
      - { type: text, when: { value: { left: { min: 0 } } }, text: Early. }
      - { type: text, when: { value: { left: { below: 0 } } }, text: Regular. }
`);
  const on = (day?: string) => {
    const { sights, cover } = seenIn(course, day);
    const seen = sights.flatMap((sight) => ("visit" in sight ? sight.path.at(-1) : []));
    return { seen, missed: cover.uncovered.map(({ target }) => ("to" in target ? target.to : target.step)) };
  };
  expect(on()).toEqual({ seen: [1], missed: ["late"] });
  expect(on("2026-12-15")).toEqual({ seen: [1], missed: ["late"] });
  expect(on("2026-12-16")).toEqual({ seen: [2], missed: ["late"] });
  expect(on("2027-01-15")).toMatchObject({ missed: ["plan"] });
});

test("each variant of an experiment is seen on every page that it changes, and the way there names the address", () => {
  const { cover, sights } = seenIn(
    definition(`
experiments: { words: [plain, rich], way: { long: 80, short: 20 }, tone: [warm, cool] }
start: one
steps:
  one: { type: question, path: /, question: Ready?, options: [Yes, No], next: [{ when: { experiment: { way: short } }, go: quick }, { go: plan }] }
  quick: { type: end, path: /quick, sections: [{ type: heading, text: Quick }, { type: text, when: { experiment: { words: rich } }, text: And rich. }] }
  plan: { type: end, path: /plan, sections: [{ type: heading, text: "{experiment.tone|warm=A plan|cool=The plan}" }, { type: text, when: { not: { experiment: { words: rich } } }, text: Plain. }] }
`),
  );
  expect(cover.uncovered).toEqual([]);
  const ways = sights.map((sight) => [sight.key, "visit" in sight ? sight.visit.way[0] : sight.reason]);
  expect(Object.fromEntries(ways)).toEqual({
    "variant quick words plain": "open /?words=plain&way=short&tone=warm",
    "variant quick words rich": "open /?words=rich&way=short&tone=warm",
    "section quick sections.1": "open /?words=rich&way=short&tone=warm",
    "variant plan words plain": "open /?words=plain&way=long&tone=warm",
    "variant plan words rich": "open /?words=rich&way=long&tone=warm",
    "variant plan tone warm": "open /?words=plain&way=long&tone=warm",
    "variant plan tone cool": "open /?words=plain&way=long&tone=cool",
    "section plan sections.1": "open /?words=plain&way=long&tone=warm",
  });
});
