import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { frame } from "../../tests/frame.ts";
import { checkFunnel } from "../check/index.ts";
import { flowOf } from "../flow/index.ts";

const check = (columns: string) =>
  checkFunnel("funnel.yaml", () => ({
    text: `${frame}start: ask
plans: { week: { name: A week, price: 7, currency: USD, period: 1 week } }
legal: { title: Law, tabs: [{ id: terms, purpose: terms, label: Terms, text: Ours }] }
steps:
  ask: { type: question, path: /, question: How many?, options: [Few, Many], record: Group, next: end }
  end:
    type: end
    path: /end
    sections:
      - { type: text, text: 'By our [terms](legal:terms)' }
      - type: columns
        columns:
${columns}
      - { type: heading, text: Us }
`,
  })).problems.map(({ rule, path }) => [rule, path?.slice(2).join(".")]);

const column = (section: string) => `          - sections: [${section}]`;
const plain = column("{ type: text, text: Two of us }");

test("what is wrong with a section in a column is reported at its own place, once", () => {
  const at = (key: string) => `sections.1.columns.1.sections.0.${key}`;
  const wrongs: readonly (readonly [string, string, string])[] = [
    ["{ type: text, text: 'See {nobody}' }", "unknown-placeholder", at("text")],
    ["{ type: text, text: Many, when: { ask: some } }", "unknown-condition", at("when.ask")],
    ["{ type: plans, heading: Plans, plans: [month], default: month }", "unknown-plan", at("plans.0")],
    ["{ type: figure, value: '40 %', text: of all }", "claim-without-source", at("value")],
  ];
  for (const [section, rule, path] of wrongs)
    expect(check([plain, column(section)].join("\n")), section).toEqual([[rule, path]]);
});

test("a plan in a column is offered if the condition of the columns holds, and its own", () => {
  const offered = "{ type: plans, when: { ask: many }, heading: Plans, plans: [week], default: week }";
  const funnel = definition(`start: ask
plans: { week: { name: A week, price: 7, currency: USD, period: 1 week } }
legal: { title: Law, tabs: [{ id: terms, purpose: terms, label: Terms, text: Ours }] }
steps:
  ask: { type: question, path: /, question: How many?, options: [Few, Many], next: offer }
  offer:
    type: offer
    path: /offer
    sections:
      - { type: columns, when: { ask: [few, many] }, columns: [{ sections: [{ type: text, text: 'By our [terms](legal:terms)' }] }, { sections: [${offered}] }] }
      - { type: button, text: Go on, action: next }
    next: [{ when: { ask: few }, go: bye }, { go: pay }]
  bye: { type: end, path: /bye, sections: [{ type: heading, text: Bye }] }
  pay: { type: checkout, path: /pay, heading: Pay, plan: week, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`);
  const asked = (...ids: readonly string[]) => ({ kind: "chosen", name: "ask", options: ids.map((id) => ({ id })) });
  expect(flowOf(funnel).steps.offer?.forward.at(-1)).toEqual({
    to: "pay",
    when: { kind: "any", parts: [{ kind: "all", parts: [asked("few", "many"), asked("many")] }] },
  });
});
