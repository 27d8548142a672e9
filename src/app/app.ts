import type { Notice } from "../../renderers/contract.ts";
import type { FunnelStorage } from "../services/storage.ts";
import type { Lead } from "../services/store-lead.ts";
import type { Funnel } from "./funnel.ts";
import { createLoader, type Loader } from "./load/index.ts";
import {
  createLeads,
  createOverlays,
  createQuiz,
  loadServices,
  type Overlays,
  type QuizActor,
  type Services,
} from "./visit/index.ts";

/** What all screens share: the funnel, the running quiz, and what a visit needs beside it. Made outside of React. */
export type App = Funnel &
  Loader & {
    readonly quiz: QuizActor;
    readonly storage: FunnelStorage;
    /** What lies over the screens: notices, and the legal texts. */
    readonly overlays: Overlays["actor"];
    readonly openLegal: Overlays["openLegal"];
    /** Shows a notice for a while, or until what it returns is called. */
    readonly notify: (notice: Notice) => () => void;
    /** Fetches what speaks to the world outside of the page. */
    readonly services: () => Promise<Services>;
    /** Hands over what waits in the outbox, and the lead just kept. Returns at once, never throws. */
    readonly handOver: (lead?: Lead) => void;
    /** Called when a step is on the page and answers. */
    readonly onShown: () => void;
  };

/** An app that has not started: its quiz is empty, as on prerendered pages. */
export function createApp(funnel: Funnel, storage: FunnelStorage, onShown: () => void = () => undefined): App {
  const quiz = createQuiz(funnel.flow);
  const overlays = createOverlays();
  const leads = createLeads(funnel, storage);
  const loader = createLoader(funnel, storage, leads.load, () =>
    overlays.notify({ title: funnel.site.texts.offline, tone: "danger" }),
  );
  const services = loadServices({ ...funnel, quiz, storage });
  return {
    ...funnel,
    ...loader,
    quiz,
    storage,
    overlays: overlays.actor,
    openLegal: overlays.openLegal,
    notify: overlays.notify,
    services,
    handOver: leads.handOver,
    onShown,
  };
}
