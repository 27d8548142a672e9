import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { Quiz } from "../../../engine/quiz/index.ts";
import type { App } from "../app.ts";
import type { LoadedStep } from "../load/index.ts";

const Context = createContext<App | undefined>(undefined);

export const AppProvider = Context.Provider;

/** The app around this component. Throws outside an app. */
export function useApp(): App {
  const app = useContext(Context);
  if (!app) throw new Error("useApp: no <AppProvider> above this component");
  return app;
}

/**
 * The visitor's answers so far. While a prerendered page is being hydrated these are the answers that its markup shows,
 * even if the storage has already been read: parts of a page are hydrated one after the other.
 */
export function useQuiz(): Quiz {
  const { quiz, first } = useApp();
  return useContextOf(quiz, first);
}

/**
 * The step to show: the machine's as soon as its code is loaded, because the machine leads and the router follows.
 * During hydration it is the router's, as on the server.
 *
 * @param routed the step of the router; undefined for an unknown address and after an error
 */
export function useShownStep<T extends LoadedStep | undefined>(routed: T): T | LoadedStep {
  const { followStep, shownStep } = useApp();
  const led = useSyncExternalStore(followStep, shownStep, none);
  return routed && (led ?? routed);
}

const none = () => undefined;

/**
 * The current value of an actor, updated on each change. The library's own hook shares a file with the one that runs
 * machines, which would add a kilobyte to the first page.
 *
 * @param atFirst the value during hydration; if left out, the actor's value
 */
export function useContextOf<C>(actor: Holder<C>, atFirst?: C): C {
  const now = () => actor.getSnapshot().context;
  return useSyncExternalStore(useFollow(actor), now, () => atFirst ?? now());
}

const useFollow = (actor: Pick<Holder<unknown>, "subscribe">) =>
  useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor]);

type Holder<C> = {
  readonly getSnapshot: () => { readonly context: C };
  readonly subscribe: (changed: () => void) => { readonly unsubscribe: () => void };
};
