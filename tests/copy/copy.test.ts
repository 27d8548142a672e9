import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  copyParts,
  escapeMarkup,
  fixedValue,
  headingsOf,
  headlineOf,
  parseBlocks,
  parseInline,
  plainCopy,
  planTerms,
  planValue,
  tabTitleOf,
  textTable,
} from "../../engine/copy/index.ts";
import { serverFunnelOf } from "../../engine/views/index.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const golden = (name: string, lines: readonly string[]) =>
  expectGolden(join(import.meta.dirname, `${name}.txt`), `${lines.join("\n")}\n`);

describe.each(["examples/strong-back/funnel.yaml", "tests/views/pottery.yaml", "tests/flow/museum.yaml"])(
  "of %s",
  (file) => {
    const funnel = readFunnel(file);

    test("what its steps are about is read as before", () => {
      const lines = Object.entries(funnel.steps).flatMap(([id, step]) => [
        `${id}: ${headlineOf(funnel, step)}`,
        `  in the tab: ${tabTitleOf(funnel, step)}`,
        ...headingsOf(step).map(
          ({ text, at, section }) => `  ${at.join(".")}${section ? `, ${section.type}` : ""}: ${text}`,
        ),
      ]);
      golden(`${funnel.id}.headings`, lines);
    });

    test("its legal texts are read in blocks as before", () => {
      const tabs = (funnel.legal?.tabs ?? []).map(({ id, text = "" }) => [id, parseBlocks(text)]);
      golden(`${funnel.id}.legal`, [JSON.stringify(tabs, null, 1)]);
    });

    test("what is said of its plans and product is as before", () => {
      const server = serverFunnelOf(funnel, "0123456789abcdef");
      const names = [
        "name",
        "price",
        "originalPrice",
        "perDay",
        "currency",
        "period",
        "interval",
        "renews.price",
        "renews.every",
      ];
      const plans = Object.entries(server.plans).flatMap(([id, plan]) => [
        ...names.map((name) => `${id} ${name}: ${planValue(plan, `plan.${name}`, server)}`),
        ...[...names, "renews.statedEvery", "renews", "other"].map(
          (name) => `plans.${id}.${name}: ${fixedValue(funnel, `plans.${id}.${name}`)}`,
        ),
        `${id}: ${planTerms(plan, server.terms, server, new Date("2026-01-31T12:00:00Z"), (name) => fixedValue(funnel, name))}`,
      ]);
      const about = ["product.name", "product.support", "product.other", "product", "other.name"];
      const facts = Object.keys(funnel.facts ?? {}).map((id) => `facts.${id}`);
      golden(`${funnel.id}.said`, [
        ...plans,
        ...[...about, ...facts].map((name) => `${name}: ${fixedValue(funnel, name)}`),
      ]);
    });
  },
);

test("a longer text is read in blocks", () => {
  const text = `
# A   heading
###### The smallest
####### Too many
#None
First line,
  second line

- zero
- one
* two
  goes on
  and on
-none

- another list
# Between
ends a paragraph
## At once
- item
`;
  golden(
    "blocks",
    parseBlocks(text).map((block) => JSON.stringify(block)),
  );
});

test("markup is read and told in plain words", () => {
  const texts = [
    ...["**bold** and *thin*", "**bold *and thin***", "[To **us**](mailto:a@b.internal)!", "[privacy](legal:privacy)"],
    ...[
      "[call](tel:110) [us](https://c.internal/a)",
      "[odd](javascript:alert)",
      "[no](http:// x)",
      "5 * 3 * 2",
      "a ** b",
      "",
    ],
    ...[
      "**{product.name}** for {who|you} and {facts.none}",
      "{who} {facts.none|}",
      "two\n  lines",
      "{1a} {a.b-c|d} {a|b|c} {a b}",
    ],
  ];
  const museum = readFunnel("tests/flow/museum.yaml");
  const lines = texts.flatMap((text) => [
    JSON.stringify(text),
    `  ${JSON.stringify(parseInline(text))}`,
    `  ${JSON.stringify(copyParts(text))}`,
    `  ${JSON.stringify(plainCopy(museum, text))} or ${JSON.stringify(plainCopy(museum, text, "?"))}`,
  ]);
  golden("markup", lines);
});

test("a text is escaped for markup, without what XML cannot hold", () => {
  expect(escapeMarkup(`<a href="?a&b">it's\t\r\n</a>`)).toBe(
    "&#60;a href=&#34;?a&#38;b&#34;&#62;it&#39;s\t\r\n&#60;/a&#62;",
  );
  expect(escapeMarkup("\u0000\u001F\u007F\uD800\uFFFE\uFFFFé😀")).toBe("é😀");
});

test("a table keeps its columns apart, and no line ends in spaces", () => {
  const columns = [{ head: "Step" }, { head: "Visitors", align: "right" as const }, { head: "" }];
  expect(textTable(columns, [["start", "1,000", "all"], ["😀😀😀😀😀😀😀", "7"], []]).split("\n")).toEqual([
    "Step     Visitors",
    "start       1,000  all",
    "😀😀😀😀😀😀😀         7",
    "",
  ]);
  expect(textTable([{ head: "One" }], [])).toBe("One");
});
