import { describe, expect, it, test } from "vitest";
import { parse, stringify } from "yaml";
import { checkFunnel } from "../../engine/check/index.ts";
import { formRules } from "../../engine/load/index.ts";

/** A funnel with each kind of name that something else asks for. */
const sound = `id: test
language: en
start: first
product: { name: Test, support: help@test.internal }
theme: { logo: logo.svg }
facts: { users: { value: 5, source: Count } }
plans: { week: { name: A week, price: 5, currency: USD, period: 1 week } }
scales: { fit: {} }
outcomes: [{ id: good, when: { score: { fit: { min: 1 } } }, title: Good }, { id: rest, title: Fair }]
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: { file: terms.md } }] }
tracking: { events: [{ event: ViewContent, to: facebook, step: second }] }
steps:
  first:
    type: question
    path: /
    question: How large is it?
    save: size
    options: [{ id: small, label: Small, score: { fit: 1 } }, { label: Large, next: offer }]
    next: [{ when: { first: small }, go: second }, { go: offer }]
  second:
    type: info
    path: /second
    sections:
      - { type: heading, text: "{size}, {outcome.title}, {score.fit}" }
      - { type: text, text: "{facts.users} people, {product.name}" }
      - { type: image, src: house.svg, alt: A house }
    button: Go on
    back: first
    next: form
  offer:
    type: offer
    path: /offer
    wheel: { heading: H, button: B, claim: C, segments: [{ id: a, label: A, prize: false }, { id: b, label: B, prize: false }], weights: { a: 1, b: 2 } }
    sections:
      - { type: plans, heading: Plans, plans: [week], default: week }
      - { type: text, text: "{plan.price} for {answer.first|all} at {age|any age}. [Terms](legal:terms)" }
      - { type: button, text: Order, action: next }
    back: first
    next: order
  order: { type: checkout, path: /order, heading: Order, plan: week, back: offer, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Paid, plan: week, ready: R, activate: A, failed: F, support: S }
  form: { type: form, path: /form, heading: You, fields: [{ id: age, type: number, label: Age }, { id: size2, type: text, label: Size }], button: Go on, back: second, next: offer }
`;

const texts: Readonly<Record<string, string>> = { "terms.md": "None." };
const images = ["logo.svg", "house.svg"];

function check(text: string) {
  const read = (file: string) => {
    const own = file === "funnel.yaml" ? text : texts[file];
    return own === undefined ? { failure: "missing" as const } : { text: own };
  };
  return checkFunnel("funnel.yaml", read, {
    find: (file) => (images.includes(file) ? { found: true, bytes: 1 } : { found: false }),
  }).problems;
}

type Slip = readonly [right: string, wrong: string];

/** Line and rule of each error, in the order of the file. */
const errorsIn = (...slips: readonly Slip[]) => {
  const text = slips.reduce((changed, [right, wrong]) => changed.replace(right, wrong), sound);
  return check(text).flatMap(({ rule, line, severity }) => (severity === "error" ? `${line} ${rule}` : []));
};

const wrongImage = ["src: house.svg", "src: huose.svg"] as const;
const wrongTarget = ["next: order", "next: ordr"] as const;
const wrongFile = ["file: terms.md", "file: trems.md"] as const;
const wrongType = ["type: heading", "type: headng"] as const;

describe("all errors are told in one run", () => {
  it("of a sound funnel there are none", () => {
    expect(errorsIn()).toEqual([]);
  });

  it("beside an image that is not there", () => {
    expect(errorsIn(wrongImage, wrongTarget)).toEqual(["26 missing-asset", "39 unknown-target"]);
  });

  it("beside a file that is not there", () => {
    expect(errorsIn(wrongFile, wrongImage, wrongTarget)).toEqual([
      "10 missing-file",
      "26 missing-asset",
      "39 unknown-target",
    ]);
    const cutOff = ["{ when: { first: small }, go: second }, ", ""] as const;
    expect(errorsIn(wrongFile, cutOff)).toEqual(["10 missing-file", "20 unreachable-step"]);
  });

  it("beside what the schema says, each at its own place in a list that has lost an entry", () => {
    expect(errorsIn(wrongType, wrongImage, wrongTarget, wrongFile)).toEqual([
      "10 missing-file",
      "24 unknown-type",
      "26 missing-asset",
      "39 unknown-target",
    ]);
    const anotherType = ['type: text, text: "{facts', 'type: txet, text: "{facts'] as const;
    expect(errorsIn(wrongType, anotherType, wrongImage)).toEqual([
      "24 unknown-type",
      "25 unknown-type",
      "26 missing-asset",
    ]);
    // A plan that is free today is sold by what it costs later.
    expect(errorsIn(["price: 5,", "price: 0, renews: { price: £5, every: 1 week },"], wrongImage)).toEqual([
      "7 wrong-type",
      "26 missing-asset",
    ]);
    expect(errorsIn(["price: 5,", "price: five,"], ["facts.users}", "facts.usres}"])).toEqual([
      "7 wrong-type",
      "25 unknown-fact",
    ]);
  });

  const condition = ["when: { first: small }", "when: { frist: small }"] as const;
  const plan = ["plans: [week]", "plans: [wek]"] as const;
  const fact = ["facts.users}", "facts.usres}"] as const;
  const tab = ["legal:terms", "legal:trems"] as const;
  const scale = ["score: { fit: 1 } }", "score: { fti: 1 } }"] as const;
  const segment = ["weights: { a: 1", "weights: { c: 1"] as const;
  const saved = ['"{size}', '"{szie}'] as const;
  it.each<[Slip, readonly Slip[], readonly string[]]>([
    [
      ["alt: A house", "alt: [A house]"],
      [condition, plan, fact, tab, scale, segment, saved],
      [
        "unknown-score-scale",
        "unknown-condition",
        "unknown-placeholder",
        "unknown-fact",
        "wrong-type",
        "unknown-segment",
        "unknown-plan",
        "unknown-legal-tab",
      ],
    ],
    [
      ["scales: { fit: {} }", "scales: { fit: 3 }"],
      [condition, scale, fact],
      ["wrong-type", "unknown-fact"],
    ],
    [
      ["scales: { fit: {} }", "scales: { fit: {} }\nvalues: { sum: { of: [1] } }"],
      [condition, fact],
      ["wrong-type", "unknown-fact"],
    ],
    [
      ["save: size", "save: [size]"],
      [condition, saved, plan],
      ["wrong-type", "unknown-plan"],
    ],
    [
      ["label: Small", "label: [Small]"],
      [condition, fact],
      ["wrong-type", "unknown-fact"],
    ],
    [
      ["price: 5,", "price: five,"],
      [plan, saved, tab],
      ["wrong-type", "unknown-legal-tab"],
    ],
    [
      ["title: Good", "title: [Good]"],
      [saved, condition],
      ["wrong-type", "unknown-condition"],
    ],
    [
      ["value: 5, source", "vaule: 5, source"],
      [fact, scale],
      ["unknown-key", "unknown-score-scale"],
    ],
    [
      ["label: Terms", "label: [Terms]"],
      [tab, plan],
      ["wrong-type", "unknown-plan"],
    ],
    [
      ["label: A, prize", "label: [A], prize"],
      [segment, tab],
      ["wrong-type", "unknown-legal-tab"],
    ],
  ])("beside %j, unless that has taken away what was meant", (first, others, rules) => {
    expect(errorsIn(first, ...others).map((error) => error.replace(/^\d+ /, ""))).toEqual(rules);
  });

  it("beside a text that has gone, which is the name of nothing", () => {
    const hint = ["label: Small, score", "label: [Small], hint: ordr, score"] as const;
    expect(errorsIn(hint, wrongTarget)).toEqual(["18 wrong-type", "39 unknown-target"]);
  });

  it("beside an entry with two faults, after which the next is still there", () => {
    const faulty = ['{ type: heading, text: "{size}', '{ type: image, txet: "{size}'] as const;
    expect(errorsIn(faulty, ["facts.users}", "facts.usres}"])).toEqual([
      "24 missing-key",
      "24 missing-key",
      "24 unknown-key",
      "25 unknown-fact",
    ]);
  });

  it("beside names in a file that is not there, except images", () => {
    for (const file of ["facts.yaml", "facts.yml", "facts.md.yaml"]) {
      const facts = ["facts: { users: { value: 5, source: Count } }", `facts: { file: ${file} }`] as const;
      expect(errorsIn(facts, wrongImage, wrongTarget)).toEqual(["6 missing-file", "26 missing-asset"]);
    }
  });

  it("beside a section that may have offered the plans", () => {
    const plans = ["type: plans, heading: Plans", "type: plans, heading: [Plans]"] as const;
    const link = [
      "Order, action: next }",
      'Order, action: next }\n      - { type: text, text: "{plan.prise}, {facts.usres}" }',
    ] as const;
    expect(errorsIn(plans, link)).toEqual(["35 wrong-type", "38 unknown-fact"]);
  });

  it("in the order of the files", () => {
    const files: Readonly<Record<string, string>> = {
      "funnel.yaml": sound
        .replace("next: offer }", "next: [offer] }")
        .replace("text: Go on", "text: [Go on]")
        .replace(/ {2}thanks: .*/, "  thanks: { file: thanks.yaml }\n  more: { file: more.yaml }")
        .replace(/ {2}order: .*/, "  order: { file: order.yaml }"),
      "terms.md": "None.",
      "order.yaml": "type: checkout\npath: /order\nheading: [Order]\nplan: [week]\nback: offer\npaid: thanks\n",
      "thanks.yaml": "type: receipt\npath: [thanks]\n",
      "more.yaml": "type: info\npath: /more\nbutton: [Go]\nnext: order\nsections: []\n",
    };
    const { problems } = checkFunnel("funnel.yaml", (file) => ({ text: files[file] ?? "" }));
    const order = [...new Set(problems.map(({ file }) => file))];
    expect(order).toEqual(["funnel.yaml", "order.yaml", "thanks.yaml", "more.yaml"]);
    for (const [index, { file, line }] of problems.entries())
      if (problems[index - 1]?.file === file) expect(problems[index - 1]?.line).toBeLessThanOrEqual(line);
  });

  it("unless there are more than thirty in what the schema says", () => {
    const keys = (amount: number) => Array.from({ length: amount }, (_, at) => `nothing${at}: 1`).join(", ");
    const theme = (amount: number) => ["theme: {", `theme: { ${keys(amount)},`] as const;
    expect(errorsIn(theme(30), wrongTarget)).toContain("39 unknown-target");
    expect(errorsIn(theme(31), wrongTarget)).not.toContain("39 unknown-target");
  });

  it("beside a key that every definition has", () => {
    for (const line of ["language: en\n", "id: test\n", "start: first\n"])
      expect(errorsIn([line, ""], wrongTarget)).toEqual(["1 missing-key", "38 unknown-target"]);
  });

  it("beside a step whose name is meant for another, and in it", () => {
    expect(errorsIn(["  second:\n", "  sécond:\n"], wrongImage)).toEqual(["20 bad-key", "26 missing-asset"]);
    const names = ["  second:\n", "  sécond:\n"] as const;
    expect(errorsIn(names, ["  offer:\n", "  second: 3\n  offer:\n"], plan)).toEqual([
      "20 bad-key",
      "30 wrong-type",
      "36 unknown-plan",
    ]);
  });

  it("beside a field that has gone, unless its name was meant", () => {
    expect(errorsIn(["type: number,", "type: numbre,"], fact, wrongTarget)).toEqual([
      "25 unknown-fact",
      "39 unknown-target",
      "42 unknown-type",
    ]);
  });

  it("beside many entries of one list, in any order", () => {
    const icons = Array.from({ length: 12 }, (_, at) =>
      at === 10 || at === 2
        ? `      - { type: txet }\n`
        : `      - { type: image, src: huose${at}.svg, alt: A house }\n`,
    ).join("");
    const [gone, told] = [
      ["28 unknown-type", "36 unknown-type"],
      [26, 27, 29, 30, 31, 32, 33, 34, 35, 37].map((line) => `${line} missing-asset`),
    ];
    expect(errorsIn(["      - { type: image, src: house.svg, alt: A house }\n", icons]).toSorted()).toEqual(
      [...gone, ...told].toSorted(),
    );
  });
});

test("a mistake in any one place is told alone: nothing that was meant by it is missed elsewhere", () => {
  const places: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (path.length > 0) places.push(path);
    if (typeof value === "object" && value !== null)
      for (const [key, child] of Object.entries(value))
        walk(child, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(parse(sound), []);
  const followUps = places.flatMap((path) => {
    const copy = parse(sound);
    const around = path.slice(0, -1).reduce((at, key) => Reflect.get(at, key), copy);
    Reflect.set(around, path.at(-1) ?? "", { nope: [1] });
    const problems = check(stringify(copy));
    if (!problems.some(({ rule }) => Object.hasOwn(formRules, rule))) return [];
    return problems.flatMap(({ rule, message }) =>
      Object.hasOwn(formRules, rule) ? [] : `${path.join(".")}: ${message}`,
    );
  });
  expect(places.length).toBeGreaterThan(100);
  expect(followUps).toEqual([]);
});
