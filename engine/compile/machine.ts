import { assign, setup } from "xstate";
import type { Flow, FlowBack, FlowExit } from "../flow/index.ts";
import { backStep, choose, emptyQuiz, isOpen, type Quiz, save } from "../quiz/index.ts";

/** Events of a funnel. `go` is the router asking for a step; the machine may refuse. */
export type QuizEvent =
  | { readonly type: "answer"; readonly choice: readonly string[] }
  | { readonly type: "next" }
  | { readonly type: "back" }
  | { readonly type: "go"; readonly step: string }
  | { readonly type: "save"; readonly values: Readonly<Record<string, string>> }
  | { readonly type: "restore"; readonly quiz: Quiz };

type OpenParams = Omit<FlowExit, "to"> & { step: string };

/**
 * Compiles a flow into an XState machine: one state per step, its exits as transitions. The config is JSON; guards and
 * actions are names with params. The machine has no clock, storage or random numbers of its own.
 *
 * @param flow as flowOf() reads it out of a checked definition
 */
export function compileFunnel(flow: Flow) {
  // A buyer who returns from a payment has not visited this page before, nor has whoever opens the link of a mail.
  const isReached = (quiz: Quiz, step: string) =>
    step === flow.start ||
    flow.steps[step]?.isMailed ||
    quiz.reached.some((id) => id === step || flow.steps[id]?.paid === step);
  const ids = Object.keys(flow.steps);

  return setup({
    types: {} as { context: Quiz; events: QuizEvent },
    guards: {
      isBack: ({ context }, { step, to }: { step: string; to: string }) => backStep(flow, context, step) === to,
      isOpen: ({ context }, { step, ...exit }: OpenParams) => isOpen(flow, context, step, exit),
      isAsked: ({ context, event }, { step }: { step: string }) =>
        event.type === "go" && event.step === step && (flow.entry === "open" || isReached(context, step)),
      isFurthest: ({ context }, { step }: { step: string }) => (context.reached.at(-1) ?? flow.start) === step,
    },
    actions: {
      reach: assign(({ context }, { step }: { step: string }) =>
        context.reached.includes(step) ? {} : { reached: [...context.reached, step] },
      ),
      choose: assign(({ context, event }, { step }: { step: string }) =>
        event.type === "answer" ? choose(flow, context, step, event.choice) : {},
      ),
      save: assign(({ context, event }, { step }: { step: string }) =>
        event.type === "save" ? save(flow, context, step, event.values) : {},
      ),
      restore: assign(({ event }) => (event.type === "restore" ? event.quiz : {})),
    },
  }).createMachine({
    id: flow.id,
    context: emptyQuiz,
    initial: flow.start,
    on: {
      restore: { actions: "restore" },
      go: [
        ...ids.map((step) => ({ guard: { type: "isAsked" as const, params: { step } }, target: `.${step}` })),
        ...(flow.entry === "in-order"
          ? ids.map((step) => ({ guard: { type: "isFurthest" as const, params: { step } }, target: `.${step}` }))
          : []),
      ],
    },
    states: Object.fromEntries(
      Object.entries(flow.steps).map(([step, { forward, back, after, isMailed }]) => {
        const next = forward.map(({ to, ...exit }) => ({
          target: to,
          guard: { type: "isOpen" as const, params: { step, ...exit } },
        }));
        return [
          step,
          {
            // Whoever comes by a mail has got no further by it.
            ...(!isMailed && { entry: { type: "reach" as const, params: { step } } }),
            on: {
              answer: { actions: { type: "choose" as const, params: { step } } },
              save: { actions: { type: "save" as const, params: { step } } },
              ...(next.length && { next }),
              ...(back !== undefined && { back: backFrom(step, back) }),
            },
            ...(after !== undefined && { after: { [after]: next } }),
          },
        ];
      }),
    ),
  });
}

/** A back link to one step always leads there; any other follows the answers. */
function backFrom(step: string, back: FlowBack) {
  if (typeof back === "string") return back;
  const targets = "previous" in back ? back.previous : [...new Set(back.map(({ to }) => to))];
  return targets.map((to) => ({ target: to, guard: { type: "isBack" as const, params: { step, to } } }));
}
