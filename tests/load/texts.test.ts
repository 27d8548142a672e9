import { expect, test } from "vitest";
import { addressesIn, assetsIn, mapAssets, openDefinition, readDefinition } from "../../engine/load/index.ts";
import { frame } from "../frame.ts";

const others: Readonly<Record<string, string>> = {
  "items.yaml": "- First\n- Second\n  third\n",
  "note.md": "Save 50% #1 choice\n",
  "more.md.yaml": "[A, B]\n",
};

/** What a definition holds, whose first step has some sections. */
function opened(sections: string, above = "", below = "") {
  const text = `${frame}${above}start: a
steps:
  a:
    type: end
    path: /
    sections:
      - { type: heading, text: Hello }
${sections.replace(/^/gm, "      ")}
${below}`;
  const read = (file: string) => {
    const found = file === "funnel.yaml" ? text : others[file];
    return found === undefined ? { failure: "missing" as const } : { text: found };
  };
  const { definition, oddTexts, problems } = openDefinition(readDefinition("funnel.yaml", read));
  if (!definition) throw new Error(problems.map(({ message }) => message).join("\n"));
  return { definition, oddTexts };
}

/** Texts that YAML may read otherwise than they were meant, by their places. */
const oddIn = (sections: string, above = "") =>
  opened(sections, above).oddTexts.map(({ is, path, written }) => `${is} ${path.slice(-3).join(".")}: ${written}`);

test.each<[string, string[]]>([
  ["- { type: text, text: Save 50% }", []],
  ["- type: text\n  text: Save 50% #1 choice", ["cut sections.1.text: Save 50%"]],
  ["- type: text\n  text: 'Save 50%' #1 choice", []],
  ["- type: text\n  text: Save 50%  #1 choice", []],
  ["- type: text\n  text: Save 50% # of it", []],
  ["- type: text\n  text: { file: note.md }", []],
  ["- type: text\n  text: One\n    two", []],
  ["- type: text\n  text: One\n  small: true #or not", []],
  ["- type: list\n  items:\n    - One\n      two\n    - Three", ["joined 1.items.0: One\n            two"]],
  ["- type: list\n  items:\n    - 'One\n      two'\n    - Three", []],
  ["- type: list\n  items:\n    - |\n      One\n      two", []],
  ["- type: text\n  text: “Go on”", ["quoted sections.1.text: “Go on”"]],
  ["- type: text\n  text: «Go on»", ["quoted sections.1.text: «Go on»"]],
  ["- type: text\n  text: ＂Go on＂", ["quoted sections.1.text: ＂Go on＂"]],
  ["- type: text\n  text: ‘It’s on’", ["quoted sections.1.text: ‘It’s on’"]],
  ["- type: text\n  text: “Go” or “stay”", []],
  ["- type: text\n  text: “Go” on", []],
  ["- type: text\n  text: He said “go”", []],
  ["- type: text\n  text: '“Go on”'", []],
  ["- { type: list, items: [Morning、noon] }", ["unsplit 1.items.0: Morning、noon"]],
  ["- { type: list, items: ['Morning、noon'] }", []],
  ["- { type: list, items: [Morning] }", []],
  ["- { type: list, items: [Morning、noon, Night] }", []],
  ["- type: list\n  items:\n    - Morning、noon", []],
  ["- { type: list, items: [Mornings、noon] }", ["unsplit 1.items.0: Mornings、noon"]],
  ["- { type: list, items: [Mornings too、noon] }", []],
  ["- { type: list, items: [In the mornings!、noon] }", []],
  ["- { type: list, items: [Sixteen letterss、b、c] }", ["unsplit 1.items.0: Sixteen letterss、b、c"]],
  ["- { type: list, items: [Pots; pans] }", ["unsplit 1.items.0: Pots; pans"]],
  ["- { type: list, items: [Seventeen letters；b، c] }", []],
])("what is odd in %j is told", (section, odd) => {
  expect(oddIn(section)).toEqual(odd);
});

test("what is odd in a file is told at its place in the definition", () => {
  const plan =
    "plans: { a: { name: A, price: 1.240, currency: USD, period: 1 week, renews: { price: 2.5, every: 1 week } } }\n";
  expect(oddIn("- type: list\n  items: { file: items.yaml }", plan)).toEqual([
    "number plans.a.price: 1.240",
    "joined 1.items.1: Second\n  third",
  ]);
});

test("a file is a text or a part of the definition by the end of its name", () => {
  const { definition } = opened(`- { type: text, text: { file: note.md } }
- { type: list, items: { file: more.md.yaml } }`);
  expect(definition.steps.a).toMatchObject({ sections: [{}, { text: "Save 50% #1 choice" }, { items: ["A", "B"] }] });
});

test("files and addresses are found by what the schema takes them for, wherever they are", () => {
  const { definition } = opened(
    `- { type: text, text: photo.png }
- { type: image, src: photo.png, alt: photo.jpg }
- { type: video, title: Us, src: us.mp4, captions: us.vtt, poster: us.webp }
- type: columns
  columns:
    - { sections: [{ type: logo-strip, label: Seen in, logos: [{ name: One }, { name: Two, src: two.svg }] }] }
    - { sections: [{ type: link, text: Mail us, to: mailto:us@test.internal }] }`,
    "  fonts: { text: [text.woff2, more.woff2] }\n",
    `  b:
    type: question
    path: /b
    question: Where?
    options: [{ label: House, icon: house }, { label: Barn, icon: barn.svg }, { label: Flat, icon: icons/flat.png }]
    next: a
`,
  );
  expect(assetsIn(definition).map(({ is, text, path }) => `${is} ${path.join(".")}: ${text}`)).toEqual([
    "asset theme.logo: logo.svg",
    "fontFile theme.fonts.text.0: text.woff2",
    "fontFile theme.fonts.text.1: more.woff2",
    "asset steps.a.sections.2.src: photo.png",
    "videoFile steps.a.sections.3.src: us.mp4",
    "captionsFile steps.a.sections.3.captions: us.vtt",
    "asset steps.a.sections.3.poster: us.webp",
    "asset steps.a.sections.4.columns.0.sections.0.logos.1.src: two.svg",
    "asset steps.b.options.1.icon: barn.svg",
    "asset steps.b.options.2.icon: icons/flat.png",
  ]);
  expect(addressesIn(definition).map(({ text, path }) => `${path.join(".")}: ${text}`)).toEqual([
    "steps.a.sections.4.columns.1.sections.0.to: mailto:us@test.internal",
  ]);
  const before = JSON.stringify(definition);
  const mapped = mapAssets(definition, (file) => `/${file}`);
  expect(JSON.stringify(definition)).toBe(before);
  expect(assetsIn(mapped).map(({ text }) => text)).toEqual(assetsIn(definition).map(({ text }) => `/${text}`));
});
