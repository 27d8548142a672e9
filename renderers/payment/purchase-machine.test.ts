import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { session } from "../testing/session.ts";
import { purchaseMachine } from "./purchase-machine.ts";

const ada = "ada@example.com";
const open = { plan: undefined, purchase: { plan: "short", email: ada, charges: "[7]" }, session };

/** A purchase on a page, with a clock and a backend that the test drives. */
function start(asksAtOnce: boolean) {
  const openSession = vi.fn();
  const tellProblem = vi.fn();
  const clock = new SimulatedClock();
  const machine = purchaseMachine.provide({
    actions: {
      openSession: ({ context }) => openSession(context.order),
      tellProblem: ({ context }) => tellProblem(context.problem),
    },
  });
  const actor = createActor(machine, { input: { asksAtOnce }, clock }).start();
  return {
    clock,
    send: actor.send,
    stop: () => actor.stop(),
    /** The state of the purchase. */
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    /** Orders for which a session was asked for. */
    orders: () => openSession.mock.calls.flat(),
    /** Problems that were reported. */
    told: () => tellProblem.mock.calls.flat(),
  };
}

describe.each([
  ["asks for an address at once", true],
  ["says first that it needs an address", false],
])("a purchase on a page that %s", (_, asksAtOnce) => {
  test("opens one session for a known address, however often it is pressed, and then takes the payment", () => {
    const { send, at, context, orders } = start(asksAtOnce);
    expect(at()).toBe("idle");
    expect(context()).toEqual({ asksAtOnce, order: { plan: "", email: "" }, open: undefined, problem: "" });
    for (const plan of ["short", "short", "long"]) send({ type: "buy", plan, email: ada });
    expect([at(), orders()]).toEqual(["opening", [{ plan: "short", email: ada }]]);
    send({ type: "opened", open });
    expect([at(), context().open]).toEqual(["paying", open]);
    send({ type: "buy", plan: "long", email: ada });
    expect([at(), orders()]).toEqual(["paying", [{ plan: "short", email: ada }]]);
  });

  test("forgets the session when the form is closed, and opens one when it is pressed again", () => {
    const { send, at, context, orders } = start(asksAtOnce);
    send({ type: "buy", plan: "short", email: ada });
    send({ type: "opened", open });
    send({ type: "close" });
    expect([at(), context().open]).toEqual(["idle", undefined]);
    send({ type: "buy", plan: "long", email: ada });
    expect([at(), orders()[1]]).toEqual(["opening", { plan: "long", email: ada }]);
  });

  test("tells a failure once, and can be tried again", () => {
    const { send, at, context, told } = start(asksAtOnce);
    send({ type: "buy", plan: "short", email: ada });
    send({ type: "failed", code: "unreachable" });
    expect([at(), context().problem, context().open]).toEqual(["failed", "unreachable", undefined]);
    send({ type: "buy", plan: "short", email: ada });
    send({ type: "opened", open });
    expect([at(), told()]).toEqual(["paying", ["unreachable"]]);
  });
});

describe("where an address is asked for at once", () => {
  test.each([undefined, ""])("an address of %j leads to the question, and the answer to a session", (email) => {
    const { send, at, orders, told } = start(true);
    send({ type: "buy", plan: "short", email });
    expect([at(), orders()]).toEqual(["asking", []]);
    send({ type: "give-email", email: ada });
    expect([at(), orders(), told()]).toEqual(["opening", [{ plan: "short", email: ada }], []]);
  });

  test("a visitor who closes the question has bought nothing, and may press again", () => {
    const { send, at, orders } = start(true);
    send({ type: "buy", plan: "short", email: undefined });
    send({ type: "close" });
    expect(at()).toBe("idle");
    send({ type: "buy", plan: "long", email: undefined });
    send({ type: "give-email", email: ada });
    expect(orders()).toEqual([{ plan: "long", email: ada }]);
  });

  test("an address that the backend refuses is told and asked for again", () => {
    const { send, at, orders, told } = start(true);
    send({ type: "buy", plan: "short", email: "ada@b@example.com" });
    send({ type: "failed", code: "bad-email" });
    expect([at(), told()]).toEqual(["asking", ["bad-email"]]);
    send({ type: "give-email", email: ada });
    expect(orders()[1]).toEqual({ plan: "short", email: ada });
  });
});

describe("where the page says first that it needs an address", () => {
  test("a missing one is a problem a moment later, when a stored one would have been restored", () => {
    const { send, at, context, clock, orders, told } = start(false);
    send({ type: "buy", plan: "short", email: undefined });
    expect([at(), told()]).toEqual(["ordered", []]);
    clock.increment(0);
    expect([at(), context().problem, told(), orders()]).toEqual(["failed", "missing-email", ["missing-email"], []]);
  });

  test("a page that is left before that tells nothing", () => {
    const { send, clock, stop, told } = start(false);
    send({ type: "buy", plan: "short", email: undefined });
    stop();
    clock.increment(0);
    expect(told()).toEqual([]);
  });

  test("a refused address stays a problem while another one is asked for, and is told once", () => {
    const { send, at, context, told } = start(false);
    send({ type: "buy", plan: "short", email: "ada@b@example.com" });
    send({ type: "failed", code: "bad-email" });
    expect([at(), context().problem]).toEqual(["failed", "bad-email"]);
    send({ type: "ask-email" });
    expect([at(), context().problem]).toEqual(["asking", "bad-email"]);
    send({ type: "close" });
    expect([at(), context().problem, told()]).toEqual(["failed", "bad-email", ["bad-email"]]);
  });
});
