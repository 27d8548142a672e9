import { useEffect, useState } from "react";
import type { ShownApp } from "../app/dev/index.ts";
import { createLedger, type Ledger } from "../services/tracking/index.ts";

/** What the tracker of the page has written down, and whether it may tell anybody; undefined while nobody was asked. */
export type Tracked = { readonly states: ReturnType<Ledger["states"]>; readonly mayTrack: boolean | undefined };

/** Follows the tracker in the frame. */
export function useTracked(app: ShownApp | undefined): Tracked {
  const [tracked, setTracked] = useState(nothing);
  useEffect(() => {
    if (!app) return undefined;
    let stop = () => setTracked(nothing);
    let isOver = false;
    app.outside().then(
      ({ consent }) => {
        if (isOver) return;
        const ledger = createLedger(app.storage);
        const read = () => setTracked({ states: ledger.states(), mayTrack: consent.mayTrack() });
        read();
        // Ledger and consent are kept in the storage, which tells every window but the one that writes.
        addEventListener("storage", read);
        stop = () => removeEventListener("storage", read);
      },
      // The page says itself that its code did not come.
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
