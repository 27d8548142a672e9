import type { ComponentType } from "react";
import type { StepView } from "../../../engine/views/index.ts";
import type { SectionComponents, StepProps, StepType } from "../../../renderers/contract.ts";
import { registry } from "../../../renderers/registry.ts";
import type { Section, Step } from "../../../schema/funnel.types.ts";
import type { FunnelStorage } from "../../services/storage.ts";
import type { Funnel } from "../funnel.ts";
import type { LoadCode } from "./load-code.ts";

/** A step with all the code it needs. */
export type LoadedStep = StepView & {
  readonly id: string;
  readonly Renderer: ComponentType<StepProps<StepType>>;
  readonly sections: SectionComponents;
};

/**
 * Loads what a step shows: its copy, its renderer and its sections, in parallel where they are known. A step that takes
 * payment gets a document of its own: the payment provider's hosts are allowed by the policy that a document came with,
 * and only those pages bring it. Where nothing can be stored the visitor stays, for the answers would be lost; offline,
 * too, for there would be no page at all.
 */
export function stepLoader(funnel: Parts, storage: FunnelStorage, loadCode: LoadCode) {
  const takesPayment = (id: string) => funnel.flow.steps[id]?.takesPayment !== undefined;
  /** The step that this document came with. */
  let first: string | undefined;
  return async (id: string): Promise<LoadedStep> => {
    first ??= id;
    const loaded = await loadCode(() => importStep(funnel, id));
    if (typeof window === "undefined" || !takesPayment(id) || takesPayment(first) || !storage.read("quiz"))
      return loaded;
    if (!(await isReachable())) return loaded;
    // The address is this step's already.
    location.reload();
    return new Promise(() => undefined);
  };
}

/** A funnel, and what fetches the code that hands over a contact. */
type Parts = Funnel & { readonly loadLeads: () => Promise<void> };

/** A browser may think it is online when it is not, so the page itself is asked for. */
const isReachable = () =>
  fetch("", { method: "HEAD", signal: AbortSignal.timeout(4_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The same, without the care for code that does not come. */
export async function importStep({ loadView, loadLeads }: Parts, id: string): Promise<LoadedStep> {
  const load = loadView[id];
  if (!load) throw new Error(`No step "${id}"`);
  const { default: view } = await load();
  const [Renderer, sections] = await Promise.all([
    registry[view.step.type](),
    importSections(view.step),
    view.leavesContact && loadLeads(),
  ]);
  return {
    ...view,
    id,
    // The registry pairs each type with the renderer of that type; the view is of the same type.
    Renderer: Renderer as ComponentType<StepProps<StepType>>,
    sections,
  };
}

/** A step without sections, as most questions are, does not even load the list of them. */
async function importSections(step: Step): Promise<SectionComponents> {
  const types = new Set(sectionsIn(step).map(({ type }) => type));
  if (types.size === 0) return {};
  const { registry } = await import("../../../renderers/sections/registry.ts");
  const loaded = await Promise.all([...types].map(async (type) => [type, await registry[type]()] as const));
  // Here too, the registry pairs each type with the component of that type.
  return Object.fromEntries(loaded) as SectionComponents;
}

/** The sections of a step. Read off the step itself: the table of traits would be 466 bytes of the first page, gzip. */
export const sectionsIn = ({ sections = [] }: SomeStep): readonly Section[] => sections;

/** A step of any type: most have sections, and types that can be deleted may leave none that has. */
type SomeStep = { readonly type: string; readonly sections?: readonly Section[] };
