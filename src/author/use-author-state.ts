import { useEffect, useState } from "react";
import { type AuthorState, savedEvent, statePath } from "./author-state.ts";

/** What the dev server knows of the definition, asked again after each save; undefined until it has answered. */
export function useAuthorState(): AuthorState | undefined {
  const [state, setState] = useState<AuthorState>();
  useEffect(() => {
    const ask = () =>
      fetch(statePath)
        .then((answer) => answer.json())
        // A dev server that was stopped says so in the frame.
        .then(setState, () => undefined);
    ask();
    import.meta.hot?.on(savedEvent, ask);
    return () => import.meta.hot?.off(savedEvent, ask);
  }, []);
  return state;
}
