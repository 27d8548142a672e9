import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root, runFunnel } from "./run-funnel.ts";

const folder = mkdtempSync(join(root, "node_modules/.cache/translate-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "funnel.yaml");
const overlay = join(folder, "funnel.fr.yaml");
cpSync(join(root, "tests/translations/cases/funnel.yaml"), file);
writeFileSync(join(folder, "logo.svg"), "");

describe("funnel translate", { timeout: 60_000 }, () => {
  it("writes an overlay that can be checked, and has nothing to add the second time", () => {
    const { code, out } = runFunnel("translate", "fr", file);
    expect([code, out.match(/steps\.first\.question$/gm)?.length]).toEqual([0, 1]);
    const text = readFileSync(overlay, "utf8");
    expect(text).toContain("translates: funnel.yaml\nlanguage: fr\n");
    // The engine says its own sentences in French.
    expect(text).not.toContain("texts:");
    expect(runFunnel("check", overlay)).toMatchObject({ code: 0, out: expect.stringContaining("missing-translation") });
    expect(runFunnel("check", overlay, "--release").code).toBe(1);
    expect(runFunnel("translate", "fr", file).out).toContain("still to be translated");
    expect(readFileSync(overlay, "utf8")).toBe(text);
  });

  it("with --check only says what there is to do", () => {
    writeFileSync(overlay, "translates: funnel.yaml\nlanguage: fr\n");
    const { code, out } = runFunnel("translate", "fr", file, "--check");
    expect(code).toBe(1);
    expect(out).toContain("steps.first.question");
    expect(readFileSync(overlay, "utf8")).toBe("translates: funnel.yaml\nlanguage: fr\n");
  });

  it("a sentence taken out of the original stops nothing; --prune takes its translation out", () => {
    runFunnel("translate", "fr", file);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/ {4}hint:.*\n/, ""));
    expect(runFunnel("check", overlay)).toMatchObject({ code: 0, out: expect.stringContaining("unused-translation") });
    expect(runFunnel("translate", "fr", file, "--prune").out).toContain(
      "1 taken out, because the original has them no more\n    steps.first.hint\n",
    );
    expect(runFunnel("check", overlay).out).not.toContain("unused-translation");
    writeFileSync(file, text);
  });

  it("says that the shipped translation is up to date", () => {
    expect(runFunnel("translate", "de", "--check")).toMatchObject({ code: 0, out: "funnel.de.yaml: up to date\n" });
  });

  it("writes the engine's sentences into a definition in a language that it does not speak", () => {
    const own = join(folder, "danish.yaml");
    const text = [
      "id: bageri # Et bageri.",
      "language: da",
      "start: start",
      "texts: { shell: { back: Tilbage, again: Try again } }",
      "steps:",
      "  start: { type: question, path: /, question: Hvilket brød?, options: [Rug, Hvede], next: slut }",
      "  slut: { type: end, path: /slut, sections: [{ type: heading, text: Tak }, { type: help, button: Spørgsmål? }] }",
      "product: { name: Bageri, support: hej@bageri.dk }",
      "",
    ].join("\n");
    writeFileSync(own, text);
    expect(runFunnel("check", own)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/own in Danish: 11 are shown in English, such as "texts\.shell\.\w+"/),
    });
    const dry = runFunnel("translate", "da", own, "--check");
    expect(dry).toMatchObject({ code: 1, out: expect.stringContaining("  11 in English, to be put into Danish\n") });
    expect(readFileSync(own, "utf8")).toBe(text);
    const { code, out } = runFunnel("translate", "da", own);
    expect([code, out.match(/^ {2}.*$/gm)?.filter((line) => !line.startsWith("    "))]).toEqual([
      0,
      [
        "  10 in English, to be put into Danish",
        "  1 still in English",
        "  6 single words, which may be the same in Danish",
      ],
    ]);
    const after = readFileSync(own, "utf8");
    expect(after).toContain("id: bageri # Et bageri.\n");
    expect(after).toContain("texts: { shell: { back: Tilbage, again: Try again, home:");
    // Where a section leaves a word out, it stands in the section; what no page of it shows is not written.
    expect(after).toContain("chatLabel: Chat");
    expect(after).not.toContain("Pay {plan.price}");
    expect(runFunnel("translate", "da", own).out).toMatch(/^[^\n]*danish\.yaml:\n {2}\d+ still in English\n/);
    expect(readFileSync(own, "utf8")).toBe(after);
  });

  it("writes nothing in the place of a file that a definition includes", () => {
    const own = join(folder, "included.yaml");
    mkdirSync(join(folder, "content"));
    writeFileSync(join(folder, "content/texts.yaml"), "shell: { back: Tilbage }\n");
    const text = `${readFileSync(join(folder, "danish.yaml"), "utf8").replace(/^texts:.*\n/m, "")}texts: { file: content/texts.yaml }\n`;
    writeFileSync(own, text);
    const { out } = runFunnel("translate", "da", own);
    expect(out).toContain("15 to be written by hand, as they lie in another file\n    texts.shell.home\n");
    expect(readFileSync(own, "utf8")).toBe(text);
  });

  it("writes over nothing that it cannot read, and takes no word for a language", () => {
    writeFileSync(overlay, "steps: [\n");
    expect(runFunnel("translate", "fr", file).code).toBe(2);
    expect(readFileSync(overlay, "utf8")).toBe("steps: [\n");
    expect(runFunnel("translate", "French", file)).toMatchObject({ code: 2, err: expect.stringContaining("BCP 47") });
  });

  it("writes a language as it is written, and takes neither the definition's own nor a translation", () => {
    expect(runFunnel("translate", "pt-br", file).out).toContain("funnel.pt-BR.yaml");
    const own = runFunnel("translate", "EN", file);
    expect(own).toMatchObject({ code: 2, err: expect.stringContaining("is written in en") });
    const again = runFunnel("translate", "fr", join(folder, "funnel.pt-BR.yaml"));
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining("is a translation itself") });
  });
});
