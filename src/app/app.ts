import { backStep, emptyQuiz, type Quiz } from "../../engine/quiz/index.ts";
import type { Notice } from "../../renderers/contract.ts";
import type { FunnelStorage } from "../services/storage.ts";
import type { Lead } from "../services/store-lead.ts";
import type { Funnel } from "./funnel.ts";
import { createLoader, type LoadedStep, type Loader } from "./load/index.ts";
import type { Motion } from "./motion.ts";
import {
  type AfterPaint,
  createAfterPaint,
  createLeads,
  createOverlays,
  createQuiz,
  loadServices,
  type Overlays,
  type QuizActor,
  type Services,
} from "./visit/index.ts";

/** What all screens share: the funnel, the running quiz and the services of a visit. Created outside React. */
export type App = Funnel &
  Loader & {
    readonly quiz: QuizActor;
    /** The quiz that the page shows until it is hydrated. */
    readonly first: Quiz;
    readonly afterPaint: AfterPaint;
    /** The machine's step as soon as it can be shown; until then the previous step. */
    readonly shownStep: () => LoadedStep | undefined;
    /** Calls back when the step to show may be another; returns how to stop. */
    readonly followStep: (changed: () => void) => () => void;
    /** How screens follow one another by now. */
    readonly motion: () => Motion;
    /** Whether a step can be shown at once. */
    readonly isReady: (step: string) => boolean;
    readonly storage: FunnelStorage;
    /** What is shown on top of the screens: notices and the legal texts. */
    readonly overlays: Overlays["actor"];
    readonly openLegal: Overlays["openLegal"];
    /** Shows a notice for a while, or until the returned function is called. */
    readonly notify: (notice: Notice) => () => void;
    /** Fetches the services that talk to the network. */
    readonly services: () => Promise<Services>;
    /** Hands over the leads that are waiting, and the one just stored. Returns at once, never throws. */
    readonly handOver: (lead?: Lead) => void;
    /** Called when a step is on the page and interactive. */
    readonly onShown: () => void;
  };

/** Until the code of the motions has come. */
const atOnce: Motion = { hold: (goOn) => goOn(), turn: (change) => change() };

/** An app that has not started. Its quiz is empty, as on prerendered pages. */
export function createApp(funnel: Funnel, storage: FunnelStorage, onShown: () => void = () => undefined): App {
  const quiz = createQuiz(funnel.flow);
  const overlays = createOverlays();
  const leads = createLeads(funnel, storage);
  const loader = createLoader(funnel, storage, leads.load, () =>
    overlays.notify({ title: funnel.site.texts.offline, tone: "danger" }),
  );
  const services = loadServices({ ...funnel, quiz, storage });
  let shown: LoadedStep | undefined;
  let motion = atOnce;
  let isTurning = false;
  const followers = new Set<() => void>();
  const tell = () => {
    isTurning = false;
    for (const changed of followers) changed();
  };
  quiz.subscribe(({ value, context }) => {
    const next = loader.readyStep(String(value));
    if (!shown || !next || next.id === shown.id) return tell();
    isTurning = true;
    motion.turn(tell, backStep(funnel.flow, context, shown.id) === next.id);
  });
  return {
    first: emptyQuiz,
    ...funnel,
    ...loader,
    quiz,
    afterPaint: createAfterPaint(),
    shownStep: () => {
      if (!isTurning) shown = loader.readyStep(String(quiz.getSnapshot().value)) ?? shown;
      return shown;
    },
    followStep: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    motion: () => motion,
    prefetchAfter: async (id, onNear) => {
      motion = await import("./motion.ts").then(
        ({ moving }) => moving,
        () => atOnce,
      );
      await loader.prefetchAfter(id, onNear);
    },
    isReady: (step) => loader.readyStep(step) !== undefined,
    storage,
    overlays: overlays.actor,
    openLegal: overlays.openLegal,
    notify: overlays.notify,
    services,
    handOver: leads.handOver,
    onShown,
  };
}
