import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { generateTraits } from "../../src/build/schema/generate-traits.ts";
import { copyProject } from "../cli/copy-project.ts";
import { root } from "../cli/run-funnel.ts";
import { frame } from "../frame.ts";
import { coreOf } from "./core-of.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

/** Changes a file of the copy, which must contain the text to replace. */
function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replaceAll(from, to));
}

describe("a step type called counter-offer", () => {
  const fragment = "renderers/counter-offer/step.schema.json";
  const yaml = `${frame}start: first
plans:
  short: { name: Short, price: 7, currency: USD, period: 1 week }
steps:
  first: { type: question, path: /, question: Ready?, options: [Yes, No], record: Ready, next: deal }
  deal: { type: counter-offer, path: /deal, heading: Shall we say seven?, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`;

  /** The result for the funnel if the type has these traits. */
  async function withTraits(traits: object, text = yaml) {
    cpSync(join(root, "renderers/checkout"), join(copy, "renderers/counter-offer"), { recursive: true });
    const copyOf = { $ref: "#/definitions/copy" };
    const paid = "takesPayment" in traits ? { paid: { $ref: "#/definitions/stepId" } } : {};
    const schema = {
      description: "A deal.",
      "x-step": traits,
      required: ["heading"],
      properties: { heading: copyOf, ...paid },
    };
    writeFileSync(join(copy, fragment), JSON.stringify(schema));
    const core = await coreOf(copy);
    rmSync(join(copy, "renderers/counter-offer"), { recursive: true });
    const { definition, problems } = core.checkFunnel("funnel.yaml", () => ({ text }));
    if (!definition) throw new Error(problems.map(({ message }) => message).join("\n"));
    const { pages } = core.securityHeaders(definition, { "/deal": "<html></html>" }, undefined);
    return {
      policy: pages["/deal"]?.["Content-Security-Policy"],
      step: core.flowOf(definition).steps.deal,
      words: core.viewOf(definition, "deal").texts,
      sellingPath: core.serverFunnelOf(definition, "hash").sellingPath,
      rules: problems.map(({ rule }) => rule),
    };
  }

  test("that takes payments gets a page that may speak to the payment provider, the words for it, and its checks", async () => {
    const { policy, step, words, sellingPath, rules } = await withTraits({ takesPayment: "itself" });
    expect(policy).toContain("https://js.stripe.com");
    expect(step).toMatchObject({ takesPayment: "itself", paid: "thanks" });
    expect(words).toHaveProperty("pay");
    expect(sellingPath).toBe("/deal");
    expect(rules).toContain("missing-legal-terms");
  });

  test("that takes none gets none of it, whatever it is called", async () => {
    const { policy, step, words, sellingPath, rules } = await withTraits(
      {},
      yaml.replace(", paid: thanks", ", next: thanks"),
    );
    expect(policy).not.toContain("stripe");
    expect(step).not.toHaveProperty("takesPayment");
    expect(words).toBeUndefined();
    expect(sellingPath).toBeUndefined();
    expect(rules).not.toContain("missing-legal-terms");
  });
});

describe("npm run schema refuses", () => {
  const fragment = "renderers/checkout/step.schema.json";
  const question = "renderers/question/step.schema.json";
  const wait = "renderers/loading/step.schema.json";
  const field = "renderers/fields/text/field.schema.json";
  beforeEach(() => {
    for (const file of [fragment, question, wait, field]) cpSync(join(root, file), join(copy, file));
  });

  test.each([
    [
      "a trait that there is not",
      '"takesPayment": "itself"',
      '"takesPayments": "itself"',
      `${fragment} has the trait takesPayments, which schema/traits.schema.json does not know. Did you mean "takesPayment"?`,
    ],
    [
      "a key that is kept for types with another trait",
      ', "namesPlan": true',
      "",
      `${fragment} has the key "plan", which is kept for types with the trait namesPlan. Write namesPlan into x-step, or call the key otherwise.`,
    ],
    [
      "several keys that are kept for types with another trait",
      '"properties": {',
      '"properties": { "record": { "type": "string" }, "layout": { "type": "string" },',
      `${fragment} has the keys "record", "layout", which are kept for types with the trait asks. Write asks into x-step, or call them otherwise.`,
    ],
    [
      "a trait without its key",
      '"namesPlan": true',
      '"namesPlan": true, "asks": "one"',
      `${fragment} has the trait asks, but not its key "options". Add the key, or remove the trait.`,
    ],
    [
      "a duration that there is not",
      '"namesPlan": true',
      '"namesPlan": true, "movesOn": { "after": "lasts", "times": 1 }',
      `${fragment} moves on after "lasts", but has no such key. Add the key, or name another one in movesOn.`,
    ],
    [
      "a part of a wait without the key that says where it begins",
      '"movesOn": { "after": "tick", "times": 100, "part": { "from": "startAt", "to": "stopAt" } }',
      '"movesOn": { "after": "tick", "times": 100, "part": { "from": "begins", "to": "stopAt" } }',
      `${wait} is a part of a wait by "begins", but has no such key. Add the key, or name another one in movesOn.`,
    ],
    [
      "options of its own that cannot be translated",
      '"options": { "$ref": "#/definitions/options" },',
      '"options": { "type": "array", "items": { "properties": { "id": {}, "label": {} } } },',
      `${question} has options of its own without the key "recordAs", which the engine fills in. Describe it as optionObject in schema/vocabulary.schema.json does.`,
    ],
    [
      "the same below definitions",
      '"options": { "$ref": "#/definitions/options" },',
      '"options": { "items": { "$ref": "#/definitions/area" } } }, "definitions": { "area": { "properties": { "id": {}, "label": {} } } }, "x-rest": {',
      `${question} has options of its own without the key "recordAs", which the engine fills in. Describe it as optionObject in schema/vocabulary.schema.json does.`,
    ],
    [
      "a text for a value that there is not",
      '"digits": "12345"',
      '"digit": "12345"',
      `${field} says what it is like for "digit", which "pattern" cannot be. It can be: name, postcode, digits.`,
    ],
    [
      "a text for each value of a key that has none",
      '"by": "pattern"',
      '"by": "placeholder"',
      `${field} has a text that it is like for each value of "placeholder", but no such key with an enum. Name the key in "by".`,
    ],
    [
      "a definition after which no type can be named",
      '"properties": {',
      '"definitions": { "price-row": { "type": "object" } }, "properties": {',
      `${fragment} describes "price-row", after which a type is named. Write it without hyphens and blanks, as priceRow.`,
    ],
    [
      "a definition that the vocabulary has",
      '"properties": {',
      '"definitions": { "period": { "type": "object" } }, "properties": {',
      `${fragment} describes "period", which schema/vocabulary.schema.json does already. Give it another name, or use that one.`,
    ],
    [
      "a definition that another type has",
      '"properties": {',
      '"definitions": { "barRow": { "type": "object" } }, "properties": {',
      `${field} describes "barRow", which renderers/sections/bars/section.schema.json does already. Give it another name, or use that one.`,
    ],
  ])("%s", (_, from, to, message) => {
    edit(message.split(" ")[0] ?? "", from, to);
    expect(() => generateTraits(copy)).toThrow(message);
  });
});
