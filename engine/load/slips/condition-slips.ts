import { numberIn } from "../../copy/index.ts";
import type { Path } from "../../problem/index.ts";
import type { Plain } from "../plain-value.ts";
import { groupAt, type Slip } from "./slip.ts";

/** `when: delay > 3`: a whole condition as a text. */
const conditionAsText: Slip = ({ data, path, wanted, fault, root }) => {
  if (typeof data !== "string" || wanted.join() !== "object" || !isCondition(path)) return undefined;
  const [, name = "", sign = "=", operand = ""] = /^\s*([\w.-]+)(?:\s*([<>=≤≥!]+)\s*(.*?))?\s*$/.exec(data) ?? [];
  const written = name === "" ? undefined : asked(name, root, comparison(sign, operand), operand);
  return { message: `${fault} Write it as a group: ${written ?? "{ STEP: OPTION }"}.` };
};

/** `score: load >= 9`: a name and its bounds as a text. */
const boundsAsText: Slip = ({ data, path, wanted, fault, root }) => {
  const word = String(path.at(-1));
  if (typeof data !== "string" || wanted.join() !== "object" || !bounded.has(word) || !isCondition(path.slice(0, -1)))
    return undefined;
  const [, name, sign = "", operand = ""] = /^\s*([\w.-]+)\s*([<>=≤≥]+)\s*(.*?)\s*$/.exec(data) ?? [];
  if (name === undefined) return undefined;
  const suggest = flow({ [name]: ofWord({ word, name }, comparison(sign, operand), root) });
  return { message: `${fault} Write the name and its bounds: ${suggest}.`, suggest };
};

/** `{ risk: { min: 3 } }` or `{ score.risk: { min: 3 } }`, where the name is none of a step. */
const boundsOfStep: Slip = ({ data, path, wanted, root }) => {
  const group = groupAt(root, path);
  const name = path.at(-1);
  const isOperand = wanted.includes("string") && wanted.includes("array");
  if (!isOperand || typeof name !== "string" || !isCondition(path.slice(0, -1)) || !(group ?? typeof data === "number"))
    return undefined;
  const bounds = group ?? comparison("=", String(data));
  const written = asked(name, root, bounds, undefined);
  const kind = kindOf(name, root);
  // An option may have a number as its name.
  if (written === undefined || kind === undefined || (kind.word === "count" && !group)) return undefined;
  const line = written.slice(2, -2);
  return {
    message:
      kind.word === "count"
        ? `A condition asks a step for an option. To ask how many are chosen, write ${line}.`
        : `"${kind.name}" is a ${kind.noun}, not a step. Write ${line}.`,
    on: "key",
  };
};

/** `score: { risk: 8 }` or `value: { bmi: "<30" }`: a number where bounds are asked for. */
const numberForBounds: Slip = ({ data, path, wanted, fault, root }) => {
  const word = path.at(-2);
  if (wanted.join() !== "object" || !isCondition(path.slice(0, -2)) || !bounded.has(String(word))) return undefined;
  if (typeof data !== "string" && typeof data !== "number") return undefined;
  const [, sign = "=", operand = ""] = /^\s*([<>=≤≥]*)\s*(.*?)\s*$/.exec(String(data)) ?? [];
  const suggest = flow(
    ofWord(
      { word: String(word), name: String(path.at(-1)) },
      comparison(sign || (typeof data === "number" ? ">=" : "="), operand),
      root,
    ),
  );
  return { message: `${fault} Write its bounds: ${suggest}.`, suggest };
};

/** `query: city=paris`. */
const queryAsText: Slip = ({ data, path, wanted, fault }) => {
  if (path.at(-1) !== "query" || typeof data !== "string" || wanted.join() !== "object") return undefined;
  const parts = data
    .replace(/^\?/, "")
    .split("&")
    .map((part) => {
      const [, name = part, value] = /^ *([\w-]+) *(?:[=:] *(.*?))? *$/.exec(part) ?? [];
      return `${name}: ${value || "VALUE"}`;
    });
  const suggest = `{ ${parts.join(", ")} }`;
  return { message: `${fault} Write the parameter and its value: ${suggest}.`, suggest };
};

/** `is: 5` for a number. */
const numberForOption: Slip = ({ data, path, fault, root }) => {
  const [word, name, key] = path.slice(-3);
  if (typeof data !== "number" || key !== "is" || !bounded.has(String(word)) || typeof name !== "string")
    return undefined;
  const { options } = groupOf(fieldsIn(root).find(({ id }) => id === name));
  return options === undefined
    ? { message: `${fault} A number is asked for by its bounds: ${flow({ min: data, max: data })}.` }
    : undefined;
};

/** What conditions are usually mistaken for. */
export const conditionSlips: readonly Slip[] = [
  queryAsText,
  conditionAsText,
  boundsAsText,
  boundsOfStep,
  numberForBounds,
  numberForOption,
];

const bounded: ReadonlySet<string> = new Set(["score", "value", "field", "count"]);

/** Whether a path leads to a condition: `when`, or a part of one. */
const isCondition = (path: Path): boolean =>
  (path.at(-1) === "when" && path.length > 2) ||
  (path.at(-1) === "not" && isCondition(path.slice(0, -1))) ||
  (typeof path.at(-1) === "number" && ["all", "any"].includes(String(path.at(-2))) && isCondition(path.slice(0, -2)));

/** `{ below: 3 }` for `< 3`. */
function comparison(sign: string, operand: string): Group {
  const number = numberIn(operand);
  const bound = number !== undefined && /^\D{0,3}[\d.,'’\s]+$/.test(operand) ? number : operand;
  if (sign.includes("<") || sign.includes("≤")) return { [/[=≤]/.test(sign) ? "max" : "below"]: bound };
  if (sign.includes(">") || sign.includes("≥")) return { [/[=≥]/.test(sign) ? "min" : "above"]: bound };
  return { min: bound, max: bound };
}

/** Points and counts have only the bounds `min` and `max`: these are the next number that they can be. */
function ofWord({ word, name }: Pick<Kind, "word" | "name">, bounds: Group, root: Plain): Group {
  if (word === "value" || word === "field") return bounds;
  const { above, below, ...others } = bounds;
  const parts = 10 ** (word === "score" ? decimalsOf(name, root) : 0);
  // Products of decimals are not exact.
  const inParts = (bound: number) => Math.round(bound * parts * 1e6) / 1e6;
  return {
    ...others,
    ...(typeof above === "number" && { min: (Math.floor(inParts(above)) + 1) / parts }),
    ...(typeof below === "number" && { max: (Math.ceil(inParts(below)) - 1) / parts }),
  };
}

/** The most decimals that points on a scale are written with: their totals have no more. */
function decimalsOf(scale: string, value: Plain): number {
  if (typeof value !== "object" || value === null) return 0;
  const points = Array.isArray(value) ? undefined : groupOf(groupOf(value).score)[scale];
  const [, decimals = ""] = /\.(\d+)$/.exec(typeof points === "number" ? String(points) : "") ?? [];
  return Math.max(decimals.length, ...Object.values(value).map((child) => decimalsOf(scale, child)));
}

/** The condition that asks for something by its name; undefined if nothing has it. */
function asked(name: string, root: Plain, bounds: Group, option: string | undefined): string | undefined {
  const kind = kindOf(name, root);
  if (!kind) return undefined;
  if (kind.word === "count" && option !== undefined && !("below" in bounds || "above" in bounds))
    return flow({ [kind.name]: option === "" ? "OPTION" : option });
  return flow({ [kind.word]: { [kind.name]: ofWord(kind, bounds, root) } });
}

type Kind = { readonly word: string; readonly noun: string; readonly name: string };

/** What a name stands for, with or without a word for it before a point. */
function kindOf(written: string, root: Plain): Kind | undefined {
  const name = written.replace(/^(score|value|values|field|count)\./, "");
  const { scales, values, steps } = groupAt(root, []) ?? {};
  if (Object.hasOwn(groupOf(values), name)) return { word: "value", noun: "value", name };
  if (fieldsIn(root).some(({ id }) => id === name)) return { word: "field", noun: "field", name };
  if (Object.hasOwn(groupOf(scales), name)) return { word: "score", noun: "scale", name };
  return Object.hasOwn(groupOf(steps), name) ? { word: "count", noun: "step", name } : undefined;
}

function fieldsIn(root: Plain): readonly Group[] {
  return Object.values(groupAt(root, ["steps"]) ?? {}).flatMap((step) => {
    const { fields } = groupOf(step);
    return Array.isArray(fields) ? fields.map(groupOf) : [];
  });
}

type Group = { readonly [key: string]: Plain };

const groupOf = (value: Plain | undefined): Group => (value === undefined ? {} : (groupAt(value, []) ?? {}));

/** A value in one line of YAML. */
function flow(value: Plain | Group): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, child]) => `${key}: ${flow(child)}`)
      .join(", ")} }`;
  return typeof value !== "string" || /^[\p{L}\d][\p{L}\d ._-]*$/u.test(value) ? String(value) : JSON.stringify(value);
}
