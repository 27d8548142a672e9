import type { Experiments } from "../../flow/index.ts";
import type { CopyUse } from "../copy-uses.ts";

/** How a text says each variant of an experiment: `{experiment.headline|short=…|long=…}`. */
export const wordsByVariant = (experiment: string, experiments: Experiments): string =>
  `{experiment.${experiment}|${Object.keys(experiments[experiment] ?? {})
    .map((variant) => `${variant}=…`)
    .join("|")}}`;

/**
 * The experiment whose variants a placeholder is for that is written otherwise: `{variant.headline|…}`, `{headline|short=…}`, or
 * one that is left open or has braces within.
 */
export function experimentMeant(
  { kind, name, fallback = "", excerpt }: Pick<CopyUse, "kind" | "name" | "fallback" | "excerpt">,
  experiments: Experiments,
): string | undefined {
  const [, group = "", named = ""] =
    (kind === "brace"
      ? /^[{｛] *(experiment)s?[ .]+([A-Za-z][\w-]*)/.exec(excerpt)
      : /^(?:([\w-]+)\.)?([\w-]+)$/.exec(name)) ?? [];
  if (!Object.hasOwn(experiments, named) || known.test(group)) return undefined;
  return group !== "" || /^[^|]*=/.test(fallback) ? named : undefined;
}

/** Groups of placeholders that stand for something else, whatever is behind their point. */
const known = /^(?:answer|facts|outcome|plans?|product|score|values)$/;
