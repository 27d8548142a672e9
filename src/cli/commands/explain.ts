import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Rule, rules } from "../../../engine/lint/index.ts";
import { formRules } from "../../../engine/load/index.ts";
import { didYouMean } from "../../../engine/problem/index.ts";
import type { Paint } from "../../../engine/report/index.ts";
import { projectRoot } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { refuse, terminalPaint } from "../output.ts";

/**
 * `funnel explain [NAME]`: explains a rule: why it exists, a wrong and a right example, and how to allow it; or prints
 * what the reference says of a type, a group or a recipe. Without a name, lists all rules.
 */
export const explain = defineCommand({
  name: "explain",
  description: "Explains a rule that a report names, or a type of the definition; without a name, lists all rules",
  positionals: {
    name: { isOptional: true, description: "The rule or the type, such as fixed-prize or gauge" },
  },
  options: {},
  run({ name: id }) {
    const paint = terminalPaint(process.stdout);
    const rule = rules.find((known) => known.id === id);
    const why = Object.entries(formRules).find(([known]) => known === id)?.[1];
    if (id !== undefined && !rule && !why) {
      const parts = referenceParts();
      const said = parts.filter(({ name }) => name === asName(id)).map(({ text }) => text);
      if (said.length === 0) return refuse(nothingSo(id, parts));
      process.stdout.write(`${said.join("\n\n")}\n`);
      return 0;
    }
    process.stdout.write(rule ? explanation(rule, paint) : why ? formExplanation(id ?? "", why, paint) : list(paint));
    return 0;
  },
});

function explanation({ id, severity, why, wrong, right }: Rule, paint: Paint): string {
  const head = `${paint("strong", id)} ${paint(severity, severity)}${severity === "warning" ? ", an error under --release" : ""}`;
  const shown = (title: string, yaml: string) => `${paint("dim", title)}\n\n${indented(yaml)}`;
  return `${[head, wrapped(why), shown("Wrong", wrong), shown("Right", right), toAllow(id, severity)].join("\n\n")}\n`;
}

/** For form rules, the report itself shows what is wrong and right. */
function formExplanation(id: string, why: string, paint: Paint): string {
  return `${paint("strong", id)} ${paint("error", "error")}\n\n${wrapped(why)}\n\n${toAllow(id, "error")}\n`;
}

function toAllow(id: string, severity: Rule["severity"]): string {
  if (severity === "error") return "It cannot be allowed: a funnel does not work with it.";
  const entry = [
    "lint:",
    "  allow:",
    `    - rule: ${id}`,
    "      where: STEP # or the keys that lead to it: facts.users; without it everywhere",
    "      reason: WHY IT IS RIGHT AS IT IS",
    "      owner: WHO ANSWERS FOR IT",
    "      date: YYYY-MM-DD",
    "      until: YYYY-MM-DD # the last day it holds; may be left out",
  ];
  return `Where somebody answers for it, allow it in the definition:\n\n${indented(entry.join("\n"))}`;
}

function list(paint: Paint): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  const rows = rules.map(({ id, severity, why }) => {
    const [first = ""] = why.split(/(?<=[.!?]) /);
    return `${paint(severity, id.padEnd(width))}  ${severity.padEnd(7)}  ${first}`;
  });
  const form = wrapped(`Errors in the form of the file: ${Object.keys(formRules).join(", ")}.`);
  return `${rows.join("\n")}\n\n${form}\n\nfunnel explain RULE says more about one of them.\n`;
}

/** A chapter of the reference below its heading, such as that of one type. Its name is written as ids are. */
type Part = { readonly name: string; readonly text: string };

function referenceParts(): readonly Part[] {
  const reference = readFileSync(join(projectRoot, "docs/definition.md"), "utf8");
  return reference
    .split(/^(?=## )/m)
    .slice(1)
    .flatMap((chapter) => {
      const [head = "", ...parts] = chapter.split(/^(?=### )/m);
      const names = parts.map(nameOf);
      const own = names.length > 0 ? `${head.trimEnd()}\n\nExplained one by one: ${names.join(", ")}.` : head.trimEnd();
      return [
        { name: nameOf(head), text: own },
        ...parts.map((text) => ({ name: nameOf(text), text: text.trimEnd() })),
      ];
    });
}

const nameOf = (part: string) => asName(/^#+ (.*)$/m.exec(part)?.[1] ?? "");

const asName = (words: string) => words.trim().toLowerCase().replace(/[ _]+/g, "-").replace(/,/g, "");

function nothingSo(id: string, parts: readonly Part[]): string {
  const known = [...rules.map((rule) => rule.id), ...Object.keys(formRules), ...parts.map(({ name }) => name)];
  return `There is no rule or type "${id}" to explain.${didYouMean(id, known).sentence} funnel explain lists the rules, and AGENTS.md the types.`;
}

const indented = (text: string) => text.replace(/^/gm, "  ");

const wrapped = (text: string) => text.replace(/(.{1,100})(\s+|$)/g, "$1\n").trimEnd();
