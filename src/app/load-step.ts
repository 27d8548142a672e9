import { flow, loadView, site } from "virtual:funnel";
import type { ComponentType } from "react";
import type { SectionComponents, StepProps, StepType } from "../../renderers/contract.ts";
import { fetchedAhead, registry } from "../../renderers/registry.ts";
import type { Step } from "../../schema/funnel.types.ts";
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
  const [Renderer, sections] = await Promise.all([registry[view.step.type](), importSections(view.step)]);
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
  const types = new Set("sections" in step ? step.sections?.map(({ type }) => type) : []);
  if (types.size === 0) return {};
  const { registry } = await import("../../renderers/sections/registry.ts");
  const loaded = await Promise.all([...types].map(async (type) => [type, await registry[type]()] as const));
  // Here too, the registry pairs each type with the component of that type.
  return Object.fromEntries(loaded) as SectionComponents;
}

/**
 * Fetches what comes next, so that a tap answers at once: everything one step ahead, and beyond that the light types of
 * step, as far as they go. What cannot be fetched now is fetched when it is needed.
 */
export async function prefetchAfter(id: string): Promise<void> {
  const seen = new Set([id]);
  let ahead = [id];
  while (ahead.length && seen.size < farthest) {
    const next = ahead.flatMap((step) => flow.steps[step]?.forward.map(({ to }) => to) ?? []);
    const fresh = [...new Set(next)].filter((step) => !seen.has(step) && (ahead[0] === id || isLight(step)));
    for (const step of fresh) seen.add(step);
    // One after the other: the visitor's own taps come first.
    for (const step of fresh) await importStep(step).catch(() => undefined);
    ahead = fresh.filter(isLight);
  }
}

/** Steps to fetch ahead at the most. */
const farthest = 60;

const isLight = (step: string) => fetchedAhead.some((type) => type === site.types[step]);
