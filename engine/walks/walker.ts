import { createActor, initialTransition } from "xstate";
import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import {
  answersAsked,
  compileFunnel,
  type FormAnswers,
  formAnswers,
  type QuizEvent,
  walkedNoon,
} from "../compile/index.ts";
import { samplePhone } from "../fields/index.ts";
import {
  addressesAsked,
  type ConditionAtom,
  computedValues,
  type Facts,
  flowOf,
  holds,
  type Query,
  type StepFlow,
  type StepFlows,
} from "../flow/index.ts";
import { factsOf, fitsAsked, isOpen, pickKeeper, type Quiz, scoreOf } from "../quiz/index.ts";
import { contactFields, stepWith } from "../traits/index.ts";
import { answersWorth, isDeciding } from "./answers-worth.ts";
import { targetKey } from "./targets.ts";

/** What a tester does at a step. `answer` chooses and goes on; `leave` types a contact and goes on. */
export type Action =
  | { readonly kind: "answer"; readonly choice: readonly string[] }
  | { readonly kind: "leave"; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: "next" }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "pay" }
  | { readonly kind: "back" };

/** A visitor's position, with all answers so far. */
export type Position = { readonly step: string; readonly quiz: Quiz };

/** One action with its result, and the targets it covers. */
export type Move = {
  readonly from: string;
  readonly action: Action;
  readonly to: Position;
  readonly covers: readonly string[];
};

/** Everything that conditions can ask about, and what was given of all that a value is computed from, as one text. */
export type WalkFacts = Facts & { readonly given: (value: string) => string };

/** Moves a visitor through a funnel by the compiled machine. */
export type Walker = {
  /** @param query of the address; left out for the plainest that is worth coming from */
  readonly start: (query?: Query) => Position;
  /** Those that the conditions of ways on tell apart, the plainest first. */
  readonly addresses: readonly Query[];
  /** The result of an action; undefined if the machine refuses it. */
  readonly act: (from: Position, action: Action) => Move | undefined;
  /** Every move from a position, back first. */
  readonly moves: (from: Position) => readonly Move[];
  /** The same, but with only one answer where the answer decides nothing. */
  readonly decidingMoves: (from: Position) => readonly Move[];
  /** Whether the ways out of a step, or some questions of conditions, depend on what is answered there. */
  readonly isDeciding: (step: string, asked: readonly ConditionAtom[]) => boolean;
  /** Everything that conditions can ask about a visitor at a position. */
  readonly facts: (position: Position) => WalkFacts;
  /** What is worth filling in, by step. */
  readonly forms: ReadonlyMap<string, FormAnswers>;
};

type Walked = {
  readonly definition: FunnelDefinition;
  readonly steps: StepFlows;
  /** Questions in the conditions of ways forward; they decide which answers are worth trying. */
  readonly asked: readonly ConditionAtom[];
  /** Questions in all conditions; they decide what is worth filling in. */
  readonly all: readonly ConditionAtom[];
  /** The day of the walks. */
  readonly day: string | undefined;
  /** Whether there is no time left: then no position has moves any more. */
  readonly isOver: () => boolean;
};

/** Makes a walker over the compiled machine. */
export function walkerOf({ definition, steps, asked, all, day, isOver }: Walked): Walker {
  const flow = flowOf(definition, () => walkedNoon(day));
  const forms = formAnswers(flow, all, day);
  const machine = compileFunnel(flow);
  const [initial] = initialTransition(machine);
  // Takes as long as the funnel has steps, so it is done once for all that can be tried at a position.
  const resolved = ({ step, quiz }: Position) => machine.resolveState({ value: step, context: quiz });
  type Snapshot = ReturnType<typeof resolved>;
  const surroundings = surroundingsOf(machine);
  const after = (here: Snapshot, ...events: readonly QuizEvent[]) =>
    events.reduce((snapshot, event) => machine.transition(snapshot, event, surroundings), here);
  const positionOf = ({ value, context }: Snapshot): Position => ({ step: String(value), quiz: context });
  const send = (here: Snapshot, event: QuizEvent) => positionOf(after(here, event));

  const keep = pickKeeper(definition, flow);
  const keeping = (here: Snapshot, step: string, kind: "paid" | "next") => {
    const { values } = keep(here.context, step, kind);
    return values === here.context.values ? here : after(here, { type: "save", values });
  };

  const actAt = (step: string, here: Snapshot, action: Action): Move | undefined => {
    const { exits, sells, skips } = steps[step] ?? nothing;
    if (action.kind === "back") {
      if (exits.back.length === 0) return undefined;
      const to = send(here, { type: "back" });
      const isThere = exits.back.some((exit) => exit.to === to.step);
      return isThere ? { from: step, action, to, covers: [targetKey.back(step, to.step)] } : undefined;
    }
    // Where buttons take a payment, only one that skips it leads on.
    if (action.kind === "pay" ? !sells : sells && skips.length === 0) return undefined;
    if (action.kind === "pay") {
      const paid = exits.forward.findIndex(({ kind }) => kind === "paid");
      const exit = exits.forward[paid];
      // Nobody pays to whom no button is shown that does.
      if (!exit || !holds(exit.when, factsOf(flow, here.context))) return undefined;
      const to = send(keeping(here, step, "paid"), { type: "go", step: exit.to });
      const isThere = to.step === exit.to;
      return isThere ? { from: step, action, to, covers: [targetKey.way(step, paid)] } : undefined;
    }
    if (action.kind === "leave" && !fitsAsked(flow, here.context, step, action.values)) return undefined;
    const ready = keeping(after(here, ...before(action)), step, "next");
    const quiz = ready.context;
    const taken = exits.forward.findIndex(({ kind, ...exit }) => kind !== "paid" && isOpen(flow, quiz, step, exit));
    if (taken === -1) return undefined;
    const chosen = action.kind === "answer" ? (quiz.choices[step] ?? []) : [];
    const filledIn = action.kind === "leave" ? (forms.get(step)?.sides ?? []) : [];
    const covers = [
      targetKey.way(step, taken),
      ...chosen.map((option) => targetKey.option(step, option)),
      ...filledIn.flatMap(({ field, text }) =>
        (quiz.values[field] ?? "") === text ? [targetKey.bound(step, field, text)] : [],
      ),
    ];
    // A timed step moves on by the same exits when its time is up.
    return { from: step, action, to: send(ready, { type: "next" }), covers };
  };

  const worth = new Map(
    Object.entries(steps).map(([id, step]) => [id, answersWorth(id, { ...step, forward: step.exits.forward }, asked)]),
  );
  const movesWith = (from: Position, some: <T>(answers: readonly T[]) => readonly T[]): readonly Move[] => {
    if (isOver()) return [];
    const here = resolved(from);
    const answers = some(worth.get(from.step) ?? []);
    const given = some(answersAsked(flow, from.quiz, from.step, forms.get(from.step)));
    return actionsAt(definition.steps[from.step], steps[from.step], answers, given).flatMap(
      (action) => actAt(from.step, here, action) ?? [],
    );
  };
  const decides = new Set(
    Object.entries(steps).flatMap(([id, step]) =>
      isDeciding(id, step, asked) || forms.get(id)?.sides.length ? [id] : [],
    ),
  );
  const sourcesOf = valueSources(definition, steps);
  return {
    forms,
    start: (query = { ...flow.controls }) => ({ step: String(initial.value), quiz: { ...initial.context, query } }),
    addresses: addressesAsked(asked, flow.experiments),
    act: (from, action) => actAt(from.step, resolved(from), action),
    moves: (from) => movesWith(from, (all) => all),
    decidingMoves: (from) => movesWith(from, (all) => (decides.has(from.step) ? all : all.slice(0, 1))),
    isDeciding: (id, asked) => {
      const step = steps[id];
      return step !== undefined && isDeciding(id, step, asked);
    },
    facts: ({ quiz }) => {
      const score = remembered((scale) => scoreOf(flow, quiz, scale));
      const read = (name: string) =>
        name.startsWith(points) ? score(name.slice(points.length)) : (quiz.values[name] ?? null);
      return {
        ...factsOf(flow, quiz),
        score,
        given: remembered((value) => JSON.stringify(sourcesOf(value).map(read))),
      };
    },
  };
}

/**
 * What a machine wants to know while it moves, besides where it is. Nothing here runs anything. The library's own `transition`
 * makes this anew for each move, with an actor that begins at the start: a quarter of the time of all walks.
 */
function surroundingsOf(machine: QuizMachine): Parameters<QuizMachine["transition"]>[2] {
  const self = createActor(machine);
  const nothing = () => {};
  return {
    self,
    system: self.system,
    id: "",
    sessionId: "",
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

type QuizMachine = ReturnType<typeof compileFunnel>;

/** Each total is counted once, however many conditions ask for it. */
function remembered<T>(count: (name: string) => T): (name: string) => T {
  const counted = new Map<string, T>();
  return (name) => {
    const known = counted.get(name) ?? count(name);
    counted.set(name, known);
    return known;
  };
}

/** By the name of a value, or of a field: the fields and points that it is computed from in the end. */
function valueSources(definition: FunnelDefinition, steps: StepFlows): (name: string) => readonly string[] {
  const sources = new Map<string, readonly string[]>();
  const of = (name: string) => sources.get(name) ?? [name];
  // Each comes after those that it reads.
  for (const [name, { reads }] of computedValues(definition, steps)) sources.set(name, [...new Set(reads.flatMap(of))]);
  return of;
}

/** Before the name of a scale whose points a value reads. */
const points = "score.";

/** Events that the machine gets before it is asked to move on. */
function before(action: Action): readonly QuizEvent[] {
  if (action.kind === "answer") return [{ type: "answer", choice: action.choice }];
  return action.kind === "leave" ? [{ type: "save", values: action.values }] : [];
}

/** A step that asks nothing and leads nowhere. */
const nothing: StepFlow = {
  path: "",
  exits: { forward: [], back: [] },
  options: [],
  fields: [],
  min: 0,
  max: 0,
  sells: false,
  skips: [],
  pays: [],
};

/** What can be tried at a step. */
function actionsAt(
  step: Step | undefined,
  { exits, options, fields }: StepFlow = nothing,
  answers: readonly (readonly string[])[],
  given: readonly Quiz["values"][],
): readonly Action[] {
  const left = fields.length > 0 ? given : step ? contactsLeft(step) : [];
  const plain: Action = exits.after === undefined ? { kind: "next" } : { kind: "wait", ms: exits.after };
  const on: readonly Action[] =
    options.length > 0
      ? answers.map((choice) => ({ kind: "answer", choice }))
      : left.length > 0
        ? left.map((values) => ({ kind: "leave", values }))
        : [plain];
  return [{ kind: "back" }, ...on, { kind: "pay" }];
}

/** What a tester types at a step that asks for a contact. */
const contactsLeft = (step: Step) =>
  contactFields(step).map((field) => ({
    [field]: field === "email" ? "tester@example.com" : samplePhone(stepWith("leavesContact", step)?.phone?.country),
  }));

/** One visit for a tester to repeat, from the start. */
export type Walk = {
  /** Query parameters of the first address. */
  readonly query: Query;
  readonly moves: readonly Move[];
};
