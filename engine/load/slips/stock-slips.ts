import { isGroup } from "../plain-value.ts";
import { flow, groupAt, type Slip, toCopy } from "./slip.ts";

/** `stock: 40` at a plan. */
const numberAtPlan: Slip = ({ data, path, fault, root }) => {
  const [group, plan, key] = path;
  if (group !== "plans" || key !== "stock" || path.length !== 3 || typeof data !== "number") return undefined;
  const known = Object.keys(groupAt(root, ["stock"]) ?? {});
  const name = known[0] ?? String(plan);
  const way = known.length > 0 ? "" : ` Write at the left edge how many there are, stock: ${flow({ [name]: data })}.`;
  return { message: `${fault}${way} A plan names what it takes of: stock: ${name}.`, suggest: known[0] ?? null };
};

/** `stock: 40` at the left edge. */
const numberAlone: Slip = ({ data, path, fault }) => {
  if (path.join() !== "stock" || isGroup(data)) return undefined;
  const written = flow({ seats: typeof data === "number" ? data : 40 });
  return { message: `${fault} Give it a name, which plans take of: stock: ${written}.`, suggest: toCopy(written) };
};

/** `stock: seats` in a condition. */
const nameInCondition: Slip = ({ data, path, fault, root }) => {
  if (path.at(-1) !== "stock" || !path.includes("when")) return undefined;
  const known = Object.keys(groupAt(root, ["stock"]) ?? {});
  const name = known.find((each) => each === data) ?? known[0] ?? "NAME";
  const [left, out] = [flow({ [name]: "left" }), flow({ [name]: "out" })];
  return {
    message: `${fault} A condition asks whether some is left, or none: stock: ${left} or ${out}. How many are left, {stock.${name}} says.`,
  };
};

/** What stocks are usually mistaken for. */
export const stockSlips: readonly Slip[] = [numberAtPlan, numberAlone, nameInCondition];
