import type { Measurement } from "./measure.ts";
import { sumOf } from "./sum-of.ts";

/**
 * A readable measurement: a line for each kind of mistake, the total, and the mutants that were missed or badly
 * reported.
 */
export function reportOn({ rows, failures }: Measurement): string {
  const table = [
    columns,
    ...Object.entries({ ...rows, all: sumOf(rows) }).map(([name, row]) => [name, ...Object.values(row).map(String)]),
  ];
  return [...table.map((cells) => cells.map(pad).join("  ")), ...failures].join("\n");
}

const columns = ["mistake", "made", "tried", "wrong", "caught", "placed", "elsewhere", "misspelt", "told"];

const pad = (cell: string, column: number) => (column === 0 ? cell.padEnd(27) : cell.padStart(9));
