import { useEffect, useState } from "react";
import { emptyQuiz, type Quiz } from "../../engine/compile/index.ts";
import type { ShownApp } from "../app/dev/index.ts";

/** Where a visitor is, and what they have told. */
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
