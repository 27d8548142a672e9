import { type Actor, createActor } from "xstate";
import { compileFunnel } from "../../../engine/compile/index.ts";
import type { Flow } from "../../../engine/flow/index.ts";
import { emptyQuiz, fromStored, type Quiz, toStored } from "../../../engine/quiz/index.ts";
import type { FunnelStorage } from "../../services/storage.ts";
import type { AfterPaint } from "./after-paint.ts";

export type QuizActor = Actor<ReturnType<typeof compileFunnel>>;

/** One visitor in one funnel. */
export type Visit = { readonly flow: Flow; readonly quiz: QuizActor; readonly storage: FunnelStorage };

/** A visit whose changes are stored after the paint. */
export type Followed = Visit & { readonly afterPaint: AfterPaint };

/** An actor that has not started: it shows the empty quiz, which is also what prerendered pages show. */
export const createQuiz = (flow: Flow): QuizActor => createActor(compileFunnel(flow));

/** The id of the step that a path leads to; undefined if none does. */
export function stepAt(flow: Flow, path: string): string | undefined {
  const wanted = `/${path.split("/").filter(Boolean).join("/")}`;
  return Object.keys(flow.steps).find((id) => flow.steps[id]?.path === wanted);
}

/**
 * Starts the quiz at a step with what earlier visits stored, and from then on keeps the storage up to date.
 *
 * @param search query of the address, of which only what the definition asks about is kept
 * @returns how to stop
 */
export function startQuiz(
  { flow, quiz, storage, afterPaint }: Followed,
  step: string | undefined,
  search: string,
): () => void {
  const stored = restored(flow, storage);
  quiz.start();
  quiz.send({
    type: "restore",
    quiz: {
      ...stored,
      query: { ...stored.query, ...queryOf(flow, search) },
      fromAddress: flow.readAddress?.(search),
    },
  });
  if (step && step !== quiz.getSnapshot().value) quiz.send({ type: "go", step });

  let kept: Quiz | undefined;
  const keep = () => {
    const { context } = quiz.getSnapshot();
    // A page from before a deploy must not overwrite what a newer one has stored.
    if (context === kept || storedVersion(storage) > flow.version) return;
    kept = context;
    storage.write("quiz", toStored(flow, context));
    for (const name of apart) storage.write(name, context.values[name]);
  };
  // Written again, what is there already could undo what another tab stores in this moment.
  if (isStored(quiz.getSnapshot().context, { flow, storage })) kept = quiz.getSnapshot().context;
  else keep();
  const following = quiz.subscribe(() => afterPaint.run(keep));
  const stopListening = storage.onOtherTab("quiz", () => {
    if (storedVersion(storage) !== flow.version) return;
    // An answer from this tab that is still waiting must not be undone.
    afterPaint.flush();
    quiz.send({ type: "restore", quiz: restored(flow, storage) });
    // Applied but not written back: two tabs would answer each other endlessly.
    kept = quiz.getSnapshot().context;
  });
  return () => {
    afterPaint.flush();
    following.unsubscribe();
    stopListening();
  };
}

/** Values that are also stored under their own names. */
const apart = ["email", "phone"] as const;

/** Whether the storage has all of a quiz, and nothing else. */
const isStored = (quiz: Quiz, { flow, storage }: Pick<Visit, "flow" | "storage">): boolean =>
  JSON.stringify(storage.read("quiz")) === JSON.stringify(toStored(flow, quiz)) &&
  apart.every((name) => String(storage.read(name) ?? "") === (quiz.values[name] ?? ""));

/** Version of the funnel that last wrote; 0 if nothing readable is stored. */
export function storedVersion(storage: FunnelStorage): number {
  const stored = storage.read("quiz") as { version?: unknown } | undefined;
  return typeof stored?.version === "number" ? stored.version : 0;
}

/** The quiz as earlier visits stored it. */
export function restored(flow: Flow, storage: FunnelStorage): Quiz {
  const quiz = fromStored(flow, storage.read("quiz"));
  const values = apart.flatMap((name) => {
    const value = storage.read(name);
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return quiz === emptyQuiz && !values.length
    ? quiz
    : { ...quiz, values: { ...Object.fromEntries(values), ...quiz.values } };
}

/**
 * The parameters of an address that the definition asks about, of one that stands there twice the first, and the variants
 * of experiments.
 */
export const queryOf = ({ queryNames, drawVariants }: Flow, search: string): Record<string, string> => ({
  ...Object.fromEntries([...new URLSearchParams(search)].reverse().filter(([name]) => queryNames.includes(name))),
  ...drawVariants?.(search),
});
