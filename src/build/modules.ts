import { flowOf } from "../../engine/compile/flow.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { moduleWithAssets } from "./assets.ts";
import { legalOf, siteOf, viewOf } from "./views.ts";

/** Names of the modules that a definition turns into. */
export const moduleIds = {
  site: "virtual:funnel",
  legal: "virtual:funnel/legal",
  step: "virtual:funnel/step/",
} as const;

/**
 * Source of one of those modules.
 *
 * @param id as in moduleIds, `step` followed by a step id
 * @param file path of the definition, to which its images are relative
 */
export function moduleSource(id: string, definition: FunnelDefinition, file: string): string {
  const asDefault = (source: string) => `export default ${source};`;
  if (id === moduleIds.legal) return moduleWithAssets(legalOf(definition), file, asDefault);
  if (id.startsWith(moduleIds.step))
    return moduleWithAssets(viewOf(definition, id.slice(moduleIds.step.length)), file, asDefault);
  const loaders = Object.keys(definition.steps).map(
    (step) => `${JSON.stringify(step)}: () => import(${JSON.stringify(moduleIds.step + step)})`,
  );
  return [
    moduleWithAssets(siteOf(definition), file, (source) => `export const site = ${source};`),
    `export const flow = ${JSON.stringify(flowOf(definition))};`,
    `export const loadView = {${loaders.join(",")}};`,
    `export const loadLegal = () => import(${JSON.stringify(moduleIds.legal)});`,
  ].join("\n");
}
