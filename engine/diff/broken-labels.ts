import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type Flow, type FlowStep, flowOf } from "../flow/index.ts";
import type { Break } from "./change.ts";
import { pairNames, type StepPairs } from "./step-pairs.ts";

/** Answer labels, saved names and recorded texts that reports or other programs will look for and not find. */
export function brokenLabels(before: FunnelDefinition, now: FunnelDefinition, { both }: StepPairs): readonly Break[] {
  const [old, fresh] = [flowOf(before), flowOf(now)];
  return keys.flatMap(({ key, breaks, called, read }) => {
    const kept = namesIn(fresh, key);
    const nowAt = new Map(both.map(({ id, oldId }) => [oldId, id]));
    return Object.entries(old.steps).flatMap(([oldId, was]): Break[] => {
      const name = was[key];
      const id = nowAt.get(oldId);
      const is = id === undefined ? undefined : fresh.steps[id];
      if (name === undefined) return [];
      const path = ["steps", id ?? oldId, key];
      if (!kept.has(name)) {
        const instead =
          is?.[key] === undefined ? "" : ` It is "${is[key]}" now; keep the old one, or tell whoever reads it.`;
        return [
          {
            breaks,
            message: `${called} "${name}" (step "${oldId}") is gone: ${read} it finds nothing.${instead}`,
            path,
          },
        ];
      }
      if (is?.[key] !== name) return [];
      return textsThatChanged(was, is, key).map((change) => ({
        breaks,
        message: `${called} "${name}": ${change}`,
        path,
      }));
    });
  });
}

const keys = [
  { key: "record", breaks: "reports", called: "Answer label", read: "a report that counts" },
  { key: "save", breaks: "saved values", called: "Saved value", read: "whoever reads" },
] as const;

const namesIn = ({ steps }: Flow, key: "record" | "save") =>
  new Set(Object.values(steps).flatMap((step) => step[key] ?? []));

function textsThatChanged(before: FlowStep, now: FlowStep, key: "record" | "save"): string[] {
  const oldIds = pairNames(before.options ?? [], now.options ?? []);
  const textOf = ({ options = [] }: FlowStep, id: string | undefined) => {
    const option = options.find((option) => option.id === id);
    return key === "record" ? (option?.recordAs ?? option?.label) : option?.label;
  };
  const reworded = (now.options ?? []).flatMap(({ id }) => {
    const [old, label] = [textOf(before, oldIds.get(id)), textOf(now, id)];
    return old === undefined || old === label
      ? []
      : [`"${old}" is recorded as "${label}" from now on, and the two are counted separately.`];
  });
  const becomesList = before.max === 1 && (now.max ?? 0) > 1;
  return [...reworded, ...(becomesList ? ["it can now hold several texts, joined by commas."] : [])];
}
