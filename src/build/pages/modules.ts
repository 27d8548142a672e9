import { typeset } from "../../../engine/check/index.ts";
import { copyParts } from "../../../engine/copy/index.ts";
import { flowOf, optionsOf, picksAt } from "../../../engine/flow/index.ts";
import { drawingOf } from "../../../engine/load/index.ts";
import {
  contactFields,
  phoneNames,
  sectionsOf,
  stepTraits,
  stepWith,
  typedNames,
} from "../../../engine/traits/index.ts";
import { backendOf, legalOf, siteOf, trackingOf, viewOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";
import { definitionHash } from "../../disk/index.ts";
import { moduleWithAssets } from "./assets.ts";
import { codeFiles, moduleIds, stepFiles } from "./files.ts";

/**
 * Source of one of those modules.
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
    const body = (source: string) => withExtras(definition, step, source);
    return moduleWithAssets(shown, file, (marked) => viewOf(marked, step), body);
  }
  const files = stepFiles(definition);
  if (id.startsWith(moduleIds.steps)) {
    const steps = files[Number(id.slice(moduleIds.steps.length))] ?? [];
    const imported = steps.map((step, place) => `import view${place} from ${JSON.stringify(moduleIds.step + step)};`);
    return [...imported, ...steps.map((_, place) => `export const s${place} = { default: view${place} };`)].join("\n");
  }
  if (id.startsWith(moduleIds.code)) {
    const modules = codeFiles(definition).get(id.slice(moduleIds.code.length)) ?? [];
    return modules.map((module) => `export * from ${JSON.stringify(module)};`).join("\n");
  }
  const loaders = files.flatMap((steps, file) =>
    steps.map((step, place) => {
      const [only, of] = steps.length === 1 ? [step, ""] : [undefined, `.then((file) => file.s${place})`];
      const module = only === undefined ? `${moduleIds.steps}${file}` : moduleIds.step + only;
      return `${JSON.stringify(step)}: () => import(${JSON.stringify(module)})${of}`;
    }),
  );
  const { type } = definition.steps[definition.start] ?? {};
  const { compute, inForms, ...flow } = flowOf(definition);
  return [
    // Bundled with the entry's code, so that the first page loads in one piece.
    ...(type ? [`import ${JSON.stringify(`/renderers/${type}/${type}.tsx`)};`] : []),
    moduleWithAssets(shown, file, siteOf, (source) => `const site = ${source};`),
    ...(compute ? ['import { computer } from "/engine/values/index.ts";'] : []),
    ...(flow.addressNames ? ['import { addressReader } from "/src/app/visit/address-reader.ts";'] : []),
    ...(inForms ? ['import { inForms } from "/engine/copy/index.ts";'] : []),
    `const flow = ${JSON.stringify(flow)};`,
    ...(inForms ? ["flow.inForms = inForms(site.language);"] : []),
    ...(flow.addressNames ? ["flow.readAddress = addressReader(flow.id, flow.addressNames);"] : []),
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

/**
 * The module of a step with the code that its options need besides the plain ones, so that no other page carries it:
 * what draws faces and the built-in icons that it names, the icons of answers that its sections show, the field for an
 * answer of the visitor's own, what says phone numbers in its texts, and on a page about buying the names of the legal
 * texts, whether it asks for the address of the buyer, and which plans can have been picked.
 *
 * @param source the step's copy
 */
function withExtras(definition: FunnelDefinition, id: string, source: string): string {
  const { steps } = definition;
  const step = steps[id];
  const { layout = "list", otherwise } = (step && stepWith("asks", step)) ?? {};
  const options = step ? optionsOf(step) : [];
  const isFaced = options.some(({ image, icon, emoji }) => image ?? icon ?? emoji) || !plainLayouts.includes(layout);
  const pictures = picturesOf(steps, id);
  const legal = legalLinksOf(definition, id);
  const asksEmail = step !== undefined && asksForEmail(definition, step);
  const picks = step !== undefined && stepTraits(step).takesPayment === "itself" && picksAt(definition, id);
  const phones = phonesIn(definition, source);
  const said = phones.length > 0 ? `, said: {${phones.map((name) => `${JSON.stringify(name)}: sayPhone`)}}` : "";
  const imports = said ? 'import { sayPhone } from "/renderers/phone/index.ts";' : "";
  if (!isFaced && !otherwise && !pictures && !legal && !asksEmail && !picks)
    return said ? `${imports}\nexport default {...${source}${said}};` : `export default ${source};`;
  const icons = options.flatMap(({ icon = "" }) => {
    const drawing = drawingOf(icon);
    return drawing === undefined ? [] : [[icon, drawing]];
  });
  const field = step && stepTraits(step).asks === "one" ? "OwnAnswer" : "OwnChoice";
  return [
    imports,
    ...(isFaced ? ['import { faces } from "/renderers/ui/controls/faces.tsx";'] : []),
    ...(otherwise ? [`import { ${field} as Own } from "/renderers/fields/own-answer.tsx";`] : []),
    `const icons = ${JSON.stringify(Object.fromEntries(icons))};`,
    `export default {...${source}${said}, extras: {icons${isFaced ? ", ...faces" : ""}${otherwise ? ", Own" : ""}${pictures ? `, pictures: ${JSON.stringify(pictures)}` : ""}${legal ? `, legal: ${JSON.stringify(legal)}` : ""}${asksEmail ? ", asksEmail: true" : ""}${picks ? `, picks: ${JSON.stringify(picks)}` : ""}}};`,
  ].join("\n");
}

/** The placeholders for phone numbers that visitors can read at a step, in its texts or in their outcome. */
function phonesIn({ steps, outcomes }: FunnelDefinition, source: string): readonly string[] {
  const read = source.includes("{outcome.") ? source + JSON.stringify(outcomes) : source;
  const names = new Set(copyParts(read).flatMap((part) => ("name" in part ? [part.name] : [])));
  return phoneNames(Object.values(steps)).filter((name) => names.has(name));
}

/** The legal texts that a page links to beside its payment; undefined for any other page. */
function legalLinksOf({ steps, legal }: FunnelDefinition, id: string) {
  const step = steps[id];
  if (!legal || !step || !stepTraits(step).takesPayment) return undefined;
  return legal.tabs.flatMap(({ id, label, purpose }) => (purpose ? [{ id, label, purpose }] : []));
}

/**
 * Whether a step takes the payment itself, and no step of the funnel insists on a buyer's e-mail address before. A form
 * that lets visitors leave it out does not: whoever did so has made no mistake.
 */
const asksForEmail = ({ steps }: FunnelDefinition, step: Step) =>
  stepTraits(step).takesPayment === "itself" &&
  !Object.values(steps).some((other) =>
    (stepTraits(other).leavesContact ? contactFields(other) : typedNames(other)).includes("email"),
  );

/** The built-in icons of the answers that sections of a step pin up, by placeholder and label; undefined without any. */
function picturesOf(steps: FunnelDefinition["steps"], id: string) {
  const step = steps[id];
  const pins = step ? sectionsOf(step).flatMap((section) => ("pin" in section && section.pin) || []) : [];
  if (pins.length === 0) return undefined;
  return Object.fromEntries(
    pins.map((pin) => {
      const answer = pin.slice(1, -1);
      const asked = steps[answer.replace(/^answer\./, "")];
      const drawings = (asked ? optionsOf(asked) : []).flatMap(({ label, icon = "" }) => {
        const drawing = drawingOf(icon);
        return drawing === undefined ? [] : [[label, drawing]];
      });
      return [answer, Object.fromEntries(drawings)];
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
