import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allLeadParts, contractOf, typesOf } from "../../engine/contract/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const solar = readFunnel("examples/solar-roof/funnel.yaml");

describe.each<readonly [name: string, definition: FunnelDefinition]>([
  ["strong-back", readFunnel("examples/strong-back/funnel.yaml")],
  ["running-coach", readFunnel("tests/trades/running-coach.yaml")],
  ["museum", readFunnel("tests/flow/museum.yaml")],
  [
    "every-part",
    {
      ...solar,
      values: { doubled: { of: "2 * score.fit" }, start: { of: "today + 2 weeks" } },
      experiments: { headline: ["short", "long"] },
      lead: { source: "solar", send: [...allLeadParts] },
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

test("a receiver is told that an appointment may be one that the lead does not have", () => {
  const { definitions } = contractOf(readFunnel("tests/trades/optician.yaml"));
  const { pattern = "" } = definitions?.QuizState?.properties?.answers?.properties?.["Eye test"] ?? {};
  const at = "2026-12-14T10:30+01:00";
  expect([at, `${at} (not booked)`, "Monday"].map((text) => new RegExp(pattern).test(text))).toEqual([
    true,
    true,
    false,
  ]);
});
