import fc from "fast-check";
import { beforeAll, describe, expect, it, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { checkFunnel } from "../../engine/check/index.ts";
import { compileFunnel } from "../../engine/compile/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { optionsOf } from "../../engine/flow/options.ts";
import { mermaidOf } from "../../engine/picture/index.ts";
import { emptyQuiz } from "../../engine/quiz/index.ts";
import { type Cover, coverFunnel, pathsTable } from "../../engine/walks/index.ts";
import type { Walk } from "../../engine/walks/walker.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { definition } from "../definition.ts";
import { frame } from "../frame.ts";
import { coverOnce } from "../read-funnel.ts";
import { fewestWalks } from "./fewest-walks.ts";
import { longFunnel, shippedFunnels, typesFunnel } from "./funnels.ts";

/** Follows a walk with the running machine, and records what it covers from the machine's states. */
function follow(funnel: FunnelDefinition, { query, moves }: Walk): string[] {
  const clock = new SimulatedClock();
  const actor = createActor(compileFunnel(flowOf(funnel)), { clock }).start();
  const at = () => String(actor.getSnapshot().value);
  actor.send({ type: "restore", quiz: { ...emptyQuiz, query } });
  return moves.flatMap(({ from, action, to }) => {
    expect(at()).toBe(from);
    if (action.kind === "answer") actor.send({ type: "answer", choice: action.choice });
    if (action.kind === "leave") actor.send({ type: "save", values: action.values });
    if (action.kind === "wait") clock.increment(action.ms);
    else if (action.kind === "pay") actor.send({ type: "go", step: paidAt(funnel, from) });
    else actor.send({ type: action.kind === "back" ? "back" : "next" });
    expect(at()).toBe(to.step);
    const chosen = action.kind === "answer" ? (actor.getSnapshot().context.choices[from] ?? []) : [];
    const way = `${action.kind === "back" ? "back" : "on"} ${from} ${at()}`;
    return [way, ...chosen.map((id) => `option ${from} ${id}`)];
  });
}

function paidAt({ steps }: FunnelDefinition, id: string): string {
  const step = steps[id];
  return (step && "paid" in step && step.paid) || "";
}

/** What walks should cover, derived from the YAML. */
function wanted(funnel: FunnelDefinition): string[] {
  return Object.entries(funnel.steps).flatMap(([id, step]) => {
    const options = optionsOf(step);
    const targets = [step.next, ...options.map(({ next }) => next)];
    const on = targets.flatMap((target) =>
      typeof target === "string" ? [target] : (target ?? []).map(({ go }) => go),
    );
    return [
      ...[...on, paidAt(funnel, id)].filter(Boolean).map((to) => `on ${id} ${to}`),
      ...options.map((option) => `option ${id} ${option.id}`),
      ...(typeof step.back === "string" ? [`back ${id} ${step.back}`] : []),
    ];
  });
}

describe.each([...shippedFunnels, ["60 steps", longFunnel(60)] as const])(
  "the walks of %s",
  { timeout: 60_000 },
  (_, funnel) => {
    let cover: Cover;
    beforeAll(() => {
      cover = coverOnce(funnel);
    });

    it("can be followed in the running machine and meet every way, option and back link but those they name", () => {
      const { walks, uncovered } = cover;
      const met = new Set(walks.flatMap((walk) => follow(funnel, walk)));
      const missing = [...new Set(wanted(funnel))].filter((name) => !met.has(name));
      const named = uncovered.flatMap(({ target }) => {
        if (target.kind === "option") return `option ${target.step} ${target.option}`;
        return target.kind === "bound" ? [] : `${target.kind === "back" ? "back" : "on"} ${target.step} ${target.to}`;
      });
      expect(missing.sort()).toEqual(named.sort());
    });

    it("meet what they say they meet", () => {
      const { walks, uncovered, targets } = cover;
      const claimed = new Set(walks.flatMap(({ moves }) => moves.flatMap(({ covers }) => covers)));
      expect(claimed.size + uncovered.length).toBe(targets.length);
    });

    it("are as few as can be", () => {
      expect(cover.walks).toHaveLength(cover.least);
    });
  },
);

describe("walks", () => {
  const ask = (id: string, next: string, more = "") =>
    `  ${id}: { type: question, path: /${id}, question: Well?, options: [A, B], ${more} next: ${next} }\n`;
  const end = (id: string) => `  ${id}: { type: offer, path: /${id}, sections: [{ type: text, text: Done }] }\n`;
  const cover = (...steps: string[]) => {
    const funnel = definition(`start: a\nscales: { fit: {} }\nsteps:\n${steps.join("")}`);
    return { funnel, ...coverFunnel(funnel) };
  };

  it("choose the answers early that open a way late", () => {
    const { funnel, walks, uncovered } = cover(
      ask("a", "b"),
      ask("b", "c"),
      ask("c", "[{ when: { a: b, b: [a] }, go: d }, { go: e }]"),
      end("d"),
      end("e"),
    );
    expect(uncovered).toEqual([]);
    expect(walks.map((walk) => follow(funnel, walk).at(-2))).toEqual(["on c d", "on c e"]);
  });

  it("collect the points that a score asks for", () => {
    const scored = (id: string, next: string) =>
      ask(id, next).replace("[A, B]", "[{ label: A, score: { fit: 2 } }, { label: B, score: { fit: -1 } }]");
    const { uncovered } = cover(
      scored("a", "b"),
      scored("b", "c"),
      scored("c", "d"),
      ask(
        "d",
        "[{ when: { score: { fit: { min: 6 } } }, go: e }, { when: { score: { fit: { max: -3 } } }, go: f }, { go: g }]",
      ),
      ...["e", "f", "g"].map(end),
    );
    expect(uncovered).toEqual([]);
  });

  it("spread the points of a quiz of many types, so that every way is taken", () => {
    const funnel = typesFunnel();
    const { walks, uncovered } = coverFunnel(funnel);
    expect(uncovered).toEqual([]);
    const met = new Set(walks.flatMap((walk) => follow(funnel, walk)));
    expect(wanted(funnel).filter((name) => !met.has(name))).toEqual([]);
  });

  it("come from the address that a way asks for", () => {
    const { walks, uncovered } = cover(
      ask("a", "[{ when: { query: { from: mail } }, go: b }, { go: c }]"),
      end("b"),
      end("c"),
    );
    expect(uncovered).toEqual([]);
    expect(walks.map(({ query }) => query)).toContainEqual({ from: "mail" });
  });

  it("come from an address with everything that a way asks for", () => {
    const { funnel, uncovered, ...rest } = cover(
      ask("a", "[{ when: { all: [{ query: { from: mail } }, { query: { of: June & July } }] }, go: b }, { go: c }]"),
      end("b"),
      end("c"),
    );
    expect(uncovered).toEqual([]);
    expect(pathsTable({ uncovered, ...rest }, funnel)).toContain(
      "Walk 2, from an address with ?from=mail&of=June%20%26%20July\n",
    );
  });

  it("name a variant of each experiment, so that none is drawn, and take the ways of all others", () => {
    const funnel = definition(`
start: a
experiments: { size: [short, middle, long], words: [plain, rich] }
steps:
${ask("a", "[{ when: { experiment: { size: short } }, go: b }, { when: { all: [{ experiment: { size: middle } }, { experiment: { words: rich } }] }, go: c }, { go: d }]")}${["b", "c", "d"].map(end).join("")}`);
    const { walks, uncovered } = coverFunnel(funnel);
    expect(uncovered).toEqual([]);
    expect(walks.map((walk) => [walk.query, follow(funnel, walk).find((met) => met.startsWith("on"))])).toEqual([
      [{ size: "short", words: "plain" }, "on a b"],
      [{ size: "middle", words: "rich" }, "on a c"],
      [{ size: "middle", words: "plain" }, "on a d"],
    ]);
    expect(pathsTable(coverFunnel(funnel), funnel)).toContain("Walk 1, from an address with ?size=short&words=plain\n");
  });

  it("name what nobody can fill in", () => {
    const form =
      "  b: { type: form, path: /b, heading: You, fields: [{ id: shoe, type: number, label: Size, min: 1, max: 60 }], button: Go on, next: [{ when: { field: { shoe: { min: 40 } } }, go: c }, { go: d }] }\n";
    const { funnel, ...rest } = cover(
      ask("a", "[{ when: { all: [{ a: a }, { score: { fit: { min: 1 } } }] }, go: b }, { go: c }]").replace(
        "[A, B]",
        "[A, { label: B, score: { fit: 1 } }]",
      ),
      form,
      end("c"),
      end("d"),
    );
    const table = pathsTable(rest, funnel);
    expect(table.slice(table.indexOf("Not covered"))).toBe(`Not covered
step  what      why
a     on to b   no answers were found with which it is taken: if a is “A” and the score on fit is 1 or more
b     on to c   no answers were found with which it is taken: if shoe is 40 or more
b     on to d   no answers were found with which it is taken: otherwise
b     shoe: 39  no walk was found that comes to this step
b     shoe: 40  no walk was found that comes to this step
`);
  });

  it("choose every option of a selection that allows few at once", () => {
    const selection =
      "  a: { type: multi-select, path: /, question: Which?, options: [A, B, C, D, E, { label: None, exclusive: true }], max: 2, button: Go, next: b }\n";
    expect(cover(selection, end("b")).walks).toHaveLength(4);
  });

  it("say why a way is never taken", () => {
    const { funnel, uncovered, ...rest } = cover(
      // Whoever has chosen A has no points.
      ask("a", "[{ when: { all: [{ a: a }, { score: { fit: { min: 1 } } }] }, go: b }, { go: c }]").replace(
        "[A, B]",
        "[A, { label: B, score: { fit: 1 } }]",
      ),
      ask("b", "c"),
      ask("c", "d").replace("[A, B]", "[{ label: A, next: d }, { label: B, next: d }]"),
      end("d"),
    );
    const table = pathsTable({ uncovered, ...rest }, funnel);
    expect(table.slice(table.indexOf("Not covered"))).toBe(`Not covered
step  what      why
c     on to d   no answer leads there: another way is always taken before it
a     on to b   no answers were found with which it is taken: if a is “A” and the score on fit is 1 or more
b     on to c   no walk was found that takes it
b     option a  no walk was found that comes to this step
b     option b  no walk was found that comes to this step
`);
  });
});

describe("a walk and a picture of an offer that names both a payment and a next step", () => {
  const offer = (sections: string) =>
    definition(`
start: end
plans: { once: { name: Once, price: 20, currency: USD, period: 1 month } }
steps:
  end: { type: offer, path: /, paid: paid, next: checkout, sections: [${sections}, { type: button, text: Go on, action: next }] }
  checkout: { type: checkout, path: /checkout, heading: Your order, plan: once, back: end, paid: paid }
  paid: { type: receipt, path: /paid, heading: Paid, ready: Ready, activate: Go, failed: Failed, support: Help }
`);
  const ways = (funnel: FunnelDefinition) => mermaidOf(funnel).match(/step\d+ --.*/g);
  const told = (funnel: FunnelDefinition) => {
    const table = pathsTable(coverFunnel(funnel), funnel);
    return table.slice(table.indexOf("Walk 1"));
  };

  it("pay there where it offers a plan", () => {
    const funnel = offer("{ type: plans, heading: Choose, plans: [once], default: once }");
    expect(ways(funnel)).toEqual([
      'step0 -->|"(never taken)"| step1',
      'step0 -->|"once paid"| step2',
      'step1 -->|"once paid"| step2',
    ]);
    expect(told(funnel)).toBe(`Walk 1
   step  comes to  do
1  end   paid      pay

Not covered
step      what            why
end       on to checkout  no button leads there: they take the payment on this page
checkout  on to paid      no walk was found that comes to this step
checkout  back to end     no walk was found that comes to this step
`);
  });

  it("go on where it offers none", () => {
    const funnel = offer("{ type: text, text: End }");
    expect(ways(funnel)).toEqual([
      "step0 --> step1",
      'step0 -->|"once paid (never taken)"| step2',
      'step1 -->|"once paid"| step2',
    ]);
    expect(told(funnel)).toBe(`Walk 1
   step      comes to  do
1  end       checkout  go on
2  checkout  end       go back
3  end       checkout  go on
4  checkout  paid      pay

Not covered
step  what        why
end   on to paid  no button takes a payment: the page offers no plan
`);
  });
});

test("without conditions no fewer walks can do it", { timeout: 120_000 }, () => {
  const step = fc.record({
    own: fc.option(fc.nat(4)),
    next: fc.nat(2),
    back: fc.option(fc.nat(4)),
    single: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (drawn) => {
      const id = (index: number) => `s${Math.min(index, drawn.length)}`;
      const steps = drawn.map(({ own, next, back, single }, index) => ({
        type: "question",
        path: `/s${index}`,
        question: "Well?",
        options: [
          ...(single ? [] : [{ id: "a", label: "A" }]),
          { id: "b", label: "B", ...(own !== null && !single && { next: id(own) }) },
        ],
        ...(back !== null && { back: id(back) }),
        next: id(index + next),
      }));
      // A definition with a step that no way leads to has an error. Most of those drawn do, and a check takes a while.
      const reached = new Set(["s0"]);
      for (const at of reached) {
        const { next, options = [] } = steps[Number(at.slice(1))] ?? {};
        for (const to of [next, ...options.map((option) => option.next)]) if (to !== undefined) reached.add(to);
      }
      fc.pre(reached.size === steps.length + 1);
      const end = { type: "offer", path: "/end", sections: [{ type: "text", text: "End" }] };
      const text = [...steps, end].map((step, index) => `  s${index}: ${JSON.stringify(step)}`).join("\n");
      const { definition: funnel } = checkFunnel("funnel.yaml", () => ({
        text: `${frame}start: s0\nsteps:\n${text}\n`,
      }));
      fc.pre(funnel !== undefined);
      if (!funnel) return;
      const { walks, uncovered } = coverFunnel(funnel);
      expect(uncovered).toEqual([]);
      expect(walks).toHaveLength(fewestWalks(funnel));
    }),
    { numRuns: 300 },
  );
});
