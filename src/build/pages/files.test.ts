import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Section, Step } from "../../../schema/funnel.types.ts";
import { definition } from "../../../tests/definition.ts";
import { codeFiles, moduleIds, pageModules, sharedFiles, stepFiles } from "./files.ts";
import { moduleSource } from "./modules.ts";

const bakery = definition(`
start: bread
steps:
  bread: { type: question, path: /, question: Which bread?, options: [Rye, Wheat], image: bread.png, next: why }
  why: { type: info, path: /why, sections: [{ type: heading, text: Why rye }, { type: text, text: It keeps. }], button: Go on, next: crust }
  crust: { type: question, path: /crust, question: How dark?, options: [Light, Dark], next: toppings }
  toppings: { type: multi-select, path: /toppings, question: What on it?, options: [Butter, Jam], button: Go on, next: you }
  you: { type: form, path: /you, heading: Who are you?, fields: [{ id: name, type: text, label: Name, contact: name }, { id: email, type: email, label: E-mail, contact: true }], consent: "We write once. [Privacy](#privacy)", button: Go on, next: offer }
  offer: { type: offer, path: /offer, sections: [{ type: heading, text: Your bread }, { type: image, src: rye.png, alt: Rye }] }
`);

test("code of a quiz is in one file, of a sale in another, and what the first step needs in neither", () => {
  const files = codeFiles(bakery);
  expect([...files.keys()]).toEqual(["idle", "start", "quiz", "sale"]);
  expect(files.get("start")).toEqual([]);
  expect(files.get("quiz")).toEqual([
    "/renderers/info/info.tsx",
    "/renderers/sections/load-sections.ts",
    "/renderers/sections/heading/heading.tsx",
    "/renderers/sections/text/text.tsx",
    "/renderers/multi-select/multi-select.tsx",
    "/renderers/form/form.tsx",
    "/renderers/fields/text/text.tsx",
    "/renderers/fields/email/email.tsx",
    "/src/app/visit/leads.ts",
  ]);
  expect(files.get("sale")).toEqual(["/renderers/sections/image/image.tsx"]);
});

test("sections of the first step, and the fields there, come with it alone", () => {
  const files = codeFiles({ ...bakery, start: "why" });
  expect(files.get("start")).toEqual([
    "/renderers/sections/load-sections.ts",
    "/renderers/sections/heading/heading.tsx",
    "/renderers/sections/text/text.tsx",
  ]);
  expect(files.get("quiz")).not.toContain("/renderers/sections/heading/heading.tsx");
  expect(codeFiles({ ...bakery, start: "you" }).get("start")).toContain("/renderers/fields/email/email.tsx");
});

test("the code for prices comes with the steps that are about plans", () => {
  const { offer } = bakery.steps;
  if (!offer) throw new Error("The bakery has lost a step.");
  const priced = "/renderers/sections/priced-sections.tsx";
  const plans = { loaf: { name: "A loaf", price: 4, currency: "EUR" } };
  const placeOf = (steps: typeof bakery.steps) =>
    [...codeFiles({ ...bakery, plans, steps: { ...bakery.steps, ...steps } })].flatMap(([name, modules]) =>
      modules.includes(priced) ? name : [],
    );
  expect(placeOf({})).toEqual([]);
  const text: Section = { type: "text", text: "Only {plans.loaf.price}." };
  expect(placeOf({ offer: { ...offer, type: "offer", sections: [text] } })).toEqual(["sale"]);
  const why: Step = { type: "info", path: "/why", sections: [text], button: "Go on", next: "crust" };
  expect(placeOf({ why })).toEqual(["quiz"]);
  expect(pageModules({ ...bakery, plans, steps: { ...bakery.steps, why } }, "/why")).toContain(priced);
  expect(pageModules({ ...bakery, plans }, "/why")).not.toContain(priced);
});

test("every module that a file names is there, so that a move is noticed", () => {
  for (const module of [...codeFiles(bakery).values()].flat()) expect(existsSync(`.${module}`), module).toBe(true);
});

test("up to 24 steps share a file; the first step and those of a sale are alone", () => {
  expect(stepFiles(bakery)).toEqual([["why", "crust", "toppings", "you"], ["bread"], ["offer"]]);
  const { why } = bakery.steps;
  if (!why) throw new Error("The bakery has lost a step.");
  const said: Step = {
    type: "info",
    path: "/said",
    sections: [{ type: "text", text: "{plan.name}" }],
    button: "On",
    next: "you",
  };
  expect(stepFiles({ ...bakery, steps: { ...bakery.steps, said } })).toContainEqual(["said"]);
  const many = Object.fromEntries(Array.from({ length: 49 }, (_, number) => [`why-${number}`, why]));
  const sizes = stepFiles({ ...bakery, steps: { ...bakery.steps, ...many } }).map((file) => file.length);
  expect(sizes).toEqual([24, 24, 5, 1, 1]);
});

test("a page finds each step in its file", () => {
  const site = moduleSource(moduleIds.site, bakery, "bakery.yaml");
  expect(site).toContain('"bread": () => import("virtual:funnel/step/bread")');
  expect(site).toContain('...inFile(["why","crust","toppings","you"], () => import("virtual:funnel/steps/steps-0"))');
  const file = moduleSource(`${moduleIds.steps}0`, bakery, "bakery.yaml");
  expect(file).toContain('import view1 from "virtual:funnel/step/crust";');
  expect(file).toContain("export default [{ default: view0 },{ default: view1 },");
  expect(moduleSource(`${moduleIds.code}sale`, bakery, "bakery.yaml")).toBe(
    'export * from "/renderers/sections/image/image.tsx";',
  );
});

test("what files of a quiz or of a sale have in common is one file each, unless the first step needs it too", () => {
  const importers: Record<string, readonly string[]> = {
    "/money.ts": ["/prices.ts"],
    "/prices.ts": [`\0${moduleIds.code}quiz`, `\0${moduleIds.code}sale`],
    "/card.tsx": [`\0${moduleIds.code}quiz`, `\0${moduleIds.code}start`],
    "/faces.tsx": [`\0${moduleIds.code}quiz`, `\0${moduleIds.step}bread`],
    "/stripe.ts": [`\0${moduleIds.code}sale`],
    // Through the door of a room, one is taken by a slide, the other by a plan.
    "/copy/fill.ts": ["/copy/index.ts"],
    "/copy/terms.ts": ["/copy/index.ts"],
    "/copy/index.ts": ["/slide.tsx", "/plan.tsx"],
    "/slide.tsx": [`\0${moduleIds.code}quiz`],
    "/plan.tsx": [`\0${moduleIds.code}sale`],
  };
  const codes: Record<string, string> = { "/slide.tsx": "fill(text)", "/plan.tsx": "fill(terms(plan))" };
  const modules = {
    getModuleInfo: (id: string) => ({
      importers: importers[id] ?? [],
      exports: [id.replace(/.*\/|\..*/g, "")],
      code: codes[id] ?? null,
    }),
  };
  const groups = sharedFiles(bakery);
  const fileOf = (id: string) => groups.map(({ name }) => name(id, modules)).find((name) => name !== undefined);
  expect(Object.fromEntries(Object.keys(importers).map((id) => [id, fileOf(id)]))).toEqual({
    "/money.ts": "shared",
    "/prices.ts": "shared",
    "/card.tsx": undefined,
    "/faces.tsx": undefined,
    "/stripe.ts": "sold",
    "/copy/fill.ts": "shared",
    "/copy/terms.ts": "sold",
    "/copy/index.ts": "shared",
    "/slide.tsx": "shared",
    "/plan.tsx": "sold",
  });
});
