// Styles drawn for a server are lost to later files of the same worker, so no other file has these options.
// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3002" }
import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { definition } from "../../tests/definition.ts";
import { drawPage } from "./draw-page.ts";
import {
  forgetPages,
  funnelOf,
  heading,
  isHeld,
  leave,
  open,
  refuse,
  shows,
  stored,
  tap,
} from "./testing/finished-page.ts";

// Which variant of an experiment a finished page shows before its code has come, and what the code makes of it.

forgetPages();

const tried = (experiments: string, more = "") =>
  definition(`
start: size
experiments: ${experiments}
steps:
  size:
    type: info
    path: /
    sections:
      - { type: heading, when: { experiment: { headline: short } }, text: Plant }
      - { type: heading, when: { experiment: { headline: long } }, text: Plant what will grow }
      - { type: text, text: We ask about the soil. }
      ${more}
    button: Go on
    next: soil
  soil: { type: question, path: /soil, question: What is the soil?, options: [Sand, Clay], back: size, next: plan }
  plan: { type: end, path: /plan, sections: [{ type: heading, text: This is what grows there. }] }
`);
const headlines = tried("{ headline: [short, long] }");
/** Draws the first variant for the next visitor, or the last one. */
const draws = (place: "first" | "last") => vi.spyOn(Math, "random").mockReturnValue(place === "first" ? 0 : 0.99);
const queryStored = () => (stored("quiz") as { quiz?: { query?: unknown } } | undefined)?.quiz?.query;

test.each([
  ["first", "Plant", "short"],
  ["last", "Plant what will grow", "long"],
] as const)(
  "a visitor for whom the %s variant is drawn sees it before the code has come, and the code keeps it",
  async (place, headline, variant) => {
    draws(place);
    const { element, arrive } = await open("/", headlines);
    expect([heading(), isHeld()]).toEqual([headline, false]);
    const shown = [...element.querySelectorAll("main, main *")];
    // Another draw would be another one.
    draws(place === "first" ? "last" : "first");
    await arrive();
    await waitFor(() => expect(queryStored()).toEqual({ headline: variant }));
    expect([...element.querySelectorAll("main, main *")]).toEqual(shown);
    await (await open("/", headlines)).arrive();
    expect(heading()).toBe(headline);
  },
);

test("a screen of another variant is answered as any other", async () => {
  draws("last");
  const { arrive } = await open("/", headlines);
  tap("Go on");
  expect(heading()).toBe("What is the soil?");
  await arrive();
  expect(heading()).toBe("What is the soil?");
  tap("Clay");
  await shows("This is what grows there.");
  expect(queryStored()).toEqual({ headline: "long" });
});

test("an address that names a variant shows it at once, and where nothing can be stored, the page and its code draw once", async () => {
  draws("first");
  await open("/?headline=long", headlines);
  expect([heading(), isHeld()]).toEqual(["Plant what will grow", false]);
  leave();
  draws("last");
  for (const name of ["localStorage", "sessionStorage"])
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { arrive } = await open("/", headlines);
  draws("first");
  const { quiz } = await arrive();
  await waitFor(() => expect(quiz.getSnapshot().context.query).toEqual({ headline: "long" }));
  expect(heading()).toBe("Plant what will grow");
});

test("who comes back with nothing but a variant waits for nothing, and who has come by a link before for what depends on that", async () => {
  const both = tried(
    "{ headline: [short, long] }",
    "- { type: text, when: { query: { from: mail } }, text: You read our mail. }",
  );
  draws("last");
  const { arrive } = await open("/", both);
  await arrive();
  await waitFor(() => expect(queryStored()).toEqual({ headline: "long" }));
  await open("/", both);
  expect([heading(), isHeld()]).toEqual(["Plant what will grow", false]);
  const quiz = { choices: {}, values: {}, query: { headline: "long", from: "mail" }, reached: [] };
  localStorage.setItem(`${both.id}:quiz`, JSON.stringify({ version: both.version, quiz }));
  const again = await open("/", both);
  expect([heading(), isHeld()]).toEqual(["Plant what will grow", true]);
  await again.arrive();
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(document.querySelector("main")?.textContent).toContain("You read our mail.");
});

test("of a page with too many variants, who has another one than the first sees nothing until its code shows theirs", async () => {
  const many = tried("{ headline: [short, long, a, b, c, d, e, f, g] }");
  draws("first");
  await open("/", many);
  expect([heading(), isHeld()]).toEqual(["Plant", false]);
  leave();
  localStorage.clear();
  draws("last");
  await open("/?headline=long", many);
  const { arrive } = await open("/?headline=long", many);
  expect(isHeld()).toBe(true);
  await arrive();
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(heading()).toBe("Plant what will grow");
});

const outcome = (experiments: string, outcomes: string) =>
  definition(`
start: plan
experiments: ${experiments}
outcomes: ${outcomes}
steps: { plan: { type: end, path: /, sections: [{ type: heading, text: "You are {outcome.title}" }] } }
`);
const byVariant = "[{ id: b, title: a planter, when: { experiment: { headline: long } } }, { id: a, title: a sower }]";

test.each([
  ["the words of", "[{ id: a, title: '{experiment.headline|short=a sower|long=a planter}' }]"],
  ["the choice of", byVariant],
])("a page that depends on a variant by %s its outcome shows everybody theirs", async (_, outcomes) => {
  draws("last");
  await open("/", outcome("{ headline: [short, long] }", outcomes));
  expect([heading(), isHeld()]).toEqual(["You are a planter", false]);
});

test("so does one with too many variants, once its code has come", async () => {
  const { arrive } = await open(
    "/?headline=long",
    outcome("{ headline: [short, long, a, b, c, d, e, f, g] }", byVariant),
  );
  expect(isHeld()).toBe(true);
  await arrive();
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(heading()).toBe("You are a planter");
});

test("a page carries each other screen once, and nothing where no variant changes it", async () => {
  const two = tried(
    "{ headline: [short, long], note: { none: 1, some: 1, other: 1 } }",
    "- { type: text, when: { experiment: { note: some } }, text: A note. }",
  );
  const { variants, changing } = await drawPage(funnelOf(two), "/", 0);
  expect(variants?.asked).toEqual(["headline", "note"]);
  expect(variants?.others?.map(({ keys }) => keys)).toEqual([
    ["short,some"],
    ["long,none", "long,other"],
    ["long,some"],
  ]);
  expect(changing).toBeUndefined();
  expect((await drawPage(funnelOf(two), "/soil", 0)).variants).toBeUndefined();
});

test("a page that differs by where its link back leads carries the screen of each variant", async () => {
  const of = definition(`
start: size
experiments: { way: [near, far] }
steps:
  size:
    type: info
    path: /
    sections: [{ type: heading, text: Plant }]
    button: Go on
    next: [{ when: { experiment: { way: far } }, go: soil }, { go: seeds }]
  soil: { type: info, path: /soil, sections: [{ type: heading, text: Soil }], button: Go on, back: size, next: seeds }
  seeds:
    type: info
    path: /seeds
    sections: [{ type: heading, text: Seeds }]
    button: Go on
    back: [{ when: { experiment: { way: far } }, go: soil }, { go: size }]
    next: plan
  plan: { type: end, path: /plan, sections: [{ type: heading, text: This is what grows there. }] }
`);
  const { html, variants } = await drawPage(funnelOf(of), "/seeds", 0);
  expect(variants?.others?.map(({ keys }) => keys)).toEqual([["far"]]);
  const [far] = variants?.others ?? [];
  expect([html, far?.markup].map((markup) => /<header.*?href="(\/\w*)" data-back/s.exec(markup ?? "")?.[1])).toEqual([
    "/",
    "/soil",
  ]);
});

test("ways on count for no combination, as no screen shows where they lead", async () => {
  const of = definition(`
start: size
experiments: { headline: [short, long], way: [a, b, c, d, e] }
steps:
  size:
    type: info
    path: /
    sections: [{ type: heading, text: "{experiment.headline|short=Plant|long=Plant what will grow}" }]
    button: Go on
    next: [{ when: { experiment: { way: [b, c, d, e] } }, go: soil }, { go: plan }]
  soil: { type: info, path: /soil, sections: [{ type: heading, text: Soil }], button: Go on, back: size, next: plan }
  plan: { type: end, path: /plan, sections: [{ type: heading, text: This is what grows there. }] }
`);
  const { variants } = await drawPage(funnelOf(of), "/", 0);
  expect(variants).toMatchObject({ asked: ["headline"], others: [{ keys: ["long"] }] });
});

test("a page of eight combinations carries them, and one of nine none", async () => {
  const carried = async (variants: string) => {
    const { variants: drawn } = await drawPage(funnelOf(tried(`{ headline: [short, long, ${variants}] }`)), "/", 0);
    return drawn?.others?.flatMap(({ keys }) => keys);
  };
  expect(await carried("a, b, c, d, e, f")).toEqual(["long", "a", "b", "c", "d", "e", "f"]);
  expect(await carried("a, b, c, d, e, f, g")).toBeUndefined();
});

test("an answer to a step that is called like an experiment is no variant: the page waits for it", async () => {
  const of = definition(`
start: tone
experiments: { tone: [warm, cool] }
steps:
  tone: { type: question, path: /, question: Which tone?, options: [Warm, Cool], next: plan }
  plan:
    type: end
    path: /plan
    sections: [{ type: heading, text: Thank you }, { type: text, when: { tone: cool }, text: It is cool. }]
`);
  const { changing } = await drawPage(funnelOf(of), "/plan", 0);
  expect(changing).toMatchObject({ by: "answers" });
});

test("a page that differs by more variants than memory holds combinations of is drawn once", async () => {
  const names = Array.from({ length: 10 }, (_, index) => `e${index}`);
  const all = tried(
    `{ headline: [short, long], ${names.map((name) => `${name}: [a, b, c, d, e, f, g, h, i, j]`).join(", ")} }`,
    `- { type: text, when: { experiment: { ${names.map((name) => `${name}: b`).join(", ")} } }, text: A note. }`,
  );
  const { variants } = await drawPage(funnelOf(all), "/", 0);
  expect(variants).toEqual({ asked: ["headline", ...names], others: undefined });
});

test("a text that says the variant in words is that of the visitor from the first paint on", async () => {
  const asking = definition(`
start: tea
experiments: { headline: [short, long] }
steps:
  tea:
    type: question
    path: /
    question: "{experiment.headline|short=Tea?|long=Which tea is yours?}"
    options: [Green, Black]
    record: Tea
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{experiment.headline|short=Thanks|long=Thank you}" }] }
`);
  draws("last");
  const { element, arrive } = await open("/", asking);
  expect([heading(), isHeld()]).toEqual(["Which tea is yours?", false]);
  const shown = [...element.querySelectorAll("main, main *")];
  await arrive();
  await waitFor(() => expect(queryStored()).toEqual({ headline: "long" }));
  expect([...element.querySelectorAll("main, main *")]).toEqual(shown);
  tap("Black");
  await shows("Thank you");
  // Whoever has answered waits for nothing that a variant decides.
  await open("/end", asking);
  expect([heading(), isHeld()]).toEqual(["Thank you", false]);
});
