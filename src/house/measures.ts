import type { Arrows } from "./arrows.ts";
import { circlesIn } from "./circles.ts";
import { isDoor, roomOf, wingOf } from "./rooms.ts";
import type { Import, Source, Spot } from "./source.ts";

/** One measure of the code: the measured value, the maximum allowed, and the violations. */
export type Measure = {
  readonly name: string;
  readonly value: number;
  readonly bound: number;
  /** One line each: the place, and what is wrong there. */
  readonly found: readonly string[];
};

/** The input of the measures. */
export type House = {
  /** Files that ship: no tests and nothing generated. */
  readonly sources: readonly Source[];
  /** Every file of code, tests among them. */
  readonly all: readonly Source[];
  /** Which top-level folder may import which, as the README draws it. */
  readonly wings: Arrows;
  /** Which room may import which, as docs/architecture.md draws it. */
  readonly rooms: Arrows;
  /** Folders of the step and section types, each named after its type. */
  readonly typeFolders: readonly string[];
};

/** Measures the code, in the order in which a report gives it. */
export function measuresOf({ sources, all, wings, rooms, typeFolders }: House): readonly Measure[] {
  const known = new Set(sources.map(({ file }) => file));
  const imports = sources
    .flatMap((source) => source.imports.map((each) => ({ ...each })))
    .filter(({ to }) => known.has(to));
  const between = imports.filter(({ file, to }) => roomOf(file) !== roomOf(to));
  const lines = sources.reduce((sum, source) => sum + source.lines, 0);
  const counted = sources.filter(({ file }) => !file.startsWith("engine/lint/rules/"));
  const countedLines = counted.reduce((sum, source) => sum + source.lines, 0);
  const casts = sources.flatMap((source) => source.casts);
  const full = crowdedFolders(all);
  return [
    none("circles of imports, by file", circlesIn(imports.map(({ file, to }) => [file, to]))),
    none("circles of imports, by room", circlesIn(between.map(({ file, to }) => [roomOf(file), roomOf(to)]))),
    none("imports against the README's map", imports.filter((each) => !isDrawn(each, wings, wingOf)).map(saidOf)),
    none("imports against the map of rooms", between.filter((each) => !isDrawn(each, rooms, roomOf)).map(saidOf)),
    none("doors bypassed", between.filter(({ to }) => !isDoor(to)).map(saidOf)),
    none(
      "reads of a type outside its folder",
      sources.flatMap((source) => foreignReads(source, typeFolders)),
    ),
    none(
      "any, ! and comments that silence a tool",
      all.flatMap((source) => source.forced.map(placeOf)),
    ),
    { name: "casts per 1,000 lines", value: rate(casts.length, lines), bound: 4, found: casts.map(placeOf) },
    {
      name: "files per 1,000 lines, rules not counted",
      value: rate(counted.length, countedLines),
      bound: 18,
      found: [],
    },
    {
      name: "most files side by side in a folder",
      value: Math.max(0, ...full.map(([, count]) => count)),
      bound: 24,
      found: full.filter(([, count]) => count > 24).map(([folder, count]) => `${folder}: ${count}`),
    },
  ];
}

const none = (name: string, found: readonly string[]): Measure => ({ name, value: found.length, bound: 0, found });

/** If the map has one room of a folder, it must have all: a room that is not on the map may import nothing. */
function isDrawn({ file, to }: Import, map: Arrows, of: (file: string) => string): boolean {
  const [from, target] = [of(file), of(to)];
  const isHeld = map.folders.has(folderOf(from)) && folderOf(from) === folderOf(target);
  return from === target || !isHeld || map.mayImport(from, target);
}

const folderOf = (room: string) => room.split("/").slice(0, -1).join("/");

function foreignReads({ file, typeReads }: Source, typeFolders: readonly string[]): readonly string[] {
  const isForeign = (folder: string | undefined) => folder !== undefined && !file.startsWith(`${folder}/`);
  return typeReads
    .filter(({ type }) => isForeign(typeFolders.find((folder) => folder.endsWith(`/${type}`))))
    .map((read) => `${placeOf(read)} asks for "${read.type}"`);
}

function crowdedFolders(all: readonly Source[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { file } of all) {
    const folder = file.split("/").slice(0, -1).join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

const rate = (count: number, lines: number) => Math.round((count / lines) * 10_000) / 10;

const placeOf = ({ file, line }: Spot) => `${file}:${line}`;

const saidOf = (each: Import) => `${placeOf(each)} imports ${each.to}`;
