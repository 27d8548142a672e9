import { compoundOf, dimensionOf, isUnit, type SimpleUnit, systemOf, units } from "../fields/index.ts";
import { type ShownUnit, shownUnit } from "./say-amount.ts";

type Unit = Parameters<typeof dimensionOf>[0];

/** Units of about the same size. In each system, the first one stands for those of the other. */
const alike: readonly (readonly Unit[])[] = [
  ["cm", "in", "mm", "ft-in"],
  ["m", "ft", "yd"],
  ["km", "mi"],
  ["g", "oz"],
  ["kg", "lb", "st"],
  ["ml", "fl-oz"],
  ["l", "gal"],
  ["m2", "ft2"],
  ["ha", "acre"],
  ["C", "F"],
];

/**
 * The unit in which a visitor reads what an author shows in some unit: in that of the visitor's own system, as far as
 * the visitor has typed what is measured alike.
 *
 * @param typed the units that the visitor has typed in, the last one last
 */
export function localUnit(shown: ShownUnit, typed: readonly Unit[]): ShownUnit {
  const unit = unitShown(shown);
  if (!unit) return shown;
  const group = alike.find((each) => each.includes(unit)) ?? [];
  const last =
    typed.findLast((each) => group.includes(each)) ?? typed.findLast((each) => dimensionOf(each) === dimensionOf(unit));
  if (!last || systemOf(last) === systemOf(unit)) return shown;
  return shownIn(group.includes(last) ? last : (group.find((each) => systemOf(each) === systemOf(last)) ?? unit));
}

/** How a unit is shown that a visitor has typed in: stones and feet with what is left in the smaller unit. */
export function shownIn(unit: Unit): ShownUnit {
  const compound = compoundOf(unit);
  if (!compound) return shownUnit(unit);
  const { large, small, size } = compound;
  return { intl: large.intl, factor: units[small.unit].factor * size, rest: { size, intl: small.intl } };
}

/** The unit behind the way in which it is shown; undefined for units of time. */
function unitShown(shown: ShownUnit): SimpleUnit | "st" | undefined {
  if ("intl" in shown && shown.intl === "stone") return "st";
  return Object.keys(units).find((name): name is SimpleUnit => {
    const own = shownUnit(name);
    if ("intl" in shown) return isUnit(name) && "intl" in own && own.intl === shown.intl;
    return isUnit(name) && "sign" in own && own.sign === shown.sign;
  });
}
