import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { flowOf } from "../../engine/flow/flow.ts";
import { answersOf, emptyQuiz, lookupIn } from "../../engine/quiz/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { findFile } from "../../src/disk/find-file.ts";
import { readText } from "../../src/disk/read-text.ts";
import { frame } from "../frame.ts";
import { expectGolden } from "../golden.ts";

const folder = join(import.meta.dirname, "cases");
const cases = readdirSync(folder).filter((name) => name.endsWith(".yaml") && name !== "funnel.yaml");
const load = (file: string) => checkFunnel(file, (path) => readText(join(folder, path)));

describe("an overlay", () => {
  it.each(cases)("%s is reported word for word as before", (name) => {
    const { problems, files } = load(name);
    expectGolden(join(folder, name.replace(".yaml", ".txt")), formatReport(problems, files, "stylish"));
  });

  it.each([
    ["misspelt-head.yaml", ["translates"]],
    ["odd-shapes.yaml", ["to", "from", "sections"]],
    ["unknown-key.yaml", ["first", "question", "never", "text-2"]],
  ])("of %s names the words that were meant, for a program", (name, meant) => {
    expect(load(name).problems.flatMap(({ suggest }) => suggest ?? [])).toEqual(meant);
  });

  it("gives the definition in its language; what is not translated stays as it is", () => {
    const { definition } = load("stale.yaml");
    expect(definition?.language).toBe("de");
    expect(definition?.steps.win).toMatchObject({
      sections: [
        { text: "Sehr gut" },
        { text: "You said: {answer.first|nothing}" },
        { text: "See you" },
        { items: ["Ski", "Stöcke"] },
      ],
    });
  });

  it("is told of a sentence that was copied into it and never translated", () => {
    const files: Readonly<Record<string, string>> = {
      "funnel.yaml": `id: test
language: en
start: end
product: { name: Test }
steps:
  end: { type: end, path: /, sections: [{ type: heading, text: Thank you for all of your time }, { type: text, text: Tree House }] }
`,
      "funnel.de.yaml": `translates: funnel.yaml
language: de
product: { name: { from: Test, to: Test } }
steps:
  end:
    sections:
      heading: { text: { from: Thank you for all of your time, to: Thank you for all of your time } }
      text: { text: { from: Tree House, to: Tree House } }
`,
    };
    const { problems } = checkFunnel("funnel.de.yaml", (file) => ({ text: files[file] ?? "" }));
    expect(problems.map(({ rule, line }) => [rule, line])).toEqual([["stray-english", 7]]);
  });

  it("of a definition in another language than English is told of such a sentence, too", () => {
    const files: Readonly<Record<string, string>> = {
      "funnel.yaml": `id: test
language: de
description: Wir sagen dir, welcher Garten der richtige für dich und deine Familie ist.
start: end
product: { name: Test }
steps:
  end: { type: end, path: /, sections: [{ type: heading, text: Wir danken dir für deine Zeit und melden uns }, { type: text, text: Wir freuen uns auf dich und deine Familie }] }
`,
      "funnel.fr.yaml": `translates: funnel.yaml
language: fr
description: { from: "Wir sagen dir, welcher Garten der richtige für dich und deine Familie ist.", to: "Wir sagen dir, welcher Garten der richtige für dich und deine Familie ist." }
product: { name: { from: Test, to: Test } }
steps:
  end:
    sections:
      heading: { text: { from: Wir danken dir für deine Zeit und melden uns, to: Wir danken dir für deine Zeit und melden uns } }
      text: { text: { from: Wir freuen uns auf dich und deine Familie, to: Nous sommes ravis de vous accueillir } }
`,
    };
    const { problems } = checkFunnel("funnel.fr.yaml", (file) => ({ text: files[file] ?? "" }));
    expect(problems.map(({ rule, line }) => [rule, line])).toEqual([
      ["wrong-language", 3],
      ["wrong-language", 8],
    ]);
  });

  it("may say the same as its original where the languages are alike", () => {
    const told = (original: string, language: string) => {
      const text = `id: test
language: ${original}
start: a
product: { name: Test }
steps:
  a: { type: info, path: /, sections: [{ type: heading, text: Klar til start }], button: Klar til start, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Klar til start }] }
`;
      const overlay = `translates: funnel.yaml
language: ${language}
product: { name: { from: Test, to: Test } }
steps:
  a: { sections: { heading: { text: { from: Klar til start, to: Klar til start } } }, button: { from: Klar til start, to: Kom i gang } }
  end: { sections: { heading: { text: { from: Klar til start, to: Nå begynner det } } } }
`;
      const { problems } = checkFunnel("overlay.yaml", (file) => ({ text: file === "overlay.yaml" ? overlay : text }));
      return problems.flatMap(({ rule, line }) => (rule === "kept-original" ? line : []));
    };
    expect(told("da", "nb")).toEqual([]);
    expect(told("da", "da-GL")).toEqual([]);
    expect(told("da", "fi")).toEqual([5]);
  });

  it.each([
    ["en", "Fridays, not Sunday evenings", "pl", "W piątki, nie w niedzielne wieczory", ""],
    ["en", "On Wednesday, at the fourth try", "pl", "W środę, za czwartym razem", ""],
    ["pl", "W środy i w soboty", "ru", "По средам и субботам", ""],
    ["de", "Am Sonnabend, dienstags", "fr", "Le mardi et le samedi", ""],
    ["en", "From 5 May you may come", "it", "Dal 5 maggio si può venire", ""],
    ["en", "Black Friday and Mondays", "de", "Black Friday und montags", ""],
    ["en", "Installation on a Saturday, too", "de", "Montage auch am Sonnabend", ""],
    ["en", "Sunday’s guests are among friends", "ru", "Воскресные гости среди друзей", ""],
    ["en", "On Sundays for an hour, on average", "ru", "По воскресеньям в среднем час", ""],
    ["en", "Our Sunday brunch is the means", "pl", "Nasze środki to brunch w święta", ""],
    ["en", "Mondays at the market", "tr", "Pazartesileri pazarda", ""],
    ["pl", "We wtorki i w czwartki", "sv", "Måndagar och torsdagar", "says Måndagar where the original says wtorki."],
    ["pl", "Do 31 maja", "de", "Bis zum 31. März", "says März where the original says maja."],
    ["en", "Until May 31", "fr", "Jusqu’au 31 mars", "says mars where the original says May."],
  ])("names the days of its original: in %s “%s”, in %s “%s”", (original, from, language, to, told) => {
    const text = `id: test
language: ${original}
start: end
steps: { end: { type: end, path: /, sections: [{ type: heading, text: ${JSON.stringify(from)} }] } }
`;
    const overlay = `translates: funnel.yaml
language: ${language}
steps: { end: { sections: { heading: { text: { from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} } } } } }
`;
    const { problems } = checkFunnel("overlay.yaml", (file) => ({ text: file === "overlay.yaml" ? overlay : text }));
    const [message = ""] = problems.flatMap(({ rule, message }) => (rule === "translated-figure" ? message : []));
    expect(/says .*?original says [^.]*\./.exec(message)?.[0] ?? "").toBe(told);
  });

  it("changes neither ids nor addresses nor ways on", () => {
    const [base, german] = ["funnel.yaml", "whole.yaml"].map((file) => load(file).definition);
    if (!base || !german) throw new Error("Both are sound");
    const bare = (definition: typeof base) =>
      JSON.stringify(flowOf(definition), (key, value) => (key === "label" || key === "recordAs" ? undefined : value));
    expect(bare(german)).toBe(bare(base));
  });

  it("has its own forms of a number, and is asked for the address that the original shows", () => {
    const funnel = `${frame}start: a
scales: { fit: {} }
steps:
  a: { type: question, path: /, question: "Well, {query.name|you}?", options: [{ label: A, score: { fit: 1 } }, { label: B, score: { fit: 4 } }], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: "{score.fit|1 bed|5 beds}" }] }
`;
    const told = (question: string, heading: string) => {
      const text = `translates: funnel.yaml
language: pl
steps:
  a: { question: { from: "Well, {query.name|you}?", to: "${question}" } }
  end: { sections: { heading: { text: { from: "{score.fit|1 bed|5 beds}", to: "${heading}" } } } }
`;
      const read = (file: string) => ({ text: file === "funnel.yaml" ? funnel : text });
      const { problems } = checkFunnel("funnel.pl.yaml", read);
      return problems
        .filter(({ path }) => path.includes("steps"))
        .map(({ rule }) => rule)
        .filter((rule) => rule !== "missing-translation");
    };
    expect(told("I co, {query.name|ty}?", "{score.fit|1 grządka|2 grządki|5 grządek}")).toEqual([]);
    expect(told("I co?", "{score.fit|1 grządka|5 grządek}")).toEqual(["placeholder-mismatch", "number-forms"]);
    // The original has no more forms than its language.
    expect(told("I co, {query.name|ty}?", "")).toEqual([]);
  });

  it("gives a definition or problems with a place, whatever stands in it", () => {
    const whole = readFileSync(join(folder, "whole.yaml"), "utf8");
    const marks = [
      "{",
      "]",
      ":",
      "- ",
      "\n  ",
      "#",
      "1: ",
      "to: ",
      "from: ",
      "null",
      "{ file: whole.yaml }",
      "__proto__: ",
    ];
    const place = fc.nat(whole.length);
    fc.assert(
      fc.property(place, place, fc.constantFrom(...marks), (start, end, mark) => {
        const text = whole.slice(0, start) + mark + whole.slice(Math.min(end, start + 40));
        const read = (file: string) => (file === "whole.yaml" ? { text } : readText(join(folder, file)));
        const { definition, problems } = checkFunnel("whole.yaml", read);
        expect(definition === undefined).toBe(problems.some(({ severity }) => severity === "error"));
        for (const { line, column } of problems) expect(Math.min(line, column)).toBeGreaterThan(0);
      }),
    );
  });

  it("may lead elsewhere than the original, and need not", () => {
    const readAll = (overlay: string) => (file: string) => ({
      text:
        file === "de.yaml"
          ? overlay
          : `id: club
language: en
start: end
product: { name: "7" }
steps:
  end: { type: end, path: /, sections: [{ type: heading, text: Bye }], button: { text: More, to: "https://club.internal/en" } }
`,
    });
    const button = (to: string) => {
      const overlay = `translates: funnel.yaml
language: de
steps: { end: { sections: { heading: { text: { from: Bye, to: Ade } } }, button: { text: { from: More, to: Mehr }${to} } } }
`;
      const { definition, problems } = checkFunnel("de.yaml", readAll(overlay));
      expect(problems).toEqual([]);
      return definition?.steps.end;
    };
    const german = ', to: { from: "https://club.internal/en", to: "https://club.internal/de" }';
    expect(button(german)).toMatchObject({ button: { text: "Mehr", to: "https://club.internal/de" } });
    expect(button("")).toMatchObject({ button: { text: "Mehr", to: "https://club.internal/en" } });
  });

  it("shows an answer in its language, and records it as the original would", () => {
    const { definition } = load("whole.yaml");
    if (!definition) throw new Error("It is sound");
    const flow = flowOf(definition);
    const quiz = { ...emptyQuiz, choices: { first: ["never"] } };
    expect(lookupIn(flow, quiz, {})("answer.first")).toBe("Nein");
    expect(answersOf(flow, quiz)).toEqual({ Skis: "No" });
  });
});

describe("the engine's own sentences below an overlay", () => {
  const source = readFileSync(join(folder, "funnel.yaml"), "utf8");
  const translate = (language: string, { base = source, texts = "" } = {}) => {
    const overlay = `translates: base.yaml\nlanguage: ${language}\n${texts}`;
    const { definition, problems } = checkFunnel("overlay.yaml", (file) =>
      file === "overlay.yaml" ? { text: overlay } : file === "base.yaml" ? { text: base } : { failure: "missing" },
    );
    if (!definition) throw new Error("It is sound");
    const untranslated = problems.filter(({ rule, path }) => rule === "missing-translation" && path[0] === "texts");
    return { texts: definition.texts, untranslated: untranslated.map(({ message }) => message) };
  };
  const own = `${source}texts: { shell: { back: Not so fast, dismiss: Dismiss } }\n`;
  const base = source.replace("language: en", "language: de");

  it("come in its language, and nobody has to translate them", () => {
    const { texts, untranslated } = translate("es");
    expect(texts.shell).toMatchObject({ back: "Atrás", home: "{product.name}: inicio" });
    expect(texts.every.several).toBe("cada {period}");
    expect(untranslated).toEqual([]);
  });

  it("give way to what the overlay says, and stand in for what it leaves empty", () => {
    const said = "texts: { shell: { back: { from: Back, to: Volver }, dismiss: { from: Dismiss, to: } } }\n";
    const { texts, untranslated } = translate("es-MX", { texts: said });
    expect(texts.shell).toMatchObject({ back: "Volver", dismiss: "Cerrar" });
    expect(untranslated).toEqual([]);
  });

  it("are left to the translator where the author says otherwise than the engine", () => {
    const { texts, untranslated } = translate("es", { base: own });
    expect(texts.shell).toMatchObject({ back: "Not so fast", dismiss: "Cerrar" });
    expect(untranslated).toEqual([expect.stringContaining('not translated in "shell.back":')]);
  });

  it("are left to the translator in a language that the engine does not speak", () => {
    const { texts, untranslated } = translate("da");
    expect(texts.shell.back).toBe("Back");
    expect(untranslated).toEqual([expect.stringContaining('not translated in "shell.back", "shell.home"')]);
  });

  it.each([
    ["es", "Atrás"],
    ["en", "Back"],
  ])("of a German original are said in %s", (language, back) => {
    const { texts, untranslated } = translate(language, { base });
    expect([texts.shell.back, untranslated]).toEqual([back, []]);
  });
});

describe("the German overlay of the funnel that ships", () => {
  const [base, german] = ["funnel.yaml", "funnel.de.yaml"].map((file) =>
    checkFunnel(file, readText, { find: findFile }),
  );

  it("lacks no text, and none was changed since", () => {
    const rules = german?.problems.map(({ rule }) => rule);
    expect(rules).not.toContain("missing-translation");
    expect(rules).not.toContain("stale-translation");
    expect(german?.definition).toBeDefined();
  });

  it("is as honest as the original: the same rules have the same to say", () => {
    const count = (loaded = base) => loaded?.problems.map(({ rule }) => rule).sort();
    expect(count(german)).toEqual(count(base));
  });
});

test("of a definition in a language that the engine does not speak, its own sentences come in the overlay's", () => {
  const files: Readonly<Record<string, string>> = {
    "funnel.yaml": `${frame.replace("language: en", "language: da")}start: end
steps:
  end: { type: end, path: /, sections: [{ type: heading, text: Tak }] }
texts: { shell: { back: Tilbage } }
`,
    "funnel.de.yaml":
      "translates: funnel.yaml\nlanguage: de\nsteps: { end: { sections: { heading: { text: { from: Tak, to: Danke } } } } }\nproduct: { name: { from: Test, to: Test } }\n",
  };
  const { definition, problems } = checkFunnel("funnel.de.yaml", (file) => {
    const text = files[file];
    return text === undefined ? { failure: "missing" } : { text };
  });
  expect(definition?.texts.shell).toMatchObject({ back: "Tilbage", again: "Noch einmal versuchen" });
  // Only what the author has worded is left to be translated.
  expect(problems.map(({ rule, message }) => [rule, message.split(":")[0]])).toEqual([
    ["missing-translation", '"texts" is not translated in "shell.back"'],
  ]);
});
