import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import { parse } from "yaml";
import editorSchema from "../../schema/editor.schema.json" with { type: "json" };
import { root } from "../cli/run-funnel.ts";

/** What an editor underlines; lines are counted from 0. */
type Underlined = { readonly message: string; readonly range: { readonly start: { readonly line: number } } };

/** What an editor offers. */
type Offered = { readonly items: readonly { readonly label: string }[] };

let server: ChildProcess;
let editor: MessageConnection;
const underlined = new Map<string, (found: readonly Underlined[]) => void>();

// The server with which VS Code and others read YAML, as they start it.
beforeAll(async () => {
  server = spawn(process.execPath, [
    join(root, "node_modules/yaml-language-server/bin/yaml-language-server"),
    "--stdio",
  ]);
  if (!server.stdout || !server.stdin) throw new Error("The server has no streams.");
  editor = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  editor.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }) =>
    underlined.get(uri)?.(diagnostics),
  );
  const yaml = { validate: true, completion: true, hover: true, schemaStore: { enable: false } };
  editor.onRequest("workspace/configuration", ({ items }: { items: readonly { section: string }[] }) =>
    items.map(({ section }) => (section === "yaml" ? yaml : null)),
  );
  editor.onRequest("client/registerCapability", () => null);
  editor.listen();
  const capabilities = { workspace: { configuration: true }, textDocument: { completion: {}, publishDiagnostics: {} } };
  await editor.sendRequest("initialize", { processId: process.pid, rootUri: uriOf("."), capabilities });
  await editor.sendNotification("initialized", {});
});
afterAll(() => {
  editor.dispose();
  server.kill();
});

const uriOf = (file: string) => pathToFileURL(join(root, file)).href;

/** Opens a text as a file of the project, and says what is underlined. */
function open(file: string, text = readFileSync(join(root, file), "utf8")): Promise<readonly string[]> {
  const uri = uriOf(file);
  return new Promise((resolve) => {
    underlined.set(uri, (found) => resolve(found.map(({ message, range }) => `${range.start.line + 1}: ${message}`)));
    void editor.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "yaml", version: 1, text },
    });
  });
}

/** A definition that is open in the editor, with a step and something wrong or unfinished in it. */
const draft = (step: string) =>
  `# yaml-language-server: $schema=./schema/editor.schema.json\nid: a\nlanguage: en\nstart: first\nsteps:\n  first:\n${step}`;

test.each([
  "funnel.yaml",
  "examples/solar-roof/funnel.yaml",
  "examples/evening-piano/funnel.yaml",
  "examples/strong-back/funnel.yaml",
  "templates/lead/funnel.yaml",
  "templates/sales/funnel.yaml",
])("nothing is underlined in %s, which names the schema for editors", async (file) => {
  expect(await open(file)).toEqual([]);
});

test("nothing would be in any other definition here", () => {
  const isSound = new Ajv({ strict: false, discriminator: true }).compile(editorSchema);
  const others = readdirSync(join(root, "tests/trades")).filter((name) => name.endsWith(".yaml"));
  const definitions = others.map((name) => [name, readFileSync(join(root, "tests/trades", name), "utf8")] as const);
  const unsound = definitions.filter(([, text]) => !text.startsWith("translates:") && !isSound(parse(text)));
  expect(unsound.map(([name]) => name)).toEqual([]);
});

test("a list and a long text may be a file, and nothing else that is a group", async () => {
  const step = (reviews: string) =>
    `    { type: info, path: /, button: Go, next: first, sections: [{ type: review-summary, heading: H, reviews: ${reviews} }] }\n`;
  const of = async (name: string, reviews: string) => (await open(name, draft(step(reviews)))).join();
  const file = await of("reviews-file.yaml", "{ file: content/reviews.yaml }");
  expect(file).not.toContain("file");
  expect(await of("reviews-other.yaml", "{ text: Good }")).toContain("Property text is not allowed");
});

test("what a key must look like is said in words", async () => {
  const step = "    { type: end, path: first, sections: [{ type: heading, text: Hi }] }\n";
  expect(await open("path.yaml", draft(step))).toEqual([
    "7: The address of the page on this site: a slash, then small letters, digits and hyphens.",
  ]);
});

test("the keys of a step's own type are offered, and its types with a sentence each", async () => {
  const offered = async (name: string, step: string, character: number) => {
    await open(name, draft(step));
    const position = { line: draft(step).split("\n").length - 2, character };
    const { items } = await editor.sendRequest<Offered>("textDocument/completion", {
      textDocument: { uri: uriOf(name) },
      position,
    });
    return items.map(({ label }) => label);
  };
  const keys = await offered("keys.yaml", "    type: question\n    \n", 4);
  expect(keys).toEqual(expect.arrayContaining(["question", "options", "layout"]));
  expect(keys).not.toContain("tick");
  expect(keys).not.toContain("file");
  expect(await offered("types.yaml", "    type: \n", 10)).toEqual(expect.arrayContaining(["question", "offer", "end"]));
});
