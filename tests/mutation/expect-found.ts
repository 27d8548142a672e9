import { beforeAll, describe, expect, it } from "vitest";
import { type Measurement, measure } from "./measure.ts";
import { reportOn } from "./report-on.ts";
import { sumOf } from "./sum-of.ts";

/**
 * Tests that the check finds planted mistakes. They use a sample, the same one each time; `node src/scripts/run.mjs
 * bench/mutants.ts` uses every mutant.
 *
 * @param a name for the definitions, used in test names
 * @param files their paths
 * @param most how many mistakes of each kind are enough for each definition
 */
export function expectFound(what: string, files: readonly string[], most = 15): void {
  describe(`a mistake in ${what}`, () => {
    let measured: Measurement = { rows: {}, failures: [] };
    beforeAll(() => {
      measured = measure(files, most);
    }, 600_000);

    it("of each kind can be made", () => {
      for (const [name, { wrong }] of Object.entries(measured.rows)) expect(wrong, name).toBeGreaterThan(10);
    });

    it("is found in 99 of 100 cases", () => {
      const { caught, wrong } = sumOf(measured.rows);
      expect(caught / wrong, reportOn(measured)).toBeGreaterThanOrEqual(0.99);
    });

    it("is placed within one line, of it or of where it shows if it left no line behind, in 99 of 100 cases", () => {
      const { placed, elsewhere, caught } = sumOf(measured.rows);
      expect((placed + elsewhere) / caught, reportOn(measured)).toBeGreaterThanOrEqual(0.99);
    });

    it("that is a misspelling is answered with the word that was meant, each time", () => {
      const { told, misspelt } = sumOf(measured.rows);
      expect(told, reportOn(measured)).toBe(misspelt);
    });
  });
}
