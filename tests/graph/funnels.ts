import { generatedFunnel } from "../../bench/generated-funnel.ts";
import { checkFunnel } from "../../engine/check/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { readFunnel } from "../read-funnel.ts";

/** The funnels that come with the project, by file. */
export const shippedFunnels: ReadonlyMap<string, FunnelDefinition> = new Map(
  [
    "funnel.yaml",
    "examples/solar-roof/funnel.yaml",
    "examples/evening-piano/funnel.yaml",
    "examples/strong-back/funnel.yaml",
  ].map((file) => [file, readFunnel(file)]),
);

/** A funnel of many steps. */
export function longFunnel(size: number): FunnelDefinition {
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text: generatedFunnel(size) }));
  if (!definition) throw new Error(problems[0]?.message);
  return definition;
}
