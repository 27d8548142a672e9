import { useEffect, useState } from "react";
import type { Field } from "../../schema/funnel.types.ts";
import type { StepActions } from "../contract.ts";
import { type Drafts, keepDraft, readDrafts } from "../drafts.ts";
import type { Typing } from "../fields/index.ts";
import type { Kinds } from "./read-fields.ts";

/**
 * What the visitor has typed in the fields of a form, in the way of typing it. It is kept from the first letter, so that
 * a reload or a way back loses nothing; a value that was kept without it is written as the language writes it.
 */
export function useTyped(kinds: Kinds, values: Drafts, typing: Typing, storage: StepActions["storage"]) {
  const [typed, setTyped] = useState<Drafts>({});
  const [before, setBefore] = useState<{ readonly typed: Drafts; readonly units: readonly string[] }>(nothing);
  const [chosen, setChosen] = useState<readonly string[]>();

  // Not while the page is taken over: the finished page knows nothing of what is stored.
  useEffect(() => {
    const units = storage.read("units");
    setBefore({
      typed: readDrafts(storage),
      units: Array.isArray(units) ? units.filter((unit) => typeof unit === "string") : [],
    });
  }, [storage]);

  const typedIn = (field: Field): string => {
    const now = own(typed, field.id);
    if (now !== undefined) return now;
    const kept = own(values, field.id) ?? "";
    const draft = own(before.typed, field.id);
    const kind = kinds[field.type];
    const reading = draft === undefined ? undefined : kind?.read(draft, field, typing);
    // What another tab or an older page has kept since is newer than the draft.
    const isSame = reading && (kept === "" || ("value" in reading && reading.value === kept));
    if (draft !== undefined && isSame) return draft;
    return kept === "" || !kind ? "" : kind.write(kept, field, typing);
  };

  return {
    typedIn,
    type: (id: string, text: string) => {
      setTyped((others) => ({ ...others, [id]: text }));
      keepDraft(storage, id, text);
    },
    units: chosen ?? before.units,
    chooseUnit: (unit: string) => {
      const next = [unit, ...(chosen ?? before.units).filter((other) => other !== unit)].slice(0, 10);
      setChosen(next);
      storage.write("units", next);
    },
  };
}

const nothing = { typed: {}, units: [] };

const own = (group: Drafts, name: string) => (Object.hasOwn(group, name) ? group[name] : undefined);
