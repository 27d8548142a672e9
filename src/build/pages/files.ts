import { saysPick } from "../../../engine/flow/index.ts";
import { fieldsOf, leavesContact, sectionsOf, stepTraits } from "../../../engine/traits/index.ts";
import { isAboutPlans } from "../../../engine/views/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";

/** Names of the modules that a definition turns into. */
export const moduleIds = {
  site: "virtual:funnel",
  legal: "virtual:funnel/legal",
  backend: "virtual:funnel/backend",
  tracking: "virtual:funnel/tracking",
  step: "virtual:funnel/step/",
  /** A file of several steps, by its number. */
  steps: "virtual:funnel/steps/steps-",
  /** A file of code, by its name. */
  code: "virtual:funnel/code/",
} as const;

/**
 * Which modules of code travel together in one file. A page fetches the rest of its quiz while it is idle, and each request
 * costs a phone more than a small module does.
 *
 * @returns names of files, and the modules in each: those that a page fetches once it is idle, those that draw the first
 *   step, those that draw the other steps up to a sale, and the sections of a sale. Each module is in one file, the first of
 *   these that needs it, so that nothing comes with the first step that it does not need, and nothing of a sale with a quiz.
 */
export function codeFiles(definition: FunnelDefinition): ReadonlyMap<string, readonly string[]> {
  const { steps, start } = definition;
  const partsOf = (step: Step) => stepParts(definition, step);
  const first = steps[start] ? [steps[start]] : [];
  const light = lightSteps(steps).flatMap((id) => steps[id] ?? []);
  const files = {
    idle: whenIdle,
    start: first.flatMap(partsOf),
    quiz: light.flatMap((step) => [rendererOf(step), ...partsOf(step)]),
    sale: Object.values(steps).flatMap(partsOf),
  };
  const placed = new Set(first.map(rendererOf));
  return new Map(
    Object.entries(files).map(([name, modules]) => {
      const fresh = [...new Set(modules)].filter((module) => !placed.has(module));
      for (const module of fresh) placed.add(module);
      return [name, fresh];
    }),
  );
}

/**
 * Which steps share a file with their copy: of a thousand, a visitor who opens one should not fetch all.
 *
 * @returns ids of steps, file by file; the first step and those of a sale, or that say what was picked at one, are alone in theirs, which come last
 */
export function stepFiles({ steps, start }: FunnelDefinition): readonly (readonly string[])[] {
  const light = lightSteps(steps).filter((id) => id !== start);
  const files = Array.from({ length: Math.ceil(light.length / stepsInFile) }, (_, file) =>
    light.slice(file * stepsInFile, (file + 1) * stepsInFile),
  );
  return [...files, ...Object.keys(steps).flatMap((id) => (light.includes(id) ? [] : [[id]]))];
}

const stepsInFile = 24;

/**
 * What several files have in common, and the first step does not need: small modules in one file for those of a quiz, and one
 * for those of a sale, because otherwise each two files with the same import would have a third one for it.
 *
 * @returns groups of modules, as the bundler takes them; a module is in the first that has it
 */
export function sharedFiles({ start }: FunnelDefinition) {
  const sharedBy = (file: string, debugName: string) => {
    const name = (id: string, modules: Modules) => {
      const above = new Set([id]);
      for (const module of above) for (const taker of takersOf(module, modules)) above.add(taker);
      const isIn = (end: string) => [...above].some((module) => module.endsWith(end));
      const isFirst = isIn(`${moduleIds.code}start`) || isIn(moduleIds.step + start);
      return isIn(moduleIds.code + file) && !isFirst ? debugName : undefined;
    };
    return { name, debugName, minShareCount: 2, maxModuleSize: 5_000 };
  };
  return [sharedBy("quiz", "shared"), sharedBy("sale", "sold")];
}

/** What the bundler knows of modules. */
type Modules = {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly exports: readonly string[];
    readonly code: string | null;
  } | null;
};

/**
 * The modules that import something of a module. Through the door of its room, these are the ones that mention a name of
 * it: otherwise all that a room holds would belong to whoever takes one function of it.
 */
function takersOf(id: string, modules: Modules): readonly string[] {
  const names = modules.getModuleInfo(id)?.exports ?? [];
  const through = (module: string): readonly string[] =>
    (modules.getModuleInfo(module)?.importers ?? []).flatMap((importer) => {
      if (importer.endsWith("/index.ts")) return through(importer);
      const { code } = modules.getModuleInfo(importer) ?? {};
      return module === id || names.some((name) => code?.includes(name)) ? importer : [];
    });
  return through(id);
}

const lightSteps = (steps: FunnelDefinition["steps"]): readonly string[] =>
  Object.entries(steps).flatMap(([id, step]) => {
    const { takesPayment, isReceipt } = stepTraits(step);
    return takesPayment || isReceipt || saysPick(step) ? [] : [id];
  });

const rendererOf = ({ type }: Step) => `/renderers/${type}/${type}.tsx`;

/** What draws the sections and fields of a step, and what hands over a contact that is left there. */
const stepParts = (definition: FunnelDefinition, step: Step): readonly string[] => {
  const sections = sectionsOf(step).map(({ type }) => `/renderers/sections/${type}/${type}.tsx`);
  return [
    ...(sections.length > 0 ? ["/renderers/sections/load-sections.ts"] : []),
    ...(sections.length > 0 && isAboutPlans(definition, step) ? ["/renderers/sections/priced-sections.tsx"] : []),
    ...sections,
    ...fieldsOf(step).map(({ type }) => `/renderers/fields/${type}/${type}.tsx`),
    ...(leavesContact(step) ? [leads] : []),
  ];
};

/** The modules that the page of a path loads after the first; none for a path that no step has. */
export function pageModules(definition: FunnelDefinition, path: string): readonly string[] {
  const [id, step] = Object.entries(definition.steps).find(([, own]) => own.path === path) ?? [];
  if (!step) return [];
  const contact = leavesContact(step) ? [leads, moduleIds.backend] : [];
  return [...contact, `${moduleIds.step}${id}`, rendererOf(step), ...stepParts(definition, step)];
}

/** What hands over a contact. */
const leads = "/src/app/visit/leads.ts";

/** What every page fetches once it is idle. */
const whenIdle = [
  "/src/app/load/prefetch.ts",
  "/src/app/motion.ts",
  "/src/app/screens/message-screens.tsx",
  "/src/app/screens/rehearse.tsx",
  "/renderers/ui/overlays/toasts.tsx",
];
