import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Problem } from "../../engine/problem/index.ts";
import { checked } from "./checked.ts";
import { type Edited, edited } from "./edited.ts";
import { hashOf } from "./hash-of.ts";
import type { Mutant } from "./mutant.ts";
import { operatorsFor } from "./operators/operators.ts";
import type { Complaint } from "./oracle/complaint.ts";
import { complaintsAbout } from "./oracle/complaints-about.ts";
import { overlayOracle } from "./oracle/overlay-complaints.ts";
import { type Site, sitesOf } from "./sites-of.ts";
import { subjectOf } from "./subject.ts";

/** The check's results for the mutants of one operator. */
export type Row = {
  made: number;
  /** How many of them were tried. */
  tried: number;
  wrong: number;
  caught: number;
  /** Caught within one line of the mistake. */
  placed: number;
  /** Caught elsewhere, within one line of its effect. Only allowed for some mistakes: see Mutant. */
  elsewhere: number;
  misspelt: number;
  /** Misspellings for which the report names the intended word. */
  told: number;
};

/** The results: figures by operator, and every mutant that the check handled badly. */
export type Measurement = { readonly rows: Readonly<Record<string, Row>>; readonly failures: readonly string[] };

/**
 * Mutates definitions and checks every mutant.
 *
 * @param files paths of the definitions
 * @param most how many mutants that are wrong are enough for an operator and a definition; they are the same ones each
 * time
 */
export function measure(files: readonly string[], most: number): Measurement {
  const rows: Record<string, Row> = {};
  const failures: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const subject = subjectOf(text);
    const ask = subject.isOverlay ? overlayOracle(text) : (mutated: string) => complaintsAbout(mutated, dirname(file));
    const complaintsIn = (mutated: string, without?: string): readonly Complaint[] => [
      ...(without === undefined ? [] : [{ what: `no file ${without}`, path: [] }]),
      ...ask(mutated),
    ];
    const before = new Set(complaintsIn(text).map(({ what }) => what));
    const known = new Set(checked(file, text).map(identity));
    for (const [name, operator] of Object.entries(operatorsFor(subject))) {
      const mutants = operator(subject).filter((mutant) => mutant.without || changes(text, mutant));
      rows[name] ??= { made: 0, tried: 0, wrong: 0, caught: 0, placed: 0, elsewhere: 0, misspelt: 0, told: 0 };
      const row = rows[name];
      row.made += mutants.length;
      const enough = row.wrong + most;
      // Of some kinds every second edit is still right.
      for (const mutant of inOrder(mutants).slice(0, 3 * most)) {
        if (row.wrong >= enough) break;
        row.tried++;
        const made = edited(text, mutant.edits);
        const complaints = complaintsIn(made.text, mutant.without).filter(({ what }) => !before.has(what));
        if (complaints.length === 0) continue;
        row.wrong++;
        const problems = checked(file, made.text, mutant.without).filter((problem) => !known.has(identity(problem)));
        const failure = judge(row, problems, { ...mutant, ...made }, complaints, file);
        if (failure) failures.push(`${file.split("/").slice(-2).join("/")}, ${name}, ${failure}`);
      }
    }
  }
  return { rows, failures };
}

const changes = (text: string, { edits }: Mutant) => edits.some(({ start, end, by }) => text.slice(start, end) !== by);

/** Ordered by a hash of their edit, which is independent of their place. */
function inOrder(mutants: readonly Mutant[]): readonly Mutant[] {
  const byNumber = mutants.map((mutant) => ({ mutant, number: hashOf(mutant.what) }));
  return byNumber.sort((a, b) => a.number - b.number).map(({ mutant }) => mutant);
}

const identity = ({ rule, message }: Problem) => `${rule} ${message}`;

/** @returns what the check handled badly, or undefined */
function judge(
  row: Row,
  problems: readonly Problem[],
  mutant: Mutant & Edited,
  complaints: readonly Complaint[],
  file: string,
) {
  const { what, meant, lines, shownElsewhere } = mutant;
  if (meant !== undefined) row.misspelt++;
  const [first] = problems;
  if (!first) return `not found: ${what} (${complaints[0]?.what})`;
  row.caught++;
  const told =
    meant === undefined ||
    problems.some(({ suggest, message }) => suggest?.endsWith(meant) || message.includes(`"${meant}"?`));
  if (meant !== undefined && told) row.told++;
  const isNear = (places: readonly number[]) =>
    problems.some((problem) => problem.file === file && places.some((line) => Math.abs(line - problem.line) <= 1));
  // A name that was taken away may be missed in an included text alone.
  const isIncluded = shownElsewhere && problems.some((problem) => problem.file !== file);
  const said = `${first.line}: ${first.rule}: ${first.message}`;
  const effects = shownElsewhere && !isNear(lines) ? linesOf(complaints, mutant.text) : [];
  if (isNear(lines)) row.placed++;
  else if (isNear(effects) || isIncluded) row.elsewhere++;
  else return `not in line ${[...lines, ...effects].join(" or ")}: ${what}\n    ${said}`;
  return told ? undefined : `does not say "${meant}": ${what}\n    ${said}`;
}

/** The lines of the values that complaints are about, or of the nearest things around them. */
function linesOf(complaints: readonly Complaint[], text: string): readonly number[] {
  const sites = new Map(sitesOf(text).map((site) => [site.path.join(" "), site]));
  return complaints.flatMap((complaint) => linesAt(complaint, text, sites));
}

function linesAt({ path, excerpt }: Complaint, text: string, sites: ReadonlyMap<string, Site>): readonly number[] {
  for (let length = path.length; length > 0; length--) {
    const site = sites.get(path.slice(0, length).join(" "));
    if (!site) continue;
    const { start, end } = site.value;
    const at = excerpt === undefined ? -1 : text.slice(start, end).indexOf(excerpt);
    const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
    return at === -1 ? [site.key ?? site.value, site.value].map((place) => lineAt(place.start)) : [lineAt(start + at)];
  }
  const [first] = sites.values();
  return [1, ...(first?.key ? [text.slice(0, first.key.start).split("\n").length] : [])];
}
