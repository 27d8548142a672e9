import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frame } from "../frame.ts";
import { copyProject } from "./copy-project.ts";
import { commandsOf, root } from "./run-funnel.ts";

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

function run(...words: string[]): { code: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8" });
  return { code: status, out: `${stdout}${stderr}` };
}

const put = (file: string, text: string) => {
  mkdirSync(join(copy, file, ".."), { recursive: true });
  writeFileSync(join(copy, file), text);
};
function insert(file: string, before: string, line: string) {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, `${line}${before}`));
}

/** As a user starts it. */
const funnel = (...words: string[]) => run("src/cli/bin.mjs", ...words);
/** From the bundle that a process has made before. */
const { run: inThread } = commandsOf(copy);
const funnelAgain = (...words: string[]) => {
  const { code, out, err } = inThread(...words);
  return { code, out: `${out}${err}` };
};
const typescript = (...folders: string[]) => run(join(root, "src/scripts/compile.mjs"), ...folders);

/** What the command says that docs/extending.md adds. */
let steps: ReturnType<typeof run>;

// A rule, a command and a key that docs/extending.md adds come first: then one bundle holds the command, and \`npm run
// schema\`, which each new type runs, knows the key.
beforeAll(() => {
  for (const name of ["tests", "templates", "content", "funnel.yaml", "funnel.de.yaml"])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  put("engine/lint/rules/content/loud-title.ts", rule);
  insert("engine/lint/rules/content/index.ts", "export const", 'import { loudTitle } from "./loud-title.ts";\n\n');
  insert("engine/lint/rules/content/index.ts", "  duplicateName,\n", "  loudTitle,\n");
  put("tests/rules/loud-title/funnel.yaml", `start: first\n${frame}${loud}`);
  put("tests/rules/loud-title/report.txt", report);
  put("src/cli/commands/steps.ts", command);
  const entry = '["steps", () => import("./commands/steps.ts").then((file) => file.steps)],\n  ';
  insert("src/cli/main.ts", '["check", ', entry);
  const note =
    '"note": { "x-translate": false, "type": "string", "minLength": 1, "description": "For the next author." },\n    ';
  insert("schema/step.schema.json", '"renamedFrom"', note);
  steps = funnel("steps", "funnel.yaml");
}, 120_000);

/** Output of commands whose line is still missing in a registry. */
const lines: (readonly [registry: string, printed: string])[] = [];

/** Inserts the line that the command printed where the compiler reported it missing. */
function register(registry: string, printed: string) {
  const file = join(copy, registry);
  const line = /^ +(\S+: \(\) => import.+,)$/m.exec(printed)?.[1] ?? "";
  writeFileSync(file, readFileSync(file, "utf8").replace(/};\s*$/, `  ${line}\n};\n`));
}

describe.each([
  [
    "new-step",
    funnel,
    "amount",
    "Amount",
    "renderers",
    ["amount.test.tsx", "amount.tsx", "example.yaml", "step.schema.json"],
  ],
  [
    "new-section",
    funnelAgain,
    // A component that would be called like a piece the template uses gets a longer name.
    "copy",
    "CopySection",
    "renderers/sections",
    ["copy.test.tsx", "copy.tsx", "example.yaml", "section.schema.json"],
  ],
  [
    "new-field",
    funnelAgain,
    "colour-name",
    "ColourName",
    "renderers/fields",
    ["colour-name.test.tsx", "colour-name.tsx", "example.yaml", "field.schema.json"],
  ],
])("funnel %s", { timeout: 240_000 }, (command, call, type, component, folder, files) => {
  it("refuses a type that is there already, and a word that cannot be one", () => {
    expect(funnelAgain(command, "_template")).toMatchObject({
      code: 2,
      out: expect.stringContaining("cannot be a type"),
    });
    expect(funnelAgain(command, "Nice One")).toMatchObject({ code: 2 });
    const taken: Readonly<Record<string, string>> = {
      "new-step": "question",
      "new-section": "badge",
      "new-field": "date",
    };
    expect(funnelAgain(command, taken[command] ?? "")).toMatchObject({
      code: 2,
      out: expect.stringContaining(`"${folder}/${taken[command]}" is there already`),
    });
  });

  it("starts a folder, and says which line is missing", () => {
    const { code, out } = call(command, type);
    expect(out).toContain(`module.${component}),`);
    expect([code, readdirSync(join(copy, folder, type)).sort()]).toEqual([0, files]);
    expect(readFileSync(join(copy, "schema/funnel.schema.json"), "utf8")).toContain(`"const": "${type}"`);
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const style = run(biome, "check", `--config-path=${root}`, "--vcs-enabled=false", join(folder, type));
    expect(style, style.out).toMatchObject({ code: 0 });
    // The reference shows the example, so it is regenerated after the last change of the example.
    expect(out).toMatch(
      /\n {2}2\. .*example\.yaml, then: npm run schema\n {2}3\. .*\n {2}4\. .*npm run schema .*npm run check\n {2}5\. .*funnel prove.*\ndocs\/extending\.md .*\n$/,
    );
    lines.push([`${folder}/registry.ts`, out]);
    if (command === "new-step") fillIn(out);
  });
});

/** Makes the new step what docs/extending.md makes of it, to the letter. */
function fillIn(printed: string) {
  const [text = ""] = readFileSync(join(root, "docs/extending.md"), "utf8").split("# Add a section type");
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, body = ""]) => body);
  expect(printed).toContain(blocks("ts")[0]?.trim());
  const write = (file: string, body = "") => put(`renderers/amount/${file}`, body);
  write("step.schema.json", blocks("json")[0]);
  write("example.yaml", blocks("yaml")[0]);
  const [component, test] = blocks("tsx");
  write("amount.tsx", component);
  write("amount.test.tsx", test);
}

describe("with all of these types, and a rule, a command and a key that docs/extending.md adds", {
  timeout: 240_000,
}, () => {
  it("the compiler misses nothing but the lines that are not registered; with them all compiles", () => {
    const missing = typescript("renderers").out.split(/\n(?=\S)/);
    expect(missing.map((message) => message.slice(0, message.indexOf("("))).sort()).toEqual([
      "renderers/fields/registry.ts",
      "renderers/registry.ts",
      "renderers/sections/registry.ts",
    ]);
    expect(missing.join()).toContain("'amount' is missing");
    expect(missing.join()).toContain("'copy' is missing");
    expect(missing.join()).toContain("'\"colour-name\"' is missing");
    for (const [registry, printed] of lines) register(registry, printed);
    expect(typescript("src/app", "src")).toEqual({ code: 0, out: "" });
  });

  it("the command runs, and what new and other folders hold is green", () => {
    expect(steps.out).toContain("landing\n");
    const added = ["amount", "sections/copy", "fields/colour-name"];
    const held = ["load/load", "rules/rules", "translations/fields", "schema", "no-funnel-in-code"];
    const { code, out } = run(
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--project=unit",
      "--maxWorkers=1",
      // In CI, only what fails would be named.
      "--reporter=default",
      ...added.map((folder) => `renderers/${folder}/`),
      ...held.map((name) => `tests/${name}.test.ts`),
      "renderers/silhouette.test.ts",
    );
    expect(code, out).toBe(0);
    for (const folder of added) expect(out).toContain(`renderers/${folder}/`);
  });
});

const rule = `import type { Rule } from "../../rule.ts";

/** A title is not in capitals. */
export const loudTitle: Rule = {
  id: "loud-title",
  severity: "warning",
  why: "Capital letters alone are harder to read, and search engines change them.",
  wrong: "title: READY",
  right: "title: Ready",
  *check({ definition }) {
    for (const [id, { title = "" }] of Object.entries(definition.steps))
      if (/^\\P{Ll}*\\p{Lu}{2}\\P{Ll}*$/u.test(title))
        yield { message: \`The title of step "\${id}" shouts. Write it small.\`, path: ["steps", id, "title"] };
  },
};
`;

const loud = `steps:
  first:
    type: question
    path: /
    title: READY
    question: Ready?
    options: [Yes, No]
    record: Ready
    next: end
  end: { type: info, path: /end, button: Go on, next: last, sections: [{ type: heading, text: Thanks }] }
  last: { type: receipt, path: /last, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`;

const report = `funnel.yaml:15:12 warning loud-title
  The title of step "first" shouts. Write it small.

    13 |     type: question
    14 |     path: /
  > 15 |     title: READY
       |            ^^^^^
    16 |     question: Ready?
    17 |     options: [Yes, No]

0 errors, 1 warning
`;

const command = `import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";

/** Prints the names of the steps. */
export const steps = defineCommand({
  name: "steps",
  description: "Prints the names of the steps",
  positionals: { file: { default: "funnel.yaml", description: "The definition" } },
  options: {},
  run({ file }) {
    const definition = loadDefinition(file, "steps FILE");
    if (typeof definition === "number") return definition;
    process.stdout.write(\`\${Object.keys(definition.steps).join("\\n")}\\n\`);
    return 0;
  },
});
`;
