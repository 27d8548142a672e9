import { join } from "node:path";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
  compileFunnel,
  formAnswers,
  type QuizEvent,
  replayTaps,
  type Taken,
  walkedNoon,
} from "../../engine/compile/index.ts";
import { flowOf, placedAtoms, stepFlows } from "../../engine/flow/index.ts";
import {
  answersOf,
  backStep,
  computedOf,
  emptyQuiz,
  forgetAbandoned,
  fromStored,
  lookupIn,
  nextStep,
  outcomeOf,
  type Quiz,
  scoreOf,
  toStored,
  valuesOf,
  valuesOfFields,
} from "../../engine/quiz/index.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const museum = readFunnel("tests/flow/museum.yaml");
const flow = flowOf(museum, walkedNoon);
const golden = (name: string, lines: readonly string[]) =>
  expectGolden(join(import.meta.dirname, `${name}.txt`), `${lines.join("\n")}\n`);

/** Events as they are written below: `answer maps, knots`, `next`, `go rooms`, `save shoe = 42`, `wait`. */
const eventOf = (written: string): QuizEvent => {
  const [, type = "", rest = ""] = /^(\w+) ?(.*)$/.exec(written) ?? [];
  if (type === "answer") return { type, choice: rest.split(", ").filter(Boolean) };
  if (type === "go") return { type, step: rest };
  if (type === "save") return { type, values: Object.fromEntries([rest.split(" = ")]) };
  return { type: type === "back" ? "back" : "next" };
};

/** A stored quiz that is put in place of the visitor's own. */
const restored = (reached: string, choices: Quiz["choices"] = {}): QuizEvent => ({
  type: "restore",
  quiz: { ...emptyQuiz, choices, reached: reached.split(", ") },
});

const visits: Readonly<Record<string, readonly (string | QuizEvent)[]>> = {
  "a mate who sees engines": [
    ...["go offer", "next", "answer once, often", "answer once", "next", "answer engines, maps, knots, lamps"],
    ...["answer engines, knots", "next", "back", "answer engines, maps, knots", "next", "save shoe = 42"],
    ...["save size = 181 cm", "next", "wait", "save email = ann@museum.internal", "next", "next", "back", "next"],
  ],
  "a child of the harbour": [
    ...["answer dutch", "next", "back", "next", "next", "answer maps", "next", "wait", "back"],
    ...["answer maps, nothing", "next", "back", "go wait"],
  ],
  "somebody who comes often, and was there before": [
    ...["answer never", "next", "answer engines, maps, lamps", "next", "save shoe = 48", "save deck = low-er", "next"],
    ...["go visits", "answer often", "next", "go thanks", "back", "back"],
  ],
  "somebody in their own way": [
    ...["answer otherwise", "save visits.otherwise = By sea", "next", "answer lamps, maps, knots", "next"],
    ...["save shoe = 44", "save born = 2001-05-06", "save size = 2.3 m", "save who = Ann", "save fon = +12025550123"],
    ...["next", "wait", "next", "next", "go visits", "go order", "go visits", "answer never", "save shoe = "],
  ],
  "somebody whose answers are gone": [restored("rooms, shoes, contact, sorry"), "go contact", "back", "go visits"],
  "somebody who had come another way": [
    restored("visits, rooms, shoes, contact", { visits: ["never"], rooms: ["maps"] }),
    ...["go contact", "back", "go shoes", "save guests = 2", "next", "go nowhere", "go between", "next"],
  ],
};

/** What is known of a visitor who stands at a step. */
const known = (step: string, quiz: Quiz) => {
  const read = lookupIn(flow, quiz, { "product.name": "Old Harbour" }, { who: (name) => `${name}, whom we know` });
  const names = ["days", "ends", "shoe", "size", "who", "deck", "visits", "answer.visits", "answer.rooms"];
  const others = ["score.ships", "outcome.title", "outcome.text", "outcome.id", "product.name", "nothing"];
  return [
    `  on ${nextStep(flow, quiz, step)}, back ${backStep(flow, quiz, step)}, outcome ${outcomeOf(flow, quiz)?.id}`,
    `  ships ${scoreOf(flow, quiz, "ships")}, ropes ${scoreOf(flow, quiz, "ropes")}`,
    `  answers ${JSON.stringify(answersOf(flow, quiz))}`,
    `  values ${JSON.stringify(valuesOf(flow, quiz))}`,
    `  fields ${JSON.stringify(valuesOfFields(flow, quiz))}`,
    `  computed ${JSON.stringify(computedOf(flow, quiz)?.plain())}`,
    `  read ${[...names, ...others].map((name) => `${name}: ${read(name)}`).join("; ")}`,
    `  stored ${JSON.stringify(toStored(flow, quiz))}`,
    `  sent values ${JSON.stringify(forgetAbandoned(flow, quiz).values)}`,
  ];
};

test.each(["in-order", "open"] as const)("of steps that are %s, visitors see as many as before", (entry) => {
  const lines = Object.entries(visits).flatMap(([title, events]) => {
    const clock = new SimulatedClock();
    const actor = createActor(compileFunnel({ ...flow, entry }), { clock }).start();
    const steps = events.map((event) => {
      if (event === "wait") clock.increment(10_000);
      else actor.send(typeof event === "string" ? eventOf(event) : event);
      return `  ${typeof event === "string" ? event : event.type}: ${actor.getSnapshot().value}`;
    });
    const { context, value } = actor.getSnapshot();
    return [title, ...steps, ...known(String(value), context)];
  });
  golden(`visits-${entry}`, lines);
});

test("taps before the page's code was there are replayed as the machine takes them", () => {
  for (const events of Object.values(visits)) {
    const tapped = events.flatMap((written) =>
      /^(answer|next)/.test(String(written)) ? eventOf(String(written)) : [],
    );
    const actor = createActor(compileFunnel(flow)).start();
    for (const event of tapped) actor.send(event);
    const taken = tapped.map((event): Taken => (event.type === "answer" ? ["answer", event.choice] : ["next"]));
    const { context: quiz, value: step } = actor.getSnapshot();
    expect(replayTaps(flow, { step: "visits", quiz: { ...emptyQuiz, reached: ["visits"] } }, taken)).toEqual({
      step,
      quiz,
    });
  }
});

test.each<readonly [string, object]>([
  [
    "old ids",
    { choices: { "how-often": ["none"], rooms: ["maps"] }, reached: ["how-often", "rooms", "rooms", "gone"] },
  ],
  ["an answer of one's own", { choices: { visits: ["otherwise"] }, values: { "how-often.otherwise": "By sea" } }],
  [
    "too much",
    { choices: { visits: ["never", "once"], rooms: ["maps", "nothing"], gone: ["x"] }, values: { shoe: 3 } },
  ],
  ["lists for groups", { choices: [["visits"]], values: ["a"], query: [], reached: "visits" }],
  ["texts for groups", { choices: "visits", values: "abc", query: 3, reached: { visits: true } }],
  ["texts for lists", { choices: { visits: "never" }, query: { from: "news", ref: 3 }, reached: [1, "rooms"] }],
])("a stored quiz with %s is read as before", (name, quiz) => {
  golden(`stored-${name.replaceAll(/\W+/g, "-")}`, [JSON.stringify(fromStored(flow, { version: 5, quiz }), null, 1)]);
});

test("what is worth filling in is as before", () => {
  const canoe = readFunnel("tests/values/canoe.yaml");
  const lines = [museum, canoe].flatMap((definition) => {
    const atoms = placedAtoms(definition, stepFlows(definition));
    return [...formAnswers(flowOf(definition, walkedNoon), atoms)].flatMap(([step, { answers, sides }]) => [
      `${definition.id}, ${step}`,
      ...answers.map((answer) => `  ${JSON.stringify(answer)}`),
      ...sides.map(({ field, text }) => `  beside a bound: ${field} ${text}`),
    ]);
  });
  golden("worth-filling-in", lines);
});
