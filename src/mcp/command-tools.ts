import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { languageTag, overlayOf, projectRoot } from "../disk/index.ts";
import { refused, shown, told } from "./answers.ts";
import { readOnly, type Toolbox } from "./toolbox.ts";

/** On which day a tool walks a funnel. */
const on = z.string().optional().describe("The day on which it is walked, such as 2026-12-16; 2026-01-31 otherwise");
const dayWords = (day: string | undefined) => (day === undefined ? [] : [`--on=${day}`]);

/** Adds the commands of the command line as tools. */
export function addCommandTools({ server, project, file }: Toolbox): void {
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
    const found = wholePlace(file);
    return "refusal" in found ? refused(found.refusal) : command([name, ...words, found.path], signal);
  };
  /** The path of a definition of which no part lies outside of the folder. */
  const wholePlace = (file: string) => {
    const found = project.place(file);
    if ("refusal" in found) return found;
    const checked = project.check(file);
    return "refusal" in checked ? checked : found;
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
      const found = wholePlace(file);
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
        "Says why a rule of the check is there, with a wrong and a right example; or what a type or group of the definition can say, with all keys and an example; or a recipe. Without a name, lists the rules.",
      inputSchema: {
        name: z
          .string()
          .optional()
          .describe("A rule, a type, a group or a recipe: fixed-prize, gauge, plan, only-work-addresses"),
      },
      annotations: readOnly,
    },
    ({ name }, { signal }) => command(["explain", ...(name === undefined ? [] : ["--", name])], signal),
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
      const found = existsSync(resolve(project.root, old)) ? wholePlace(old) : project.oldPlace(old);
      return "refusal" in found ? refused(found.refusal) : commandOn("diff", file, [found.path], signal);
    },
  );

  server.registerTool(
    "paths",
    {
      description: "The fewest walks that take every way, option and back link of a funnel.",
      inputSchema: { file, on },
      annotations: readOnly,
    },
    ({ file, on }, { signal }) => commandOn("paths", file, dayWords(on), signal),
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
        on,
      },
      annotations: readOnly,
    },
    ({ file, visitors, seed, dropOff, weights, query, on }, { signal }) => {
      const options = { visitors, seed, "drop-off": dropOff, weights, query };
      const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
      return commandOn("simulate", file, [...words, ...dayWords(on)], signal);
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
        on,
      },
      annotations: readOnly,
    },
    ({ file, only, keyboard, on }, { signal }) =>
      commandOn(
        "prove",
        file,
        [...(only === undefined ? [] : [`--only=${only}`]), ...(keyboard ? ["--keyboard"] : []), ...dayWords(on)],
        signal,
      ),
  );
}
