import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { unixLines } from "../../engine/load/index.ts";
import { counted, type Problem } from "../../engine/problem/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { projectRoot } from "../disk/index.ts";
import { numbered, refused, shown, told } from "./answers.ts";
import type { Checked, Patched } from "./project.ts";
import { readOnly, type Toolbox } from "./toolbox.ts";

/** Adds the tools that read, change and check the files of a funnel. */
export function addFileTools({ server, project, definition, file }: Toolbox): void {
  server.registerTool(
    "guide",
    {
      description:
        "What a definition can say: whole examples, what usually goes wrong, and every key with its type. Read it before the first edit; explain has more on one type.",
      annotations: readOnly,
    },
    () => told(readFileSync(join(projectRoot, "AGENTS.md"), "utf8")),
  );

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
                  "set writes or adds a value; insert puts an entry before the one at the path, or behind the last: options.3 in a list of three; in a group it puts the key named by to before the one at the path; rename changes a key, and nothing that names it",
                ),
              path: z
                .union([z.string().min(1), z.array(z.union([z.string(), z.number().int().min(0)])).min(1)])
                .describe(
                  "Keys from the root, such as steps.garden.options.0.label, or as a list. Entries of lists by position from 0, or by their id",
                ),
              value: z.unknown().optional().describe("What set and insert write: text, number, list or group"),
              to: z.string().optional().describe("The new key, for rename, and for insert into a group such as steps"),
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
        path: typeof path === "string" ? keysOf(path) : path,
        ...(value !== undefined && { value }),
      }));
      const patched = project.patch({ file, hash, edits: made, despiteErrors }, definition);
      if ("refusal" in patched) return refused(patched.refusal);
      const { isWritten, changed, fresh, checked } = patched;
      const renames = edits.some(({ op }) => op === "rename");
      return told(patchReport(patched, renames), {
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
      const checked = project.check(file, { isRelease: release });
      if ("refusal" in checked) return refused(checked.refusal);
      return told(formatReport(checked.problems, checked.files, "stylish"), { problems: checked.problems });
    },
  );
}

/** The keys of a path as agents write it: `steps.garden.options[0]`, or the JSON pointer `/steps/garden/options/0`. No key has a slash. */
const keysOf = (path: string): string[] =>
  path.startsWith("/") ? path.slice(1).split("/") : path.replaceAll(/\[(?:id=)?(\w[\w-]*)\]/g, ".$1").split(".");

/** What an agent has to know of its patch: whether it is in the file, what stands there now, and what is wrong with it. */
function patchReport({ file, isWritten, hash, text, changed, checked, fresh }: Patched, renames: boolean): string {
  const head =
    changed.length === 0
      ? `${file} says that already; nothing was changed.`
      : isWritten
        ? `${file} is written, hash ${hash}.`
        : `${file} is NOT written: the edits bring ${counted(errorsOf(fresh).length, "new error")}. Mend the edits, or patch again with despiteErrors.`;
  return [
    head,
    ...(changed.length > 0 ? [`It ${isWritten ? "now reads" : "would read"}:\n${changedLines(text, changed)}`] : []),
    ...(renames && fresh.length > 0
      ? ["A rename changes the key alone. Let the same patch change what names it."]
      : []),
    ...(fresh.length > 0 ? [`New:\n\n${formatReport(fresh, checked.files, "stylish")}`] : []),
    summary(checked, fresh),
  ].join("\n\n");
}

/** So many lines are shown of what a patch has changed. */
const mostLines = 60;

/** The stretches that a patch has changed, as they read now. */
function changedLines(text: string, changed: Patched["changed"]): string {
  const lines = unixLines(text).split("\n");
  const shown: string[] = [];
  let left = mostLines;
  for (const { from, to } of changed) {
    if (left <= 0) break;
    shown.push(to < from ? `Lines before ${from} are gone.` : numbered(lines, from, Math.min(to, from + left - 1)));
    left -= Math.max(1, to - from + 1);
  }
  return shown.join("\n…\n") + (left < 0 ? "\n…" : "");
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
