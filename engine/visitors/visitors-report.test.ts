import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { type StoredVisitors, visitorsJson, visitorsPicture, visitorsTable } from "./index.ts";

const bakery = (line = "countVisitors: true", renamed = "") =>
  definition(`
${line}
start: dough
experiments: { headline: [short, long] }
steps:
  dough:
    type: question
    path: /
    question: "{experiment.headline|short=Dough|long=Which dough?}"
    options: [{ label: Rye, next: rim }, Wheat]
    next: contact
  rim: { type: question, path: /rim, question: Crust, options: [Thin, Thick], next: contact${renamed} }
  contact:
    type: contact
    path: /contact
    heading: Where to?
    email: { label: Email }
    benefits: [A recipe]
    button: Send it
    consent: We keep to our [privacy policy](legal:privacy).
    next: baked
  baked: { type: end, path: /baked, sections: [{ type: heading, text: Baked }] }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We forget you. }] }
`);
const sum = (step: string, reached: number, passed: number, headline = "short") => ({
  ...{ step, reached, passed },
  variants: { headline },
});
const stored: StoredVisitors = {
  days: { first: "2026-11-01", last: "2026-11-28" },
  sums: [
    sum("dough", 1_000, 800),
    sum("dough", 204, 190, "long"),
    sum("crust", 300, 240),
    sum("contact", 640, 429),
    sum("contact", 100, 90, "long"),
    sum("baked", 429, 0),
    sum("baked", 90, 0, "long"),
    sum("icing", 12, 3),
  ],
};

test("says how many came to each step, how many stopped there, and at which most did", () => {
  expect(visitorsTable(bakery("countVisitors: true", ", renamedFrom: crust"), stored)).toMatchInlineSnapshot(`
    "1,204 visitors began from 2026-11-01 to 2026-11-28 (UTC).

    step     reached   of all  went on  stopped here  of these
    dough      1,204  100.0 %      990           214    17.8 %
    rim          300   24.9 %      240            60    20.0 %
    contact      740   61.5 %      519           221    29.9 %
    baked        519   43.1 %

    Most stopped at "contact": 221 of the 740 who reached it, 29.9 %.

    headline  began  contact   baked
    short     1,000   64.0 %  42.9 %
    long        204   49.0 %  44.1 %

    No longer in the definition: icing (12).
    "
  `);
});

test("who went on has come before the first day: nobody stopped there, and no count is below none", () => {
  const sums = [sum("dough", 0, 2), sum("contact", 2, 2), sum("baked", 2, 0)];
  const day = "2026-11-28";
  expect(visitorsTable(bakery(), { days: { first: day, last: day }, sums })).toMatchInlineSnapshot(`
    "0 visitors began on 2026-11-28 (UTC).

    step     reached  of all  went on  stopped here  of these
    dough          0       –        2             0         –
    rim            0       –        0             0         –
    contact        2       –        2             0     0.0 %
    baked          2       –
    "
  `);
});

test.each([
  ["", "This funnel does not count its visitors. Let it: countVisitors: true\n"],
  ["countVisitors: true", "No visitor was counted in this time. A visitor counts once they leave or hide a page.\n"],
])("of nobody says why (%s)", (line, said) => {
  expect(visitorsTable(bakery(line), { sums: [] })).toBe(said);
});

test("a program gets the same, and what was counted before counting was ended is still told", () => {
  expect(JSON.parse(visitorsJson(bakery(""), stored))).toMatchInlineSnapshot(`
    {
      "days": {
        "first": "2026-11-01",
        "last": "2026-11-28",
      },
      "experiments": [
        {
          "experiment": "headline",
          "variants": [
            {
              "began": 1000,
              "reached": {
                "baked": 429,
                "contact": 640,
              },
              "variant": "short",
            },
            {
              "began": 204,
              "reached": {
                "baked": 90,
                "contact": 100,
              },
              "variant": "long",
            },
          ],
        },
      ],
      "funnel": "test",
      "gone": [
        {
          "reached": 300,
          "step": "crust",
        },
        {
          "reached": 12,
          "step": "icing",
        },
      ],
      "steps": [
        {
          "passed": 990,
          "reached": 1204,
          "step": "dough",
          "stopped": 214,
        },
        {
          "passed": 0,
          "reached": 0,
          "step": "rim",
          "stopped": 0,
        },
        {
          "passed": 519,
          "reached": 740,
          "step": "contact",
          "stopped": 221,
        },
        {
          "reached": 519,
          "step": "baked",
        },
      ],
    }
  `);
  expect(visitorsTable(bakery(""), stored)).toContain("\n\nThis funnel does not count its visitors.");
});

test("the variants of an experiment are compared by who paid, also where the receipt leads on", () => {
  const shop = definition(`
countVisitors: true
start: look
experiments: { headline: [short, long] }
plans: { loaf: { name: A loaf, price: 7, currency: USD } }
steps:
  look: { type: info, path: /, sections: [{ type: heading, text: "{experiment.headline|short=Bread|long=Bread at last}" }], button: Go on, next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: loaf, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, plan: loaf, ready: Ready, failed: Failed, support: Help, button: Go on, next: bye }
  bye: { type: end, path: /bye, sections: [{ type: heading, text: Bye }] }
`);
  expect(
    JSON.parse(visitorsJson(shop, { sums: [sum("look", 4, 2), sum("pay", 2, 1), sum("thanks", 1, 0)] })),
  ).toMatchObject({
    experiments: [{ variants: [{ variant: "short", began: 4, reached: { pay: 2, thanks: 1, bye: 0 } }, { began: 0 }] }],
  });
});

test("a picture has who came to each step and how many of these stopped there, in words and as a bar", () => {
  const picture = visitorsPicture(bakery("countVisitors: true", ", renamedFrom: crust"), stored);
  const said = [...picture.matchAll(/<text class="count"[^>]*>(.*?)</g)].map(([, words]) => words);
  expect(said).toEqual([
    "1,204 came · 18 % stop here",
    "300 came · 20 % stop here",
    "740 came · 30 % stop here",
    "519 came",
  ]);
  const [all = 0, ...bars] = [...picture.matchAll(/<rect class="count-part"[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(bars.map((bar) => (bar / all).toFixed(2))).toEqual(["0.25", "0.61", "0.43"]);
  expect(picture).toContain("1,204 visitors began from 2026-11-01 to 2026-11-28 (UTC)");
  expect(visitorsPicture(bakery(), { sums: [] })).toContain("0 visitors began so far");
});
