import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { engineLanguages } from "../engine/load/index.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ACCESSIBILITY.md",
  "AGENTS.md",
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? `docs/${name}` : [])),
];

it.each(documents)("%s names only files and folders that there are", (document) => {
  const text = readFileSync(document, "utf8");
  const named = [
    ...text.matchAll(
      /`((?:bench|content|docs|engine|examples|renderers|schema|src|supabase|templates|tests)\/[\w./-]*\w\/?)`/g,
    ),
  ];
  // Types that the reader is told to make.
  const made = [...text.matchAll(/new-(?:step|section) ([\w-]+)/g)].map(([, type]) => `/${type}/`);
  const gone = named.flatMap(([, path = ""]) =>
    existsSync(path) || made.some((folder) => `${path}/`.includes(folder)) ? [] : path,
  );
  expect(gone).toEqual([]);
});

it("CONTRIBUTING.md names only commands that there are", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const called = [...readFileSync("CONTRIBUTING.md", "utf8").matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(4);
  expect(called.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});

it("README.md names each language that the engine speaks", () => {
  const text = readFileSync("README.md", "utf8");
  expect(engineLanguages.filter((language) => !text.includes(`(\`${language}\`)`))).toEqual([]);
});

it("each decision has a number of its own", () => {
  const numbers = readdirSync("docs/decisions").map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
