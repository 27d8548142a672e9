import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { conditionWords } from "../../engine/flow/index.ts";
import { frame } from "../frame.ts";

/** A question as short as it can be. */
const ask = (id: string, next: string, more = "") =>
  `  ${id}: { type: question, path: /${id}, question: "${id}?", options: [A, B], ${more} next: ${next} }\n`;
const show = (id: string, ...texts: string[]) =>
  `  ${id}: { type: offer, path: /${id}, sections: [${texts.map((text) => `{ type: text, text: ${text} }`).join(", ")}] }\n`;
/** An offer "a" from which a payment leads to "b". */
const sell = (section: string) =>
  `  a: { type: offer, path: /a, paid: b, sections: [${section}, { type: button, text: Go, action: next }] }\nplans: { once: { name: Once, price: 5, currency: USD, period: 1 week } }\n`;

/** Findings of the flow rules about some steps: `rule: message`, in the order of the file. */
function findings(...steps: string[]): readonly string[] {
  const text = `${frame}start: a\nsteps:\n${steps.join("")}`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  const errors = problems.filter(({ severity }) => severity === "error");
  return errors.map(({ rule, message }) => `${rule}: ${message}`);
}

describe("a way on", () => {
  it("that is written after one without a condition is never taken", () => {
    expect(findings(ask("a", "[{ go: c }, { go: b }]"), show("b", "B"), show("c", "C"))).toEqual([
      expect.stringMatching(/^untried-way: /),
      expect.stringMatching(/^unreachable-step: .* to step "b"/),
    ]);
  });

  it("of the step is never taken where each option has its own", () => {
    const own = ask("a", "c").replace("[A, B]", "[{ label: A, next: b }, { label: B, next: b }]");
    expect(findings(own, show("b", "B"), show("c", "C"))).toEqual([
      expect.stringMatching(/^unreachable-step: .* to step "c"/),
    ]);
    expect(findings(own.replace(", next: b }]", " }]"), show("b", "B"), show("c", "C"))).toEqual([]);
  });

  it("of an option may depend on a condition where the step's own follows", () => {
    const own = ask("a", "c").replace("[A, B]", "[A, { label: B, next: [{ when: { a: b }, go: b }] }]");
    expect(findings(own, show("b", "B"), show("c", "C"))).toEqual([]);
  });

  it("after payment counts as one where plans are sold, and no other is needed", () => {
    const thanks =
      "  b: { type: receipt, path: /b, heading: Paid, ready: Ready, activate: Go, failed: Not ready, support: Help }\n";
    expect(findings(thanks, sell("{ type: plans, heading: A, plans: [once], default: once }"))).toEqual([]);
  });

  it("after payment counts as none where nothing is sold", () => {
    expect(findings(show("b", "B"), sell("{ type: text, text: A }"))).toEqual([
      expect.stringMatching(/^unreachable-step: .* to step "b"/),
      expect.stringMatching(/^dead-end: Step "a" has a button that leads on, but no "next"/),
    ]);
  });

  it("back is no way forward", () => {
    expect(findings(ask("a", "c"), ask("b", "c"), ask("c", "d", "back: b,"), show("d", "D"))).toEqual([
      expect.stringMatching(/^unreachable-step: .* to step "b"/),
    ]);
  });

  it("that is misspelt does not make what follows unreachable", () => {
    expect(findings(ask("a", "secnod"), ask("second", "c"), show("c", "C"))).toEqual([
      expect.stringMatching(/^unknown-target: .*"secnod".* Did you mean "second"\?$/),
    ]);
  });
});

describe("a way to a step that does not exist", () => {
  it("is reported alone, without the steps behind it and the circle that it may have led out of", () => {
    const circle = [ask("a", "b"), ask("b", "[{ when: { a: a }, go: nowhere }, { go: a }]")];
    const unknown = expect.stringMatching(/^unknown-target: .*"nowhere"/);
    expect(findings(...circle, ask("c", "d"), show("d", "D"))).toEqual([unknown]);
  });

  it("is reported alone where its name is like that of an earlier step", () => {
    const steps = [ask("step-1", "step-2"), ask("step-2", "step-22"), ask("third", "d"), show("d", "D")];
    const unknown = expect.stringMatching(/^unknown-target: .*"step-22"/);
    expect(findings(...[ask("a", "step-1"), ...steps])).toEqual([unknown]);
  });

  it("is never meant for the step that names it, be that the only one that nothing leads to", () => {
    const steps = [ask("a", "numbers"), ask("diagnosis", "d", "back: numbers,"), show("d", "D")];
    expect(findings(...steps)).toEqual([
      'unknown-target: Step "a" leads to "numbers", which is not a step.',
      'unknown-back-target: Step "diagnosis" goes back to "numbers", which is not a step.',
    ]);
  });
});

describe("a circle of steps", () => {
  it("is fine where one step leads out of it", () => {
    expect(findings(ask("a", "b"), ask("b", "[{ when: { b: a }, go: a }, { go: c }]"), show("c", "C"))).toEqual([]);
  });

  it("of one step is reported, too", () => {
    expect(findings(ask("a", "a"))).toEqual([expect.stringMatching(/^endless-loop: Step "a" only leads to itself/)]);
  });
});

describe("one label for two answers", () => {
  it("is fine on ways that exclude each other", () => {
    const steps = [
      ask("a", "[{ when: { a: b }, go: b }, { go: c }]"),
      ask("b", "d", "record: R,"),
      ask("c", "d", "record: R,"),
    ];
    expect(findings(...steps, show("d", "D"))).toEqual([]);
  });
});

describe("a placeholder without a fallback", () => {
  it("is fine where every way sets it, by whichever step", () => {
    const steps = [
      ask("a", "[{ when: { a: b }, go: b }, { go: c }]"),
      ask("b", "d", "save: x,"),
      ask("c", "d", "save: x,"),
    ];
    expect(findings(...steps, show("d", '"{x}"'))).toEqual([]);
  });

  it("is reported where one way leads past the step that sets it", () => {
    const steps = [ask("a", "[{ when: { a: b }, go: b }, { go: d }]"), ask("b", "d", "save: x,")];
    expect(findings(...steps, show("d", '"{x}"'))).toEqual([
      'unset-placeholder: {x} is shown in step "d", but some way there does not set it. Write a fallback: {x|…}, or give the section when: { has: x }.',
    ]);
  });

  const seats =
    "  b: { type: form, path: /b, heading: H, button: Go, next: d, fields: [{ id: seats, type: number, label: S, min: 2, max: 5 }] }\n";

  it("may be empty for those of whom a value with two branches is known", () => {
    const rows =
      "  a: { type: form, path: /a, heading: H, button: Go, next: c, fields: [{ id: rows, type: number, label: R, min: 1, max: 9 }] }\n";
    const shown = (of: string) =>
      findings(
        ...[rows, ask("c", "[{ when: { c: b }, go: b }, { go: d }]"), seats],
        show("d", '"{double}", when: { value: { sum: { above: 60 } } }'),
        `values: { sum: { of: "${of}" }, double: { of: seats * 2 } }\n`,
      );
    expect(shown("seats * 29")).toEqual([]);
    expect(shown("if(rows > 3, seats * 29, 90)")).toEqual([expect.stringMatching(/^unset-placeholder: \{double\}/)]);
  });

  it("is filled in a section for those of whom all is known that it is computed from", () => {
    const steps = [ask("a", "[{ when: { a: b }, go: b }, { go: d }]"), seats];
    const shown = (when: string) =>
      findings(
        ...steps,
        show("d", `"{sum}{double}"${when}`),
        "values: { sum: { of: seats * 29 }, double: { of: sum * 2 } }\n",
      );
    expect(shown(", when: { has: seats }")).toEqual([]);
    expect(shown(", when: { value: { sum: { above: 60 } } }")).toEqual([]);
    expect(shown("")).toEqual([
      expect.stringMatching(/^unset-placeholder: \{sum\} .*, or give the section when: \{ has: seats \}\.$/),
      expect.stringMatching(/^unset-placeholder: \{double\} .*, or give the section when: \{ has: seats \}\.$/),
    ]);
    expect(shown(", when: { has: sum }")).toContain(
      'unknown-condition: A condition asks about "sum", which is computed. Ask for what it is computed from: has: seats.',
    );
    expect(shown(", when: { value: { sum: { above: 0 } } }")).toEqual([
      'impossible-bound: "sum" always meets this bound. It is 58 to 145. Remove the bound, or correct it. To ask only whether it is known, write has: seats.',
    ]);
  });

  it("is not set yet on the page that asks for it", () => {
    expect(findings(ask("a", "b", "save: x,").replace("a?", "{x}?"), show("b", "B"))).toHaveLength(1);
  });

  it("is fine where the way there asks whether it is set, or for the answer that sets it", () => {
    const guard = (when: string) => ask("b", `[{ when: ${when}, go: c }, { go: d }]`);
    const steps = (when: string) => [
      ask("a", "[{ when: { a: b }, go: s }, { go: b }]"),
      ask("s", "b", "save: x,"),
      guard(when),
      show("c", '"{x}"'),
      show("d", "D"),
    ];
    expect(findings(...steps("{ has: x }"))).toEqual([]);
    expect(findings(...steps("{ s: [a, b] }"))).toEqual([]);
    expect(findings(...steps("{ any: [{ has: x }, { all: [{ s: a }] }] }"))).toEqual([]);
    expect(findings(...steps("{ any: [{ has: x }, { a: b }] }"))).toHaveLength(1);
    expect(findings(...steps("{ not: { has: x } }"))).toHaveLength(1);
  });

  it("is fine in a section that is only shown with it", () => {
    const section = "  b: { type: offer, path: /b, sections: [{ type: text, text: '{x}', when: { has: x } }] }\n";
    expect(findings(ask("a", "[{ when: { a: b }, go: s }, { go: b }]"), ask("s", "b", "save: x,"), section)).toEqual(
      [],
    );
  });

  it("for an e-mail address is fine after a step that asks for nothing else", () => {
    const contact = (phone: string) =>
      `  a: { type: contact, path: /a, heading: H, email: { label: E }, ${phone} benefits: [B], button: Go, consent: C, next: b }\n`;
    expect(findings(contact(""), show("b", '"{email}"'))).toEqual([]);
    expect(findings(contact("phone: { label: P },"), show("b", '"{email}"'))).toHaveLength(1);
  });

  it("is reported in a circle that can be entered behind the step that sets it", () => {
    const steps = [ask("a", "[{ when: { a: b }, go: b }, { go: c }]"), ask("b", "c", "save: x,")];
    expect(findings(...steps, ask("c", "[{ when: { c: a }, go: b }, { go: d }]"), show("d", '"{x}"'))).toHaveLength(1);
  });

  it("is reported where the longer look comes upon the way that does not set it", () => {
    const steps = [
      ask("a", "[{ when: { a: b }, go: p }, { go: s }]"),
      ask("p", "c"),
      ask("s", "c", "save: x,"),
      ask("c", "d"),
    ];
    expect(findings(...steps, show("d", '"{x}"'))).toHaveLength(1);
    const turned = [ask("a", "[{ when: { a: b }, go: s }, { go: p }]"), ...steps.slice(1)];
    expect(findings(...turned, show("d", '"{x}"'))).toHaveLength(1);
  });

  it("is followed beyond the first 32 names", () => {
    const names = Array.from({ length: 70 }, (_, index) => index);
    const steps = names.map((n) => ask(n === 0 ? "a" : `q${n}`, n === 69 ? "end" : `q${n + 1}`, `save: v${n},`));
    const shown = names.map((n) => `{v${n}}`).join(" ");
    expect(findings(...steps, show("end", `"${shown}"`))).toEqual([]);
    expect(
      findings(...steps, show("end", `"${shown}"`)).concat(
        findings(...steps.map((step) => step.replace("save: v40,", "record: R,")), show("end", `"${shown}"`)),
      ),
    ).toEqual([expect.stringMatching(/^unknown-placeholder: \{v40\}/)]);
  });
});

describe("a condition", () => {
  it("about a step's own answer is fine on leaving it, and too early on its page", () => {
    const page =
      "  b: { type: loading, path: /b, heading: H, tick: 1 s, next: c, sections: [{ type: text, text: T, when: { c: a } }] }\n";
    expect(findings(ask("a", "[{ when: { a: b }, go: b }, { go: c }]"), page, ask("c", "d"), show("d", "D"))).toEqual([
      expect.stringMatching(/^guard-before-answer: Step "b" has a condition about the answer of step "c"/),
    ]);
  });

  it("about a later answer is fine where a circle leads back", () => {
    const steps = [ask("a", "[{ when: { b: a }, go: c }, { go: b }]"), ask("b", "a"), show("c", "C")];
    expect(findings(...steps)).toEqual([]);
  });
});

describe("a sentence about what is sold", () => {
  const sell = (section: string) =>
    findings(
      ask("a", "sale", "record: A,"),
      `  sale: { type: offer, path: /sale, sections: [{ type: plans, heading: Choose, plans: [once, monthly], default: monthly }, ${section}] }\n`,
      "plans:\n  once: { name: Once, price: 20, currency: USD, period: 1 month }\n",
      "  monthly: { name: Monthly, price: 10, currency: USD, period: 1 month, renews: { price: 10, every: 1 month } }\n",
    );

  it("that not every plan can fill belongs into a notice", () => {
    const support = /^unknown-placeholder: /;
    const text = '"Then {plan.renews.price}. Write to {product.support}."';
    const open = sell(`{ type: text, text: ${text} }`);
    expect(open.filter((line) => !support.test(line))).toEqual([
      'unset-placeholder: {plan.renews.price} is shown in step "sale", but not every plan offered here has one. Write a fallback: {plan.renews.price|…}, or say it in a section of type notice, which hides then.',
    ]);
    expect(sell(`{ type: notice, text: ${text} }`).filter((line) => !support.test(line))).toEqual([]);
    expect(sell('{ type: text, text: "Was {plan.originalPrice}." }').filter((line) => !support.test(line))).toEqual([
      'unset-placeholder: {plan.originalPrice} is shown in step "sale", but no plan offered here has one. Take it out.',
    ]);
  });

  it("stands below the plans without a fallback: the line hides for a plan that lacks what it says of later charges", () => {
    const line = (renewal: string, ids: string) =>
      findings(
        ask("a", "sale", "record: A,"),
        `  sale: { type: offer, path: /sale, sections: [{ type: plans, heading: Choose, plans: [${ids}], default: once, renewal: "${renewal}" }] }\n`,
        "plans:\n  once: { name: Once, price: 20, currency: USD }\n",
        "  parts: { name: In parts, price: 10, currency: USD, parts: { count: 2, every: 1 month } }\n",
      );
    const lacking = (name: string, who: string) => [expect.stringMatching(`^unset-placeholder: {${name}.*${who}`)];
    expect(line("{plan.parts} {plan.parts.every}, {plan.total} in all.", "once, parts")).toEqual([]);
    expect(line("{plan.price} today.", "once, parts")).toEqual([]);
    expect(line("{plan.parts} for {plan.period}.", "once, parts")).toEqual(lacking("plan.period", "no plan"));
    expect(line("{plan.total} in all.", "once")).toEqual(lacking("plan.total", "no plan"));
  });

  it("that names the support needs one, also where it is an English default", () => {
    expect(new Set(sell("{ type: text, text: Welcome }"))).toEqual(
      new Set([
        'unknown-placeholder: {product.support} is shown, but the product has no "support". Write it below "product": support: help@…',
      ]),
    );
  });
});

describe("a name that no step has", () => {
  it("and that stands in several places is the old one of the step that nothing leads to", () => {
    const steps = [ask("a", "step-1"), ask("step-1", "step-15"), ask("goal", "c"), ask("c", "d", "back: step-15,")];
    expect(findings(...steps, show("d", "D"))).toEqual([
      expect.stringMatching(/^unknown-target: .+"step-15".+ Did you mean "goal"\?$/),
      expect.stringMatching(/^unknown-back-target: .+"step-15".+ Did you mean "goal"\?$/),
    ]);
  });

  it("is no slip for a step of another name to which it may have led", () => {
    const nothing =
      / leads to "wait", which is not a step\. Nothing leads to step "end": if it is called that now, write/;
    const steps = [ask("a", "[{ when: { a: a }, go: b }, { go: wait }]"), ask("b", "wait"), show("end", "E")];
    const { problems } = checkFunnel("test.yaml", () => ({ text: `${frame}start: a\nsteps:\n${steps.join("")}` }));
    expect(problems.filter(({ suggest }) => suggest !== null)).toEqual([]);
    expect(findings(...steps)).toEqual([expect.stringMatching(nothing), expect.stringMatching(nothing)]);
  });

  it("and that stands in one place is a slip for one that is like it, first of all one that nothing leads to", () => {
    const steps = [ask("a", "stpe-2"), ask("step-1", "c"), ask("step-2", "c"), show("c", "C")];
    expect(findings(...steps)[0]).toMatch(/^unknown-target: .+ Did you mean "step-2"\?$/);
    expect(findings(ask("a", "cc"), ask("b", "c"), show("c", "C"))[0]).toMatch(/ Did you mean "c"\?$/);
    expect(findings(ask("a", "b"), ask("b", "cd"), show("far", "F"), show("c", "C"))[0]).toMatch(
      / Did you mean "c"\?$/,
    );
  });
});

describe("a step called by a word of conditions", () => {
  it.each(conditionWords)("%s is refused, and told why", (word) => {
    expect(findings(ask("a", word), ask(word, "c"), show("c", "C"))).toEqual([
      `reserved-name: No step can be called "${word}": conditions use that word. Choose another name.`,
    ]);
  });
});

describe("a formula that reads one field of some visitors and another of others", () => {
  const form = (id: string, fields: string, next: string) =>
    `  ${id}: { type: form, path: /${id}, heading: H, fields: [${fields}], button: Go, next: ${next} }\n`;
  const number = (id: string) => `{ id: ${id}, type: number, label: "${id}", min: 0, max: 90 }`;
  const values = "values: { years: { of: 'if(score.old > 0, stop - age, term)' } }\nscales: { old: {} }\n";
  const goal = (next: string) =>
    `  a: { type: question, path: /a, question: Q?, options: [{ id: x, label: X, score: { old: 1 }, next: age }, { id: y, label: Y }], next: ${next} }\n`;
  const ages = form(
    "age",
    `${number("age")}, ${number("stop")}`,
    "[{ when: { value: { years: { below: 1 } } }, go: late }, { go: end }]",
  );
  const ends = show("late", "Late") + show("end", '"In {years|1 year|5 years}"');

  it("is known to both, on the page that asks and behind it", () => {
    expect(findings(goal("term"), ages, form("term", number("term"), "end"), ends, values)).toEqual([]);
  });

  it("is not known to whoever comes by neither", () => {
    expect(findings(goal("end"), ages, form("term", number("term"), "end"), ends, values)).toEqual([
      expect.stringMatching(/^unreachable-step: /),
      expect.stringMatching(/^unset-placeholder: \{years\} is shown in step "end"/),
    ]);
  });

  it("is never known before either is asked", () => {
    const guarded = goal("term").replace(
      "next: age",
      "next: [{ when: { value: { years: { below: 1 } } }, go: late }, { go: age }]",
    );
    expect(findings(guarded, ages, form("term", number("term"), "end"), ends, values)).toEqual([
      expect.stringMatching(/^guard-before-answer: Step "a" has a condition about the value "years"/),
    ]);
  });
});
