import { useHydrated } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import { emptyQuiz, type Quiz } from "../../../engine/compile/index.ts";
import type { App } from "../app.ts";

const Context = createContext<App | undefined>(undefined);

export const AppProvider = Context.Provider;

/** The app around this component. Throws outside of one. */
export function useApp(): App {
  const app = useContext(Context);
  if (!app) throw new Error("useApp: no <AppProvider> above this component");
  return app;
}

/**
 * What the visitor has told so far. While a prerendered page is being taken over this is the empty quiz, as on the
 * server, even if the storage has already been read: parts of a page are taken over one after the other.
 */
export function useQuiz(): Quiz {
  const { quiz } = useApp();
  return useSelector(useHydrated() ? quiz : undefined, (snapshot) => snapshot?.context ?? emptyQuiz);
}
