import { useEffect, useState } from "react";
import type { Field } from "../../schema/funnel.types.ts";
import type { StepActions } from "../contract.ts";
import type { FieldKind, FieldType, Typing } from "../fields/index.ts";

type Texts = Readonly<Record<string, string>>;
type Kinds = Readonly<Partial<Record<FieldType, FieldKind<FieldType>>>>;

/**
 * What the visitor has typed in the fields of a form, in the way of typing it. It is kept from the first letter, so that
 * a reload or a way back loses nothing; a value that was kept without it is written as the language writes it.
 */
export function useTyped(kinds: Kinds, values: Texts, typing: Typing, storage: StepActions["storage"]) {
  const [typed, setTyped] = useState<Texts>({});
  const [before, setBefore] = useState<{ readonly typed: Texts; readonly units: readonly string[] }>(nothing);
  const [chosen, setChosen] = useState<readonly string[]>();

  // Not while the page is taken over: the finished page knows nothing of what is stored.
  useEffect(() => {
    const units = storage.read("units");
    setBefore({
      typed: texts(storage.read("typed")),
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
      const stored = text.length > longest ? "" : text;
      storage.write("typed", { ...texts(storage.read("typed")), [id]: stored });
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

/** No field takes more; what is longer would only fill the visitor's storage. */
const longest = 6_000;

const own = (group: Texts, name: string) => (Object.hasOwn(group, name) ? group[name] : undefined);

/** The texts of a stored group; storage can hold anything. */
const texts = (value: unknown): Texts =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};
