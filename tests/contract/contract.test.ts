import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contractOf, typesOf } from "../../engine/contract/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { readFunnelFile } from "../../src/disk/read-funnel-file.ts";
import { expectGolden } from "../golden.ts";

function read(file: string): FunnelDefinition {
  const { definition, report } = readFunnelFile(file);
  if (!definition) throw new Error(report);
  return definition;
}

const solar = read("examples/solar-roof/funnel.yaml");
const everyPart = [
  "answers",
  "values",
  "computed",
  "scores",
  "outcome",
  "language",
  "definition",
  "query",
  "touches",
] as const;

describe.each<readonly [name: string, definition: FunnelDefinition]>([
  ["strong-back", read("examples/strong-back/funnel.yaml")],
  ["running-coach", read("tests/trades/running-coach.yaml")],
  [
    "every-part",
    {
      ...solar,
      values: { doubled: { of: "2 * score.fit" }, start: { of: "today + 2 weeks" } },
      lead: { source: "solar", send: [...everyPart] },
    },
  ],
])("the contract of %s", (name, definition) => {
  test("is the one that receivers have, as JSON Schema and as types", () => {
    const contract = contractOf(definition);
    expectGolden(join(import.meta.dirname, `${name}.schema.txt`), `${JSON.stringify(contract, null, 2)}\n`);
    expectGolden(join(import.meta.dirname, `${name}.types.txt`), typesOf(contract));
    expect(Object.keys(contract.definitions ?? {})).toContain("QuizState");
  });
});
