import { readableNames } from "../../flow/index.ts";
import { evaluateEach } from "../../values/index.ts";
import type { LintContext } from "../context.ts";

/** What each value comes to for one visitor; undefined where something that it needs is unset. */
export type ValueSample = ReturnType<typeof evaluateEach>;

/** What values come to where all fields and scores are at their least, amid, and at their most. */
export function valueSamples({ definition, steps, values }: LintContext): readonly ValueSample[] {
  const given = readableNames(definition, steps);
  return [0.1, 0.5, 0.9].map((share) =>
    evaluateEach(values, (name) => {
      const { low, high } = given.get(name)?.range ?? {};
      // What has no bounds can be anything, and a day is another one tomorrow.
      if (low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)) return undefined;
      return low + (high - low) * share;
    }),
  );
}
