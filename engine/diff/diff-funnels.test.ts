import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { diffFunnels } from "./diff-funnels.ts";
import { formatDiff } from "./format-diff.ts";

const funnel = `id: roof
version: 1
start: home
facts: { users: { value: 100 } }
calendars: { visits: { timeZone: UTC, length: 45 min, open: [{ days: [mon], from: "09:00", until: "12:00" }] } }
plans: { month: { name: Monthly, price: 14, currency: EUR, period: 1 month } }
lead: { source: roof_quiz }
legal: { title: Legal, tabs: [{ id: terms, label: Terms, text: Old terms }] }
tracking: { events: [{ event: ViewContent, to: facebook, step: wait }] }
steps:
  home:
    type: question
    path: /
    question: Where do you live?
    record: Home
    options: [{ id: house, label: A house }, { id: flat, label: A flat }]
    next: size
  size:
    type: question
    path: /size
    question: How large is it?
    options: [Small, Large]
    back: home
    next: shade
  shade:
    type: question
    path: /shade
    question: Is it in the shade?
    save: shade
    options: [Often, Never]
    back: size
    next: wait
  wait:
    type: loading
    path: /wait
    heading: One moment
    tick: 30 ms
    next: contact
  contact:
    type: contact
    path: /contact
    heading: Where to?
    email: { label: Email }
    benefits: [A plan, A price, A date]
    button: Send
    consent: We write once.
    next: end
  end:
    type: offer
    path: /end
    sections: [{ type: heading, text: Done }, { type: text, text: Bye }]
`;

/** What is reported after parts of the funnel's text were replaced: `[what, by]`. */
function told(...edits: readonly [string | RegExp, string][]) {
  const changed = edits.reduce((text, [what, by]) => {
    const next = text.replace(what, by);
    if (next === text) throw new Error(`The funnel has no ${what}`);
    return next;
  }, funnel);
  const diff = diffFunnels(definition(funnel), definition(changed));
  return {
    changes: diff.changes.map(({ area, kind, what, from = "", to = "" }) => [area, kind, what, from, to].join(" | ")),
    breaks: diff.breaks.map(({ breaks }) => breaks),
    messages: diff.breaks.map(({ message }) => message),
    diff,
  };
}

test("an outcome is gone for those who sort leads by it, if leads carry it", () => {
  const results = (lead: string, light: string) =>
    definition(
      `${funnel.replace("source: roof_quiz", `source: roof_quiz${lead}`)}outcomes:\n  - { id: large, when: { home: house }, title: A large one }\n  - { id: ${light}, title: A light one }\n`,
    );
  const send = ", send: [answers, outcome]";
  expect(diffFunnels(results(send, "light"), results(send, "small")).breaks).toEqual([
    {
      breaks: "lead payload",
      message:
        'Outcome "light" is gone: leads carried "outcome": "light", and whoever sorts them by it finds no new ones. Keep the id if it is the same result under another title.',
      path: ["outcomes", 1],
    },
  ]);
  expect(diffFunnels(results("", "light"), results("", "small"))).toMatchObject({
    breaks: [],
    changes: [{ area: "scoring" }, { area: "scoring" }],
  });
});

test("a plan that is gone is said by who had it: a pick becomes the default, and an extra is left out", () => {
  const shop = (extras: string, plans: string) =>
    definition(`start: offer
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: Terms }] }
plans: { course: { name: Course, price: 49, currency: USD }, ${plans} }
steps:
  offer:
    type: offer
    path: /
    sections:
      - { type: heading, text: The course }
      - { type: plans, heading: Plans, plans: [course${plans.includes("long") ? ", long" : ""}], default: course }
${extras}      - { type: button, text: Buy, action: next }
      - { type: text, text: "See our [terms](legal:terms)." }
    next: pay
  pay: { type: checkout, path: /pay, heading: Your order, plan: course, back: offer, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thank you, plan: course, ready: It is in your inbox., failed: Write to us., support: Back }
`);
  const workbook = "workbook: { name: Workbook, price: 12, currency: USD }";
  const before = shop(
    "      - { type: extras, heading: Add to it, extras: [workbook] }\n",
    `${workbook}, long: { name: Long, price: 90, currency: USD }`,
  );
  const gone = diffFunnels(before, shop("", "")).breaks.filter(({ breaks }) => breaks === "plans");
  expect(gone.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Plan "workbook" is gone\. .* a visitor who ticked it goes on without it\. /),
    expect.stringMatching(/^Plan "long" is gone\. .* a visitor who picked it gets the default\. /),
  ]);
});

describe("what changed", () => {
  test("is nothing between equal definitions, however their text is laid out", () => {
    expect(told(["facts: { users: { value: 100 } }", "facts:\n  users:\n    value: 100"])).toMatchObject({
      changes: [],
      breaks: [],
    });
  });

  test.each<[string, [string | RegExp, string], string]>([
    ["a price", ["price: 14", "price: 15"], 'prices | changed | Plan "month", "price" | 14 | 15'],
    ["a figure", ["value: 100", "value: 200"], 'figures | changed | Fact "users", "value" | 100 | 200'],
    ["a calendar", ["45 min", "1 h"], 'settings | changed | "calendars.visits.length" | "45 min" | "1 h"'],
    ["a timer", ["30 ms", "50 ms"], 'timers | changed | Step "wait", "tick" | "30 ms" | "50 ms"'],
    ["copy", ["One moment", "Wait"], 'copy | changed | Step "wait", "heading" | "One moment" | "Wait"'],
    [
      "a legal text",
      ["Old terms", "New terms"],
      'legal | changed | "legal", tab "terms", "text" | "Old terms" | "New terms"',
    ],
    ["an event", ["step: wait", "step: end"], 'tracking | changed | "tracking", event 1, "step" | "wait" | "end"'],
    [
      "a pixel",
      ["events: [", 'pixels: { facebook: "1" }, events: ['],
      'tracking | added | "tracking.pixels" |  | { facebook: "1" }',
    ],
    [
      "an answer label",
      ["record: Home", "record: House"],
      'answers | changed | Step "home", "record" | "Home" | "House"',
    ],
  ])("names %s, as it was and as it is", (_, edit, line) => {
    expect(told(edit).changes).toEqual([line]);
  });

  test("belongs where its key belongs, whatever the step is called", () => {
    for (const word of ["weights", "when", "options"]) {
      const renamed = funnel.replaceAll("wait", word);
      const { changes } = diffFunnels(definition(renamed), definition(renamed.replace("One moment", "Wait")));
      expect(changes.map(({ area }) => area)).toEqual(["copy"]);
    }
  });

  test("knows an option by its id and an entry of a list by its neighbours", () => {
    expect(told(["label: A house", "label: My house"]).changes).toEqual([
      'options | changed | Step "home", option "house", "label" | "A house" | "My house"',
    ]);
    expect(told(["[A plan, A price, A date]", "[A plan, A colour, A price, A day]"]).changes).toEqual([
      'copy | added | Step "contact", "benefits", entry 2 |  | "A colour"',
      'copy | changed | Step "contact", "benefits", entry 4 | "A date" | "A day"',
    ]);
    expect(told(["[A plan, A price, A date]", "[A date, A plan, A price]"]).changes).toEqual([
      'copy | moved | Step "contact", "benefits", entry 1 | place 3 | place 1',
    ]);
  });

  test("says of a section that another of its type came in", () => {
    expect(
      told(["[{ type: heading, text: Done }, {", "[{ type: badge, text: Ready }, { type: heading, text: Done }, {"])
        .changes,
    ).toEqual(['copy | added | Step "end", section 1 |  | badge "Ready"']);
  });

  test("shortens long copy to where it differs", () => {
    const long = "word ".repeat(60);
    const { changes } = told(["We write once.", `${long}once ${long}`], [/x^|One moment/, "One moment!"]);
    expect(changes.every((line) => line.length < 250)).toBe(true);
  });
});

describe("long copy", () => {
  const words = (amount: number) => Array.from({ length: amount }, (_, index) => `word${index}`).join(" ");

  test.each([
    [
      "that differs late",
      [`${words(30)} day ${words(9)}`, `${words(30)} night ${words(9)}`],
      [`"…word27 word28 word29 day ${words(9)}"`, `"…word27 word28 word29 night ${words(8)}…"`],
    ],
    [
      "that differs early",
      [`A day ${words(30)}`, `A night ${words(30)}`],
      [`"A day ${words(12)}…"`, `"A night ${words(11)}…"`],
    ],
    ["that became long", ["Short", words(30)], ['"Short"', `"${words(12)}…"`]],
    ["that became short", [words(30), "Short"], [`"${words(12)}…"`, '"Short"']],
    ["that goes on", [words(30), `${words(30)} and on`], ['"…word27 word28 word29"', '"…word27 word28 word29 and on"']],
    ["without blanks", ["a".repeat(200), "b".repeat(200)], [`"${"a".repeat(79)}…"`, `"${"b".repeat(79)}…"`]],
    [
      "in several lines",
      [`\nOne\n  two\n${words(30)}`, `\nOne\n  three\n${words(30)}`],
      [`"One two ${words(11)}…"`, `"One three ${words(11)}…"`],
    ],
    ["that is just not long", ["c".repeat(80), "d".repeat(80)], [`"${"c".repeat(80)}"`, `"${"d".repeat(80)}"`]],
  ])("%s is cut to where it differs", (_, [from = "", to = ""], shown) => {
    const said = (text: string) => definition(funnel.replace("We write once.", JSON.stringify(text)));
    const { changes } = diffFunnels(said(from), said(to));
    expect(changes.map(({ from, to }) => [from, to])).toEqual([shown]);
  });
});

describe("a step", () => {
  const added = `  garden:
    type: question
    path: /garden
    question: A garden?
    options: [Large, None]
    next: shade
`;

  test("that was put in is added, and moves none of the others", () => {
    const { changes } = told(["    next: shade\n", "    next: garden\n"], [/$/, added]);
    expect(changes).toEqual([
      'steps | added | Step "garden" |  | question at /garden',
      'flow | changed | Step "size", next | "shade" | "garden"',
    ]);
  });

  test("has moved when both of its neighbours are others", () => {
    const { changes } = told(
      ["next: size", "next: shade"],
      ["next: wait", "next: size"],
      ["next: shade\n  shade", "next: wait\n  shade"],
    );
    expect(changes.filter((line) => line.startsWith("steps"))).toEqual([
      'steps | moved | Step "size" | after "home", before "shade" | after "shade", before "wait"',
      'steps | moved | Step "shade" | after "size", before "wait" | after "home", before "size"',
    ]);
  });

  test("is renamed only where `renamedFrom` says so, and then breaks nothing", () => {
    const rename: [string | RegExp, string][] = [
      ["  shade:\n", "  sun:\n"],
      ["next: shade", "next: sun"],
    ];
    const said = told(...rename, ["path: /shade", "path: /shade\n    renamedFrom: shade"]);
    expect(said).toMatchObject({ changes: ['steps | renamed | Step "shade" | shade | sun'], breaks: [] });

    const unsaid = told(...rename);
    expect(unsaid.changes.slice(0, 2)).toEqual([
      'steps | added | Step "sun" |  | question at /shade',
      'steps | removed | Step "shade" | question at /shade | ',
    ]);
    expect(unsaid.messages).toEqual([
      'Step "shade" is gone, and with it what visitors answered there. If it has another id now, write `renamedFrom: shade` in it. Otherwise raise "version" to 2, so that nobody goes on with half of the answers.',
    ]);
  });

  test("tells its conditions in words", () => {
    const guarded = "next: [{ when: { home: house, not: { size: [small] } }, go: wait }, { go: shade }]\n  shade:";
    expect(told([/next: shade\n {2}shade:/, guarded]).changes).toEqual([
      'flow | changed | Step "size", next | "shade" | "wait" if home is house and not (size is small), else "shade"',
    ]);
  });
});

describe("what breaks", () => {
  test.each<[string, string, [string, string]]>([
    ["another id", "storage keys", ["id: roof", "id: house"]],
    ["an option that is gone", "stored answers", ["options: [Small, Large]", "options: [Small, Huge]"]],
    ["an answer label that is gone", "reports", ["record: Home", "record: House"]],
    ["a recorded text that was reworded", "reports", ["label: A house", "label: My house"]],
    ["a saved name that is gone", "saved values", ["save: shade", "save: sun"]],
    ["another source tag", "lead payload", ["roof_quiz", "house_quiz"]],
    ["another receiver", "lead payload", ["lead: {", "lead: { webhook: 'https://hooks.example/x',"]],
    [
      "a contact of another kind",
      "lead payload",
      ["{ label: Email }", "{ label: Email }\n    phone: { label: Phone }"],
    ],
    ["an address that is gone", "addresses", ["path: /size", "path: /how-large"]],
    ["a plan that is gone", "plans", ["{ month:", "{ monthly:"]],
  ])("%s", (_, kind, edit) => {
    expect(told(edit).breaks).toEqual([kind]);
  });

  test("a stock by another name, or in a funnel by another id, which would be sold anew", () => {
    const limited = funnel
      .replace("plans: {", "stock: { seats: 4 }\nplans: {")
      .replace("period: 1 month", "period: 1 month, stock: seats");
    const broken = (before: string, now: string) =>
      diffFunnels(definition(before), definition(now)).breaks.filter(({ breaks }) => breaks === "stocks");
    expect(broken(limited, limited.replaceAll("seats", "places"))).toMatchObject([
      { path: ["stock", "seats"], message: expect.stringContaining('Stock "seats" is gone, and what was sold of it') },
    ]);
    expect(broken(limited, limited.replace("id: roof", "id: attic"))).toMatchObject([
      { message: expect.stringContaining('what was sold under the id "roof" no longer counts') },
    ]);
    expect(broken(limited, limited.replace("seats: 4", "seats: 9"))).toEqual([]);
    expect(broken(limited, funnel)).toEqual([]);
    expect(broken(funnel, limited)).toEqual([]);
  });

  test("no contact any more, and of leads nothing else", () => {
    const silent = `${funnel.slice(0, funnel.indexOf("  contact:"))}${funnel.slice(funnel.indexOf("  end:"))}`
      .replace("next: contact", "next: end")
      .replace("roof_quiz", "house_quiz");
    const leads = (before: string, now: string) =>
      diffFunnels(definition(before), definition(now)).breaks.filter(({ breaks }) => breaks === "lead payload");
    expect(leads(funnel, silent)).toEqual([
      { breaks: "lead payload", path: ["lead"], message: "No step asks for a contact any more, so no lead is sent." },
    ]);
    expect(leads(silent, funnel)).toEqual([]);
  });

  test("a lower version, because browsers that stored the higher one keep nothing of it", () => {
    const { breaks } = diffFunnels(definition(funnel.replace("version: 1", "version: 3")), definition(funnel));
    expect(breaks).toMatchObject([
      {
        breaks: "storage keys",
        path: ["version"],
        message:
          "The version fell from 3 to 1. A browser that has stored answers under 3 saves none under 1. Use 3, or 4 if stored answers no longer fit.",
      },
    ]);
  });

  test("fewer answers allowed than a visitor may have given", () => {
    const several = (max: number) => [
      "question\n    path: /size\n",
      `multi-select\n    path: /size\n    button: Go\n    max: ${max}\n`,
    ];
    const [more, fewer] = [2, 1].map((max) => definition(funnel.replace(...(several(max) as [string, string]))));
    if (more && fewer) expect(diffFunnels(more, fewer).breaks).toMatchObject([{ breaks: "stored answers" }]);
    expect.assertions(1);
  });

  const sizes = (options: string, max = 1) =>
    definition(
      funnel
        .replace("[Small, Large]", options)
        .replace("question\n    path: /size\n", () =>
          max > 1
            ? `multi-select\n    path: /size\n    button: Go\n    record: Size\n    max: ${max}\n`
            : "question\n    path: /size\n    record: Size\n",
        ),
    );
  const again = 'aise "version" to 2, so that nobody goes on with half of the answers.';
  test.each([
    [
      "one answer where there were two",
      [sizes("[Small, Large]", 2), sizes("[Small, Large]")],
      [
        `Step "size" allowed 2 answers and now allows 1: whoever chose more has no answer there. Allow 2 again, or r${again}`,
      ],
    ],
    [
      "several answers where there was one",
      [sizes("[Small, Large]"), sizes("[Small, Large]", 2)],
      ['Answer label "Size": it can now hold several texts, joined by commas.'],
    ],
    ["more answers than before", [sizes("[Small, Large, Huge]", 2), sizes("[Small, Large, Huge]", 3)], []],
    [
      "an option whose id nobody can write",
      [sizes('["10", Small]'), sizes('["20", Small]')],
      [`Step "size" no longer has option "10": visitors who chose it have no answer there. R${again}`],
    ],
    [
      "an option whose id could stand in a key, among others",
      [sizes("[10 kWp, Small, Large]"), sizes("[Large, Huge]")],
      [
        `Step "size" no longer has options "10-kwp", "small": visitors who chose one of them have no answer there. If one of them was only reworded, write { id: small, label: … }, or \`renamedFrom: small\` beside its new id. Otherwise r${again}`,
      ],
    ],
  ])("%s", (_, [before, now], messages) => {
    expect(before && now && diffFunnels(before, now).breaks.map(({ message }) => message)).toEqual(messages);
  });

  test("is all that was answered where the version was raised, and meant to be", () => {
    const { breaks } = diffFunnels(
      definition(funnel),
      definition(funnel.replace("version: 1", "version: 2").replace("[Small, Large]", "[Small, Huge]")),
    );
    expect(breaks).toMatchObject([{ breaks: "stored answers", path: ["version"], isMeant: true }]);
  });

  test("is not an option that says what it was called", () => {
    expect(told(["[Small, Large]", "[Small, { id: huge, label: Huge, renamedFrom: large }]"])).toMatchObject({
      breaks: [],
      changes: [
        'options | renamed | Step "size", option "large" | large | huge',
        'options | changed | Step "size", option "huge", "label" | "Large" | "Huge"',
      ],
    });
  });

  test("is nothing where an option, a step, a price or copy is added or changed", () => {
    expect(
      told(["[Small, Large]", "[Small, Large, Huge]"], ["price: 14", "price: 9"], ["Bye", "See you"]).breaks,
    ).toEqual([]);
  });
});

describe("a report for a pull request", () => {
  test("shows what breaks and folds the changes, and no text of the definition acts as markup", () => {
    const markdown = formatDiff(
      told(["A plan", '"<b>@all</b> `*x*`"'], ["record: Home", "record: House"]).diff,
      "markdown",
    );
    expect(markdown).toBe(`### Changes to the funnel

2 changes; 1 thing breaks.

#### What breaks

- **reports**: Answer label "Home" (step "home") is gone: a report that counts it finds nothing. It is "House" now; keep the old one, or tell whoever reads it.

<details open><summary>Recorded answers (1)</summary>

- Step "home", "record" changed: \`"Home"\` → \`"House"\`

</details>

<details open><summary>Copy (1)</summary>

- Step "contact", "benefits", entry 1 changed: \`"A plan"\` → \`\`"<b>@all</b> \`*x*\`"\`\`

</details>
`);
  });

  test("shows a text as code, whatever marks of code it holds", () => {
    const { diff } = told(["A plan", '"Run ``a`b`` now"']);
    expect(formatDiff(diff, "markdown")).toContain('changed: `"A plan"` → ```"Run ``a`b`` now"```\n');
  });

  test("fits into a comment however much changed", () => {
    const benefits = Array.from({ length: 1_000 }, (_, index) => `Benefit ${index}`).join(", ");
    const markdown = formatDiff(told(["[A plan, A price, A date]", `[${benefits}]`]).diff, "markdown");
    expect(markdown.length).toBeLessThan(65_536);
    expect(markdown).toContain("more");
  });
});

describe("the fields of a form", () => {
  const form = `start: form
steps:
  form:
    type: form
    path: /
    heading: You
    fields:
      - { id: height, type: measure, label: Height, units: [cm, ft-in], record: Height }
      - { id: seats, type: number, label: Seats }
      - { id: school, type: select, label: School, options: [Harbour, Old town], record: School }
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: text, text: Thanks }] }
`;
  const breaks = (from: string, to: string) =>
    diffFunnels(definition(form), definition(form.replace(from, to))).breaks.map(({ message }) => message);

  test.each([
    ["a new label is no break", "label: Seats", "label: Chairs", []],
    [
      "one that is gone",
      "      - { id: seats, type: number, label: Seats }\n",
      "",
      ['The field "seats" is gone: whoever reads {seats} finds nothing, and what visitors typed there is not used.'],
    ],
    [
      "one of another kind",
      "type: number",
      "type: text",
      [
        'The field "seats" gave a number and now gives a text: what visitors typed there is dropped. Give the new field another id.',
      ],
    ],
    [
      "one kept in another unit",
      "[cm, ft-in]",
      "[m]",
      ['The field "height" was kept in cm and is now kept in m: whoever reads it must take both.'],
    ],
    [
      "one that measures something else",
      "[cm, ft-in]",
      "[kg]",
      [
        'The field "height" was measured in cm and is now measured in kg: what visitors typed there is dropped. Give the new field another id.',
      ],
    ],
    [
      "an option that is gone",
      "Old town",
      "New town",
      [
        'The field "school" no longer has option "old-town": visitors who chose it have no answer there. If it was only reworded, write { id: …, label: … }.',
      ],
    ],
    [
      "several options that are gone",
      "[Harbour, Old town]",
      "[Hill, New town]",
      [
        'The field "school" no longer has options "harbour", "old-town": visitors who chose one of them have no answer there. If one of them was only reworded, write { id: …, label: … }.',
      ],
    ],
    [
      "another label in reports",
      "record: Height",
      "record: Size",
      ['Answer label "Height" (field "height") is gone: a report that counts it finds nothing.'],
    ],
  ])("say what breaks: %s", (_, from, to, messages) => {
    expect(breaks(from, to)).toEqual(messages);
  });
});

describe("the sections of a page", () => {
  const page = funnel.replace(
    "{ type: text, text: Bye }",
    `{ type: columns, columns: [{ sections: [{ type: text, text: Bye }] }, { sections: [{ type: gauge, label: Sun, value: 3, max: 10 }] }] },
      { type: link, text: Look, to: "https://a.internal/?n={shade}" },
      { type: video, title: A tour, frame: "https://player.my.internal/1", poster: first.png }`,
  );
  const changed = (what: string, by: string) =>
    diffFunnels(definition(page), definition(page.replace(what, by))).changes.map(
      ({ area, what, from, to }) => `${area}: ${what}, ${from} → ${to}`,
    );

  test.each([
    ["text: Bye", "text: Ciao", 'copy: Step "end", section 2, column 1, section 1, "text", "Bye" → "Ciao"'],
    ["value: 3", "value: 4", 'copy: Step "end", section 2, column 2, section 1, "value", 3 → 4'],
    [
      "{shade}",
      "{answer.size}",
      'addresses: Step "end", section 3, "to", "https://a.internal/?n={shade}" → "https://a.internal/?n={answer.size}"',
    ],
    ["first.png", "second.png", 'look: Step "end", section 4, "poster", "first.png" → "second.png"'],
    [
      "internal/1",
      "internal/2",
      'settings: Step "end", section 4, "frame", "https://player.my.internal/1" → "https://player.my.internal/2"',
    ],
  ])("are compared down to what is in their columns: %s becomes %s", (what, by, told) => {
    expect(changed(what, by)).toEqual([told]);
  });
});
