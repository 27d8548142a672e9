import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

/** Messages about a Japanese page with some lines, in the order of the file. */
function said(lines: string): readonly string[] {
  const text = `${frame.replace("language: en", "language: ja")}start: a
steps:
  a:
    type: end
    path: /
    sections:
      - { type: heading, text: おわり }
${lines.replace(/^/gm, "      ")}
`;
  return checkFunnel("test.yaml", () => ({ text })).problems.map(({ message }) => message);
}

describe("full-width characters", () => {
  it.each([
    "- { type: text, text: ［重要］お茶は毎日、おいしいです！ }",
    "- { type: text, text: ｛お茶｝のこと：おいしいです }",
    "- { type: list, items: [１番目、２番目, ＃３番目, （四）] }",
    "- { type: text, text: 価格は４，９００円 ＃です }",
  ])("may stand in a text: %s", (line) => {
    expect(said(line)).toEqual([]);
  });

  it("are not blamed for another mistake in their line", () => {
    expect(said("- { type: text, text: ［重要］お茶, もっと }")).toEqual([
      expect.stringMatching(/has the key "もっと", which does not exist here\. It takes/),
    ]);
    expect(said("- text: ［重要］お茶: 毎日\n  type: text")).toEqual([
      expect.stringMatching(/^There is a second colon in this line\./),
    ]);
    expect(said('- { type: text, text: "お茶、label: です", small: true small: false }')).toEqual([
      expect.stringMatching(/^Two keys within braces are not separated\./),
    ]);
  });

  it("are named where the list of a type is due, too", () => {
    expect(said("- { type: ｔｅｘｔ, text: お茶 }")).toEqual([
      expect.stringContaining('Did you mean "text"? "ｔｅｘｔ" are full-width characters.'),
    ]);
  });
});

describe("a number that begins an entry of a list", () => {
  it("is a text to quote, unless a comma has torn it from what follows", () => {
    expect(said("- { type: list, items: [3, 000です] }")).toEqual([
      expect.stringContaining('Put the whole text in quotes: "3,000です".'),
    ]);
    expect(said("- { type: list, items: [茶, 120, 000です] }")).toEqual([
      expect.stringContaining('Put the whole text in quotes: "120,000です".'),
    ]);
    for (const items of ["3, 茶", "3, 1000種類", "2026, 100", "4.5, 100種類", "1000, 250種類"])
      expect(said(`- { type: list, items: [${items}] }`)[0]).toMatch(
        /must be a text, but is the number .* Put it in quotes\.$/,
      );
  });
});
