import { describe, expect, it } from "vitest";
import { rules } from "../../engine/lint/index.ts";
import { formRules } from "../../engine/load/index.ts";
import { runFunnel } from "./run-funnel.ts";

describe("funnel explain", { timeout: 60_000 }, () => {
  it("says why a rule is there, shows it wrong and right, and how to allow it", () => {
    const { code, out } = runFunnel("explain", "fixed-prize");
    expect(code).toBe(0);
    expect(out).toMatch(/^fixed-prize warning, an error under --release\n\nA wheel shows a draw\./);
    expect(out).toContain("Wrong\n\n  outcome: large\n\nRight\n\n  weights: { small: 3, large: 1 }\n");
    expect(out).toContain("lint:\n    allow:\n      - rule: fixed-prize\n");
  });

  it("says of an error that it cannot be allowed", () => {
    const { out } = runFunnel("explain", "unknown-target");
    expect(out).toMatch(/^unknown-target error\n/);
    expect(out).toContain("It cannot be allowed");
    expect(out).not.toContain("lint:");
  });

  it("says why a definition must have a certain form, for each name that a report may give to it", () => {
    expect(runFunnel("explain", "unknown-key")).toEqual({
      code: 0,
      out: `unknown-key error

A key that means nothing here is misspelt or in the wrong place, so what it says would not happen.

It cannot be allowed: a funnel does not work with it.
`,
      err: "",
    });
    expect(runFunnel("explain", "yaml-sintax").err).toContain('Did you mean "yaml-syntax"?');
  });

  it("prints what the reference says of a type, of all types of one name, and of a recipe", () => {
    const { code, out } = runFunnel("explain", "gauge");
    expect(code).toBe(0);
    expect(out).toMatch(/^### gauge\n\nA number on its scale.*\n```yaml\ntype: gauge\n.*\n```\n$/s);
    expect(runFunnel("explain", "text").out.match(/^### text$/gm)).toHaveLength(2);
    expect(runFunnel("explain", "Only work addresses").out).toContain("ends:");
    expect(runFunnel("explain", "recipes").out).toMatch(/^## Recipes\n\nExplained one by one: .*only-work-addresses/);
    expect(runFunnel("explain", "gage").err).toContain('Did you mean "gauge"?');
  });

  it("lists every rule where none is named", () => {
    const { code, out } = runFunnel("explain");
    expect(code).toBe(0);
    const listed = out.split("\n").flatMap((line) => /^([\w-]+) +(error|warning) {2}/.exec(line)?.[1] ?? []);
    expect(listed).toEqual(rules.map(({ id }) => id));
    const form = /Errors in the form of the file: ([^.]*)\./.exec(out)?.[1]?.split(/,\s+/);
    expect(form).toEqual(Object.keys(formRules));
  });

  it("offers the nearest rule for one that does not exist, and exits with 2", () => {
    expect(runFunnel("explain", "fixed-prise")).toEqual({
      code: 2,
      out: "",
      err: 'funnel: There is no rule or type "fixed-prise" to explain. Did you mean "fixed-prize"? funnel explain lists the rules, and AGENTS.md the types.\n',
    });
  });
});
