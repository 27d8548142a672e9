import { test } from "vitest";
import { type Slip, saidAsBefore } from "./slips.ts";

/** What people write for the experiments of a definition. */
const roots = [
  "abTest: { headline: [short, long] }",
  "ab_test: { headline: [short, long] }",
  "abTests: { headline: [short, long] }",
  "splitTest: { headline: [short, long] }",
  "splitTests: { headline: [short, long] }",
  "split: { headline: [short, long] }",
  "tests: { headline: [short, long] }",
  "test: { headline: [short, long] }",
  "variants: { headline: [short, long] }",
  "experiment: { headline: [short, long] }",
  "a/b: { headline: [short, long] }",
  "expermients: { headline: [short, long] }",
  "experiments: { headline: short }",
  "experiments: { headline: [short] }",
  "experiments: { headline: [short, short] }",
  "experiments: { headline: [short, long, short] }",
  "experiments: [{ name: headline, variants: [short, long] }]",
  "experiments: [headline]",
  "experiments: headline",
  "experiments: { headline: { variants: [short, long] } }",
  "experiments: { headline: { name: Headline, variants: [short, long] } }",
  "experiments: { headline: { variants: { short: 50, long: 50 } } }",
  "experiments: { headline: [{ id: short, weight: 50 }, { id: long, weight: 50 }] }",
  "experiments: { headline: [{ name: short, traffic: 50 }, long] }",
  "experiments: { headline: { short: 50%, long: 50% } }",
  "experiments: { headline: { short: 50 %, long: 50 % } }",
  "experiments: { headline: { short: '80', long: 20 } }",
  "experiments: { headline: { short: 0,8, long: 0,2 } }",
  "experiments: { headline: { short: { weight: 50 }, long: { weight: 50 } } }",
  "experiments: { headline: 50/50 }",
  "experiments: { headline: { traffic: 50, variants: [short, long] } }",
  "experiments: { headline: { short: 50, traffic: 50% } }",
  "experiments: { headline: { control: short, variant: long } }",
  "experiments: { headline: { short: Our short headline, long: Our long headline } }",
  "experiments: { headline: [Our short headline, Our long headline] }",
  "experiments: { headline: [yes, no] }",
  "experiments: { headline: [true, false] }",
  "experiments: { headline: [on, off] }",
  "experiments: { headline: { true: 50, false: 50 } }",
  "experiments: { headline: [a, null] }",
  "experiments: { headline: [1, 2] }",
  "experiments: { price: { 49: 50, 39: 50 } }",
  "experiments: { price: [49, 39] }",
  "experiments: { Head Line: [short, long] }",
  "experiments: { head_line: [short, long] }",
  "experiments: { headline: [short_one, long] }",
  "experiments: { headline: short, long }",
  "experiments: { headline: short | long }",
  "experiments: { headline: short vs long }",
  "experiments: { headline: { short: -1, long: 1 } }",
  "experiments: { headline: { short: 100 } }",
  "experiments: { headline: {} }",
  "experiments: { headline: true }",
  "experiments: { headline: }",
  "experiments:",
  "experiments: { headline: { short: half, long: half } }",
  "experiments: { headline: [short: 80, long: 20] }",
  "experiments: { headline: [short 80, long 20] }",
  "experiments: { headline: [short 80%, long 20%] }",
  "experiments: { headline: { variations: [short, long] } }",
  "experiments: { headline: { variations: [short, long], traffic: 50 } }",
  "experiments: { headline: { short: 50, long: 50, enabled: true } }",
  "experiments: { headline: { short: 50, long: 50, status: running } }",
  "experiments: { headline: { short: 50, long: 50, from: 2026-12-01 } }",
  "experiments: { headline: { short: 50, long: 50, goal: orders, winner: long } }",
  "experimente: { headline: [short, long] }",
  "tests-ab: { headline: [short, long] }",
  "expériences: { headline: [short, long] }",
  "varianten: { headline: [short, long] }",
  "experimentos: { headline: [short, long] }",
  "esperimenti: { headline: [short, long] }",
  "эксперименты: { headline: [short, long] }",
  "実験: { headline: [short, long] }",
  "deneyler: { headline: [short, long] }",
];

/** Conditions about the variants of an experiment. */
const conditions = [
  "{ experiment: headline }",
  "{ experiment: long }",
  "{ experiment: headline=long }",
  "{ experiment: headline is long }",
  "{ experiment: { headline: } }",
  "{ experiment: [long] }",
  "{ experiment: { headline: { is: long } } }",
  "{ experiment: { headline: { variant: long } } }",
  "{ experiment: { headline: true } }",
  "{ experiment: true }",
  "{ variant: long }",
  "{ variant: { headline: long } }",
  "{ experiments: { headline: long } }",
  "{ abTest: { headline: long } }",
  "{ split: { headline: long } }",
  "{ ab: long }",
  "{ experiment.headline: long }",
  "{ headline: long }",
  "experiment.headline = long",
  "headline = long",
  "headline is long",
  "variant is long",
  "{ test: { headline: long } }",
  "{ experiment: { headline: not long } }",
  "{ experiment: { headline: '!long' } }",
  "{ experiment: { not: { headline: long } } }",
  "{ experiment: { name: headline, variant: long } }",
  "{ expermient: { headline: long } }",
  "{ query: { experiment: long } }",
];

const beside = [
  "variant: long",
  "experiment: long",
  "experiment: { headline: long }",
  "variant: { headline: long }",
  "variants: [short, long]",
  "variants: { short: Hi, long: Hello }",
];

/** Conditions where nothing is shown by one. */
const unconditional = [
  ["{ id: b, ", "{ id: b, when: { experiment: { headline: long } }, "],
  ["{ id: age, ", "{ id: age, when: { experiment: { headline: long } }, "],
  ["    question: Which?", "    when: { experiment: { headline: long } }\n    question: Which?"],
  ["    question: Which?", "    if: { experiment: { headline: long } }\n    question: Which?"],
  [
    "  wait: {",
    `  sale:
    type: offer
    path: /sale
    sections: [{ type: heading, text: A week }]
    countdown: { text: Only today, lasts: 10 min, when: { experiment: { headline: long } } }
    next: wait
  wait: {`,
  ],
  ["start: first", "start: [{ when: { experiment: { headline: long } }, go: form }, { go: first }]"],
  ["start: first", "start: { when: { experiment: { headline: long } }, go: form }"],
  ["{ source: oboe, ", "{ source: oboe, send: [answers, experiments], "],
  ["{ source: oboe, ", "{ source: oboe, send: [variant], "],
] as const;

const atRoot = (line: string): Slip => ["scales: {", `${line}\nscales: {`];

/** In a funnel that has an experiment. */
const withExperiment = (what: string, by: string): Slip => [
  what,
  by,
  ...atRoot("experiments: { headline: [short, long] }"),
];

test("what is written for experiments is said as before", () => {
  const asked = conditions.map((condition) =>
    withExperiment("when: { value: { sum: { min: 30 } } }", `when: ${condition}`),
  );
  const places = beside.flatMap((keys) => [
    withExperiment("{ type: heading, text: Thank you }", `{ type: heading, text: Thank you, ${keys} }`),
    withExperiment("{ when: { value: { sum: { min: 30 } } }, go: wait }", `{ ${keys}, go: wait }`),
    withExperiment("    record: First\n", `    record: First\n    ${keys}\n`),
  ]);
  const price = withExperiment("price: 12.5", 'price: "{experiment.headline|short=12.5|long=10}"');
  const elsewhere = unconditional.map(([what, by]) => withExperiment(what, by));
  saidAsBefore("experiments", [price, ...roots.map(atRoot), ...asked, ...places, ...elsewhere]);
});

test("what is written to have visitors counted is said as before", () => {
  const written = [
    "visitors: true",
    "stats: on",
    "drop-off: count",
    "countVisits: true",
    "countVisitors: steps",
    "countVisitor: true",
  ];
  saidAsBefore("visitors", written.map(atRoot));
});
