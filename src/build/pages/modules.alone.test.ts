import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { definition } from "../../../tests/definition.ts";
import { moduleIds } from "./files.ts";
import { moduleSource, typesIn, withoutTypes } from "./modules.ts";

// A section can have a key of any name: here a text whose icon is a word.
vi.mock("../../../schema/funnel.schema.json", async (original) => {
  const { default: schema } = await original<{ default: typeof import("../../../schema/funnel.schema.json") }>();
  const icon = { $ref: "#/definitions/copy", description: "A sign before the text." };
  const { textSection } = schema.definitions;
  const extended = { ...textSection, properties: { ...textSection.properties, icon } };
  return { default: { ...schema, definitions: { ...schema.definitions, textSection: extended } } };
});

/** A studio that draws logos, and asks for yours. */
const studio = definition(`
start: logo
steps:
  logo: { type: question, path: /, question: Do you have a logo?, options: ["Yes", "No"], image: images/desk.png, next: work }
  work:
    type: offer
    path: /work
    sections:
      - { type: image, src: images/work.png, alt: Logos that we drew }
      - { type: text, text: We go on from yours., icon: arrow, when: { logo: "yes" } }
      - { type: text, text: Welcome back., when: { query: { src: letter } } }
      - { type: image, src: images/work.png, alt: The same once more }
`);

const importsOf = (id: string) =>
  [...moduleSource(id, studio, "studio/funnel.yaml").matchAll(/^import (\w+) from "(.+)\?url&no-inline";$/gm)].map(
    ([, name, file]) => `${name} ${file?.split("/studio/")[1]}`,
  );

test("a step imports each image that it names once, and takes nothing for an image that only has a key like one", () => {
  expect(importsOf(`${moduleIds.step}work`)).toEqual([expect.stringMatching(/ images\/work\.png$/)]);
  expect(importsOf(`${moduleIds.step}logo`)).toEqual([expect.stringMatching(/ images\/desk\.png$/)]);
});

test("an import stands where its image does, and words stay words", () => {
  const source = moduleSource(`${moduleIds.step}work`, studio, "studio/funnel.yaml");
  const [image = ""] = importsOf(`${moduleIds.step}work`).map((line) => line.split(" ")[0]);
  for (const alt of ["Logos that we drew", "The same once more"])
    expect(source).toContain(`"src":${image},"alt":"${alt}"`);
  expect(source).toContain('"icon":"arrow"');
  expect(source).toContain('"name":"logo","options":[{"id":"yes"}]');
});

test("only pages of a funnel that computes load the code for it, which is given the values of the definition", () => {
  const values = { days: { of: "2027-01-01 - today" } };
  const site = (of: typeof studio) => moduleSource(moduleIds.site, of, "studio/funnel.yaml");
  expect(site(studio)).not.toContain("engine/values");
  expect(site({ ...studio, values })).toContain('import { computer } from "/engine/values/index.ts";');
  expect(site({ ...studio, values })).toContain('"values":{"days":');
});

test("only pages of a funnel whose texts show the address load the code for it", () => {
  const site = (description: string) => moduleSource(moduleIds.site, { ...studio, description }, "studio/funnel.yaml");
  expect(site("For {goal|all}")).not.toContain("address-reader");
  expect(site("For {query.town|all}")).toContain("flow.readAddress = addressReader(flow.id, flow.addressNames);");
});

test("only pages of a funnel with experiments load the code that draws variants", () => {
  const site = (of: typeof studio) => moduleSource(moduleIds.site, of, "studio/funnel.yaml");
  expect(site(studio)).not.toContain("variant-drawer");
  const drawing = site({ ...studio, experiments: { headline: ["short", "long"] } });
  expect(drawing).toContain("flow.drawVariants = variantDrawer(flow.id, flow.experiments, pageVariants()?.drawn);");
  expect(drawing).toContain('"experiments":{"headline":{"short":1,"long":1}}');
});

test("only pages of a funnel whose texts have words for numbers load the code for them", () => {
  const site = (description: string) => moduleSource(moduleIds.site, { ...studio, description }, "studio/funnel.yaml");
  expect(site("In {days|5 days}")).not.toContain("inForms");
  expect(site("In {days|1 day|5 days}")).toContain("flow.inForms = inForms(site.language);");
});

test("every page imports the logo of the funnel", () => {
  expect(importsOf(moduleIds.site)).toEqual([expect.stringMatching(/ logo\.svg$/)]);
});

test("a step brings the code that its options need besides the plain ones, and the icons that it names", () => {
  const pets = definition(`
start: pet
steps:
  pet: { type: question, path: /, question: Who?, options: [{ label: Dog, icon: dog }, { label: Cat, icon: cat.svg }], next: age }
  age: { type: question, path: /age, question: How old?, options: [{ label: Young }, Old], next: mood }
  mood: { type: question, path: /mood, question: How wild?, layout: scale, options: ["1", "2", "3"], next: food }
  food: { type: question, path: /food, question: What food?, options: [Dry, Wet], otherwise: text, next: toys }
  toys: { type: multi-select, path: /toys, question: What toys?, options: [Ball, Rope], otherwise: text, button: Go, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }] }
`);
  const sourceOf = (step: string) => moduleSource(`${moduleIds.step}${step}`, pets, "pets/funnel.yaml");
  const drawing = 'import { faces } from "/renderers/ui/controls/faces.tsx";';
  expect(sourceOf("pet")).toContain(drawing);
  expect(sourceOf("pet")).toMatch(/icons = \{"dog":"M[^"]+"\};/);
  expect(sourceOf("pet")).toMatch(/import asset\d+ from ".*\/pets\/cat.svg/);
  expect(sourceOf("mood")).toContain("extras: {icons, ...faces}");
  expect(sourceOf("food")).toContain("import { OwnAnswer as Own }");
  expect(sourceOf("food")).not.toContain(drawing);
  expect(sourceOf("toys")).toContain("import { OwnChoice as Own }");
  for (const step of ["age", "end"]) expect(sourceOf(step)).not.toMatch(/import|extras/);
});

test("only a page that sells what runs out, or says how much is left, brings the code that asks for it, if there are functions", () => {
  const course = definition(`
start: look
stock: { seats: 12 }
product: { name: Course, support: help@my.internal }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: Ours }] }
plans:
  seat: { name: A seat, price: 30, currency: EUR, stock: seats }
  book: { name: A book, price: 20, currency: EUR }
steps:
  look: { type: info, path: /, sections: [{ type: heading, text: Hello }], button: Go on, next: seats }
  seats: { type: info, path: /seats, sections: [{ type: heading, text: "Seats: {stock.seats|few}" }], button: Go on, next: out }
  out: { type: info, path: /out, sections: [{ type: heading, text: Seats }, { type: text, text: Nothing, when: { stock: { seats: out } } }], button: Go on, next: books }
  books: { type: offer, path: /books, sections: [{ type: plans, heading: Books, plans: [book], default: book }, { type: button, text: Buy, action: next }, { type: button, text: "No", action: skip }, { type: text, text: "See our [terms](legal:terms)." }], paid: thanks, next: pay }
  pay: { type: offer, path: /pay, sections: [{ type: plans, heading: Seats, plans: [book, seat], default: book }, { type: button, text: Buy, action: next }, { type: button, text: "No", action: skip }, { type: text, text: "See our [terms](legal:terms)." }], paid: thanks, next: look }
  thanks: { type: receipt, path: /end, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`);
  const asking = () =>
    Object.keys(course.steps).filter((step) =>
      moduleSource(`${moduleIds.step}${step}`, course, "course/funnel.yaml").includes(
        "wrap: (Step) => stocked(Step, {",
      ),
    );
  expect(asking()).toEqual(["seats", "out", "pay"]);
  vi.stubEnv("FUNCTIONS", "none");
  expect(asking()).toEqual([]);
  vi.unstubAllEnvs();
});

test.each([
  ["renderers/registry.ts", ["form", "offer"]],
  ["renderers/sections/registry.ts", ["columns", "plans", "text"]],
  // A section has the name of this field.
  ["renderers/fields/registry.ts", ["email", "text"]],
  ["schema/traits.ts", ["form", "offer", "columns", "plans", "text", "email", "text"]],
])("a page has of %s the types that its funnel has, each whole, and no others", (file, types) => {
  const funnel = definition(`
start: you
steps:
  you: { type: form, path: /, heading: You, fields: [{ id: mail, type: email, label: E-mail }], button: Go on, next: pay }
  pay:
    type: offer
    path: /pay
    sections:
      - type: columns
        columns:
          - { sections: [{ type: text, text: Choose one. }] }
          - { sections: [{ type: plans, heading: Plans, plans: [year], default: year }] }
plans: { year: { name: A year, price: 30, currency: EUR } }
`);
  const table = readFileSync(file, "utf8");
  // Each type is in a line of its own.
  const typeIn = (line: string) => /^ {2}"?([a-z-]+)"?: .+,$/.exec(line)?.[1];
  const lines = table.split("\n");
  const all = lines.flatMap((line) => typeIn(line) ?? []);
  expect(withoutTypes(table, new Set(all))).toBe(table);
  const used = typesIn(funnel);
  const kept = lines.filter((line) => used.has(typeIn(line) ?? "form"));
  expect(kept.flatMap((line) => typeIn(line) ?? [])).toEqual(types);
  expect(withoutTypes(table, used)).toBe(kept.join("\n"));
});

test("a step brings the built-in icons of the answers that its sections pin up", () => {
  const pets = definition(`
start: pet
steps:
  pet: { type: question, path: /, question: Who?, options: [{ label: Dog, icon: dog }, { label: Cat, icon: cat.svg }], next: end }
  end:
    type: end
    path: /end
    sections:
      - { type: comparison, now: Now, goal: Then, over: { days: 3 }, pin: "{answer.pet}", measures: [{ label: Joy, now: 1, goal: 9 }] }
`);
  const source = moduleSource(`${moduleIds.step}end`, pets, "pets/funnel.yaml");
  expect(source).toMatch(/extras: \{icons, pictures: \{"answer.pet":\{"Dog":"M[^"]+"\}\}\}/);
});

test("only the page of a step that says what was picked before loads the code for it", () => {
  const school = definition(`
plans: { course: { name: The course, price: 49, currency: EUR } }
start: offer
steps:
  offer:
    type: offer
    path: /
    sections: [{ type: plans, heading: "{plan.name}", plans: [course], default: course }, { type: button, text: On, action: next }]
    next: you
  you:
    type: form
    path: /you
    heading: For {plan.name}
    fields: [{ id: street, type: text, label: Street }]
    button: Go on
    next: pay
  pay: { type: checkout, path: /pay, heading: "{plan.name}", plan: course, paid: end }
  end: { type: receipt, path: /end, heading: "{plan.name}", ready: In, failed: No, support: Help }
`);
  const source = (step: string) => moduleSource(`${moduleIds.step}${step}`, school, "school/funnel.yaml");
  expect(Object.keys(school.steps).filter((step) => source(step).includes("saying-pick"))).toEqual(["you"]);
  expect(source("you")).toContain("wrap: (Step) => sayingPick(Step)");
});

test("only the page of a step that says a phone number loads the code for it, for each name of one that it says", () => {
  const caller = definition(`
start: ask
outcomes: [{ id: all, title: Done, text: "We call {phone}." }]
steps:
  ask:
    type: form
    path: /
    heading: You
    fields:
      - { id: desk, type: phone, label: At work, country: gb, preferred: [gb], contact: true }
      - { id: home, type: phone, label: At home, country: gb, preferred: [gb] }
    consent: See our [privacy policy](legal:privacy).
    button: Go on
    next: say
  say: { type: info, path: /say, button: Go on, next: end, sections: [{ type: heading, text: "We call {desk}, or {home|nobody}." }] }
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.text}" }] }
legal: { title: Small print, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We call you. }] }
`);
  const source = (step: string) => moduleSource(`${moduleIds.step}${step}`, caller, "caller.yaml");
  expect(source("ask")).not.toContain("sayPhone");
  expect(source("say")).toMatch(/^import \{ sayPhone \} from .*\n.*, said: \{"desk": sayPhone,"home": sayPhone\}\};$/);
  expect(source("end")).toContain('said: {"phone": sayPhone}');
});

test("a page that takes a payment asks for the buyer's e-mail where no step before insists on it", () => {
  const shop = (field: string) =>
    definition(`
start: ask
steps:
  ask: { type: form, path: /, heading: You, fields: [${field}], consent: "See [privacy](legal:privacy).", button: Go on, next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: year, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Paid, checking: Wait., ready: Done., activate: Go in, failed: Not done., support: Help }
plans: { year: { name: A year, price: 30, currency: EUR, period: 1 year } }
legal: { title: Small print, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We write to you. }] }
`);
  const source = (field: string, step = "pay") => moduleSource(`${moduleIds.step}${step}`, shop(field), "shop.yaml");
  const name = "{ id: first-name, type: text, label: Your name }";
  expect(source(name)).toContain(", asksEmail: true}};");
  expect(source(name, "ask")).not.toContain("asksEmail");
  expect(source("{ id: mail, type: email, label: E-mail, contact: true }")).not.toContain("asksEmail");
  const phone = "{ id: mobile, type: phone, label: Phone, contact: true }";
  const optional = "{ id: mail, type: email, label: E-mail, contact: true, required: false }";
  expect(source(`${phone}, ${optional}`)).toContain(", asksEmail: true}};");
  const contact = (mode: string) =>
    definition(`
start: ask
steps:
  ask:
    { type: contact, path: /, heading: You, mode: ${mode}, email: { label: E-mail, switch: By mail }, phone: { label: Phone, switch: By phone, country: de },
      button: Go on, benefits: [A call], consent: "See [privacy](legal:privacy).", next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: year, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Paid, checking: Wait., ready: Done., failed: Not done., support: Help }
plans: { year: { name: A year, price: 30, currency: EUR } }
legal: { title: Small print, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We write to you. }] }
`);
  const checkout = (mode: string) => moduleSource(`${moduleIds.step}pay`, contact(mode), "shop.yaml");
  expect(checkout("phone")).toContain(", asksEmail: true}};");
  expect(checkout("email")).not.toContain("asksEmail");
});

test("a checkout takes the picks of plans that are offered on the ways to it, since the last receipt", () => {
  const receipt =
    "type: receipt, heading: Paid, checking: Wait., ready: Done., activate: Go in, failed: Not done., support: Help";
  const shop = definition(`
start: look
steps:
  look: { type: offer, path: /, sections: [{ type: plans, heading: Plans, plans: [year, month], default: year }, { type: button, text: Go on, action: next }], next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: year, paid: thanks }
  thanks: { ${receipt}, path: /thanks, button: On, next: ask }
  ask: { type: question, path: /ask, question: More, options: [{ id: one, label: A book, next: book }, { id: any, label: Others }], next: more }
  more: { type: offer, path: /more, sections: [{ type: plans, heading: Plans, plans: [pen, ink], default: pen }, { type: button, text: Go on, action: next }], next: book }
  book: { type: checkout, path: /book, heading: Pay, plan: book, paid: got }
  got: { ${receipt}, path: /got }
plans:
${["year", "month", "pen", "ink", "book"].map((id) => `  ${id}: { name: ${id}, price: 3, currency: EUR, period: 1 year }\n`).join("")}`);
  const source = (step: string) => moduleSource(`${moduleIds.step}${step}`, shop, "shop.yaml");
  expect(source("book")).toContain('picks: ["pen","ink"]');
  expect(source("pay")).toContain('picks: ["year","month"]');
  for (const step of ["look", "thanks", "more"]) expect(source(step)).not.toContain("picks:");
});
