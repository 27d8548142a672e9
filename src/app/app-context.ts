import { createContext, useContext } from "react";
import type { Notice } from "../../renderers/contract.ts";
import type { FunnelStorage } from "../services/storage.ts";
import type { Lead } from "../services/store-lead.ts";
import type { Outside } from "./outside.ts";
import type { QuizActor } from "./session.ts";

/** What the screens share: the running quiz, the storage, and a place for notices. */
export type App = {
  readonly quiz: QuizActor;
  readonly storage: FunnelStorage;
  /** Shows a notice for a while, or until what it returns is called. */
  readonly notify: (notice: Notice) => () => void;
  /** Fetches what speaks to the world outside of the page. */
  readonly outside: () => Promise<Outside>;
  /** Hands over what waits in the outbox, and the lead just kept. Returns at once, never rejects. */
  readonly handOver: (lead?: Lead) => void;
  readonly openLegal: (tab: string) => void;
};

const Context = createContext<App | undefined>(undefined);

export const AppProvider = Context.Provider;

/** The app around this component. Throws outside of one. */
export function useApp(): App {
  const app = useContext(Context);
  if (!app) throw new Error("useApp: no <AppProvider> above this component");
  return app;
}
