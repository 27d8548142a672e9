import { numberIn } from "../../copy/index.ts";
import type { Path } from "../../problem/index.ts";
import { isGroup, type Plain } from "../plain-value.ts";
import { entryAt, flow, groupAt, type Slip, toCopy } from "./slip.ts";

type Group = { readonly [key: string]: Plain };

/** `experiments: [{ name: headline, variants: [short, long] }]`. */
const listOfExperiments: Slip = ({ data, path, fault }) => {
  if (path.join() !== "experiments") return undefined;
  const named = (Array.isArray(data) ? data : [data]).map((entry): readonly [string, Plain] => {
    const { name, id, key, variants, options, ...others } = groupAt(entry, []) ?? {};
    const [[only, within] = ["NAME", undefined]] = Object.entries(others);
    const said = [name, id, key, entry].find((each) => typeof each === "string");
    return [String(said ?? only), variantsIn(variants ?? options ?? within) ?? ["VARIANT", "VARIANT"]];
  });
  const written = flow(Object.fromEntries(named));
  return { message: `${fault} Write its name, and the variants behind it: ${written}.`, suggest: toCopy(written) };
};

/** `headline: short | long`, `headline: 50/50` or `headline: short`. */
const variantsInText: Slip = ({ data, path, fault }) => {
  if (path[0] !== "experiments" || path.length !== 2 || typeof data === "object") return undefined;
  const parts = String(data).split(/\s*[|/,]\s*|\s+(?:vs\.?|or|and)\s+/i);
  const ids = parts.every((part) => isId.test(part)) && typeof data === "string" ? parts : [];
  const [first, second] = ids;
  const written = flow(second === undefined ? ["control", first ?? "VARIANT"] : ids);
  return {
    message: `${fault} Name its variants, the page as it is first: ${written}.`,
    suggest: second === undefined ? null : written,
  };
};

/** `headline: { variants: [short, long] }`, `{ short: { weight: 50 } }` or `{ short: Our new headline }`. */
const groupOfVariant: Slip = ({ data, path, fault, root }) => {
  const [group, name = "", variant = ""] = path;
  if (group !== "experiments" || path.length !== 3 || typeof variant === "number") return undefined;
  // A number with a sign or in quotes is told as any other.
  if (typeof data === "string" && !/\d-\d/.test(data) && numberIn(data.replace("%", "")) !== undefined)
    return undefined;
  const around = groupAt(root, [group, name]) ?? {};
  const listed = around.variants ?? around.variations;
  // What stands beside two numbers is no third variant, but a setting as other tools have them.
  const drawn = Object.entries(around).filter(([, value]) => typeof value === "number");
  const isSetting = listed === undefined && drawn.length > 1 && !isGroup(data);
  const written = isSetting ? Object.fromEntries(drawn) : (variantsIn(listed ?? around) ?? Object.keys(around));
  const sayAll = `${name}: ${flow(written)}`;
  if (listed !== undefined || isSetting)
    return {
      message: `${fault} An experiment has nothing but its variants, each with a number or none: ${sayAll}.`,
    };
  const weight = weightIn(data);
  return weight === undefined
    ? {
        message: `${fault} It says how often this variant is drawn. To draw each equally often, write ${sayAll}. What it shows is a section with when: { experiment: { ${name}: ${variant} } }.`,
      }
    : { message: `${fault} Write how often it is drawn: ${weight}.`, suggest: `${weight}` };
};

/** `[{ id: short, weight: 50 }, …]` or `[short: 80, long: 20]`. */
const groupInVariants: Slip = ({ data, path, fault, root }) => {
  if (path[0] !== "experiments" || path.length !== 3 || typeof path[2] !== "number" || !isGroup(data)) return undefined;
  const written = variantsIn(entryAt(root, path.slice(0, 2)));
  return written && { message: `${fault} Write ${path[1]}: ${flow(written)}.` };
};

/** `experiment: long`, `experiment: headline=long` or `experiment: [long]`. */
const variantAlone: Slip = ({ data, path, fault, root }) => {
  if (path.at(-1) !== "experiment" || !path.includes("when")) return undefined;
  const written = flow(variantAsked(data, root) ?? { NAME: "VARIANT" });
  return { message: `${fault} Write the experiment and its variant: ${written}.`, suggest: toCopy(written) };
};

/** `experiment: { headline: { is: long } }`, `{ not: { headline: long } }` or `{ headline: true }`. */
const groupForVariant: Slip = ({ data, path, fault, root }) => {
  const name = String(path.at(-1));
  if (path.at(-2) !== "experiment" || !path.includes("when") || data === null) return undefined;
  if (name === "not") return { message: `${fault} Write "not" around it: ${flow({ not: { experiment: data } })}.` };
  const known = namesIn(groupAt(root, ["experiments", name]) ?? entryAt(root, ["experiments", name]));
  const [[word, operand] = []] = isGroup(data) ? Object.entries(data) : [];
  if (typeof operand === "string" && /not/i.test(word ?? ""))
    return { message: `${fault} Write "not" around it: ${flow({ not: { experiment: { [name]: operand } } })}.` };
  return typeof operand === "string"
    ? { message: `${fault} Write the variant alone: ${flow(operand)}.`, suggest: flow(operand) }
    : { message: `${fault} Write one of its variants${known.length > 0 ? `: ${known.join(" or ")}` : ""}.` };
};

/** What experiments are usually mistaken for. */
export const experimentSlips: readonly Slip[] = [
  listOfExperiments,
  variantsInText,
  groupOfVariant,
  groupInVariants,
  variantAlone,
  groupForVariant,
];

/**
 * The experiment and the variant that a condition means by a text, or by a group that asks so already.
 *
 * @returns undefined if nothing is called so
 */
export function variantAsked(written: Plain | undefined, root: Plain): Group | undefined {
  const experiments = groupAt(root, ["experiments"]) ?? {};
  if (isGroup(written))
    return Object.keys(written).some((name) => Object.hasOwn(experiments, name)) ? written : undefined;
  const [only, other] = Array.isArray(written) ? written : [written];
  if (typeof only !== "string" || other !== undefined) return undefined;
  const [, name = "", variant] = /^(\S+?)(?:\s*(?:==?|:|\.|\s(?:is))\s*(\S+))?$/.exec(only.trim()) ?? [];
  if (Object.hasOwn(experiments, name)) return { [name]: variant ?? "VARIANT" };
  const having = Object.keys(experiments).filter((each) => namesIn(experiments[each]).includes(name));
  const [experiment, second] = having;
  return experiment === undefined || second !== undefined ? undefined : { [experiment]: name };
}

/** `[short 80, long 20]`: what to write instead; undefined for a place that has no variant. */
export function sharesMeant(path: Path, root: Plain): string | undefined {
  if (path[0] !== "experiments" || path.length !== 3) return undefined;
  const written = variantsIn(entryAt(root, path.slice(0, 2)));
  return written && !Array.isArray(written) ? `${path[1]}: ${flow(written)}` : undefined;
}

/** What a list of variants means whose entries say how often each is drawn, or a group of them; undefined for anything else. */
function variantsIn(written: Plain | undefined): string[] | Group | undefined {
  const entries = Array.isArray(written)
    ? written.map(variantIn)
    : isGroup(written)
      ? Object.entries(written).map(([name, value]) => ({ name, weight: weightIn(value) }))
      : [];
  const names = entries.flatMap((entry) => entry?.name ?? []);
  if (names.length !== entries.length || names.length < 2 || !names.every((name) => isId.test(name))) return undefined;
  return entries.every((entry) => entry?.weight !== undefined)
    ? Object.fromEntries(entries.flatMap((entry) => (entry ? [[entry.name, entry.weight ?? 1]] : [])))
    : names;
}

/** `short`, `short 80%`, `{ id: short, weight: 80 }` or `{ short: 80 }`. */
function variantIn(entry: Plain): { readonly name: string; readonly weight: number | undefined } | undefined {
  if (typeof entry === "string") {
    const [, name = "", share] = /^(\S+?):?(?:\s+([\d.,]+)\s*%?)?$/.exec(entry.trim()) ?? [];
    return { name, weight: share === undefined ? undefined : numberIn(share) };
  }
  if (!isGroup(entry)) return undefined;
  const { id, name, key, variant } = entry;
  const said = [id, name, key, variant].find((each) => typeof each === "string");
  const [[only = "", value] = []] = Object.entries(entry);
  return typeof said === "string" ? { name: said, weight: weightIn(entry) } : { name: only, weight: weightIn(value) };
}

/** How often a variant is drawn, as a number, a share or within a group. */
function weightIn(value: Plain | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "string") return numberIn(value.replace("%", ""));
  const numbers = isGroup(value)
    ? Object.values(value).flatMap((each) => (isGroup(each) ? [] : (weightIn(each) ?? [])))
    : [];
  return numbers.length === 1 ? numbers[0] : undefined;
}

const namesIn = (variants: Plain | undefined): readonly string[] =>
  Array.isArray(variants) ? variants.map(String) : isGroup(variants) ? Object.keys(variants) : [];

const isId = /^[A-Za-z][A-Za-z0-9-]*$/;
