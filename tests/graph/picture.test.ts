import fc from "fast-check";
import { beforeAll, describe, expect, it, test } from "vitest";
import { drawFunnel, layOutFunnel, mermaidOf } from "../../engine/picture/index.ts";
import type { Box, Layout } from "../../engine/picture/layout.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { definition } from "../definition.ts";
import { readFunnel } from "../read-funnel.ts";
import { longFunnel, shippedFunnels } from "./funnels.ts";
import { pathPoints } from "./path-points.ts";

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whatever overlaps something else or is outside the page. */
function faultsIn({ cards, notes, lines, width, height }: Layout): string[] {
  const boxes = [
    ...cards.map((card) => ({ name: `card ${card.step.id}`, own: [card.step.id], ...card })),
    ...notes.map((note) => ({ name: `${note.kind} ${note.text}`, own: [], ...note })),
  ];
  const over = boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.name} over ${b.name}`] : [])),
  );
  const outside = boxes.filter(
    (box) => !(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height),
  );
  const inner = ({ x, y, width, height }: Box) => ({ x: x + 2, y: y + 2, width: width - 4, height: height - 4 });
  const drawn = lines.map(({ from, to, path }) => {
    const points = pathPoints(path).map((point) => ({ ...point, width: 0, height: 0 }));
    return { from, to, points, around: around(points) };
  });
  const meets = (line: (typeof drawn)[number], box: Box) =>
    overlap(line.around, box) && line.points.some((point) => overlap(point, box));
  const crossed = cards.flatMap(({ step, ...card }) =>
    drawn.filter((line) => meets(line, inner(card))).map(({ from, to }) => `line ${from} ${to} over card ${step.id}`),
  );
  const lost = notes.filter((note) => note.kind === "label" && !drawn.some((line) => meets(line, note)));
  return [
    ...over,
    ...lost.map(({ text }) => `no line at ${text}`),
    ...outside.map(({ name }) => `${name} outside`),
    ...crossed,
  ];
}

/** The bounding box of points, with a margin because a straight line has no width. */
function around(points: readonly Box[]): Box {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2 };
}

const pictures: [string, FunnelDefinition][] = [
  ...shippedFunnels,
  ["a workshop", readFunnel("tests/graph/bicycle-workshop.yaml")],
  ["200 steps", longFunnel(200)],
];

describe.each(pictures)("the picture of %s", { timeout: 60_000 }, (_, funnel) => {
  let layout: Layout;
  let withBack: Layout;
  beforeAll(() => {
    layout = layOutFunnel(funnel);
    withBack = layOutFunnel(funnel, { back: true });
  });

  it("lets nothing stand over anything else, with and without back links", () => {
    expect(faultsIn(layout)).toEqual([]);
    expect(faultsIn(withBack)).toEqual([]);
  });

  it("shows each step once, and each way between two", () => {
    const { cards, lines } = withBack;
    expect(cards.map(({ step }) => step.id).sort()).toEqual(Object.keys(funnel.steps).sort());
    const drawn = new Set(lines.map(({ from, to, kind }) => `${from} ${to} ${kind}`));
    for (const [id, { back }] of Object.entries(funnel.steps)) if (back) expect(drawn).toContain(`${id} ${back} back`);
  });

  it("is the same each time", () => {
    expect(drawFunnel(funnel)).toBe(drawFunnel(funnel));
  });

  it("has the shape of a sheet of paper", () => {
    const { width, height } = layout;
    expect(Math.max(width / height, height / width)).toBeLessThan(2);
  });
});

const ends = "sections: [{ type: text, text: Done }]";
const branching = definition(`
start: home
scales: { fit: {} }
steps:
  home:
    type: question
    path: /
    question: "Where do **you** live, {facts.people}?"
    options: [{ id: own, label: A house, score: { fit: 2 } }, { label: A flat & more, next: shared }, { label: A tent, next: shared }]
    next: wait
  shared:
    type: info
    path: /shared
    sections: [{ type: heading, text: "<b>Shared</b>" }]
    button: Go on
    back: home
    next: [{ when: { home: [own], not: { score: { fit: { min: 1, max: 2 } } } }, go: wait }, { go: end }]
  wait: { type: loading, path: /wait, heading: One moment, tick: 30 ms, back: home, next: choose }
  choose:
    type: multi-select
    path: /choose
    question: Which?
    options: [Red, Blue]
    button: Go on
    next:
      - { when: { any: [{ choose: red }, { query: { from: mail }, choose: blue }] }, go: choose }
      - { when: { count: { choose: { min: 2 } } }, go: wait }
      - { go: end }
  end: { type: offer, path: /end, ${ends} }
facts: { people: { value: 7 people, source: Count } }
`);

describe("a picture", () => {
  const { picture } = layOutFunnel(branching, { back: true });
  const label = (from: string, to: string) => picture.ways.find((way) => way.from === from && way.to === to)?.label;

  it("shows a step by what stands largest on its page, without markup", () => {
    expect(picture.steps[0]).toEqual({
      id: "home",
      type: "question",
      headline: "Where do you live, 7 people?",
      isStart: true,
      isEnd: false,
    });
    expect(picture.steps.at(-1)).toMatchObject({ headline: "Done", isEnd: true });
  });

  it("names the answers that lead another way", () => {
    expect(label("home", "shared")).toBe("“A flat & more” or “A tent”");
    expect(label("home", "wait")).toBe("“A house”");
  });

  it("says conditions in plain words", () => {
    expect(label("shared", "wait")).toBe("if home is “A house” and not (the score on fit is 1 to 2)");
    expect(label("shared", "end")).toBe("otherwise");
    expect(label("choose", "choose")).toBe(
      "if choose includes “Red” or (the address has from=mail and choose includes “Blue”)",
    );
    expect(label("choose", "wait")).toBe("if 2 or more chosen at choose");
  });

  it("says how long a step takes that moves on by itself", () => {
    expect(label("wait", "choose")).toBe("after 3 s");
  });

  it("marks a way that no answer opens", () => {
    const { picture } = layOutFunnel(
      definition(`
start: a
steps:
  a: { type: question, path: /, question: Well?, options: [{ label: A, next: b }], next: c }
  b: { type: question, path: /b, question: Well?, options: [A], next: c }
  c: { type: offer, path: /c, ${ends} }
`),
    );
    expect(picture.ways.map(({ to, label }) => `${to}: ${label}`)).toEqual(["b: “A”", "c: (never taken)", "c: "]);
  });

  it("says on the card that a step may come again", () => {
    const card = layOutFunnel(branching).cards.find(({ step }) => step.id === "choose");
    expect(card?.lines.at(-2)).toMatch(/^↺ if choose includes/);
  });

  it("holds every text as text, and each card by its step", () => {
    const svg = drawFunnel(branching);
    expect(svg).toContain("&#60;b&#62;Shared&#60;/b&#62;");
    expect(svg).toContain("“A flat &#38; more”");
    expect(svg).not.toMatch(/<b>|<script|&(?!#\d+;)/);
    expect(svg.match(/data-step="[^"]*"/g)).toHaveLength(Object.keys(branching.steps).length);
  });

  it("tells those who cannot see it where each step leads", () => {
    const svg = drawFunnel(branching);
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*>\n<title>Steps of the funnel test<\/title>/);
    expect(svg).toContain("home, the start, leads to shared (“A flat &#38; more” or “A tent”), wait (“A house”).");
    expect(svg).toContain("end is an end.");
  });
});

test("a picture of any funnel lets nothing stand over anything else", { timeout: 60_000 }, () => {
  const step = fc.record({
    jump: fc.option(fc.nat(30)),
    guard: fc.option(fc.nat(30)),
    back: fc.option(fc.nat(30)),
    label: fc.string({ unit: fc.constantFrom("W", "i", " ", "ä", "漢", "&"), minLength: 1, maxLength: 60 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 25 }), fc.boolean(), (drawn, back) => {
      const id = (index: number) => `s${Math.min(index, drawn.length)}`;
      const steps = drawn.map(({ jump, guard, back, label }, index) => ({
        type: "question",
        path: `/s${index}`,
        question: `${label}?`,
        options: [
          { id: "a", label: "A" },
          { id: "b", label: `B${label}`, ...(jump !== null && { next: id(jump) }) },
        ],
        ...(back !== null && { back: id(back) }),
        next: guard === null ? id(index + 1) : [{ when: { s0: "a" }, go: id(guard) }, { go: id(index + 1) }],
      }));
      const end = { type: "offer", path: "/end", sections: [{ type: "text", text: "End" }] };
      const all = [...steps, end].map((step, index) => `  s${index}: ${JSON.stringify(step)}`);
      const funnel = definition(`start: s0\nsteps:\n${all.join("\n")}\n`);
      expect(faultsIn(layOutFunnel(funnel, { back }))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test("the text for Mermaid escapes what means something there", () => {
  const funnel = definition(`
start: end
steps:
  end: { type: question, path: /, question: 'Say "<i>" | & #35; \`x\`', options: [{ label: '"A"', next: graph }, B], next: graph }
  graph: { type: info, path: /b, sections: [{ type: text, text: 1. Go }], button: Go, back: end, next: done }
  done: { type: offer, path: /c, sections: [{ type: text, text: 12. Done }] }
`);
  expect(mermaidOf(funnel, { back: true })).toBe(`---
title: "test"
---
flowchart TD
  step0(["end (start, question)<br/>Say #34;#60;i#62;#34; #124; #38; #35;35#59; #96;x#96;"])
  step1["graph (info)<br/>1#46; Go"]
  step2(["done (end, offer)<br/>12#46; Done"])
  step0 -->|"“#34;A#34;” or “B”"| step1
  step1 --> step2
  step1 -.-> step0
`);
});
