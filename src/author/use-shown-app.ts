import { useEffect, useState } from "react";
import { emptyQuiz, type Quiz } from "../../engine/quiz/index.ts";
import { onShownApp, type ShownApp } from "../app/dev/index.ts";
import { createLedger, type Ledger } from "../services/tracking/index.ts";

/** The app in the desk's frame, also after a reload or restart; undefined until there is one. */
export function useShownApp(): ShownApp | undefined {
  const [app, setApp] = useState<ShownApp>();
  useEffect(() => onShownApp(setApp), []);
  return app;
}

/** A visitor's position and answers. */
export type Snapshot = { readonly step: string; readonly quiz: Quiz };

/** Follows the visitor in the frame. */
export function useSnapshot(app: ShownApp | undefined): Snapshot {
  const [snapshot, setSnapshot] = useState<Snapshot>({ step: "", quiz: emptyQuiz });
  useEffect(() => {
    if (!app) return undefined;
    const follow = ({ value, context }: ReturnType<ShownApp["quiz"]["getSnapshot"]>) =>
      setSnapshot({ step: String(value), quiz: context });
    follow(app.quiz.getSnapshot());
    const following = app.quiz.subscribe(follow);
    return () => following.unsubscribe();
  }, [app]);
  return snapshot;
}

/** The tracker's records, and whether it may send events; undefined until the visitor has chosen. */
export type Tracked = { readonly states: ReturnType<Ledger["states"]>; readonly mayTrack: boolean | undefined };

/** Follows the tracker in the frame. */
export function useTracked(app: ShownApp | undefined): Tracked {
  const [tracked, setTracked] = useState(nothing);
  useEffect(() => {
    if (!app) return undefined;
    let stop = () => setTracked(nothing);
    let isOver = false;
    app.services().then(
      ({ consent }) => {
        if (isOver) return;
        const ledger = createLedger(app.storage);
        const read = () => setTracked({ states: ledger.states(), mayTrack: consent.mayTrack() });
        read();
        // Ledger and consent are in storage, whose event reaches every window except the writer.
        addEventListener("storage", read);
        stop = () => removeEventListener("storage", read);
      },
      // The page itself reports that its code failed to load.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [app]);
  return tracked;
}

const nothing: Tracked = { states: new Map(), mayTrack: undefined };
