import { realpathSync, writeFileSync } from "node:fs";
import type { WriteStream } from "node:tty";
import { styleText } from "node:util";
import { fileMeant } from "../../engine/load/index.ts";
import type { Paint } from "../../engine/report/index.ts";
import { besideMissing } from "../disk/index.ts";

/** Exit code of a run that could not start: an unknown command or option, or a missing file. */
const couldNotRun = 2;

/**
 * Says why a command cannot be run.
 *
 * @returns the exit code
 */
export function refuse(message: string): number {
  process.stderr.write(`funnel: ${message}\n`);
  return couldNotRun;
}

const styles = { error: "red", warning: "yellow", dim: "dim", strong: "bold" } as const;

type Stream = Pick<WriteStream, "isTTY">;

/** Colours for a terminal; none if the output is a file or pipe, or if NO_COLOR is set. */
export const terminalPaint = (stream: Stream): Paint =>
  isPlain(stream) ? (_, text) => text : (kind, text) => styleText(styles[kind], text);

const isPlain = (stream: Stream) => !stream.isTTY || Boolean(process.env.NO_COLOR) || process.env.TERM === "dumb";

/**
 * Writes output to the file that the author names, but never over the definition itself.
 *
 * @returns the exit code: 0 if written, 2 if that file is the definition itself
 */
export function writeOut(out: string, text: string, definition: string): number {
  if (pathOf(out) === pathOf(definition))
    return refuse(`"${out}" is the definition itself, which would be lost. Name another file.`);
  writeFileSync(out, text);
  return 0;
}

function pathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Says that a definition does not exist, and which one was probably meant.
 *
 * @param usage the command's syntax: `check FILE`
 * @returns the exit code
 */
export function refuseMissing(file: string, usage: string): number {
  const beside = besideMissing(file);
  const { sentence } = fileMeant(file, beside, /\.ya?ml$/i);
  const isFirst = !beside.some((name) => /\.ya?ml$/i.test(name));
  const begin = isFirst ? ", or begin one: funnel new NAME" : "";
  return refuse(`There is no file "${file}".${sentence} Name the definition: funnel ${usage}${begin}`);
}

/**
 * Masks a contact so that only people who know it can recognise it: `a…@e…`, `…32`.
 *
 * @param contact an e-mail address or a phone number
 * @returns an empty text if there is no contact
 */
export function masked(contact: string | undefined): string {
  if (!contact) return "";
  const [local = "", domain] = contact.split("@");
  if (domain === undefined) return `…${contact.slice(-2)}`;
  return `${[...local][0] ?? ""}…@${[...domain][0] ?? ""}…`;
}

/**
 * Stored parameters of an address, and variants of experiments, in one line and cut where they are long: `headline=long
 * from=mail`. They are a visitor's word, and a line of its own could pass for another row.
 */
export function parametersText(query: object | null | undefined): string {
  const texts = Object.entries(query ?? {}).filter(([, value]) => typeof value === "string");
  const whole = [...texts.map(([name, value]) => `${name}=${value}`.replaceAll(/\s+/g, " ")).join(" ")];
  return whole.length > longestCell ? `${whole.slice(0, longestCell).join("")}…` : whole.join("");
}

const longestCell = 60;
