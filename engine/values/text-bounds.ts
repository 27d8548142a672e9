import { latinDigits } from "../fields/index.ts";
import { codeOf } from "./compute.ts";
import { sayType } from "./types.ts";
import type { BoundFault, Questioned, WrittenBounds } from "./written-bounds.ts";

/** How to ask about a box, which is ticked or not. */
export const askIfTicked = (name: string): string =>
  `"${name}" is a box to tick. Ask whether it is ticked: { has: ${name} }.`;

type Part = "is" | "starts" | "ends";

const never: Readonly<Record<Part, string>> = { is: "is never", starts: "never begins with", ends: "never ends with" };
const partNames: readonly Part[] = ["is", "starts", "ends"];

/** What is wrong with the texts, beginnings and ends that a text is asked for. */
export function textFaults(name: string, written: WrittenBounds, questioned: Questioned): BoundFault[] {
  const { options, isBox, isMail, type, most } = questioned;
  return partNames.flatMap((key): BoundFault[] => {
    const all = [written[key] ?? []].flat();
    // What has options is asked for one of them, and what is neither has been told so.
    if (all.length === 0 || (key === "is" && most === undefined)) return [];
    const fault = (about: BoundFault["about"], message: string): BoundFault => ({ key, about, message });
    if (options) return [fault("fit", askForOption(name, options))];
    if (isBox) return [fault("fit", askIfTicked(name))];
    if (type.kind !== "text")
      return [fault("fit", `"${key}" is for texts, but "${name}" is ${sayType(type)}. Ask with "min" and "max".`)];
    if (most === undefined) return [fault("fit", `"${key}" is for a field of type text or email, such as a postcode.`)];
    const empty = all.find((each) => codeOf(each) === "");
    if (empty !== undefined)
      return [
        fault(
          "range",
          `${sayEmpty(name, key, empty)} Write letters or digits, or ask whether it is filled in: { has: ${name} }.`,
        ),
      ];
    return all.flatMap((each) => {
      const reason =
        (isMail && key === "is" ? whyNoMail(each) : undefined) ??
        whyNever(each, most, key) ??
        (key === "starts" ? whyNoDigits(each, all) : undefined);
      return reason === undefined ? [] : fault("range", `"${name}" ${never[key]} "${each}"${reason}`);
    });
  });
}

/** How to ask about what has options. */
export const askForOption = (name: string, options: readonly string[]): string =>
  `Field "${name}" has options. Ask for one of them: { is: ${options[0] ?? ""} }.`;

/** What is wrong with a part that has no letters and digits. */
const sayEmpty = (name: string, key: Part, written: string): string =>
  key === "is"
    ? `"${name}" is never "${written}", as spaces and hyphens are not compared.`
    : `Every text in "${name}" ${key === "starts" ? "begins" : "ends"} so.`;

/** Why no text is, begins or ends like this, to go on behind that; undefined if one can. */
function whyNever(written: string, most: number, key: Part): string | undefined {
  const several = written
    .trim()
    .split(/\s*[,;|]\s*/)
    .filter((part) => part !== "");
  // A whole text may have a comma in it: "Paris, France".
  if (several.length > 0 && /[,;|]/.test(written) && (key !== "is" || several.every((part) => isCode.test(part))))
    return `. Write a list: [${several.map((part) => JSON.stringify(part)).join(", ")}].`;
  const bare = written.replace(rest[key], "").trim();
  if (key === "is" && bare !== written.trim()) return `: it is the whole text. Write { starts: "${bare}" }.`;
  if (bare !== written.trim())
    return `: anything may ${key === "starts" ? "follow" : "stand before it"} by itself. Write "${bare}".`;
  const between = key === "starts" ? beginningsIn(written) : undefined;
  if (between !== undefined) return `: it is one beginning, and no range. Write each of them: ${between}.`;
  return codeOf(written).length > most ? `: it has at most ${most} characters.` : undefined;
}

const whyNoMail = (written: string): string | undefined =>
  written.includes("@") ? undefined : `: an address has an @. Write { ends: "${written}" }.`;

const isCode = /^[\p{Lu}\d-]+$/u;

/** Why no text begins like one of several beginnings: a letter was typed for a digit, as in 77O among 770 and 772. */
function whyNoDigits(written: string, beside: readonly string[]): string | undefined {
  const [letter] = /^[\dOoIl]+$/.test(written) ? (/[OoIl]/.exec(written) ?? []) : [];
  if (letter === undefined || !/\d/.test(written) || !beside.some((other) => /^\d{2,}$/.test(other))) return undefined;
  const meant = written.replace(/[Oo]/g, "0").replace(/[Il]/g, "1");
  return `: "${letter}" in it is a letter, and the others are of digits. Write "${meant}".`;
}

/** What other tools write for the rest of a text: 80*, 80%, 80…, 80.*, 80xxx. A code may end with a percent sign. */
const rest: Readonly<Record<Part, RegExp>> = {
  is: /(?<=[\p{L}\p{N}]\s*)\.?\*$/u,
  starts: /(?<=[\p{L}\p{N}]\s*)(?:\.?\*|%|…|\.{3}|(?<=\d)[xX#?]+)$/u,
  ends: /^(?:\.?\*|%|…|\.{3})+/,
};

/**
 * The fewest beginnings of all codes of a range, as they are written: `["80", "81"]` for 80-81, `["8"]` for 8000-8999;
 * undefined for what is no range. A postcode may have a hyphen, too, but more or fewer digits behind it: 100-0001. None
 * has the same letters twice.
 */
function beginningsIn(written: string): string | undefined {
  const [, letters = "", first = "", last = ""] =
    /^(\p{L}*)(\d{1,9})(?:-|\.\.+|to|bis)\1(\d{1,9})$/iu.exec(
      latinDigits(written.normalize("NFKC"))
        .replace(/\s/g, "")
        .replace(/\p{Pd}/gu, "-"),
    ) ?? [];
  if (Number(first) >= Number(last) || (letters === "" && first.length !== last.length)) return undefined;
  const found: string[] = [];
  for (let from = Number(first), until = Number(last); from <= until; ) {
    let size = 1;
    // Codes with letters are of several lengths: SW2 is a place of its own.
    while (letters === "" && from % (size * 10) === 0 && from + size * 10 - 1 <= until) size *= 10;
    const code = String(from).padStart(first.length, "0");
    found.push(`"${letters}${code.slice(0, code.length + 1 - String(size).length)}"`);
    from += size;
    // Thirteen are shortened as all of them are, and with letters those between could be more than memory holds.
    if (letters !== "" && found.length > 12) from = Math.max(from, until);
  }
  const shown = found.length > 12 ? [...found.slice(0, 3), "…", found.at(-1)] : found;
  return `[${shown.join(", ")}]`;
}
