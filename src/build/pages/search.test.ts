import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definition } from "../../../tests/definition.ts";
import { searchTags, writeSearchFiles } from "./search.ts";

const funnel = (more: string, isTranslation = false) => ({
  isTranslation,
  definition: definition(`${more}
start: first
steps:
  first: { type: question, path: /hello, question: Well?, options: [A, B], record: Well, next: end }
  end: { type: offer, path: /end, sections: [{ type: text, text: Thanks }] }
`),
});
const host = "hosts: { canonical: quiz.bakery.internal }";
const hosted = funnel(`${host}\ndescription: Bread & **butter**.`);

describe("to search engines and to whoever is sent a link", () => {
  test("the first page names its one address, its title and what it is about", () => {
    expect(searchTags(hosted, "/hello", 'Say "well"')).toBe(
      [
        '<link rel="canonical" href="https://quiz.bakery.internal/hello">',
        '<meta property="og:type" content="website">',
        '<meta property="og:title" content="Say &#34;well&#34;">',
        '<meta property="og:description" content="Bread &#38; butter.">',
        '<meta property="og:url" content="https://quiz.bakery.internal/hello">',
      ].join(""),
    );
  });

  test.each(["/end", "/404"])("%s is not to be found, and a link to it leads to the first page", (path) => {
    const tags = searchTags(hosted, path, "The end");
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).toContain('<meta property="og:url" content="https://quiz.bakery.internal/hello">');
    expect(tags).not.toContain("canonical");
  });

  test.each([
    ["that names no host", funnel("")],
    ["that is a translation, whose original is served there,", funnel(host, true)],
  ])("a funnel %s claims no address", (_, without) => {
    expect(searchTags(without, "/hello", "Well?")).toBe(
      '<meta property="og:type" content="website"><meta property="og:title" content="Well?">',
    );
  });
});

describe("the files that search engines ask for", () => {
  const written = (of: typeof hosted) => {
    const folder = mkdtempSync(join(tmpdir(), "search-"));
    try {
      writeSearchFiles(of, folder);
      return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test("name the first page where the host is known", () => {
    const files = written(hosted);
    expect(files["robots.txt"]).toBe("User-agent: *\nAllow: /\nSitemap: https://quiz.bakery.internal/sitemap.xml\n");
    expect(files["sitemap.xml"]).toContain("<loc>https://quiz.bakery.internal/hello</loc>");
  });

  test("name no address where it is not", () => {
    expect(written(funnel(""))).toEqual({ "robots.txt": "User-agent: *\nAllow: /\n" });
  });
});
