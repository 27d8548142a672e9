import { flow } from "virtual:funnel";
import { type Actor, createActor } from "xstate";
import { compileFunnel, emptyQuiz, fromStored, type Quiz, toStored } from "../../engine/run.ts";
import type { FunnelStorage } from "../services/storage.ts";

const machine = compileFunnel(flow);

export type QuizActor = Actor<typeof machine>;

/** An actor that has not started: it shows the empty quiz, which is also what prerendered pages show. */
export const createQuiz = (): QuizActor => createActor(machine);

/** The id of the step that a path leads to; undefined if none does. */
export function stepAt(path: string): string | undefined {
  return stepsByPath.get(path.length > 1 ? path.replace(/\/$/, "") : path);
}

const stepsByPath = new Map(Object.entries(flow.steps).map(([id, { path }]) => [path, id]));

/**
 * Starts the actor at a step with what earlier visits stored, and from then on keeps the storage up to date.
 *
 * @param search query of the address, of which only what the definition asks about is kept
 * @returns how to stop
 */
export function startQuiz(actor: QuizActor, storage: FunnelStorage, step: string | undefined, search: string) {
  const stored = restored(storage);
  actor.start();
  actor.send({ type: "restore", quiz: { ...stored, query: { ...stored.query, ...queryOf(search) } } });
  if (step && step !== actor.getSnapshot().value) actor.send({ type: "go", step });

  let kept: Quiz | undefined;
  const keep = ({ context }: { context: Quiz }) => {
    if (context === kept) return;
    kept = context;
    storage.write("quiz", toStored(flow, context));
    for (const name of apart) storage.write(name, context.values[name]);
  };
  keep(actor.getSnapshot());
  const following = actor.subscribe(keep);
  const stopListening = storage.onOtherTab("quiz", () => {
    const quiz = restored(storage);
    kept = quiz;
    actor.send({ type: "restore", quiz });
  });
  return () => {
    following.unsubscribe();
    stopListening();
  };
}

/** Values that are also stored under a name of their own. */
const apart = ["email", "phone"] as const;

function restored(storage: FunnelStorage): Quiz {
  const quiz = fromStored(flow, storage.read("quiz"));
  const values = apart.flatMap((name) => {
    const value = storage.read(name);
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return quiz === emptyQuiz && !values.length
    ? quiz
    : { ...quiz, values: { ...Object.fromEntries(values), ...quiz.values } };
}

function queryOf(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    flow.queryNames.flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
