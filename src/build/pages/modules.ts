import { flowOf, optionsOf } from "../../../engine/flow/index.ts";
import { drawingOf } from "../../../engine/load/index.ts";
import { stepWith } from "../../../engine/traits/index.ts";
import { backendOf, legalOf, siteOf, trackingOf, viewOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { moduleWithAssets } from "./assets.ts";

/** Names of the modules that a definition turns into. */
export const moduleIds = {
  site: "virtual:funnel",
  legal: "virtual:funnel/legal",
  backend: "virtual:funnel/backend",
  tracking: "virtual:funnel/tracking",
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
  if (id === moduleIds.backend) return asDefault(JSON.stringify(backendOf(definition, process.env)));
  if (id === moduleIds.tracking) return asDefault(JSON.stringify(trackingOf(definition)));
  if (id === moduleIds.legal) return moduleWithAssets(definition, file, legalOf, asDefault);
  if (id.startsWith(moduleIds.step)) {
    const step = id.slice(moduleIds.step.length);
    const icons = iconsOf(definition, step);
    return moduleWithAssets(definition, file, (marked) => viewOf(marked, step), icons ? withFaces(icons) : asDefault);
  }
  const loaders = Object.keys(definition.steps).map(
    (step) => `${JSON.stringify(step)}: () => import(${JSON.stringify(moduleIds.step + step)})`,
  );
  const { type } = definition.steps[definition.start] ?? {};
  const { compute, ...flow } = flowOf(definition);
  return [
    // Bundled with the entry's code, so that the first page loads in one piece.
    ...(type ? [`import ${JSON.stringify(`/renderers/${type}/${type}.tsx`)};`] : []),
    moduleWithAssets(definition, file, siteOf, (source) => `const site = ${source};`),
    ...(compute ? ['import { computer } from "/engine/values/index.ts";'] : []),
    `const flow = ${JSON.stringify(flow)};`,
    // Only pages of a funnel with values or fields load the code that computes them.
    ...(compute ? ["flow.compute = computer(flow.values ?? {}, site.language, () => new Date());"] : []),
    "export default {",
    "site, flow,",
    `loadView: {${loaders.join(",")}},`,
    `loadLegal: () => import(${JSON.stringify(moduleIds.legal)}),`,
    `loadBackend: () => import(${JSON.stringify(moduleIds.backend)}),`,
    ...(trackingOf(definition).events.length > 0
      ? [`loadTracking: () => import(${JSON.stringify(moduleIds.tracking)}),`]
      : []),
    "};",
  ].join("\n");
}

/** The code that draws faces goes with the steps that have some, so that no other page carries it. */
const withFaces = (icons: Readonly<Record<string, string>>) => (source: string) =>
  [
    'import { faces } from "/renderers/ui/controls/faces.tsx";',
    `export default {...${source}, faces: {...faces, icons: ${JSON.stringify(icons)}}};`,
  ].join("\n");

/**
 * The built-in icons that the options of a step name, by name.
 *
 * @returns undefined if the step draws plain options only
 */
function iconsOf({ steps }: FunnelDefinition, id: string): Readonly<Record<string, string>> | undefined {
  const step = steps[id];
  const asking = step && stepWith("asks", step);
  if (!step || !asking) return undefined;
  const options = optionsOf(step);
  const isFaced = options.some(({ image, icon, emoji }) => image ?? icon ?? emoji);
  if (!isFaced && plainLayouts.includes(asking.layout ?? "list")) return undefined;
  return Object.fromEntries(
    options.flatMap(({ icon = "" }) => {
      const drawing = drawingOf(icon);
      return drawing === undefined ? [] : [[icon, drawing]];
    }),
  );
}

const plainLayouts = ["list", "grid", "chips"];

/**
 * The registry of step types without the types that a funnel does not use.
 *
 * @param code the source of renderers/registry.ts, with one entry for each type
 * @param used names of the types to keep
 */
export const withoutTypes = (code: string, used: ReadonlySet<string>): string =>
  code.replace(/^ {2}"?([a-z][a-z0-9-]*)"?: \((?:step)?\) =>[\s\S]*?,\n(?=(?: {2}\S|\};))/gm, (entry, type) =>
    used.has(type) ? entry : "",
  );
