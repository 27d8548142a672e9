import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { counted, type Problem } from "../../engine/problem/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { definitionHash, languageTag, overlayOf, projectRoot } from "../disk/index.ts";
import { openStudio, type Served, serveFunnel } from "../prove/index.ts";
import { type Checked, type Patched, projectIn, type ReadText } from "./project.ts";

/** What a server of tools is about. */
export type About = {
  /** The folder whose files may be read and changed. */
  readonly folder: string;
  /** The funnel that is meant where a call names none, relative to the folder. */
  readonly definition: string;
  /** Builds and serves a funnel for pictures. */
  readonly serve?: (file: string) => Promise<Served>;
};

/** A server of tools, and what ends everything that it has started. */
export type FunnelServer = { readonly server: McpServer; readonly close: () => Promise<void> };

/**
 * The tools with which an agent edits a funnel, for the Model Context Protocol. Nothing outside of the folder is read
 * or written, and no edit leaves new errors behind unless that is asked for.
 */
export function funnelServer({ folder, definition, serve }: About): FunnelServer {
  const project = projectIn(folder);
  const studio = openStudio(serve ?? ((file) => serveFunnel(projectRoot, file)));
  const server = new McpServer({ name: "funnel", version: "1" }, { instructions: instructions(definition) });
  const file = z.string().default(definition).describe("Path of the definition or translation, within the project");
  const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

  server.registerTool(
    "read",
    {
      description:
        "Reads a definition, a translation or a file included in one, with the hash that a patch of it must name.",
      inputSchema: {
        file,
        from: z.number().int().min(1).default(1).describe("First line to show"),
        to: z.number().int().min(1).optional().describe("Last line to show; without it all to the end"),
      },
      annotations: readOnly,
    },
    ({ file, from, to }) => {
      const read = project.read(file);
      if ("refusal" in read) return refused(read.refusal);
      return told(shown(read, from, to), { file: read.file, hash: read.hash });
    },
  );

  server.registerTool(
    "patch",
    {
      description:
        "Changes values of a YAML file by their paths; everything else in it stays as it is, comments too. All edits are made, or none. Answers with what the check finds afterwards. With new errors nothing is written, unless despiteErrors is true.",
      inputSchema: {
        file,
        hash: z.string().describe("The hash that read or the last patch of this file has told"),
        edits: z
          .array(
            z.object({
              op: z
                .enum(["set", "insert", "remove", "rename"])
                .describe(
                  "set writes or adds a value; insert puts an entry before the one at the path, or behind the last: options.3 in a list of three; rename changes a key",
                ),
              path: z
                .union([z.string().min(1), z.array(z.union([z.string(), z.number().int().min(0)])).min(1)])
                .describe(
                  "Keys from the root, such as steps.garden.options.0.label, or as a list. Entries of lists by position from 0, or by their id",
                ),
              value: z.unknown().optional().describe("What set and insert write: text, number, list or group"),
              to: z.string().optional().describe("The new key, for rename"),
            }),
          )
          .min(1)
          .describe("Made one after the other; a later path sees what the earlier edits have made"),
        despiteErrors: z.boolean().default(false).describe("Writes the file even if the edits bring new errors"),
      },
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    },
    ({ file, hash, edits, despiteErrors }) => {
      const made = edits.map(({ op, path, value, to }) => ({
        ...{ op, to },
        path: typeof path === "string" ? path.replaceAll(/\[(\d+)\]/g, ".$1").split(".") : path,
        ...(value !== undefined && { value }),
      }));
      const patched = project.patch({ file, hash, edits: made, despiteErrors }, definition);
      if ("refusal" in patched) return refused(patched.refusal);
      const { isWritten, changed, fresh, checked } = patched;
      return told(patchReport(patched), {
        ...{ file: patched.file, isWritten, hash: patched.hash, changed },
        problems: checked.problems.map((problem) => ({ ...problem, isNew: fresh.includes(problem) })),
      });
    },
  );

  server.registerTool(
    "check",
    {
      description: "Says whether a funnel can run, and everything that is wrong with it, each at its line.",
      inputSchema: { file, release: z.boolean().default(false).describe("Asks whether the funnel may go live") },
      annotations: readOnly,
    },
    ({ file, release }) => {
      const checked = project.check(file, undefined, release);
      if ("refusal" in checked) return refused(checked.refusal);
      return told(formatReport(checked.problems, checked.files, "stylish"), { problems: checked.problems });
    },
  );

  /** A command of the command line, with the answer that a shell would show. */
  const command = (words: readonly string[], signal: AbortSignal): Promise<CallToolResult> =>
    new Promise((answer) => {
      const options = { cwd: project.root, signal, maxBuffer: 50_000_000, env: { ...process.env, NO_COLOR: "1" } };
      execFile(process.execPath, [join(projectRoot, "src/cli/bin.mjs"), ...words], options, (error, out, err) => {
        const hasRun = error === null || error.code === 1;
        answer(hasRun ? told([out, err].filter(Boolean).join("\n")) : refused(err || String(error)));
      });
    });
  /** The same for a command that takes a definition. */
  const commandOn = (name: string, file: string, words: readonly string[], signal: AbortSignal) => {
    const found = project.place(file);
    return "refusal" in found ? refused(found.refusal) : command([name, ...words, found.path], signal);
  };

  server.registerTool(
    "new",
    {
      description:
        "Begins another funnel in a folder of its own, from a template that works: the definition, its texts and a logo, to be changed by patch. Answers with the definition and its hash.",
      inputSchema: {
        folder: z
          .string()
          .min(1)
          .describe("The folder to write, within the project; its last part names the funnel: spring-quiz"),
        from: z
          .string()
          .default("lead")
          .describe("The template: lead (a quiz that ends with a contact) or sales (one that ends with plans to buy)"),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    async ({ folder, from }, { signal }) => {
      const found = project.newPlace(folder);
      if ("refusal" in found) return refused(found.refusal);
      const made = await command(["new", `--from=${from}`, "--", relative(project.root, found.path)], signal);
      const read = made.isError ? undefined : project.read(join(found.path, "funnel.yaml"));
      if (!read || "refusal" in read) return made;
      return told(shown(read, 1), { file: read.file, hash: read.hash });
    },
  );

  server.registerTool(
    "translate",
    {
      description:
        "Writes the texts of a definition into an overlay beside it, FUNNEL.LANGUAGE.yaml, to be translated by patch, or adds to it what is new. Answers with what there is to do. With the definition's own language: writes the engine's sentences that are still English into the definition.",
      inputSchema: {
        file,
        language: z.string().describe("BCP 47 tag: de, pt-BR"),
        prune: z.boolean().default(false).describe("Takes out entries whose original is gone"),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ file, language, prune }, { signal }) => {
      const found = project.place(file);
      if ("refusal" in found) return refused(found.refusal);
      const overlay = project.newPlace(overlayOf(found.path, languageTag(language) ?? language));
      if ("refusal" in overlay) return refused(overlay.refusal);
      const there = existsSync(overlay.path) ? project.place(overlay.path) : overlay;
      if ("refusal" in there) return refused(there.refusal);
      return command(["translate", ...(prune ? ["--prune"] : []), "--", language, found.path], signal);
    },
  );

  server.registerTool(
    "explain",
    {
      description:
        "Says why a rule of the check is there, with a wrong and a right example; without a rule, lists all.",
      inputSchema: { rule: z.string().optional().describe("The rule that a problem names, such as fixed-prize") },
      annotations: readOnly,
    },
    ({ rule }, { signal }) => command(["explain", ...(rule === undefined ? [] : ["--", rule])], signal),
  );

  server.registerTool(
    "diff",
    {
      description:
        "Says what has changed in a funnel, in words, and what that breaks for visitors, reports and receivers.",
      inputSchema: {
        file,
        old: z
          .string()
          .regex(/^[^-]/, "A revision or file does not begin with a hyphen.")
          .default("HEAD")
          .describe("What to compare with: a git revision, REVISION:FILE, or a file"),
      },
      annotations: readOnly,
    },
    ({ file, old }, { signal }) => {
      const found = project.oldPlace(old);
      return "refusal" in found ? refused(found.refusal) : commandOn("diff", file, [found.path], signal);
    },
  );

  server.registerTool(
    "paths",
    {
      description: "The fewest walks that take every way, option and back link of a funnel.",
      inputSchema: { file },
      annotations: readOnly,
    },
    ({ file }, { signal }) => commandOn("paths", file, [], signal),
  );

  server.registerTool(
    "simulate",
    {
      description:
        "Sends made-up visitors with random answers through a funnel: how far they get and how long it takes.",
      inputSchema: {
        file,
        visitors: z.number().int().min(1).max(1_000_000).default(10_000),
        seed: z.number().int().default(1).describe("The same seed gives the same visitors"),
        dropOff: z.string().default("0").describe("Chance to leave on each step, or on one: 0.05,contact=0.3"),
        weights: z.string().default("").describe("Share of visitors that chooses an option: STEP.OPTION=0.7,…"),
        query: z.string().default("").describe("Parameters of the address that all come with: NAME=VALUE,…"),
      },
      annotations: readOnly,
    },
    ({ file, visitors, seed, dropOff, weights, query }, { signal }) => {
      const options = { visitors, seed, "drop-off": dropOff, weights, query };
      const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
      return commandOn("simulate", file, words, signal);
    },
  );

  server.registerTool(
    "prove",
    {
      description:
        "Builds a funnel, walks all of it in a browser and looks at every step; takes a minute or more. Each finding has its line and the way to it.",
      inputSchema: {
        file,
        only: z.string().optional().describe("Only what begins at or leads to this step, which is faster"),
        keyboard: z.boolean().default(false).describe("Walks with the keyboard instead of the pointer"),
      },
      annotations: readOnly,
    },
    ({ file, only, keyboard }, { signal }) =>
      commandOn(
        "prove",
        file,
        [...(only === undefined ? [] : [`--only=${only}`]), ...(keyboard ? ["--keyboard"] : [])],
        signal,
      ),
  );

  server.registerTool(
    "screenshot",
    {
      description:
        "A picture of one step, as a visitor sees it who has answered what comes before. The first one after a change builds the funnel.",
      inputSchema: {
        file,
        step: z.string().describe("The step's key below steps"),
        width: z.number().int().min(200).max(2_560).default(375).describe("Width of the screen in px"),
        whole: z.boolean().default(false).describe("The whole page instead of what fits the screen"),
      },
      annotations: readOnly,
    },
    async ({ file, step, width, whole }) => {
      const found = project.place(file);
      if ("refusal" in found) return refused(found.refusal);
      const checked = project.check(file);
      if ("refusal" in checked) return refused(checked.refusal);
      const { definition, problems, files } = checked;
      const errors = problems.filter(({ severity }) => severity === "error");
      if (!definition)
        return refused(`Without a sound funnel there is no picture.\n\n${formatReport(errors, files, "stylish")}`);
      const state = [...files].map(([name, text]) => `${name}\n${text}`).join("\n");
      const hash = definitionHash(definition);
      const shot = await studio.shoot({ file: found.path, state, definition, hash, step, width, whole });
      if ("refusal" in shot) return refused(shot.refusal);
      return { content: [{ type: "image", data: shot.png.toString("base64"), mimeType: "image/png" }] };
    },
  );

  const close = async () => {
    await studio.close();
    await server.close();
  };
  return { server, close };
}

const instructions = (definition: string) =>
  `Edits ${definition}, which describes a whole web funnel. AGENTS.md in the project lists its keys. Read the file, patch it by path, and read what the check says after each patch: a problem has its line and the way out; explain says more about its rule. Errors keep a funnel from running; warnings are about honesty, law and legibility, and are settled by a person. Before you are done: diff, then prove. Another funnel begins with new, a translation with translate.`;

const told = (text: string, structuredContent?: Record<string, unknown>): CallToolResult => ({
  content: [{ type: "text", text }],
  ...(structuredContent && { structuredContent }),
});

const refused = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

/** A file with its hash, from line to line. */
function shown({ file, hash, text }: ReadText, from: number, to?: number): string {
  const lines = text.split("\n");
  return `${file}, hash ${hash}, ${lines.length} lines\n\n${numbered(lines, from, to ?? lines.length)}`;
}

function numbered(lines: readonly string[], from: number, to: number): string {
  const width = String(Math.min(to, lines.length)).length;
  return lines
    .slice(from - 1, to)
    .map((line, index) => `${String(from + index).padStart(width)} | ${line}`)
    .join("\n");
}

/** What an agent has to know of its patch: whether it is in the file, what stands there now, and what is wrong with it. */
function patchReport({ file, isWritten, hash, text, changed, checked, fresh }: Patched): string {
  const { from, to } = changed;
  const none = from === 1 && to === 0;
  const now = numbered(text.split("\n"), from, Math.min(to, from + 39));
  const where = isWritten ? "now reads" : "would read";
  const head = none
    ? `${file} says that already; nothing was changed.`
    : isWritten
      ? `${file} is written, hash ${hash}.`
      : `${file} is NOT written: the edits bring ${counted(errorsOf(fresh).length, "new error")}. Mend the edits, or patch again with despiteErrors.`;
  return [
    head,
    ...(to >= from
      ? [`It ${where}:\n${now}${to > from + 39 ? "\n…" : ""}`]
      : none
        ? []
        : [`Lines before ${from} are gone.`]),
    ...(fresh.length > 0 ? [`New:\n\n${formatReport(fresh, checked.files, "stylish")}`] : []),
    summary(checked, fresh),
  ].join("\n\n");
}

/** Errors in full and warnings by place, of what was there before. */
function summary({ problems, files }: Checked, fresh: readonly Problem[]): string {
  const old = problems.filter((problem) => !fresh.includes(problem));
  const errors = errorsOf(old);
  const warnings = old.filter(({ severity }) => severity !== "error");
  const places = warnings.map(({ file, line, rule }) => `${file}:${line} ${rule}`).join(", ");
  const all = `In all ${counted(errorsOf(problems).length, "error")} and ${counted(problems.length - errorsOf(problems).length, "warning")}${fresh.length === 0 ? ", none of them new" : ""}.`;
  return [
    ...(errors.length > 0 ? [`There before:\n\n${formatReport(errors, files, "stylish")}`] : []),
    `${all}${places ? ` There before: ${places}.` : ""}`,
  ].join("\n");
}

const errorsOf = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "error");
