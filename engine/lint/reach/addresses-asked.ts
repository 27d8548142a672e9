import type { ConditionAtom, Experiments } from "../../flow/index.ts";

/** The parameters of an address that a visitor comes with. */
export type Query = Readonly<Record<string, string>>;

/**
 * Addresses that conditions tell apart: first without any parameter, then with each value that is asked for. Of an
 * experiment every visitor has a variant, and without one in the address it is the first.
 */
export function addressesAsked(atoms: readonly ConditionAtom[], experiments: Experiments): readonly Query[] {
  const values = new Map<string, Set<string>>();
  for (const atom of atoms)
    if (atom.kind === "query") {
      const [, ...drawn] = Object.keys(experiments[atom.name] ?? {});
      const asked = atom.isDrawn ? drawn : atom.values;
      values.set(atom.name, new Set([...(values.get(atom.name) ?? []), ...asked]));
    }
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
