import { copyParts } from "../../../copy/index.ts";
import { counted } from "../../../problem/index.ts";
import { readBy } from "../../implied-names.ts";
import { placedScales } from "../../placed-sections.ts";
import { answeredTotals } from "../../reach/answered-totals.ts";
import { totalsOn } from "../../reach/score-totals.ts";
import { type ValueSample, valueSamples } from "../../reach/value-samples.ts";
import type { Rule } from "../../rule.ts";

/** A gauge has room for all of its bands, and one for a score for every total that answers can make. */
export const scoreOffGauge: Rule = {
  id: "score-off-gauge",
  severity: "warning",
  why: "A score beyond the end of its gauge looks like the end: the visitor with 14 points reads that they have reached 10 of 10, and one with 4 of 40 that they have done badly because the scale is too long. The scale ends where the highest answers do. And a last band that begins where the scale ends is read by nobody.",
  wrong: '- { type: gauge, label: Risk, value: "{score.risk}", max: 3 }',
  right: '- { type: gauge, label: Risk, value: "{score.risk}", max: 4 }',
  *check(context, found) {
    const { definition, steps, values } = context;
    let samples: readonly ValueSample[] | undefined;
    const isBroken = found.some(({ severity }) => severity === "error");
    for (const { step, name, scale: shown, path } of placedScales(definition)) {
      const { value, min = 0, max, bands = [] } = shown;
      const [before, last] = bands.slice(-2);
      if (before?.upTo === max && last && last.upTo === undefined && min < max)
        yield {
          message: `"${last.label}" begins at ${max}, where the ${name} of step "${step}" ends, so nobody reads it. Raise "max", or let "${before.label}" end earlier.`,
          path: [...path, "max"],
        };
      const [part] = typeof value === "string" ? copyParts(value) : [];
      const computed = part && "name" in part ? part.name : "";
      // A measure that is typed may be off the scale for few: what is made of points alone is counted.
      if (values.has(computed) && readBy(computed, values).every((read) => read.startsWith("score."))) {
        samples ??= valueSamples(context);
        const [, middle, high] = samples.map((at) => at(computed));
        if (
          middle !== undefined &&
          high !== undefined &&
          (Math.min(middle, high) > max || Math.max(middle, high) < min)
        )
          yield {
            message: `"${computed}" comes to about ${Number(middle.toPrecision(2))} for whoever answers in between, but the ${name} of step "${step}" goes from ${min} to ${max}. Show another value, or correct its ends.`,
            path: [...path, "value"],
          };
      }
      const scale = part && "name" in part && part.name.startsWith("score.") ? part.name.slice("score.".length) : "";
      if (!Object.hasOwn(definition.scales, scale)) continue;
      const { min: fewest, max: most, isByWay } = totalsOn(scale, steps, definition.start);
      // Where steps are entered in order, nobody comes here with a question left out.
      const answered =
        definition.entry === "in-order" ? answeredTotals(scale, steps, definition.start, new Set([step])) : undefined;
      const least = answered?.low ?? fewest;
      // What is wrong may be the very way that cannot be counted along.
      if (!isByWay && isBroken) continue;
      if (most > max)
        yield {
          message: `Answers can make ${counted(most, "point")} on "${scale}", but the ${name} of step "${step}" ends at ${max}. Set "max" to ${most}, or give fewer points.`,
          path: [...path, "max"],
        };
      else if (least < min)
        yield {
          message: `Answers can make ${least} points on "${scale}", but the ${name} of step "${step}" begins at ${min}. Set "min" to ${least}.`,
          path: [...path, "value"],
        };
      else if (isByWay && most - min <= (max - min) / 2)
        yield {
          message: `Answers make at most ${counted(most, "point")} on "${scale}", but the ${name} of step "${step}" ends at ${max}: the highest fill half of it at most. Set "max" to ${most}, unless ${max} is the end of a scale that visitors know.`,
          path: [...path, "max"],
        };
    }
  },
};
