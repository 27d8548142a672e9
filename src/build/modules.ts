import { flowOf } from "../../engine/flow/index.ts";
import { backendOf, legalOf, siteOf, trackingOf, viewOf } from "../../engine/views/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { moduleWithAssets } from "./assets.ts";

/** Names of the modules that a definition turns into. */
export const moduleIds = {
  site: "virtual:funnel",
  /** What the first one hands on in dev, where the definition changes under a running page. */
  now: "virtual:funnel/now",
  legal: "virtual:funnel/legal",
  backend: "virtual:funnel/backend",
  tracking: "virtual:funnel/tracking",
  step: "virtual:funnel/step/",
} as const;

/**
 * Source of `virtual:funnel` in dev: hands on what `now` says, and what it says after each save. Importers keep this
 * module and see its bindings change.
 */
export const liveSource = `
import "/src/author/clear-overlay.ts";
import * as now from "${moduleIds.now}";
export let { site, flow, loadView, loadLegal, isTracked } = now;
import.meta.hot.accept("${moduleIds.now}", (next) => {
  ({ site, flow, loadView, loadLegal, isTracked } = next);
  dispatchEvent(new Event("funnel:changed"));
});`;

/**
 * Source of one of those modules.
 *
 * @param id as in moduleIds, `step` followed by a step id
 * @param file path of the definition, to which its images are relative
 */
export function moduleSource(id: string, definition: FunnelDefinition, file: string): string {
  const asDefault = (source: string) => `export default ${source};`;
  if (id === moduleIds.backend) return asDefault(JSON.stringify(backendOf(definition, process.env)));
  if (id === moduleIds.tracking) return asDefault(JSON.stringify(trackingOf(definition)));
  if (id === moduleIds.legal) return moduleWithAssets(definition, file, legalOf, asDefault);
  if (id.startsWith(moduleIds.step))
    return moduleWithAssets(definition, file, (marked) => viewOf(marked, id.slice(moduleIds.step.length)), asDefault);
  const loaders = Object.keys(definition.steps).map(
    (step) => `${JSON.stringify(step)}: () => import(${JSON.stringify(moduleIds.step + step)})`,
  );
  return [
    moduleWithAssets(definition, file, siteOf, (source) => `export const site = ${source};`),
    `export const flow = ${JSON.stringify(flowOf(definition))};`,
    `export const loadView = {${loaders.join(",")}};`,
    `export const loadLegal = () => import(${JSON.stringify(moduleIds.legal)});`,
    `export const isTracked = ${trackingOf(definition).events.length > 0};`,
  ].join("\n");
}
