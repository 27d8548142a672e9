import type { Measurement, Row } from "./measure.ts";

/** The figures of all kinds of mistakes added up. */
export function sumOf(rows: Measurement["rows"]): Row {
  const sum = (key: keyof Row) => Object.values(rows).reduce((total, row) => total + row[key], 0);
  return {
    made: sum("made"),
    tried: sum("tried"),
    wrong: sum("wrong"),
    caught: sum("caught"),
    placed: sum("placed"),
    elsewhere: sum("elsewhere"),
    misspelt: sum("misspelt"),
    told: sum("told"),
  };
}
