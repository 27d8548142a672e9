import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { definition } from "../../tests/definition.ts";
import { flowOf } from "../flow/index.ts";
import { answersOf, emptyQuiz, lookupIn, outcomeOf, type Quiz, scoreOf, valuesOf } from "../quiz/index.ts";
import { compileFunnel } from "./machine.ts";

const branching = flowOf(
  definition(`
start: owner
scales: { fit: {} }
outcomes:
  - { id: high, when: { score: { fit: { min: 3 } } }, title: A good fit }
  - { id: low, title: Not yet }
steps:
  owner:
    type: question
    path: /
    question: Do you own a house?
    record: Owner
    options: [{ id: own, label: "Yes", score: { fit: 2 } }, { id: hire, label: "No", next: rent }]
    next: roof
  roof:
    type: question
    path: /roof
    question: Which roof?
    options: [{ label: Flat, score: { fit: 1 } }, Steep]
    back: owner
    next: wants
  rent:
    type: question
    path: /rent
    question: May you change it?
    options: [Perhaps]
    back: owner
    next: wants
  wants:
    type: multi-select
    path: /wants
    question: What matters?
    record: Wishes
    save: wishes
    max: 2
    options: [Price, Looks, Speed, { label: Nothing, exclusive: true }]
    button: Go on
    next:
      - { when: { owner: hire }, go: sorry }
      - { go: wait }
  wait: { type: loading, path: /wait, heading: One moment, tick: 30 ms, next: done }
  sorry: { type: offer, path: /sorry, sections: [{ type: heading, text: Sorry }] }
  done: { type: offer, path: /done, sections: [{ type: heading, text: Done }] }
`),
);

function visit(flow = branching) {
  const clock = new SimulatedClock();
  const actor = createActor(compileFunnel(flow), { clock }).start();
  const quiz = (): Quiz => actor.getSnapshot().context;
  return {
    clock,
    actor,
    quiz,
    at: () => actor.getSnapshot().value,
    answer: (...choice: string[]) => {
      actor.send({ type: "answer", choice });
      actor.send({ type: "next" });
    },
    back: () => actor.send({ type: "back" }),
    go: (step: string) => actor.send({ type: "go", step }),
  };
}

describe("the compiled machine", () => {
  test("has a config that survives a JSON round trip", () => {
    const { config } = compileFunnel(branching);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  });

  test("moves by an option's own way before the step's", () => {
    const { answer, at } = visit();
    answer("hire");
    expect(at()).toBe("rent");
  });

  test("moves by the first guarded target that holds", () => {
    const { answer, at } = visit();
    answer("hire");
    answer("perhaps");
    answer("price");
    expect(at()).toBe("sorry");
  });

  test("stays where nothing was chosen, and where too much was", () => {
    const visitor = visit();
    visitor.actor.send({ type: "next" });
    expect(visitor.at()).toBe("owner");
    visitor.answer("unheard-of");
    expect(visitor.at()).toBe("owner");
    visitor.go("wants");
    visitor.answer("price", "looks", "speed");
    expect(visitor.at()).toBe("wants");
    expect(visitor.quiz().choices.wants).toBeUndefined();
  });

  test("keeps only the exclusive option of several", () => {
    const { go, answer, quiz } = visit();
    go("wants");
    answer("price", "nothing");
    expect(quiz().choices.wants).toEqual(["nothing"]);
  });

  test("goes on with the exclusive option alone, though two are asked for", () => {
    const { wants } = branching.steps;
    const steps = { ...branching.steps, ...(wants && { wants: { ...wants, min: 2 } }) };
    const { go, answer, at } = visit({ ...branching, steps });
    go("wants");
    answer("price");
    expect(at()).toBe("wants");
    answer("nothing");
    expect(at()).toBe("wait");
  });

  test("moves on by itself when the time is up, and not before", () => {
    const { go, clock, at } = visit();
    go("wait");
    clock.increment(2_999);
    expect(at()).toBe("wait");
    clock.increment(1);
    expect(at()).toBe("done");
  });

  test("derives answers, saved values, scores and the outcome", () => {
    const { answer, quiz } = visit();
    answer("own");
    answer("flat");
    answer("looks", "price");
    expect(answersOf(branching, quiz())).toEqual({ Owner: "Yes", Wishes: "Price, Looks" });
    expect(valuesOf(branching, quiz())).toEqual({ wishes: "Price, Looks" });
    expect(scoreOf(branching, quiz(), "fit")).toBe(3);
    expect(outcomeOf(branching, quiz())?.id).toBe("high");
  });

  test.each([
    ["ar-EG", ["السعر", "الشكل"], "السعر، الشكل"],
    ["ar", ["السعر، والرسوم", "الشكل"], "السعر، والرسوم؛ الشكل"],
    ["fa", ["Price", "Looks"], "Price، Looks"],
    ["ur-PK", ["Price", "Looks"], "Price، Looks"],
    ["ja", ["Price", "Looks"], "Price、Looks"],
    ["ja", ["Price、fees", "Looks"], "Price、fees・Looks"],
    ["zh-CN", ["Price", "Looks"], "Price、Looks"],
    ["zh-TW", ["Price、fees", "Looks"], "Price、fees；Looks"],
    ["ko", ["Price", "Looks"], "Price, Looks"],
  ])(
    "joins what visitors read in %s as the language does, and leaves records as they are",
    (language, labels, said) => {
      const flow = flowOf(
        definition(`
language: ${language}
start: wants
steps:
  wants:
    type: multi-select
    path: /
    question: What matters?
    record: Wishes
    save: wishes
    options: [{ id: a, label: ${labels[0]} }, { id: b, label: ${labels[1]} }]
    button: Go on
    next: done
  done: { type: end, path: /done, sections: [{ type: heading, text: "{wishes|All}: {answer.wants|all}" }] }
`),
      );
      const quiz = { ...emptyQuiz, choices: { wants: ["a", "b"] } };
      const lookup = lookupIn(flow, quiz, {});
      expect([lookup("wishes"), lookup("answer.wants")]).toEqual([said, said]);
      expect([answersOf(flow, quiz), valuesOf(flow, quiz)]).toEqual([
        { Wishes: labels.join(", ") },
        { wishes: labels.join(", ") },
      ]);
    },
  );

  test("says an outcome in plain words where a label speaks of it; its text may speak of its title", () => {
    const outcomes = [{ id: "calm", title: "Calm *1*", text: "**{outcome.title}**, {name}: {outcome.text|once}" }];
    const lookup = lookupIn({ ...branching, outcomes }, { ...emptyQuiz, values: { name: "*Ada*" } }, {});
    expect(lookup("outcome.text")).toBe("Calm *1*, *Ada*: once");
    expect(lookup("outcome.title")).toBe("Calm *1*");
  });

  test("keeps the choice on the way back", () => {
    const { answer, back, quiz, at } = visit();
    answer("own");
    back();
    expect(at()).toBe("owner");
    expect(quiz().choices).toEqual({ owner: ["own"] });
  });

  test("drops what no longer lies on the path when an earlier answer changes, and keeps the rest", () => {
    const { answer, go, quiz } = visit();
    answer("own");
    answer("flat");
    answer("price");
    go("owner");
    answer("hire");
    expect(quiz().choices).toEqual({ owner: ["hire"], wants: ["price"] });
    expect(scoreOf(branching, quiz(), "fit")).toBe(0);
  });

  test("takes a visitor anywhere when entry is open, and to the furthest step reached when it is in order", () => {
    const open = visit();
    open.go("wants");
    expect(open.at()).toBe("wants");

    const inOrder = visit({ ...branching, entry: "in-order" });
    inOrder.answer("own");
    inOrder.go("done");
    expect(inOrder.at()).toBe("roof");
    inOrder.go("owner");
    expect(inOrder.at()).toBe("owner");
  });

  test("in-order lets whoever comes by a mail open its page, who has got no further by it", () => {
    const letters = flowOf(
      definition(`
start: hello
entry: in-order
lead: { source: beds, confirm: { subject: Confirm, body: "{confirm.link}" } }
steps:
  hello: { type: info, path: /, sections: [{ type: heading, text: Hello }], button: Go, next: you }
  you: { type: form, path: /you, heading: You, fields: [{ id: mail, type: email, label: Email, contact: true }], consent: "[x](legal:p)", button: Go, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Bye }] }
  yes: { type: confirmation, path: /yes, heading: One press, button: Yes, done: { heading: Thanks } }
legal: { title: L, tabs: [{ id: p, purpose: privacy, label: P, text: P }] }
`),
    );
    const visitor = visit(letters);
    visitor.go("yes");
    expect(visitor.at()).toBe("yes");
    visitor.go("end");
    expect(visitor.at()).toBe("hello");
  });

  test("in-order lets a buyer come back from the payment, and nobody who has not seen the offer", () => {
    const sale = flowOf(
      definition(`
start: hello
entry: in-order
plans: { once: { name: Once, price: 5, currency: USD, period: 1 week } }
steps:
  hello: { type: info, path: /, sections: [{ type: heading, text: Hello }], button: Go, next: sale }
  sale: { type: offer, path: /sale, sections: [{ type: plans, heading: Sale, plans: [once], default: once }, { type: button, text: Go on, action: next }], back: hello, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`),
    );
    const visitor = visit(sale);
    visitor.go("thanks");
    expect(visitor.at()).toBe("hello");
    visitor.actor.send({ type: "next" });
    visitor.go("thanks");
    expect(visitor.at()).toBe("thanks");
  });
});
