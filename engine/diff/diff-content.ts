import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { optionsOf } from "../flow/index.ts";
import type { Path } from "../problem/index.ts";
import { nameOf } from "../problem/index.ts";
import { areaOf } from "./area-of.ts";
import type { Change } from "./change.ts";
import { diffValues } from "./diff-values.ts";
import { pairNames } from "./pair-names.ts";
import { sayValue } from "./say-value.ts";
import { shortenBoth } from "./shorten.ts";
import type { StepPairs } from "./step-pairs.ts";

/** All that differs in what a funnel says: copy, prices, options, timers, events, legal texts, look. Not its flow. */
export function diffContent(
  { steps: _, ...before }: FunnelDefinition,
  { steps: __, ...now }: FunnelDefinition,
  { both }: StepPairs,
): readonly Change[] {
  return [
    ...changesIn(before, now, []),
    ...both.flatMap((pair) => [...renamedOptions(pair), ...changesIn(...contentOf(pair), ["steps", pair.id])]),
  ];
}

type Pair = StepPairs["both"][number];

/** What a step says, its options as objects under the names they have now. */
function contentOf({ before, now }: Pair): [object, object] {
  const oldIds = pairNames(optionsOf(before), optionsOf(now));
  const newIds = new Map([...oldIds].map(([id, oldId]) => [oldId, id]));
  return [contentWith(before, (id) => newIds.get(id) ?? id), contentWith(now, (id) => id)];
}

function contentWith(step: Step, called: (id: string) => string): object {
  const { next: _, back: __, renamedFrom: ___, ...rest } = step;
  const options = optionsOf(step).map(({ next: _, renamedFrom: __, ...option }) => ({
    ...option,
    id: called(option.id),
  }));
  return { ...rest, ...("paid" in rest && { paid: undefined }), ...(options.length && { options }) };
}

function renamedOptions({ id, before, now }: Pair): Change[] {
  return [...pairNames(optionsOf(before), optionsOf(now))]
    .filter(([option, old]) => option !== old)
    .map(([option, old]) => ({
      area: "options",
      kind: "renamed",
      what: `Step "${id}", option "${old}"`,
      from: old,
      to: option,
      path: ["steps", id, "options"],
    }));
}

function changesIn(before: object, now: object, at: Path): Change[] {
  return diffValues(before, now).map(({ kind, path, from, to }) => {
    const place = [...at, ...path];
    const [old, fresh] = typeof from === "string" && typeof to === "string" ? shortenBoth(from, to) : [from, to];
    return {
      area: areaOf(place),
      kind,
      what: nameOf(place),
      ...(from !== undefined && { from: kind === "moved" ? `place ${from}` : sayValue(old) }),
      ...(to !== undefined && { to: kind === "moved" ? `place ${to}` : sayValue(fresh) }),
      path: place,
    };
  });
}
