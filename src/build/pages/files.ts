import { fieldsOf, leavesContact, sectionsOf, stepTraits } from "../../../engine/traits/index.ts";
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
export function codeFiles({ steps, start }: FunnelDefinition): ReadonlyMap<string, readonly string[]> {
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
 * @returns ids of steps, file by file; the first step and those of a sale are alone in theirs, which come last
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
 * What several files of a quiz have in common, and the first step does not need: small modules in one file, because otherwise
 * each two files with the same import would have a third one for it.
 *
 * @returns a group of modules, as the bundler takes it
 */
export function sharedByQuiz({ start }: FunnelDefinition) {
  const name = (id: string, modules: Modules) => {
    const above = new Set([id]);
    for (const module of above)
      for (const importer of modules.getModuleInfo(module)?.importers ?? []) above.add(importer);
    const isIn = (file: string) => [...above].some((module) => module.endsWith(file));
    const isFirst = isIn(`${moduleIds.code}start`) || isIn(moduleIds.step + start);
    return isIn(`${moduleIds.code}quiz`) && !isFirst ? "shared" : undefined;
  };
  return { name, debugName: "shared", minShareCount: 2, maxModuleSize: 4_000 };
}

/** What the bundler knows of modules. */
type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const lightSteps = (steps: FunnelDefinition["steps"]): readonly string[] =>
  Object.entries(steps).flatMap(([id, step]) => {
    const { takesPayment, isReceipt } = stepTraits(step);
    return takesPayment || isReceipt ? [] : [id];
  });

const rendererOf = ({ type }: Step) => `/renderers/${type}/${type}.tsx`;

/** What draws the sections and fields of a step, and what hands over a contact that is left there. */
const partsOf = (step: Step): readonly string[] => {
  const sections = sectionsOf(step).map(({ type }) => `/renderers/sections/${type}/${type}.tsx`);
  return [
    ...(sections.length > 0 ? ["/renderers/sections/load-sections.ts"] : []),
    ...sections,
    ...fieldsOf(step).map(({ type }) => `/renderers/fields/${type}/${type}.tsx`),
    ...(leavesContact(step) ? [leads] : []),
  ];
};

/** The modules that the page of a path loads after the first; none for a path that no step has. */
export function pageModules({ steps }: FunnelDefinition, path: string): readonly string[] {
  const [id, step] = Object.entries(steps).find(([, own]) => own.path === path) ?? [];
  if (!step) return [];
  const contact = leavesContact(step) ? [leads, moduleIds.backend] : [];
  return [...contact, `${moduleIds.step}${id}`, rendererOf(step), ...partsOf(step)];
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
