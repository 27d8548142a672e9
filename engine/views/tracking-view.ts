import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { copyParts, fixedValue } from "../copy/index.ts";
import { picksAt } from "../flow/index.ts";
import { soldPlans, startOf } from "../pricing/index.ts";
import type { TrackingView } from "./site.ts";

/** What a page needs to report the definition's events to advertising services. */
export function trackingOf(definition: FunnelDefinition): TrackingView {
  const { tracking, steps, texts } = definition;
  const { pixels = {}, events = [] } = tracking ?? {};
  const words = texts.consent;
  const names = copyParts(Object.values(words).join()).flatMap((part) => ("name" in part ? [part.name] : []));
  return {
    events: events.filter(({ to, step }) => pixels[to] && steps[step]),
    pixels,
    plans: mapped(soldPlans(definition), ({ price, restored, counted }) => ({
      price,
      ...(restored && { restored: restored.price }),
      ...(counted && { counted }),
    })),
    starts: Object.fromEntries(
      Object.entries(steps).flatMap(([id, step]) => {
        const start = startOf(step);
        return start ? [[id, start]] : [];
      }),
    ),
    picks: Object.fromEntries(
      Object.keys(steps).flatMap((id) => {
        const picks = picksAt(definition, id);
        return picks ? [[id, picks]] : [];
      }),
    ),
    texts: words,
    fixed: Object.fromEntries(names.map((name) => [name, fixedValue(definition, name) ?? ""])),
  };
}

function mapped<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
