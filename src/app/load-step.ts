import { flow, loadView } from "virtual:funnel";
import type { ComponentType } from "react";
import type { SectionComponents, StepProps, StepType } from "../../renderers/contract.ts";
import { registry } from "../../renderers/registry.ts";
import { registry as sectionRegistry } from "../../renderers/sections/registry.ts";
import { loadCode } from "./missing-code.ts";
import type { StepView } from "./site.ts";

/** A step with all the code it needs. */
export type LoadedStep = StepView & {
  readonly id: string;
  readonly Renderer: ComponentType<StepProps<StepType>>;
  readonly sections: SectionComponents;
};

/** Loads what a step shows: its copy, its renderer and its sections, in parallel where they are known. */
export const loadStep = (id: string): Promise<LoadedStep> => loadCode(() => importStep(id));

async function importStep(id: string): Promise<LoadedStep> {
  const load = loadView[id];
  if (!load) throw new Error(`No step "${id}"`);
  const { default: view } = await load();
  const types = new Set("sections" in view.step ? view.step.sections?.map(({ type }) => type) : []);
  const [Renderer, ...sections] = await Promise.all([
    registry[view.step.type](),
    ...[...types].map(async (type) => [type, await sectionRegistry[type]()]),
  ]);
  return {
    ...view,
    id,
    // The registry pairs each type with the renderer of that type; the view is of the same type.
    Renderer: Renderer as ComponentType<StepProps<StepType>>,
    sections: Object.fromEntries(sections as [string, unknown][]) as SectionComponents,
  };
}

/** Fetches what the next screens need, one step ahead, so that a tap answers at once. */
export function prefetchAfter(id: string): void {
  const following = new Set(flow.steps[id]?.forward.map(({ to }) => to));
  for (const step of following) importStep(step).catch(() => undefined);
}
