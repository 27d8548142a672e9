import { type Area, areas, type Change } from "./change.ts";

/** The changes under the heading of their area, without areas that have none. */
export function byArea(changes: readonly Change[]): readonly (readonly [string, readonly Change[]])[] {
  return (Object.keys(areas) as Area[])
    .map((area) => [areas[area], changes.filter((change) => change.area === area)] as const)
    .filter(([, own]) => own.length > 0);
}
