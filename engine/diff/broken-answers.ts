import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type FlowStep, flowOf } from "../flow/index.ts";
import type { Break } from "./change.ts";
import { pairNames, type StepPairs } from "./step-pairs.ts";

/** Stored answers that the new definition will drop although the version is the same. */
export function brokenAnswers(before: FunnelDefinition, now: FunnelDefinition, pairs: StepPairs): readonly Break[] {
  const { steps: old } = flowOf(before);
  const { steps: fresh } = flowOf(now);
  const raise = `raise "version" to ${now.version + 1}, so that nobody goes on with half of the answers.`;
  const gone = pairs.removed
    .filter((id) => old[id]?.options)
    .map((id): Break => {
      const message = `Step "${id}" is gone, and with it what visitors answered there. If it has another id now, write \`renamedFrom: ${id}\` in it. Otherwise ${raise}`;
      return { breaks: "stored answers", message, path: ["steps", id] };
    });
  return [
    ...gone,
    ...pairs.both.flatMap(({ id, oldId }) => {
      const [was, is] = [old[oldId], fresh[id]];
      return was && is ? brokenAt(id, was, is, raise) : [];
    }),
  ];
}

function brokenAt(id: string, before: FlowStep, now: FlowStep, raise: string): Break[] {
  const found = (message: string): Break => ({ breaks: "stored answers", message, path: ["steps", id, "options"] });
  const kept = new Set(pairNames(before.options ?? [], now.options ?? []).values());
  const lost = (before.options ?? []).map(({ id }) => id).filter((option) => !kept.has(option));
  if (lost.length > 0) {
    const { options, it } = lostInWords(lost);
    return [
      found(
        `Step "${id}" no longer has ${options}: visitors who chose ${it} have no answer there. ${keep(lost, it, raise)}`,
      ),
    ];
  }
  const [most, allowed] = [before.max ?? 0, now.max ?? 0];
  return before.options && allowed < most
    ? [
        found(
          `Step "${id}" allowed ${most} answers and now allows ${allowed}: whoever chose more has no answer there. Allow ${most} again, or ${raise}`,
        ),
      ]
    : [];
}

/** Options that are gone, and the word that stands for the one that a visitor chose. */
export function lostInWords(ids: readonly string[]): { readonly options: string; readonly it: string } {
  const names = ids.map((id) => `"${id}"`).join(", ");
  return ids.length === 1
    ? { options: `option ${names}`, it: "it" }
    : { options: `options ${names}`, it: "one of them" };
}

/** `renamedFrom` cannot name every id that was made from a label, for example one that starts with a digit. */
function keep(lost: readonly string[], it: string, raise: string): string {
  const [first = ""] = lost.filter((option) => /^[A-Za-z][A-Za-z0-9-]*$/.test(option));
  return first
    ? `If ${it} was only reworded, write { id: ${first}, label: … }, or \`renamedFrom: ${first}\` beside its new id. Otherwise ${raise}`
    : raise.replace(/^./, (letter) => letter.toUpperCase());
}
