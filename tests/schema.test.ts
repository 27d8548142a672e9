import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { composeSchema } from "../src/build/compose-schema.ts";
import { generateTypes } from "../src/build/generate-types.ts";
import { definition } from "./definition.ts";

const schema = composeSchema(process.cwd());

describe("the committed schema", () => {
  test("is what its fragments compose to (else run `npm run schema`)", () => {
    expect(JSON.parse(readFileSync("schema/funnel.schema.json", "utf8"))).toEqual(schema);
  });

  test("has the types it generates (else run `npm run schema`)", async () => {
    expect(readFileSync("schema/funnel.types.ts", "utf8")).toBe(await generateTypes(schema));
  });

  test("describes every key to its author", () => {
    expect(undescribed(schema, "")).toEqual([]);
  });
});

describe("the example beside each renderer", () => {
  const types = folders("renderers", "step.schema.json");
  test.each(types)("%s is a valid step", (type) => {
    const step = readFileSync(`renderers/${type}/example.yaml`, "utf8");
    expect(parse(step).type).toBe(type);
    expect(definition(`start: it\n${surroundings}steps:\n  it:\n${indented(step, 4)}\n${others(step)}`).steps.it?.type).toBe(type);
  });

  const sections = folders("renderers/sections", "section.schema.json");
  test.each(sections)("%s is a valid section", (type) => {
    const section = readFileSync(`renderers/sections/${type}/example.yaml`, "utf8");
    expect(parse(section).type).toBe(type);
    const step = `  it:\n    type: offer\n    path: /\n    next: end\n    sections:\n      -\n${indented(section, 8)}\n`;
    expect(() => definition(`start: it\n${surroundings}steps:\n${step}${others(section)}`)).not.toThrow();
  });
});

/** What examples refer to: plans, facts, a legal tab. */
const surroundings = `plans:
${["plan1", "plan2", "plan3", "monthly", "yearly", "basic", "plus"].map((id) => `  ${id}: { name: ${id}, price: 5, originalPrice: 9, currency: USD, period: 4 weeks, renews: { price: 9, every: 4 weeks } }\n`).join("")}facts: { users: { value: 1,000 } }
legal: { title: Legal, tabs: [${["terms", "privacy", "subscription"].map((id) => `{ id: ${id}, label: ${id}, text: Text }`).join(", ")}] }
`;

/** The steps an example's targets name. */
function others(source: string): string {
  const named = [...source.matchAll(/\b(?:next|back|go|paid): ([\w-]+)/g)].map(([, id]) => id);
  return [...new Set([...named, "end"])]
    .map((id) => `  ${id}: { type: offer, path: /other-${id}, sections: [{ type: heading, text: Other }] }\n`)
    .join("");
}

function folders(below: string, file: string): string[] {
  return readdirSync(below, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${below}/${entry.name}`).includes(file))
    .map(({ name }) => name);
}

const indented = (text: string, by: number) => text.replace(/^(?=.)/gm, " ".repeat(by));

function undescribed(node: unknown, at: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = {} } = node as { properties?: Record<string, { description?: string; $ref?: string }> };
  const own = Object.entries(properties)
    .filter(([, property]) => !property.description && !property.$ref)
    .map(([key]) => `${at}/${key}`);
  return [...own, ...Object.entries(node).flatMap(([key, child]) => undescribed(child, `${at}/${key}`))];
}
