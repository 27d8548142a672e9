import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { conditionWords } from "../engine/flow/index.ts";
import { composeSchema } from "../src/build/schema/compose-schema.ts";
import { editorSchema } from "../src/build/schema/editor-schema.ts";
import { generateTraits, traitDefinitions } from "../src/build/schema/generate-traits.ts";
import { generateTypes } from "../src/build/schema/generate-types.ts";
import { reference } from "../src/build/schema/reference.ts";

const schema = composeSchema(process.cwd());

describe("the committed schema", () => {
  test("is what its fragments compose to (else run `npm run schema`)", () => {
    expect(JSON.parse(readFileSync("schema/funnel.schema.json", "utf8"))).toEqual(schema);
  });

  test("has the schema for editors that it generates (else run `npm run schema`)", () => {
    expect(JSON.parse(readFileSync("schema/editor.schema.json", "utf8"))).toEqual(editorSchema(schema));
  });

  test("has the types it generates (else run `npm run schema`)", async () => {
    expect(readFileSync("schema/funnel.types.ts", "utf8")).toBe(
      await generateTypes(schema, traitDefinitions(process.cwd())),
    );
  });

  test("has the table of traits that it generates (else run `npm run schema`)", () => {
    expect(readFileSync("schema/traits.ts", "utf8")).toBe(generateTraits(process.cwd()));
  });

  test("is a schema of draft-07 itself", () => {
    expect(new Ajv().validateSchema(schema)).toBe(true);
  });

  test("has the reference it generates (else run `npm run schema`)", () => {
    expect(readFileSync("docs/definition.md", "utf8")).toBe(reference(process.cwd(), schema));
  });

  test("has a reference whose links lead to its headings", () => {
    const page = reference(process.cwd(), schema);
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(" ", "-")
        .replace(/[^\p{L}\d_-]/gu, ""),
    );
    const links = [...page.matchAll(/(\\?)\]\(#([^)]*)\)/g)].map(([, escaped = "", place = ""]) => escaped + place);
    expect(links).toContain("a-trial");
    expect(links.filter((link) => !headings.includes(link))).toEqual([]);
  });

  test("describes every key to its author", () => {
    expect(undescribed(schema, "")).toEqual([]);
  });
});

describe("conditions", () => {
  test("stand only where the engine reads them: on ways, fields, sections and outcomes", () => {
    const places = keysWhere(({ $ref }) => $ref === "#/definitions/condition");
    const parts = Object.keys(definitions).filter((name) => /(?:Section|Field)$/.test(name));
    expect(places.toSorted()).toEqual(
      ["condition.not", "guardedTarget.when", "outcome.when", ...parts.map((name) => `${name}.when`)].toSorted(),
    );
  });

  test("have a grammar whose words their description names", () => {
    expect(Object.keys(definitions.condition?.properties ?? {})).toEqual(conditionWords);
    expect(definitions.condition?.description).toContain(`Also: ${conditionWords.join(", ")}.`);
  });
});

test("no group has keys named from and to, by which an overlay tells a translation from a group", () => {
  const pairs = Object.entries(definitions).filter(([, { properties = {} }]) => properties.from && properties.to);
  expect(pairs.map(([name]) => name)).toEqual([]);
});

describe("what a definition cannot say", () => {
  test("is that an answer, an extra or a consent is ticked in advance: no switch is about the visitor's choice", () => {
    const switches = keysWhere(({ type }) => type === "boolean");
    expect([...new Set(switches.map((place) => place.split(".")[1]))].sort()).toEqual([
      "contact",
      "exclusive",
      "joined",
      "popular",
      "prize",
      "required",
      "sample",
      "secondLogo",
      "small",
      "sticky",
      "summary",
      "updates",
    ]);
    const chosen = /^(default|checked|ticked|selected|preselected|chosen|initial|optOut)$/i;
    expect(keysWhere((_, key) => chosen.test(key))).toEqual(["plansSection.default"]);
    expect(keysWhere(({ $ref }) => $ref === "#/definitions/consentLine").toSorted()).toEqual([
      "contactStep.consent",
      "formStep.consent",
      "questionStep.consent",
    ]);
  });

  test("is that a timer starts again: a duration is all it has, and only a visitor sets one anew", () => {
    expect(keysWhere(({ $ref }) => $ref === "#/definitions/duration").toSorted()).toEqual([
      "bonus.lasts",
      "calendar.length",
      "calendar.notice",
      "calendar.pause",
      "countdown.lasts",
      "extend.to",
      "loadingStep.tick",
      "wheel.lasts",
    ]);
    expect(keysWhere((_, key) => /restart|repeat|reset|again|loop/i.test(key))).toEqual([]);
  });

  test("is a contact without small print, or without what the visitor gets for it", () => {
    expect(definitions.contactStep?.required).toEqual(expect.arrayContaining(["benefits", "consent"]));
    expect(definitions.copy?.minLength).toBe(1);
  });
});

type Node = {
  readonly [key: string]: unknown;
  readonly type?: unknown;
  readonly $ref?: unknown;
  readonly minLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
};

const { definitions } = schema as unknown as { readonly definitions: Readonly<Record<string, Node>> };

/** Keys of the definition that satisfy a condition, each after the name of its owner. */
function keysWhere(holds: (node: Node, key: string) => boolean): readonly string[] {
  const below = (name: string, { properties = {} }: Node): readonly string[] =>
    Object.entries(properties).flatMap(([key, node]) => [
      ...(holds(node, key) ? [`${name}.${key}`] : []),
      ...below(key, node),
    ]);
  return Object.entries(definitions).flatMap(([name, node]) => below(name, node));
}

function undescribed(node: unknown, at: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = {} } = node as { properties?: Record<string, { description?: string; $ref?: string }> };
  const own = Object.entries(properties)
    .filter(([, property]) => !property.description && !property.$ref)
    .map(([key]) => `${at}/${key}`);
  return [...own, ...Object.entries(node).flatMap(([key, child]) => undescribed(child, `${at}/${key}`))];
}
