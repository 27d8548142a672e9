import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
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
export const useQuiz = (): Quiz => useContextOf(useApp().quiz, emptyQuiz);

/**
 * What an actor holds, now and after each change. The library's own hook comes in one file with the one that runs machines,
 * which is a kilobyte of the first page.
 *
 * @param atFirst while a prerendered page is being taken over; left out, what the actor holds then
 */
export function useContextOf<C>(actor: Holder<C>, atFirst?: C): C {
  const follow = useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor]);
  const now = () => actor.getSnapshot().context;
  return useSyncExternalStore(follow, now, () => atFirst ?? now());
}

type Holder<C> = {
  readonly getSnapshot: () => { readonly context: C };
  readonly subscribe: (changed: () => void) => { readonly unsubscribe: () => void };
};
