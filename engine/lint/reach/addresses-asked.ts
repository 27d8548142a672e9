import type { ConditionAtom } from "../../flow/index.ts";

/** The parameters of an address that a visitor comes with. */
export type Query = Readonly<Record<string, string>>;

/** Addresses that conditions tell apart: first without any parameter, then with each value that is asked for. */
export function addressesAsked(atoms: readonly ConditionAtom[]): readonly Query[] {
  const values = new Map<string, Set<string>>();
  for (const atom of atoms)
    if (atom.kind === "query") values.set(atom.name, new Set([...(values.get(atom.name) ?? []), ...atom.values]));
  let found: Query[] = [{}];
  for (const [name, own] of values)
    found = [...found, ...found.flatMap((query) => [...own].map((value) => ({ ...query, [name]: value })))].slice(
      0,
      most,
    );
  return found;
}

/** More than campaigns differ in; each costs a look at the whole flow. */
const most = 64;
