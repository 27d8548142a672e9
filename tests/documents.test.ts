import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { engineLanguages } from "../engine/load/index.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "ACCESSIBILITY.md",
  "SECURITY.md",
  "AGENTS.md",
  ...["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? `${folder}/${name}` : [])),
  ),
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

it.each(documents)("each link of %s to another document leads to a place in it", (document) => {
  const links = [...proseOf(document).matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)/g)];
  const own = placesIn(document);
  const astray = links.filter(([, path, place]) => {
    const file = path && join(dirname(document), path);
    if (file && !existsSync(file)) return true;
    return place !== undefined && !(file ? placesIn(file) : own).includes(place);
  });
  expect(astray.map(([link]) => link)).toEqual([]);
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

it("each day of the changelog has a heading once for each reader, and no entry twice", () => {
  const days = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
  const twice = days.flatMap((day) => {
    const lines = day.split("\n").filter((line) => /^(?:### |- )/.test(line));
    return lines.filter((line, at) => lines.indexOf(line) < at);
  });
  expect(twice).toEqual([]);
});

it("each decision has a number of its own, and a line in the list of decisions", () => {
  const decisions = readdirSync("docs/decisions").filter((name) => name !== "README.md");
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const listed = readFileSync("docs/decisions/README.md", "utf8").matchAll(/^\| \[(\d{4})\]\((.+?)\) \|/gm);
  expect([...listed].map(([, number, name]) => `${number} ${name}`)).toEqual(
    decisions.map((name, at) => `${numbers[at]} ${name}`),
  );
});

/** What a document says, without examples of code. */
function proseOf(document: string): string {
  return readFileSync(document, "utf8").replace(/```.*?```/gs, "");
}

/** The names by which a link reaches the headings of a document. */
function placesIn(document: string): string[] {
  return [...proseOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}
