import { expect, test } from "vitest";
import type { Problem } from "../../engine/problem/index.ts";
import { definition } from "../../tests/definition.ts";
import { accessibleName } from "./act/accessible-name.ts";
import type { Proof } from "./prove.ts";
import { writeProof } from "./report.ts";

const way = ["choose “Yes”", "go on"];
const message = 'At 320 px step "end" can be scrolled sideways, by 12 px.';
const proof: Proof = {
  findings: [{ rule: "sideways-scroll", step: "end", message, path: ["steps", "end"], way }],
  walked: 4,
  total: 5,
  left: [{ target: "option first no", reason: "a finding stood in its way" }],
  looked: 2,
};
const problem: Problem = {
  ...{ rule: "sideways-scroll", severity: "error", message, file: "funnel.yaml", suggest: null },
  ...{ line: 2, column: 3, endLine: 2, endColumn: 6, path: ["steps", "end"] },
};
const written = {
  proof,
  problems: [problem],
  files: new Map([["funnel.yaml", "steps:\n  end:\n    path: /end\n"]]),
  paint: (_: unknown, text: string) => text,
  funnel: "garden",
  seconds: 12.4,
};

test("a proof is written for people, with the line of the definition, and what was not walked", () => {
  const text = writeProof.text(written);
  expect(text).toContain("funnel.yaml:2:3 error sideways-scroll");
  expect(text).toContain("choose “Yes” → go on");
  expect(text).toContain(
    "4 of 5 ways, options, back links, outcomes, variants, sections with a condition, plans, prizes and timers proved, 2 steps looked at: 1 finding. 12 s.",
  );
  expect(text).toContain("not walked: option first no: a finding stood in its way");
  const short = writeProof.text({ ...written, proof: { ...proof, looked: 1 } });
  expect(short).toContain("1 step looked at: 1 finding.");
});

test("a proof is written for programs, build servers and pull requests", () => {
  expect(JSON.parse(writeProof.json(written))).toMatchObject({ walked: 4, total: 5, findings: [{ line: 2, way }] });
  expect(writeProof.junit(written)).toContain('tests="2" failures="1" time="12.4"');
  expect(writeProof.junit(written)).toContain("step &quot;end&quot; can be scrolled");
  expect(writeProof.markdown(written)).toContain(`| funnel.yaml:2 | ${message} | choose “Yes” → go on |`);
});

test("each format is whole: with marks that it reads otherwise, a finding on the first page, and nothing found", () => {
  const odd = "Below | 320 px\n“Buy <now> & here” is cut.";
  const some = {
    ...written,
    proof: { ...proof, findings: proof.findings.map((finding) => ({ ...finding, way: [] })) },
    problems: [{ ...problem, message: odd }],
  };
  const sum =
    "4 of 5 ways, options, back links, outcomes, variants, sections with a condition, plans, prizes and timers proved, 2 steps looked at: 1 finding.";
  expect(writeProof.markdown(some)).toBe(
    `**${sum}**\n\n| Where | What | How to see it |\n| --- | --- | --- |\n| funnel.yaml:2 | Below \\| 320 px “Buy <now> & here” is cut. | open it |\n`,
  );
  expect(writeProof.junit(some)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="funnel prove" tests="2" failures="1" time="12.4">\n  <testcase classname="garden" name="${sum}"/>\n  <testcase classname="garden" name="steps.end: sideways-scroll"><failure message="Below | 320 px\n“Buy &lt;now&gt; &amp; here” is cut.">funnel.yaml:2</failure></testcase>\n</testsuite>\n`,
  );
  const text = writeProof.text(some);
  expect(text).toContain("    To see it: open the first page\n\n4 of 5 ways");
  expect(text).not.toMatch(/\d errors?,/);
  expect(writeProof.text({ ...some, proof, problems: [problem, problem] }).match(/To see it: .*/g)).toEqual([
    "To see it: choose “Yes” → go on",
    "To see it: open the first page",
  ]);
  expect(JSON.parse(writeProof.json(some)).findings[0]).toMatchObject({ rule: "sideways-scroll", way: [] });
  const clean = { ...written, proof: { ...proof, findings: [], left: [] }, problems: [] };
  const none = sum.replace("1 finding", "nothing found");
  expect(writeProof.text(clean)).toBe(`${none} 12 s.\n`);
  expect(writeProof.markdown(clean)).toBe(`**${none}**\n`);
});

test("a control is looked for by the name that visitors hear, whatever depends on the visitor", () => {
  const garden = definition(
    "product: { name: Fern & Field }\nstart: end\nsteps: { end: { type: end, path: /, sections: [{ type: heading, text: Thank you }] } }\n",
  );
  const named = (copy: string) => accessibleName(garden, copy).name;
  expect(named("Ask **{product.name}**")).toBe("Ask Fern & Field");
  const own = named("It's yours, {specialGoal|friend}?");
  expect("It's yours, Buy a house?").toMatch(own);
  expect("It's yours, friend").not.toMatch(own);
  const varied = named("{experiment.label|go=Go on|show=Show it (free)} with {product.name}");
  expect("Go on with Fern & Field").toMatch(varied);
  expect("Show it (free) with Fern & Field").toMatch(varied);
  expect("Back").not.toMatch(varied);
});
