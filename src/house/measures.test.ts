import { describe, expect, it } from "vitest";
import { readArrows } from "./arrows.ts";
import { measuresOf } from "./measures.ts";
import { readSource } from "./source.ts";

const wings = readArrows("```\nschema ← engine ← renderers ← src\nengine ← supabase ← src\n```");
const rooms = readArrows("```\nengine: problem ← copy ← flow compile\n```");

/** The violations in a project of these files, by measure. */
function wrongWith(files: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const all = Object.entries(files).map(([file, text]) => readSource(file, `${text}\n`));
  const typeFolders = ["renderers/offer", "renderers/question", "renderers/sections/plans"];
  const measures = measuresOf({ all, sources: all, wings, rooms, typeFolders });
  return Object.fromEntries(
    measures.flatMap(({ name, value, bound, found }) =>
      value > bound && !name.startsWith("files per") ? [[name, found]] : [],
    ),
  );
}

describe("the house", () => {
  it("has nothing against rooms that use each other's doors along the map", () => {
    expect(
      wrongWith({
        "engine/flow/index.ts": 'export { exits } from "./exits.ts";',
        "engine/flow/exits.ts": 'import { copy } from "../copy/index.ts";\nexport const exits = copy;',
        "engine/copy/index.ts": "export const copy = 1 as const;",
        "renderers/contract.ts": 'import { exits } from "../engine/flow/index.ts";\nexport { exits };',
        "renderers/offer/offer.tsx": 'import { exits } from "../contract.ts";\nif (step.type === "offer") exits;',
      }),
    ).toEqual({});
  });

  it("names an import that passes a door by", () => {
    const files = {
      "engine/copy/index.ts": "export {};",
      "engine/copy/money.ts": "export const money = 1;",
      "engine/flow/exits.ts": '// Reads exits.\nimport { money } from "../copy/money.ts";\nmoney;',
    };
    expect(wrongWith(files)).toEqual({ "doors bypassed": ["engine/flow/exits.ts:2 imports engine/copy/money.ts"] });
  });

  it("names circles of files and of rooms, also those that only types or import() close", () => {
    const files = {
      "engine/flow/index.ts": 'import type { Copy } from "../copy/index.ts";\nexport type Flow = Copy;',
      "engine/copy/index.ts": 'export const late = () => import("../flow/index.ts");\nexport type Copy = 1;',
    };
    expect(wrongWith(files)).toMatchObject({
      "circles of imports, by file": ["engine/copy/index.ts, engine/flow/index.ts"],
      "circles of imports, by room": ["engine/copy, engine/flow"],
    });
  });

  it("names imports that the maps do not draw", () => {
    const files = {
      "engine/problem/index.ts": 'import { Page } from "../../renderers/page.ts";\nimport "../flow/index.ts";\nPage;',
      "engine/flow/index.ts": "export {};",
      "renderers/page.ts": "export const Page = 1;",
    };
    expect(wrongWith(files)).toEqual({
      "imports against the README's map": ["engine/problem/index.ts:1 imports renderers/page.ts"],
      "imports against the map of rooms": ["engine/problem/index.ts:2 imports engine/flow/index.ts"],
    });
  });

  it("demands that a new room is drawn", () => {
    const files = {
      "engine/values/index.ts": 'import "../copy/index.ts";',
      "engine/copy/index.ts": "export {};",
    };
    expect(wrongWith(files)).toEqual({
      "imports against the map of rooms": ["engine/values/index.ts:1 imports engine/copy/index.ts"],
    });
  });

  it.each([
    'step?.type === "offer"',
    '"offer" !== type',
    'switch (step.type) { case "question": case "offer": }',
    '["question", "offer"].includes(step.type)',
    "/offer|question/.test(step.type)",
  ])("names a type that is read outside its folder: %s", (read) => {
    const found = wrongWith({ "engine/flow/index.ts": read })["reads of a type outside its folder"];
    expect(found).toContain('engine/flow/index.ts:1 asks for "offer"');
  });

  it("names a section's type as well, outside its own folder alone", () => {
    const read = 'section.type === "plans"';
    const found = wrongWith({ "renderers/sections/plans/plans.tsx": read, "engine/copy/index.ts": read });
    expect(found).toEqual({ "reads of a type outside its folder": ['engine/copy/index.ts:1 asks for "plans"'] });
  });

  it("leaves comparisons with other words alone", () => {
    expect(wrongWith({ "engine/flow/index.ts": 'event.type === "answer"; kind === "offer";' })).toEqual({});
  });

  it.each(["let x: any;", "x!.y;", "// @ts-expect-error\nx;", "// biome-ignore lint: because\nx;"])(
    "names what silences the compiler or the linter: %s",
    (code) => {
      const found = wrongWith({ "engine/flow/index.ts": code });
      expect(found).toEqual({ "any, ! and comments that silence a tool": ["engine/flow/index.ts:1"] });
    },
  );

  it("counts casts for each 1,000 lines", () => {
    const casts = wrongWith({ "engine/flow/index.ts": `${"\n".repeat(198)}x as string;` })["casts per 1,000 lines"];
    expect(casts).toEqual(["engine/flow/index.ts:199"]);
    expect(wrongWith({ "engine/flow/index.ts": `${"\n".repeat(249)}x as string;` })).toEqual({});
  });

  it("names a folder with more than 24 files side by side", () => {
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`engine/flow/f${index}.ts`, ""]));
    expect(wrongWith(files)).toEqual({ "most files side by side in a folder": ["engine/flow: 25"] });
  });
});
