import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkFunnel } from "../engine/check/index.ts";
import { agentsGuide, examplesIn, llmsText } from "../src/build/agents/index.ts";
import { composeSchema } from "../src/build/schema/index.ts";

const schema = composeSchema(process.cwd()) as Parameters<typeof agentsGuide>[1];
const guide = readFileSync("AGENTS.md", "utf8");
const map = readFileSync("llms.txt", "utf8");
const problemsOf = (text: string) =>
  checkFunnel("funnel.yaml", (path) => (path === "funnel.yaml" ? { text } : { failure: "missing" })).problems;

describe("AGENTS.md", () => {
  test("is what the schema, the README and the check make of it (else run `npm run schema`)", () => {
    expect(guide).toBe(agentsGuide(process.cwd(), schema));
  });

  const examples = examplesIn(guide).map((example) => [example.split("\n")[0], example] as const);
  test.each(examples)("has an example without any problem: %s", (_, example) => {
    expect(problemsOf(example)).toEqual([]);
  });

  const rows = [...guide.matchAll(/^\| (`.*?`) \| (`.*?`|\(left out\)) \| `([\w-]+)` \|$/gm)].map(
    ([, right = "", wrong = "", rule = ""]) => ({ right: plain(right), wrong: plain(wrong), rule }),
  );
  test.each(rows)("names a mistake that the check finds: $wrong instead of $right", ({ right, wrong, rule }) => {
    const example = examplesIn(guide).findLast((text) => text.includes(right)) ?? "";
    expect(
      problemsOf(example.replace(right, wrong === "(left out)" ? "" : wrong)).map((problem) => problem.rule),
    ).toContain(rule);
  });

  test("is read as a whole: shells of agents show 30,000 characters of a file, and leave out its middle", () => {
    expect(guide.length).toBeLessThan(30_000);
  });

  test("names every key and every type that a definition can have, and ten mistakes or more", () => {
    const names = Object.entries(schema.definitions).flatMap(([name, { properties = {} }]) => [
      name.endsWith("Step") || name.endsWith("Section") || name.endsWith("Field") ? [] : name,
      ...Object.keys(properties),
      String(properties.type?.const ?? name),
    ]);
    const words = new Set(guide.match(/[\w-]+/g));
    expect(names.flat().filter((name) => !words.has(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });
});

describe("llms.txt", () => {
  test("is what the schema and the documents make of it (else run `npm run schema`)", () => {
    expect(map).toBe(llmsText(process.cwd(), schema));
  });

  test("leads only to files that there are", () => {
    const linked = [...map.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });
});

function plain(cell: string): string {
  return cell.replace(/^`(.*)`$/, "$1").replaceAll("\\|", "|");
}
