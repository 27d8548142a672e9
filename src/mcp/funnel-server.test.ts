import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frame } from "../../tests/frame.ts";
import { type FunnelServer, funnelServer } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-mcp-"));
const roof = "examples/solar-roof/funnel.yaml";
const client = new Client({ name: "test", version: "1" });
let opened: FunnelServer;

beforeAll(async () => {
  for (const path of ["funnel.yaml", "content", "examples/solar-roof"])
    cpSync(path, join(folder, path), { recursive: true });
  opened = funnelServer({ folder, definition: "funnel.yaml" });
  const [there, here] = InMemoryTransport.createLinkedPair();
  await Promise.all([opened.server.connect(there), client.connect(here)]);
});

afterAll(async () => {
  await client.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});

type Answer = {
  readonly text: string;
  readonly isError: boolean;
  readonly told: {
    readonly file?: string;
    readonly hash?: string;
    readonly isWritten?: boolean;
    readonly changed?: readonly object[];
    readonly problems?: readonly Told[];
  };
};
type Told = {
  readonly rule: string;
  readonly line: number;
  readonly path: readonly (string | number)[];
  readonly isNew: boolean;
  readonly file: string;
  readonly message: string;
};

async function call(name: string, args: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: { ...args } });
  const parts: unknown = content;
  const [first] = Array.isArray(parts) ? parts : [];
  return { text: String(first?.text), isError: isError === true, told: { ...(structuredContent ?? {}) } };
}

const onDisk = (file: string) => readFileSync(join(folder, file), "utf8");

/** Reads a file and patches it. */
async function patch(file: string, edits: readonly object[], more: object = {}) {
  const { told } = await call("read", { file });
  return call("patch", { file, hash: told.hash, edits, ...more });
}

const set = (path: string, value: unknown) => ({ op: "set", path, value });

/** An edit, and for a wrong one what is said: the rule, or nothing where no such place exists, and the line that it is about. */
type Scripted = readonly [
  file: string,
  edits: readonly object[],
  wrong?: readonly [rule: string | undefined, line: string, path?: string],
];

const pause = {
  type: "info",
  path: "/pause",
  sections: [{ type: "text", text: "Take a breath." }],
  button: "Go on",
  back: "roof",
  next: "shade",
};
const script: readonly Scripted[] = [
  ["funnel.yaml", [set("steps.step-1.question", "How old are you?")]],
  [
    "funnel.yaml",
    [set("steps.step-1.next", "stats-slde")],
    ["unknown-target", "next: stats-slde", "steps.step-1.next"],
  ],
  ["funnel.yaml", [set("steps.step-2.options[0].icon", "coins")]],
  ["funnel.yaml", [set("steps.step-2.options.0.icon", "coinz")], ["unknown-icon", "icon: coinz"]],
  [
    "funnel.yaml",
    [{ op: "insert", path: "steps.step-2.options.3", value: { id: "gifts", label: "Gifts", icon: "gift" } }],
  ],
  [
    "funnel.yaml",
    [{ op: "insert", path: "steps.step-2.options.9", value: "Nothing" }],
    [undefined, "- { label: Full-time employment"],
  ],
  ["funnel.yaml", [set("plans.plan1.price", 5.99), set("plans.plan1.perDay", 0.86)]],
  ["funnel.yaml", [set("plans.plan1.price", "cheap")], ["wrong-type", "price: cheap", "plans.plan1.price"]],
  [roof, [set("theme.radius", 12)]],
  [roof, [set("theme.radius", "round")], ["wrong-type", "radius: round", "theme.radius"]],
  [roof, [set("theme.colors.accent", "#A8401A")]],
  [roof, [set("theme.colors.accent", "green")], ["bad-format", "accent: "]],
  [roof, [set("steps.shade.hint", "Choose what fits best.")]],
  [roof, [set("steps.shade.hnit", "Choose one.")], ["unknown-key", "hnit: Choose one.", "steps.shade.hnit"]],
  [
    roof,
    [
      set("facts.members", { value: 240, source: "Our own list of members" }),
      set("steps.shade.hint", "{facts.members} members said so."),
    ],
  ],
  [roof, [set("steps.shade.hint", "{facts.membres} say so.")], ["unknown-fact", "membres", "steps.shade.hint"]],
  [
    roof,
    [
      { op: "remove", path: "steps.shade.hint" },
      { op: "remove", path: "facts.members" },
    ],
  ],
  [roof, [{ op: "remove", path: "steps.roof.next" }], ["missing-key", "roof:", "steps.roof"]],
  [roof, [set("steps.roof.layout", "tiles")]],
  [roof, [set("steps.roof.options", [])], ["out-of-range", "options: []", "steps.roof.options"]],
  [roof, [set("steps.pause", pause), set("steps.roof.next", "pause"), set("steps.shade.back", "pause")]],
  [roof, [{ op: "rename", path: "steps.pause", to: "breath" }], ["unknown-target", "next: pause", "steps.roof.next"]],
  [
    roof,
    [
      { op: "rename", path: "steps.pause", to: "breath" },
      set("steps.roof.next", "breath"),
      set("steps.shade.back", "breath"),
    ],
  ],
  [roof, [set("steps.breath.path", "/shade")], ["duplicate-path", "path: /shade", "steps.breath.path"]],
  [roof, [set("steps.breath.sections.0.text", "Take a **deep** breath.")]],
  [roof, [set("steps.breath.sections.0.type", "texts")], ["unknown-type", "texts", "steps.breath.sections.0.type"]],
  [roof, [set("version", 2)]],
  [roof, [set("steps.hoem.question", "Where?")], [undefined, "home:"]],
  [roof, [set("steps.home.hint", "Six questions.")]],
  [roof, [set("steps.shade.when", "x")], ["unknown-key", "when: x"]],
  [roof, [set("steps.home.options.flat.next", "roof")]],
  [
    roof,
    [set("steps.home.options.flat.next", "rooof")],
    ["unknown-target", "next: rooof", "steps.home.options.1.next"],
  ],
  [roof, [set("steps.home.options.flat.next", "shared-roof")]],
  [
    roof,
    [set("steps.roof.options.0.score", { fitt: 3 })],
    ["unknown-score-scale", "fitt", "steps.roof.options.0.score.fitt"],
  ],
  [roof, [set("steps.roof.options.south.score.fit", 4)]],
  [roof, [set("outcomes.visit.when", { score: { fit: { min: "five" } } })], ["wrong-type", "five"]],
  [roof, [set("outcomes.visit.when", { score: { fit: { min: 6 } } })]],
  [
    roof,
    [set("steps.shared-roof.sections.1.when", { home: "flatt" })],
    ["unknown-condition", "flatt", "steps.shared-roof.sections.1.when.home"],
  ],
  [roof, [set("steps.shared-roof.sections.1.when", { home: ["flat", "house"] })]],
  [roof, [set("start", "shade")], ["unreachable-step", "home:", "steps.home"]],
  [roof, [set("entry", "open")]],
  [roof, [set("entry", "anywhere")], ["unknown-value", "entry: anywhere", "entry"]],
  [roof, [set("entry", "in-order")]],
  [roof, [set("steps.shade.path", "shade")], ["bad-format", "path: shade", "steps.shade.path"]],
  [roof, [set("steps.shade.path", "/shadow")]],
  [roof, [set("theme.logo", "content/images/lgo.svg")], ["missing-asset", "content/images/lgo.svg", "theme.logo"]],
  [roof, [set("theme.logo", "content/images/house.svg")]],
  [roof, [set("steps.roof.options.south.id", "flat")], ["duplicate-option", "id: flat"]],
  [roof, [set("language", "en-US"), set("product.name", "Sunroof")]],
  [roof, [{ op: "remove", path: "steps.shade" }], ["unknown-target", "next: shade", "steps.breath.next"]],
];

describe("fifty edits, half of them wrong", () => {
  const all = script.map(([file, edits, wrong]) => ({ file, edits, wrong, named: JSON.stringify(edits) }));
  it.each(all)("$file $named", async ({ file, edits, wrong, named }) => {
    const before = onDisk(file);
    const { text, isError, told } = await patch(file, edits);
    if (!wrong) {
      expect(text).toMatch(/is written, hash/);
      expect([isError, told.isWritten, onDisk(file) === before]).toEqual([false, true, false]);
      return;
    }
    const [rule, line, path] = wrong;
    expect(onDisk(file)).toBe(before);
    const [, at = "0"] = new RegExp(`${file}:(\\d+)`).exec(text) ?? [];
    if (rule === undefined) {
      expect(isError).toBe(true);
      expect(before.split("\n")[Number(at) - 1]).toContain(line);
      return;
    }
    expect(text).toContain("NOT written");
    expect(text.includes("Let the same patch change what names it.")).toBe(named.includes('"op":"rename"'));
    const found = told.problems?.filter((problem) => problem.isNew && problem.rule === rule) ?? [];
    // The report shows each with the line as it would be.
    for (const problem of found) expect(text).toContain(`${file}:${problem.line}:`);
    expect(found.map(({ path: at }) => at.join("."))).toContain(path ?? found[0]?.path.join("."));
    expect(text.split("\n").some((row) => row.includes(" | ") && row.includes(line))).toBe(true);
  });

  it("has as many wrong ones as right ones", () => {
    expect([script.length, script.filter(([, , wrong]) => wrong).length]).toEqual([50, 25]);
  });
});

describe("a patch", () => {
  it("with new errors is written where that is asked for, and a funnel that is red can be mended in steps", async () => {
    const red = await patch(roof, [set("steps.roof.next", "x"), set("steps.uses.back", "y")], { despiteErrors: true });
    expect(red.told.isWritten).toBe(true);
    expect(red.text).toContain('Step "roof" leads to "x", which is not a step.');
    const half = await patch(roof, [set("steps.roof.next", "breath")]);
    expect([half.told.isWritten, half.text.includes("There before:")]).toEqual([true, true]);
    const sound = await patch(roof, [set("steps.uses.back", "shade")]);
    expect(sound.text).toContain("In all 0 errors");
  });

  it("with a value that is nested thousands deep is refused at its place", async () => {
    const deep: unknown = JSON.parse("[".repeat(5000) + "]".repeat(5000));
    const { text, isError } = await patch(roof, [set("product.name", deep)]);
    expect([isError, text]).toEqual([
      true,
      expect.stringMatching(/funnel\.yaml:\d+: "product\.name": .* more than 64 levels deep\./),
    ]);
  });

  it("of a text that somebody has changed meanwhile is refused", async () => {
    const { told } = await call("read", { file: roof });
    writeFileSync(join(folder, roof), `${onDisk(roof)}# Saved by somebody.\n`);
    const late = await call("patch", { file: roof, hash: told.hash, edits: [set("version", 9)] });
    expect([late.isError, late.text]).toEqual([true, expect.stringContaining("has changed since it was read")]);
    expect(onDisk(roof)).toContain("# Saved by somebody.");
  });

  it("begins with the funnel as it is by then, also where somebody has changed a file that it includes, or taken a picture away", async () => {
    const own = "shown/funnel.yaml";
    const page =
      "{ type: end, path: /, sections: [{ type: heading, text: A }, { type: text, text: { file: note.md } }, { type: image, src: a.svg, alt: A }] }";
    mkdirSync(join(folder, "shown"));
    writeFileSync(join(folder, own), `${frame}start: a\nsteps:\n  a: ${page}\n`);
    writeFileSync(join(folder, "shown/note.md"), "A note.\n");
    for (const picture of ["a.svg", "logo.svg"]) writeFileSync(join(folder, "shown", picture), "<svg/>");
    const versions = async (version: number) => {
      const { told } = await patch(own, [set("version", version)]);
      return [told.isWritten, told.problems?.map(({ rule, isNew }) => `${rule} ${isNew}`)];
    };
    expect(await versions(2)).toEqual([true, []]);
    writeFileSync(join(folder, "shown/note.md"), "A note to {nobody}.\n");
    expect(await versions(3)).toEqual([true, ["unknown-placeholder false"]]);
    rmSync(join(folder, "shown/a.svg"));
    expect(await versions(4)).toEqual([true, ["missing-asset false", "unknown-placeholder false"]]);
    rmSync(join(folder, "shown"), { recursive: true });
  });

  it("of a definition tells what it does to a translation beside it", async () => {
    writeFileSync(
      join(folder, "examples/solar-roof/funnel.de.yaml"),
      "translates: funnel.yaml\nlanguage: de\nsteps:\n  home:\n    question:\n      from: Where do you live?\n      to: Wo wohnst du?\n",
    );
    const { text, told } = await patch(roof, [set("steps.home.question", "Where is your home?")]);
    expect(told.problems).toContainEqual(
      expect.objectContaining({
        rule: "stale-translation",
        file: "examples/solar-roof/funnel.de.yaml",
        line: 6,
        isNew: true,
      }),
    );
    expect(text).toContain("examples/solar-roof/funnel.de.yaml:6:");
  });

  it("of what is no sound YAML is refused at the line that breaks it", async () => {
    writeFileSync(join(folder, "broken.yaml"), "id: a\nsteps:\n  x: [1\ny: 2\n");
    const { text } = await patch("broken.yaml", [set("id", "b")]);
    expect(text).toMatch(/^broken\.yaml:3:\d+ is no sound YAML/);
  });
});

describe("a file", () => {
  it.each([
    ["outside of the folder", "../elsewhere.yaml", "lies outside of"],
    ["that a link leads out of the folder to", "link.yaml", "lies outside of"],
    ["by an absolute path elsewhere", "/etc/hosts", "lies outside of"],
    ["that is misspelt", "funel.yaml", 'Did you mean "funnel.yaml"?'],
    ["that is no part of a definition", "content/images/logo.svg", "is no part of a definition"],
  ] as const)("%s is not read", async (_, file, said) => {
    const elsewhere = `${folder}-elsewhere.yaml`;
    if (file === "link.yaml") {
      writeFileSync(elsewhere, "id: secret\n");
      symlinkSync(elsewhere, join(folder, file));
    }
    const { text, isError } = await call("read", { file });
    rmSync(elsewhere, { force: true });
    expect([isError, text]).toEqual([true, expect.stringContaining(said)]);
  });

  it("of text is read, but has no paths to patch", async () => {
    mkdirSync(join(folder, "content"), { recursive: true });
    writeFileSync(join(folder, "content/note.md"), "A note.\n");
    const { text } = await patch("content/note.md", [set("a", 1)]);
    expect(text).toContain("is no YAML, so it has no paths");
  });

  it.each([
    ["check", { file: ".env" }],
    ["diff", { file: ".env" }],
    ["diff", { old: ".env" }],
    ["diff", { old: "HEAD:.env" }],
    ["diff", { old: "HEAD:../elsewhere.yaml" }],
    ["diff", { old: "HEAD:/etc/hosts" }],
    ["paths", { file: ".env" }],
    ["simulate", { file: ".env" }],
    ["translate", { file: ".env", language: "de" }],
    ["prove", { file: ".env" }],
    ["screenshot", { file: ".env", step: "a" }],
  ])(
    "of the settings beside a funnel, or outside of the folder at a revision, shows no line by %s %o",
    async (name, args) => {
      writeFileSync(join(folder, ".env"), "STRIPE_SECRET_KEY=sk_live_secret\n");
      const { isError, text } = await call(name, args);
      expect(text).not.toContain("sk_live_secret");
      expect([isError, text]).toEqual([true, expect.stringMatching(/is no part of a definition|lies outside of/)]);
    },
  );

  it.each([
    ["check", { file: "led/funnel.yaml" }],
    ["patch", { file: "led/funnel.yaml", edits: [set("id", "b")] }],
    ["diff", { file: "led/funnel.yaml", old: "led/funnel.yaml" }],
    ["diff", { old: "led/funnel.yaml" }],
    ["diff", { old: join(folder, "led/funnel.yaml") }],
    ["diff", { old: "HEAD:away/funnel.yaml" }],
    ["paths", { file: "led/funnel.yaml" }],
    ["simulate", { file: "led/funnel.yaml" }],
    ["translate", { file: "led/funnel.yaml", language: "de" }],
    ["prove", { file: "led/funnel.yaml" }],
    ["screenshot", { file: "led/funnel.yaml", step: "a" }],
  ])("that a link within a funnel leads out of the folder to shows no line by %s %o", async (name, args) => {
    const away = `${folder}-away`;
    const funnel = (text: string) =>
      `id: a\nlanguage: en\nstart: a\nsteps:\n  a: { type: end, path: /, sections: [{ type: text, text: ${text} }] }\n`;
    mkdirSync(away, { recursive: true });
    writeFileSync(join(away, "key"), "the {secret} key\n");
    writeFileSync(join(away, "funnel.yaml"), funnel('"{secret}"'));
    for (const words of [
      ["init", "-q"],
      ["add", "."],
      ["commit", "-qm", "x"],
    ])
      spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.internal", ...words], { cwd: away });
    mkdirSync(join(folder, "led"), { recursive: true });
    writeFileSync(join(folder, "led/funnel.yaml"), funnel("{ file: key.md }"));
    symlinkSync(join(away, "key"), join(folder, "led/key.md"));
    symlinkSync(away, join(folder, "away"));
    const { hash } = name === "patch" ? (await call("read", { file: "led/funnel.yaml" })).told : {};
    const { isError, text } = await call(name, { ...args, ...(hash && { hash }) });
    for (const path of [away, join(folder, "led"), join(folder, "away")]) rmSync(path, { recursive: true });
    expect(text).not.toContain("secret");
    expect([isError, text]).toEqual([true, expect.stringContaining("lies outside of")]);
  });

  it("of YAML that is no part of the funnel is not patched", async () => {
    writeFileSync(join(folder, "other.yaml"), "a: 1\n");
    expect((await patch("other.yaml", [set("a", 2)])).text).toContain(
      "is no funnel, no translation, and no part of funnel.yaml",
    );
    expect(onDisk("other.yaml")).toBe("a: 1\n");
  });

  it("that is no UTF-8 is told with the place and the way out", async () => {
    writeFileSync(join(folder, "latin.yaml"), Buffer.from("id: a\nlanguage: d\xe9\n", "latin1"));
    const { text, isError } = await call("read", { file: "latin.yaml" });
    const said = 'latin.yaml:2:12: "latin.yaml" holds a byte that is not UTF-8 text. Save the file as UTF-8.';
    expect([isError, text]).toEqual([true, said]);
  });

  it("with line ends of old Macs is read and patched line by line", async () => {
    writeFileSync(join(folder, "mac.yaml"), onDisk("funnel.yaml").replaceAll("\n", "\r"));
    const { text } = await call("read", { file: "mac.yaml", from: 14, to: 14 });
    expect(text).toMatch(/\n\n14 \| version: /);
    const patched = await patch("mac.yaml", [set("version", 77)]);
    expect(patched.text).toContain("It now reads:\n14 | version: 77");
    expect(onDisk("mac.yaml")).not.toContain("\n");
    rmSync(join(folder, "mac.yaml"));
  });

  it("is shown from line to line, with its hash", async () => {
    const { text, told } = await call("read", { from: 13, to: 14 });
    expect(text).toMatch(
      /^funnel\.yaml, hash [0-9a-f]{16}, \d+ lines\n\n13 \| id: trading-challenge .*\n14 \| version: /,
    );
    expect(told.hash).toHaveLength(16);
  });
});

describe("a patch", () => {
  it("shows the lines that it has changed, from the top, and none of those between", async () => {
    writeFileSync(join(folder, "shown.yaml"), onDisk(roof));
    const { text, told } = await patch("shown.yaml", [
      set("/steps/shade/hint", "Choose what fits best."),
      set("theme.radius", 12),
      set("theme.radius", 13),
    ]);
    const lines = onDisk("shown.yaml").split("\n");
    const [radius, hint] = ["  radius: 13", "    hint: Choose what fits best."].map((line) => lines.indexOf(line) + 1);
    expect(text).toContain(
      `It now reads:\n${radius} |   radius: 13\n…\n${hint} |     hint: Choose what fits best.\n\n`,
    );
    expect(told.changed).toEqual([
      { from: radius, to: radius },
      { from: hint, to: hint },
    ]);
    const gone = await patch("shown.yaml", [{ op: "remove", path: "steps.shade.hint" }, set("theme.radius", 14)]);
    expect(gone.text).toContain(`${radius} |   radius: 14\n…\nLines before ${hint} are gone.`);
    rmSync(join(folder, "shown.yaml"));
  });
});

describe("another funnel", () => {
  it("is begun from a template, sound at once, and is put into another language beside it", async () => {
    const { told, text } = await call("new", { folder: "shops/bread" });
    expect(told).toMatchObject({ file: "shops/bread/funnel.yaml" });
    expect(text).toContain("| id: bread");
    const patched = await call("patch", {
      ...{ file: told.file, hash: told.hash },
      edits: [set("product.name", "Crust")],
    });
    expect(patched.text).toContain("In all 0 errors");
    const { text: toDo } = await call("translate", { file: told.file, language: "de" });
    expect(toDo).toMatch(/new, to be translated/);
    expect(onDisk("shops/bread/funnel.de.yaml")).toContain("translates: funnel.yaml");
  });

  it.each([
    ["in a folder that is there", { folder: "content" }, '"content" is there already'],
    ["outside of the project", { folder: "../elsewhere" }, "lies outside of"],
    ["from a template that there is not", { folder: "a", from: "leads" }, 'Did you mean "lead"?'],
    ["by a word that looks like an option", { folder: "--list" }, "cannot name a funnel"],
  ])("is not begun %s", async (_, args, said) => {
    const { text, isError } = await call("new", args);
    expect([isError, text]).toEqual([true, expect.stringContaining(said)]);
  });

  it.each([
    ["xx-yy-zz-1", "is not a language"],
    ["/../../../elsewhere", "lies outside of"],
  ])("is not put into %s", async (language, said) => {
    const { text, isError } = await call("translate", { language });
    expect([isError, text]).toEqual([true, expect.stringContaining(said)]);
  });

  it.each(["sv", "SV"])(
    "is not put by %s into a link to nothing, which would be written where it leads",
    async (language) => {
      const elsewhere = `${folder}-elsewhere.yaml`;
      symlinkSync(elsewhere, join(folder, "funnel.sv.yaml"));
      const { text, isError } = await call("translate", { language });
      expect([isError, text, existsSync(elsewhere)]).toEqual([true, expect.stringContaining("lies outside of"), false]);
      rmSync(join(folder, "funnel.sv.yaml"));
    },
  );

  it.each([
    ["read", "file"],
    ["check", "file"],
    ["new", "folder"],
    ["diff", "old"],
  ])("whose name no disk takes is refused in words: %s", async (tool, key) => {
    const { text, isError } = await call(tool, { [key]: "a".repeat(5000) });
    expect([isError, text]).toEqual([
      true,
      expect.stringMatching(/^"a{60}…" has 5,000 letters, .* Name a shorter one\.$/),
    ]);
  });

  it("is named where somebody asks for one that is not there", async () => {
    expect((await call("read", { file: "driving-school.yaml" })).text).toContain('The tool "new" begins a funnel');
  });
});

it("a check names each problem with its line, and a step that nobody comes to has no picture", async () => {
  const { told, text } = await call("check");
  expect(told.problems?.length).toBeGreaterThan(5);
  expect(text).toMatch(/funnel\.yaml:\d+:\d+ warning /);
  expect((await call("screenshot", { step: "step-99" })).text).toContain('No visitor comes to a step "step-99".');
});
