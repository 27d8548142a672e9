import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { areas, type FunnelDiff } from "./change.ts";
import { diffContent } from "./diff-content.ts";
import { diffExits } from "./diff-exits.ts";
import { diffSteps } from "./diff-steps.ts";
import { findBreaks } from "./find-breaks.ts";
import { stepPairs } from "./step-pairs.ts";

/**
 * What changed between two versions of a funnel, in its author's words, and what outside of it no longer fits.
 *
 * @param before the version that visitors have used so far, checked, with its defaults
 * @param now the version that is to follow, likewise
 */
export function diffFunnels(before: FunnelDefinition, now: FunnelDefinition): FunnelDiff {
  const pairs = stepPairs(before, now);
  const order = Object.keys(areas);
  const changes = [...diffSteps(before, now, pairs), ...diffExits(pairs), ...diffContent(before, now, pairs)];
  return {
    changes: changes.sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area)),
    breaks: findBreaks(before, now, pairs),
  };
}
