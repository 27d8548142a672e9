import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { definition } from "../../tests/definition.ts";
import { contractOf } from "../contract/index.ts";
import { flowOf } from "../flow/index.ts";
import { answersOf, forgetAbandoned, fromStored, lookupIn, toStored } from "../quiz/index.ts";
import { compileFunnel } from "./machine.ts";

const text = `
start: bread
steps:
  bread:
    type: question
    path: /
    renamedFrom: loaf
    question: Which bread?
    record: Bread
    save: bread
    options: [Rye, Wheat]
    otherwise: text
    next: [{ when: { bread: otherwise }, go: odd }, { go: top }]
  odd: { type: info, path: /odd, sections: [{ type: heading, text: "{bread|Odd}" }], button: Go, next: top }
  top:
    type: multi-select
    path: /top
    question: What on it?
    record: Toppings
    options: [Butter, Honey, { label: Nothing, exclusive: true }]
    otherwise: { label: Or else? }
    max: 2
    button: Go
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{answer.top|End}" }] }
`;
const bakery = definition(text);
const flow = flowOf(bakery);

/** A visitor who typed answers at both steps. */
function typed() {
  const actor = createActor(compileFunnel(flow)).start();
  actor.send({ type: "save", values: { "bread.otherwise": "Spelt, **dark**" } });
  actor.send({ type: "answer", choice: ["otherwise"] });
  actor.send({ type: "next" });
  actor.send({ type: "next" });
  actor.send({ type: "save", values: { "top.otherwise": "Figs" } });
  actor.send({ type: "answer", choice: ["otherwise", "honey"] });
  return actor;
}

test("an answer of one's own leads on, is recorded, saved and shown in the visitor's words", () => {
  const actor = typed();
  expect(actor.getSnapshot().context.reached).toEqual(["bread", "odd", "top"]);
  const { context } = actor.getSnapshot();
  expect(answersOf(flow, context)).toEqual({ Bread: "Spelt, **dark**", Toppings: "Honey, Figs" });
  const lookup = lookupIn(flow, context, {});
  expect([lookup("bread"), lookup("answer.top")]).toEqual(["Spelt, **dark**", "Honey, Figs"]);
  actor.send({ type: "answer", choice: ["butter", "honey", "otherwise"] });
  expect(actor.getSnapshot().context.choices.top).toEqual(["honey", "otherwise"]);
  actor.send({ type: "answer", choice: ["nothing"] });
  const after = actor.getSnapshot().context;
  expect(answersOf(flow, after).Toppings).toBe("Nothing");
  // What was typed stays for whoever comes back to it, and only here.
  expect(after.values).toHaveProperty(["top.otherwise"]);
  expect(forgetAbandoned(flow, after).values).toEqual({ "bread.otherwise": "Spelt, **dark**" });
});

test("it comes back from the storage, also where its step had another id", () => {
  const { context } = typed().getSnapshot();
  const stored = JSON.parse(JSON.stringify(toStored(flow, context)));
  expect(fromStored(flow, stored)).toEqual(context);
  const former = JSON.parse(JSON.stringify(stored).replaceAll('"bread.', '"loaf.').replaceAll('"bread":[', '"loaf":['));
  expect(answersOf(flow, fromStored(flow, former))).toEqual(answersOf(flow, context));
});

test("the contract allows it where the step takes one, and nothing but labels elsewhere", () => {
  const { context } = typed().getSnapshot();
  const schema = { ...contractOf(bakery), anyOf: undefined, $ref: "#/definitions/QuizState" };
  const fits = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(schema)));
  const stored = toStored(flow, context);
  expect(fits(stored), JSON.stringify(fits.errors)).toBe(true);
  const closed = definition(
    text.replace("    otherwise: text\n", "").replace("[{ when: { bread: otherwise }, go: odd }, { go: top }]", "odd"),
  );
  const strict = { ...contractOf(closed), anyOf: undefined, $ref: "#/definitions/QuizState" };
  expect(new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(strict)))(stored)).toBe(false);
});
