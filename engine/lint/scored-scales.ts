import type { StepFlows } from "../flow/index.ts";
import type { Path } from "../problem/index.ts";

/** A score of an option: the scale, and where it is written. */
type Scored = { readonly scale: string; readonly option: string; readonly step: string; readonly path: Path };

/** Every score that an option gives, in the order of the file. */
export function scoredScales(steps: StepFlows): readonly Scored[] {
  return Object.entries(steps).flatMap(([step, { options }]) =>
    options.flatMap(({ label, score = {} }, index) =>
      Object.keys(score).map((scale) => ({
        scale,
        option: label,
        step,
        path: ["steps", step, "options", index, "score", scale],
      })),
    ),
  );
}
