import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { sourceTexts, updateOverlay } from "../../engine/translate/index.ts";

const base = readFileSync(join(import.meta.dirname, "cases/funnel.yaml"), "utf8");
const whole = readFileSync(join(import.meta.dirname, "cases/whole.yaml"), "utf8");

/** Updates an overlay to the example, or to a changed version of it. */
function update(overlay: string, change = (text: string) => text, options = {}) {
  const text = change(base);
  const { definition } = checkFunnel("funnel.yaml", (file) =>
    file === "funnel.yaml" ? { text } : { failure: "missing" },
  );
  if (!definition) throw new Error("The example is sound");
  return updateOverlay(
    overlay,
    // Without the engine's own sentences, which are many and behave the same.
    sourceTexts(definition, "de").filter(({ path }) => path[0] !== "texts"),
    options,
  );
}

describe("bringing an overlay up to date", () => {
  it("writes what is missing in the order of the definition, with the original beside it", () => {
    const { text, added, empty } = update("translates: funnel.yaml\nlanguage: de\n");
    expect(text).toContain('  first:\n    question:\n      from: Do you ski?\n      to: ""\n    hint:');
    expect(text.indexOf("first:")).toBeLessThan(text.indexOf("win:"));
    expect(added).toContain("steps.first.options.never.label");
    expect(empty).toEqual(added);
  });

  it("changes nothing where all is there, not even a comment", () => {
    const [first, ...rest] = whole.split("\n");
    const commented = ["# By Ann", first, "# Du, not Sie", ...rest].join("\n");
    const once = update(commented);
    expect(once).toMatchObject({ added: [], stale: [], empty: [], unused: [] });
    expect(once.text).toContain("# By Ann\ntranslates: funnel.yaml\n# Du, not Sie\nlanguage: de");
    expect(update(once.text).text).toBe(once.text);
  });

  it.each([
    ["in one line", whole],
    [
      "in lines of their own",
      update(whole.replace(/ {4}question: .*\n/, "")).text.replace('to: ""', "to: Fährst du Ski?"),
    ],
  ])("leaves a stale translation %s, and says in a comment what the original is now", (_, overlay) => {
    const change = (yaml: string) => yaml.replace("Do you ski?", "Do you still ski?");
    const { text, stale } = update(overlay, change);
    expect(stale).toEqual(["steps.first.question"]);
    expect(text).toMatch(/# now: Do you still ski\?\s+from: Do you ski\?,?\s+to: Fährst du Ski\?/);
    expect(update(text, change).text).toBe(text);
    const fixed = text.replace("from: Do you ski?", "from: Do you still ski?");
    expect(update(fixed, change).text).not.toContain("now:");
  });

  it("drops nothing: an entry without an original stays and is reported", () => {
    const { text, unused } = update(whole, (yaml) => yaml.replace(/ {4}hint:.*\n/, ""));
    expect(unused).toEqual(["steps.first.hint"]);
    expect(text).toContain("Es gibt keine falsche Antwort.");
  });

  it("takes such an entry out when it is told to, and nothing else", () => {
    const change = (yaml: string) => yaml.replace(/ {4}hint:.*\n/, "");
    const { text, unused } = update(whole, change, { prune: true });
    expect(unused).toEqual(["steps.first.hint"]);
    expect(text).toBe(update(whole, change).text.replace(/ {4}hint:.*\n(?: {6}.*\n)*/, ""));
    expect(update(text, change)).toMatchObject({ text, unused: [], added: [] });
  });

  it("is for a group of keys", () => {
    expect(() => update("- Hallo")).toThrow("An overlay is a group of keys.");
  });

  it("finds the translation of a text that stands at another place now", () => {
    const { text, added, empty } = update(whole, (yaml) =>
      yaml
        .replace("  first:", "  start:")
        .replace("start: first", "start: start")
        .replace("answer.first", "answer.start"),
    );
    expect(added).toContain("steps.start.question");
    expect(empty).toEqual([]);
    expect(text).toMatch(/ {2}start:\n {4}question:\n {6}from: Do you ski\?\n {6}to: Fährst du Ski\?/);
  });
});

describe("a text that became several", () => {
  const funnel = (button: string) => `
id: f
language: en
start: a
steps:
  a: { type: question, path: /, question: Ready?, record: Ready, options: ["Yes", "No"], next: b }
  b: ${button}
`;
  const one = funnel(
    "{ type: info, path: /b, sections: [{ type: heading, text: Thanks }], button: Go on, next: c }\n  c: { type: end, path: /c, sections: [{ type: heading, text: Bye }] }",
  );
  const several = funnel(
    '{ type: end, path: /b, sections: [{ type: heading, text: Thanks }], button: { text: Go on, to: "https://a.internal/" } }',
  );
  const overlayOf = (yaml: string, overlay = "translates: f.yaml\nlanguage: de\n") => {
    const { definition } = checkFunnel("f.yaml", () => ({ text: yaml }));
    if (!definition) throw new Error("The example is sound");
    return updateOverlay(overlay, sourceTexts(definition, "de")).text.replace(/(from: Go on\s+to:) ""/, "$1 Weiter");
  };
  const check = (overlay: string, yaml: string) =>
    checkFunnel("f.de.yaml", (file) => ({ text: file === "f.yaml" ? yaml : overlay }));

  it.each([
    ["one text", "several", one, several],
    ["several texts", "one", several, one],
  ])("%s that are now %s stop nothing, and keep the translation that still fits", (before, _, from, to) => {
    const { definition, problems } = check(overlayOf(from), to);
    expect(definition).toBeDefined();
    const [rules, messages] = [problems.map(({ rule }) => rule), problems.map(({ message }) => message).join("\n")];
    expect(rules).toContain("unused-translation");
    expect(messages).toContain(`"steps.b.button" is no longer ${before}.`);
    const updated = overlayOf(to, overlayOf(from));
    expect(updated).toMatch(/from: Go on\s+to: Weiter/);
    const left = check(updated, to).problems.filter(
      ({ message }) => !/has no text "c"|is not translated/.test(message),
    );
    expect(left.map(({ message }) => message)).toEqual([]);
  });
});
