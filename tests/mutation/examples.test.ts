import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checked } from "./checked.ts";
import { expectFound } from "./expect-found.ts";
import { shipped } from "./shipped.ts";

const { "funnel.yaml": _, "funnel.de.yaml": __, ...others } = shipped;

// Six definitions, one of them with split tests: up to 48 mistakes of each kind. bench/mutants.ts tries all of what is shipped.
expectFound("an example, a template or a trade", [...Object.values(others), "tests/trades/meal-kits.yaml"], 8);

describe("an example or a template", () => {
  it.each(Object.entries(others))("%s has no problem, but for a template's samples", async (name, file) => {
    const problems = checked(file, await readFile(file, "utf8"));
    expect(problems.map(({ rule, path }) => `${rule} ${path.join(".")}`)).toEqual(expected[name] ?? []);
  });
});

/** What must be filled in before a funnel made from a template goes live. */
const expected: Readonly<Record<string, readonly string[]>> = {
  "templates/lead/funnel.yaml": [
    "example-address product.support",
    "sample-content facts.answerTime.sample",
    "sample-content legal.tabs.0.sample",
    "sample-content legal.tabs.1.sample",
  ],
  "templates/sales/funnel.yaml": [
    "example-address product.app",
    "example-address product.support",
    "sample-content facts.lessons.sample",
    "sample-content legal.tabs.0.sample",
    "sample-content legal.tabs.1.sample",
  ],
};
