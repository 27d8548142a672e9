import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { draw } from "../clock/index.ts";

/** The variants of each experiment by its name, the page as it was first, with how often each is drawn beside the others. */
export type Experiments = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Reads the experiments of a definition. Variants in a list are drawn equally often. */
export const experimentsOf = ({ experiments }: Pick<FunnelDefinition, "experiments">): Experiments =>
  Object.fromEntries(
    Object.entries(experiments).map(([name, variants]) => [
      name,
      Array.isArray(variants) ? Object.fromEntries(variants.map((variant) => [variant, 1])) : variants,
    ]),
  );

/** The variant of each experiment that a visitor is taken to have for whom none is drawn: the first. */
export const controlsOf = (experiments: Experiments): Record<string, string> =>
  Object.fromEntries(
    Object.entries(experiments).flatMap(([name, variants]) =>
      Object.keys(variants)
        .slice(0, 1)
        .map((variant) => [name, variant]),
    ),
  );

/**
 * Draws one of the variants of an experiment.
 *
 * @param random at least 0 and below 1
 */
export const drawVariant = (weights: Experiments[string], random: number): string =>
  draw(
    Object.entries(weights).map(([id, weight]) => ({ id, weight })),
    random,
  );
