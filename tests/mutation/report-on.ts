import type { Measurement } from "./measure.ts";
import { sumOf } from "./sum-of.ts";

/** A measurement to be read: a line for each kind of mistake, the sum of all, and what was not found or not said well. */
export function reportOn({ rows, failures }: Measurement): string {
  const table = [
    columns,
    ...Object.entries({ ...rows, all: sumOf(rows) }).map(([name, row]) => [name, ...Object.values(row).map(String)]),
  ];
  return [...table.map((cells) => cells.map(pad).join("  ")), ...failures].join("\n");
}

const columns = ["mistake", "made", "tried", "wrong", "caught", "placed", "elsewhere", "misspelt", "told"];

const pad = (cell: string, column: number) => (column === 0 ? cell.padEnd(27) : cell.padStart(9));
