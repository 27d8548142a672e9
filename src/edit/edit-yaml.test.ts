import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCollection, parse, parseDocument, visit } from "yaml";
import { type Edit, editYaml } from "./edit-yaml.ts";

const garden = `# A garden.
start: size # where all begin
steps:
  size:
    type: question # of several
    question: "How large?"
    options: [Small, Large] # two
    next: soil

  # What it grows in.
  soil:
    type: question
    question: >-
      What is
      the soil?
    options:
      # The light one.
      - { id: sand, label: Sand } # warm
      - id: clay
        label: Clay
    next: size
`;

const edited = (edit: Edit, text = garden) => {
  const result = editYaml(text, edit);
  if ("refusal" in result) throw new Error(result.refusal);
  return result.text;
};

/** Lines that are not in the other text. */
const beyond = (text: string, other: string) => text.split("\n").filter((line) => !other.split("\n").includes(line));

describe("a new key", () => {
  it("stands before the one that it is put before, and before what is written above that", () => {
    const after = edited({ op: "insert", path: ["steps", "soil"], to: "shape", value: "x" });
    expect(after).toContain("    next: soil\n\n  shape: x\n\n  # What it grows in.\n  soil:");
    expect(edited({ op: "insert", path: ["start"], to: "id", value: "x" })).toContain(
      "# A garden.\nid: x\nstart: size",
    );
    expect(edited({ op: "insert", path: ["a", "b"], to: "c", value: 1 }, "a: { b: 2 }\n")).toBe("a: { c: 1, b: 2 }\n");
  });

  it("stands below the comments about what is above it", () => {
    const text = "id: x\nlead:\n  source: a # fixed\n  # webhook: https://…\n  # updates: true\n# The end.\n";
    expect(edited({ op: "set", path: ["scales"], value: {} }, text)).toBe(
      text.replace("# The end.", "scales: {}\n# The end."),
    );
  });

  it("has a name, which no other has", () => {
    const refusal = (edit: Edit) => editYaml(garden, edit);
    expect(refusal({ op: "insert", path: ["steps", "soil"], value: 1 })).toMatchObject({
      refusal: expect.stringContaining('"insert" one before "soil", with its name in "to"'),
    });
    expect(refusal({ op: "insert", path: ["steps", "soil"], to: "size", value: 1 })).toMatchObject({
      refusal: expect.stringContaining("is there already"),
    });
  });
});

describe("an edit by path", () => {
  it.each<[string, Edit, readonly string[], readonly string[]]>([
    [
      "keeps the quotes of a text and the comment behind it",
      { op: "set", path: ["steps", "size", "question"], value: "How wide: 3?" },
      ['    question: "How large?"'],
      ['    question: "How wide: 3?"'],
    ],
    [
      "writes over a list with the comment behind its last entry",
      { op: "set", path: ["many"], value: ["x"] },
      ["many:", "  - a", "  - { b: c } # about this one"],
      ["many: [x]"],
    ],
    [
      "quotes a text with a placeholder, which may come first when it is reworded",
      { op: "set", path: ["steps", "soil", "question"], value: "At least {min}" },
      ["    question: >-", "      What is", "      the soil?"],
      ['    question: "At least {min}"'],
    ],
    [
      "writes over a folded text",
      { op: "set", path: ["steps", "soil", "question"], value: "Which soil?" },
      ["    question: >-", "      What is", "      the soil?"],
      ["    question: Which soil?"],
    ],
    [
      "adds a key below the last, as a group in one line where it is short",
      { op: "set", path: ["steps", "size", "sections"], value: [{ type: "text", text: "Yes, all of it" }] },
      [],
      ["    sections:", '      - { type: text, text: "Yes, all of it" }'],
    ],
    [
      "finds an entry by its id",
      { op: "set", path: ["steps", "soil", "options", "sand", "label"], value: "Sandy" },
      ["      - { id: sand, label: Sand } # warm"],
      ["      - { id: sand, label: Sandy } # warm"],
    ],
    [
      "puts an entry before another, below the comment of that one",
      { op: "insert", path: ["steps", "soil", "options", 1], value: "Peat" },
      [],
      ["      - Peat"],
    ],
    [
      "puts an entry within brackets",
      { op: "insert", path: ["steps", "size", "options", 2], value: "Huge, or so" },
      ["    options: [Small, Large] # two"],
      ['    options: [Small, Large, "Huge, or so"] # two'],
    ],
    [
      "takes a step out, and leaves the comments around it",
      { op: "remove", path: ["steps", "size"] },
      [
        "  size:",
        "    type: question # of several",
        '    question: "How large?"',
        "    options: [Small, Large] # two",
        "    next: soil",
      ],
      [],
    ],
    ["renames a step", { op: "rename", path: ["steps", "size"], to: "area" }, ["  size:"], ["  area:"]],
    [
      "writes a list over one in brackets, and keeps the comment behind it",
      {
        op: "set",
        path: ["steps", "size", "options"],
        value: [{ id: "a", label: "A", when: { not: { soil: "x" } } }, "B"],
      },
      ["    options: [Small, Large] # two"],
      ["    options: # two", "      - { id: a, label: A, when: { not: { soil: x } } }", "      - B"],
    ],
    [
      "puts a key before another, above the comment of that one and with a blank line where the others have one",
      {
        op: "insert",
        path: ["steps", "soil"],
        to: "shape",
        value: { type: "info", next: { a: 1 }, list: [{ b: "c" }] },
      },
      [],
      ["  shape:", "    type: info", "    next: { a: 1 }", "    list:", "      - { b: c }"],
    ],
    ["empties a list with its last entry", { op: "remove", path: ["only", 0] }, ["only: [1]"], ["only: []"]],
  ])("%s", (_, edit, gone, come) => {
    const text =
      { only: "only: [1]\n", many: "many:\n  - a\n  - { b: c } # about this one\n" }[edit.path[0] ?? ""] ?? garden;
    const after = edited(edit, text);
    expect(beyond(text, after)).toEqual(gone);
    expect(beyond(after, text)).toEqual(come);
  });

  it.each<[Edit, string, number]>([
    [{ op: "set", path: ["steps", "sise", "next"], value: "soil" }, '"steps" has no "sise". Did you mean "size"?', 4],
    [{ op: "set", path: ["start", "x"], value: 1 }, '"start" is neither a group nor a list, so it has no "x".', 2],
    [{ op: "remove", path: ["steps", "soil", "back"] }, 'Step "soil", "back" is not there to be removed.', 12],
    [
      { op: "insert", path: ["steps", "soil", "options", 9], value: "Peat" },
      'Step "soil", option 10 is not there. The list has 2 entries, steps.soil.options.0 to steps.soil.options.1; steps.soil.options.2 is the next.',
      18,
    ],
    [
      { op: "set", path: ["steps", "soil", "options", "2", "label"], value: "Peat" },
      'Step "soil", option 3 is not there. The list has 2 entries',
      18,
    ],
    [
      { op: "remove", path: ["steps", "soil", "options", "2"] },
      'Step "soil", option 3 is not there to be removed.',
      18,
    ],
    [{ op: "rename", path: ["steps", "soil", "options", "0"], to: "x" }, 'Step "soil", option 1 is no key', 18],
    [
      { op: "insert", path: ["steps", "soil", "options"], value: "Peat" },
      "is a list. Name the place in it: steps.soil.options.2 is behind the last entry, steps.soil.options.0 before the first.",
      12,
    ],
    [
      { op: "set", path: ["steps", "size", "options", "small", "label"], value: "Tiny" },
      "Its entries have no ids. They are steps.size.options.0 to steps.size.options.1.",
      7,
    ],
    [{ op: "rename", path: ["steps", "soil"], to: "size" }, "that key is there already", 11],
    [{ op: "set", path: ["legal", "tabs", 0], value: 1 }, 'has no "legal"', 2],
  ])("that has no place is refused with the line and the way out: %j", (edit, said, line) => {
    const result = editYaml(garden, edit);
    expect("refusal" in result ? result : result.text).toMatchObject({ line, refusal: expect.stringContaining(said) });
  });

  it("leaves what an included file holds to that file", () => {
    const result = editYaml("legal: { tabs: [{ id: a, text: { file: content/terms.md } }] }\n", {
      op: "set",
      path: ["legal", "tabs", "a", "text", "en"],
      value: "x",
    });
    expect(result).toMatchObject({ refusal: expect.stringContaining("lies in content/terms.md") });
  });

  it("keeps the line ends and the mark of a file from Windows", () => {
    const windows = `\uFEFF${garden.replaceAll("\n", "\r\n")}`;
    const after = edited({ op: "set", path: ["steps", "soil", "back"], value: "size" }, windows);
    expect(after.replace("    back: size\r\n", "")).toBe(windows);
  });

  it("keeps the line ends of a file from an old Mac", () => {
    const mac = garden.replaceAll("\n", "\r");
    const after = edited({ op: "set", path: ["steps", "soil", "back"], value: "size" }, mac);
    expect(after.replace("    back: size\r", "")).toBe(mac);
  });
});

const shipped = ["funnel.yaml", "examples/strong-back/funnel.yaml", "tests/trades/movers.yaml"];

describe("any edit of a shipped definition", () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "- a",
      "yes",
      "a: b",
      "# c",
      "{x}",
      "[y",
      "1",
      "two\nlines\n",
      "  ",
      "é, ü",
      "",
      "null",
      "*a",
      "a #b",
      "it's",
    ),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.record({ id: fc.constantFrom("a", "b"), label: fc.string() }), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("type", "text", "when"), fc.jsonValue({ maxDepth: 2 })),
  );
  const edit = fc.record({
    op: fc.constantFrom("set", "insert", "remove", "rename"),
    at: fc.nat(),
    value,
    key: fc.boolean(),
  });

  it.each(shipped)("of %s does what was asked for, and nothing else", (file) => {
    const text = readFileSync(file, "utf8");
    const paths = pathsIn(text);
    const comments = commentsIn(text);
    fc.assert(
      fc.property(edit, ({ op, at, value, key }) => {
        const path = paths[at % paths.length] ?? [];
        const made: Edit = {
          op,
          path: key && op === "set" ? [...path.slice(0, -1), "added"] : path,
          value,
          to: "renamed",
        };
        // It throws where the new text would hold anything else.
        const result = editYaml(text, made);
        if ("refusal" in result) return;
        const isWhole = op === "remove" || (op === "set" && isCollection(parseDocument(text).getIn(path, true)));
        if (!isWhole) expect(commentsIn(result.text)).toEqual(comments);
        if (op === "set" && !key) expect(parseDocument(result.text).getIn(path, true)).toBeDefined();
      }),
      { numRuns: 25, seed: 11 },
    );
  });
});

function pathsIn(text: string): readonly (readonly (string | number)[])[] {
  const paths: (string | number)[][] = [];
  const enter = (value: unknown, path: (string | number)[]) => {
    if (path.length > 0) paths.push(path);
    if (Array.isArray(value)) for (const [index, child] of value.entries()) enter(child, [...path, index]);
    else if (typeof value === "object" && value !== null)
      for (const [key, child] of Object.entries(value)) enter(child, [...path, key]);
  };
  enter(parse(text), []);
  return paths;
}

/** Every comment, wherever it stands. */
function commentsIn(text: string): readonly string[] {
  const comments: string[] = [];
  const document = parseDocument(text);
  const add = (...found: (string | null | undefined)[]) => {
    comments.push(...found.flatMap((comment) => comment?.split("\n").filter((line) => line.trim()) ?? []));
  };
  add(document.commentBefore, document.comment);
  visit(document, {
    Node: (_, { commentBefore, comment }) => add(commentBefore, comment),
  });
  return comments.sort();
}
