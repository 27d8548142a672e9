import { typeset } from "../../../engine/check/index.ts";
import { flowOf } from "../../../engine/flow/index.ts";
import { fieldsOf, sectionsOf } from "../../../engine/traits/index.ts";
import { backendOf, countsVisitors, legalOf, siteOf, trackingOf, viewOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { definitionHash } from "../../disk/index.ts";
import { moduleWithAssets } from "./assets.ts";
import { codeFiles, moduleIds, stepFiles } from "./files.ts";
import { stepModule } from "./step-module.ts";

/**
 * Source of one of the modules that a definition turns into.
 *
 * @param id as in moduleIds, `step` followed by a step id, `steps` by the number and `code` by the name of a file
 * @param file path of the definition, to which its images are relative
 */
export function moduleSource(id: string, definition: FunnelDefinition, file: string): string {
  const asDefault = (source: string) => `export default ${source};`;
  const shown = typeset(definition);
  if (id === moduleIds.backend)
    return asDefault(JSON.stringify(backendOf(definition, process.env, definitionHash(definition))));
  if (id === moduleIds.tracking) return asDefault(JSON.stringify(trackingOf(shown)));
  if (id === moduleIds.legal) return moduleWithAssets(shown, file, legalOf, asDefault);
  if (id.startsWith(moduleIds.step)) {
    const step = id.slice(moduleIds.step.length);
    const body = (source: string) => stepModule(definition, step, source);
    return moduleWithAssets(shown, file, (marked) => viewOf(marked, step), body);
  }
  if (id.startsWith(moduleIds.steps)) {
    const steps = stepFiles(definition)[Number(id.slice(moduleIds.steps.length))] ?? [];
    const imported = steps.map((step, place) => `import view${place} from ${JSON.stringify(moduleIds.step + step)};`);
    const views = steps.map((_, place) => `{ default: view${place} }`);
    return [...imported, asDefault(`[${views.join(",")}]`)].join("\n");
  }
  if (id.startsWith(moduleIds.code)) {
    const modules = codeFiles(definition).get(id.slice(moduleIds.code.length)) ?? [];
    return modules.map((module) => `export * from ${JSON.stringify(module)};`).join("\n");
  }
  return siteModule(definition, file);
}

/** What each page loads first: the site, the flow, and how to load everything else. */
function siteModule(definition: FunnelDefinition, path: string): string {
  const loaders = stepFiles(definition).map((steps, file) => {
    const [step = ""] = steps;
    const load = (module: string) => `() => import(${JSON.stringify(module)})`;
    return steps.length === 1
      ? `${JSON.stringify(step)}: ${load(moduleIds.step + step)}`
      : `...inFile(${JSON.stringify(steps)}, ${load(`${moduleIds.steps}${file}`)})`;
  });
  const { type } = definition.steps[definition.start] ?? {};
  const { compute, inForms, ...flow } = flowOf(definition);
  return [
    // Bundled with the entry's code, so that the first page loads in one piece.
    ...(type ? [`import ${JSON.stringify(`/renderers/${type}/${type}.tsx`)};`] : []),
    moduleWithAssets(typeset(definition), path, siteOf, (source) => `const site = ${source};`),
    ...(compute ? ['import { computer } from "/engine/values/index.ts";'] : []),
    ...(flow.addressNames ? ['import { addressReader } from "/src/app/visit/address-reader.ts";'] : []),
    ...(flow.experiments
      ? [
          'import { variantDrawer } from "/src/kernel/variants/variant-drawer.ts";',
          'import { pageVariants, quizInMarkup } from "/src/kernel/variants/quiz-in-markup.ts";',
        ]
      : []),
    ...(inForms ? ['import { inForms } from "/engine/copy/index.ts";'] : []),
    `const flow = ${JSON.stringify(flow)};`,
    // Shorter than a loader for each step, of which there are many.
    "const inFile = (steps, load) => Object.fromEntries(steps.map((step, place) => [step, () => load().then((file) => file.default[place])]));",
    ...(inForms ? ["flow.inForms = inForms(site.language);"] : []),
    ...(flow.addressNames ? ["flow.readAddress = addressReader(flow.id, flow.addressNames);"] : []),
    ...(flow.experiments
      ? ["flow.drawVariants = variantDrawer(flow.id, flow.experiments, pageVariants()?.drawn);"]
      : []),
    // Only pages of a funnel with values or fields load the code that computes them.
    ...(compute ? ["flow.compute = computer(flow.values ?? {}, site.language, () => new Date());"] : []),
    "export default {",
    "site, flow,",
    ...(flow.experiments ? ["first: quizInMarkup(),"] : []),
    `loadView: {${loaders.join(",")}},`,
    `loadLegal: () => import(${JSON.stringify(moduleIds.legal)}),`,
    `loadBackend: () => import(${JSON.stringify(moduleIds.backend)}),`,
    ...(trackingOf(definition).events.length > 0
      ? [`loadTracking: () => import(${JSON.stringify(moduleIds.tracking)}),`]
      : []),
    ...(countsVisitors(definition, process.env) ? ["countsVisitors: true,"] : []),
    "};",
  ].join("\n");
}

/** Names of the types of steps, sections and fields that a definition has. */
export const typesIn = ({ steps }: FunnelDefinition): ReadonlySet<string> =>
  new Set(
    Object.values(steps)
      .flatMap((step) => [step, ...sectionsOf(step), ...fieldsOf(step)])
      .map(({ type }) => type),
  );

/**
 * A table of types without those that a funnel does not have.
 *
 * @param code the source of a registry of renderers, or of schema/traits.ts, with an entry for each type
 * @param used names of the types to keep
 */
export const withoutTypes = (code: string, used: ReadonlySet<string>): string =>
  code.replace(/^ {2}"?([a-z][a-z0-9-]*)"?: [\s\S]*?,\n(?= {2}["a-z]|\})/gm, (entry, type) =>
    used.has(type) ? entry : "",
  );
