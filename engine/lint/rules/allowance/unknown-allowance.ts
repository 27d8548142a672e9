import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Every allowance names a warning that exists. */
export const unknownAllowance: Rule = {
  id: "unknown-allowance",
  severity: "error",
  why: "An entry of `lint.allow` that names no rule allows nothing, while it looks as if somebody had signed. And an error cannot be allowed: the funnel does not work with it, whoever signs.",
  wrong: "- { rule: idle-cuontdown, reason: The price does go up., owner: A. Person, date: 2026-01-31 }",
  right: "- { rule: idle-countdown, reason: The price does go up., owner: A. Person, date: 2026-01-31 }",
  *check({ definition, severities }) {
    const warnings = [...severities].flatMap(([id, severity]) => (severity === "warning" ? [id] : []));
    for (const [index, { rule }] of (definition.lint?.allow ?? []).entries()) {
      const path = ["lint", "allow", index, "rule"];
      const severity = severities.get(rule);
      if (severity === "error")
        yield { message: `"${rule}" cannot be allowed: a funnel does not work with it. Fix what it reports.`, path };
      if (severity !== undefined) continue;
      const { sentence, suggest } = didYouMean(rule, warnings);
      yield { message: `"${rule}" is not a rule.${sentence} \`funnel explain\` lists them all.`, path, suggest };
    }
  },
};
