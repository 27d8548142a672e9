import { existsSync } from "node:fs";
import { diffFormats, diffFunnels, formatDiff } from "../../../engine/diff/index.ts";
import type { ReadText } from "../../../engine/load/index.ts";
import { readAtRevision, readText } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse, refuseMissing, terminalPaint } from "../output.ts";

/** `funnel diff OLD [NEW]`: says what changed between two versions of a definition, and what that breaks. */
export const diff = defineCommand({
  name: "diff",
  description:
    "Says what changed in a definition and what that breaks: exit code 0, or 1 if something breaks and --fail-on asks for it",
  positionals: {
    old: {
      description: "The old definition: a file, a git revision (HEAD), or REVISION:FILE",
    },
    new: { default: "funnel.yaml", description: "The new definition" },
  },
  options: {
    format: { type: "string", choices: diffFormats, default: "text", description: "What the report looks like" },
    "fail-on": {
      type: "string",
      choices: ["nothing", "breaking"],
      default: "nothing",
      description: "When the exit code is 1",
    },
  },
  run(args) {
    const { format, "fail-on": failOn } = args;
    if (!existsSync(args.new)) return refuseMissing(args.new, "diff OLD NEW");
    const old = oldVersion(args.old, args.new);
    if (!old)
      return refuse(
        `"${args.old}" is neither a file nor a git revision that has ${args.new}. Name a file, HEAD, or REVISION:FILE; a new definition has to be committed once before.`,
      );

    const before = loadDefinition(old.file, "diff OLD NEW", old);
    if (typeof before === "number") return refuse("The old definition has problems, so it cannot be compared.");
    const now = loadDefinition(args.new, "diff OLD NEW", { read: readText });
    if (typeof now === "number") return refuse(`${args.new} has problems. Fix them first: funnel check ${args.new}`);

    const found = diffFunnels(before, now);
    process.stdout.write(formatDiff(found, format, terminalPaint(process.stdout)));
    return failOn === "breaking" && found.breaks.some(({ isMeant }) => !isMeant) ? 1 : 0;
  },
});

/** Where the old version is read from; undefined if there is none. */
function oldVersion(named: string, now: string): { file: string; read: ReadText } | undefined {
  if (existsSync(named)) return { file: named, read: readText };
  const [revision = "", ...path] = named.split(":");
  const file = path.length > 0 ? path.join(":") : now;
  const read = readAtRevision(revision, file);
  return "text" in read(file) ? { file, read } : undefined;
}
