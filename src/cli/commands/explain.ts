import { type Rule, rules } from "../../../engine/lint/index.ts";
import { formRules } from "../../../engine/load/index.ts";
import { didYouMean } from "../../../engine/problem/index.ts";
import type { Paint } from "../../../engine/report/index.ts";
import { defineCommand } from "../command.ts";
import { refuse, terminalPaint } from "../output.ts";

/**
 * `funnel explain [RULE]`: explains a rule: why it exists, a wrong and a right example, and how to allow it. Without a
 * rule, lists all.
 */
export const explain = defineCommand({
  name: "explain",
  description: "Explains a rule that a report names; without one, lists them all",
  positionals: {
    rule: { isOptional: true, description: "The rule, such as fixed-prize" },
  },
  options: {},
  run({ rule: id }) {
    const paint = terminalPaint(process.stdout);
    const rule = rules.find((known) => known.id === id);
    const why = Object.entries(formRules).find(([known]) => known === id)?.[1];
    if (id !== undefined && !rule && !why) return refuse(noRule(id));
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

function noRule(id: string): string {
  const known = [...rules.map((rule) => rule.id), ...Object.keys(formRules)];
  return `There is no rule "${id}" to explain.${didYouMean(id, known).sentence} funnel explain lists them all.`;
}

const indented = (text: string) => text.replace(/^/gm, "  ");

const wrapped = (text: string) => text.replace(/(.{1,100})(\s+|$)/g, "$1\n").trimEnd();
