import { didYouMean, type Suggestion, suggestion } from "../problem/index.ts";
import type { StepFlows } from "./step-flow.ts";

/**
 * Finds the step that an author probably meant by a name that none has. A step that nothing leads to is likelier than
 * others. If there is one such step, and the name stands in more than one place, the step was renamed, however little
 * the two names are alike.
 *
 * @param first name of the first step
 */
export function stepMeant(first: string, steps: StepFlows): (name: string) => Suggestion {
  const ids = Object.keys(steps);
  const forward = new Set([first]);
  const mentions = new Map<string, number>();
  for (const { exits } of Object.values(steps)) {
    for (const { to } of exits.forward) forward.add(to);
    for (const { to } of [...exits.forward, ...(exits.back ? [exits.back] : [])])
      mentions.set(to, (mentions.get(to) ?? 0) + 1);
  }
  const orphans = ids.filter((id) => !forward.has(id));
  const [orphan] = orphans;
  return (name) => {
    const near = didYouMean(name, orphans);
    if (near.suggest !== null) return near;
    const isRenamed = orphan !== undefined && orphans.length === 1 && (mentions.get(name) ?? 0) > 1;
    return isRenamed ? suggestion(orphan) : didYouMean(name, ids);
  };
}
