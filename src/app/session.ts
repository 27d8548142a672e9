import { flow } from "virtual:funnel";
import { type Actor, createActor } from "xstate";
import { compileFunnel, emptyQuiz, fromStored, type Quiz, toStored } from "../../engine/compile/index.ts";
import type { FunnelStorage } from "../services/storage.ts";

export type QuizActor = Actor<ReturnType<typeof compileFunnel>>;

/** An actor that has not started: it shows the empty quiz, which is also what prerendered pages show. */
export const createQuiz = (): QuizActor => createActor(compileFunnel(flow));

/** The id of the step that a path leads to; undefined if none does. */
export function stepAt(path: string): string | undefined {
  const wanted = `/${path.split("/").filter(Boolean).join("/")}`;
  return Object.keys(flow.steps).find((id) => flow.steps[id]?.path === wanted);
}

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
  let isFollowing = false;
  const keep = ({ context }: { context: Quiz }) => {
    // A page from before a deploy must not write over what a newer one keeps.
    if (context === kept || isFollowing || storedVersion(storage) > flow.version) return;
    kept = context;
    storage.write("quiz", toStored(flow, context));
    for (const name of apart) storage.write(name, context.values[name]);
  };
  keep(actor.getSnapshot());
  const following = actor.subscribe(keep);
  const stopListening = storage.onOtherTab("quiz", () => {
    if (storedVersion(storage) !== flow.version) return;
    // Taken over, not written back: two tabs would answer each other without end.
    isFollowing = true;
    actor.send({ type: "restore", quiz: restored(storage) });
    isFollowing = false;
  });
  return () => {
    following.unsubscribe();
    stopListening();
  };
}

/** Values that are also stored under a name of their own. */
const apart = ["email", "phone"] as const;

/** Version of the funnel that wrote last; 0 if nothing readable is stored. */
function storedVersion(storage: FunnelStorage): number {
  const stored = storage.read("quiz") as { version?: unknown } | undefined;
  return typeof stored?.version === "number" ? stored.version : 0;
}

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
