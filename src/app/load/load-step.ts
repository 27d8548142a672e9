import type { ComponentType } from "react";
import type { StepView } from "../../../engine/views/index.ts";
import type { SectionComponents, StepProps, StepType } from "../../../renderers/contract.ts";
import { registry } from "../../../renderers/registry.ts";
import type { LoadedSections } from "../../../renderers/sections/load-sections.ts";
import type { Step } from "../../../schema/funnel.types.ts";
import type { FunnelStorage } from "../../services/storage.ts";
import type { Funnel, StepExtras } from "../funnel.ts";
import type { LoadCode } from "./load-code.ts";
import { reload } from "./reload.ts";

/** A step with all the code it needs. */
export type LoadedStep = Omit<StepView, "conditions"> &
  Partial<Pick<LoadedSections, "conditions">> &
  StepExtras & {
    readonly id: string;
    readonly Renderer: ComponentType<StepProps<StepType>>;
    readonly sections: SectionComponents;
  };

/** Loads each step once. */
export type StepLoader = {
  /**
   * Loads a step that the visitor enters.
   *
   * @param isAhead whether the visitor is still on the way there; left out where a page is only written
   */
  readonly loadStep: (id: string, isAhead?: () => boolean) => Promise<LoadedStep>;
  /** Fetches the documents after a step, so that nothing but their change is left to ask when the visitor goes on. */
  readonly askAhead: (id: string) => void;
  /** How long it takes from here to a document after a step, by its last answer, in milliseconds; 0 if none is needed. */
  readonly headStart: (id: string) => number;
  /** Fetches a step without entering it. */
  readonly fetchStep: (id: string) => Promise<LoadedStep>;
  /** A fetched step that this document can show; otherwise undefined. */
  readonly readyStep: (id: string) => LoadedStep | undefined;
};

/**
 * Loads what a step shows: its copy, its renderer and its sections, in parallel if they are known. A step that takes
 * payment or shows a video of another site is loaded as a new document, because only the policy of its page allows the
 * hosts of others. The visitor stays in the current document if not all can be stored, since answers would be lost, and
 * offline, since there would be no page at all.
 */
export function stepLoader(funnel: Parts, storage: FunnelStorage, loadCode: LoadCode): StepLoader {
  const takesPayment = (id: string) => funnel.flow.steps[id]?.takesPayment !== undefined;
  const fetched: Record<string, LoadedStep> = {};
  const fetchStep = async (id: string) => {
    const loaded = fetched[id] ?? (await importStep(funnel, id));
    fetched[id] ??= loaded;
    return fetched[id];
  };
  /** The step that this document was loaded for. */
  let first: string | undefined;
  /** Steps whose own documents were unreachable. */
  const stays = new Set<string>();
  const framesOf = (id: string) => funnel.flow.steps[id]?.frames;
  /** Whether the policy of this document, which is that of its first step, keeps out a host that a step needs. */
  const isKeptOut = (id: string, by: string) =>
    (takesPayment(id) && !takesPayment(by)) || (framesOf(id) && framesOf(id) !== framesOf(by));
  const leavesFor = (id: string) =>
    first !== undefined && isKeptOut(id, first) && !stays.has(id) && !storage.isFull?.();
  const documentsAfter = (id: string) =>
    (funnel.flow.steps[id]?.forward ?? []).map(({ to }) => to).filter((to) => leavesFor(to));
  const asked: Record<string, { readonly at: number; readonly answer: Promise<boolean> }> = {};
  const took: Record<string, number | undefined> = {};
  /**
   * A browser may wrongly report that it is online, so the page itself is requested, and read to its end: the browser then
   * has it, and only asks whether it is still the same when the visitor goes there.
   */
  const isReachable = (id: string) => {
    const last = asked[id];
    if (last && Date.now() - last.at < fresh) return last.answer;
    const begun = performance.now();
    const page = fetch(funnel.flow.steps[id]?.path ?? "", { signal: AbortSignal.timeout(4_000) });
    const answer = page.then(
      ({ ok }) => {
        took[id] = performance.now() - begun + leaving;
        return ok;
      },
      () => false,
    );
    // It has come, or failed, before it is asked for again: a second request would wait for the first.
    asked[id] = { at: Date.now(), answer };
    page.then((response) => response.arrayBuffer()).catch(() => undefined);
    return answer;
  };
  return {
    fetchStep,
    askAhead: (id) => {
      for (const to of documentsAfter(id)) void isReachable(to);
    },
    headStart: (id) => Math.max(0, ...documentsAfter(id).map((to) => took[to] ?? 0)),
    readyStep: (id) => (leavesFor(id) ? undefined : fetched[id]),
    loadStep: async (id, isAhead) => {
      first ??= id;
      const loaded = await loadCode(() => fetchStep(id));
      if (!leavesFor(id)) return loaded;
      if (await isReachable(id)) {
        // The address is already this step's, unless the visitor has gone back while this was asked: then the page stays as
        // it is. A browser keeps the place in a page that is loaded again.
        if (isAhead?.()) {
          scrollTo(0, 0);
          reload();
        }
        return new Promise(() => undefined);
      }
      stays.add(id);
      return loaded;
    },
  };
}

/** A funnel, and the function that fetches the code for handing over a contact. */
type Parts = Funnel & { readonly loadLeads: () => Promise<void> };

/**
 * How long a phone takes from the end of the wait to the request, in milliseconds. A faster device is early by as much, and
 * the paint of the document makes up for it.
 */
const leaving = 50;

/** How long the answer whether a page is reachable is valid, in milliseconds. */
const fresh = 5_000;

/** The same, without recovery from failed loads. */
async function importStep({ loadView, loadLeads }: Parts, id: string): Promise<LoadedStep> {
  const load = loadView[id];
  if (!load) throw new Error(`No step "${id}"`);
  const {
    default: { conditions, ...view },
  } = await load();
  // The registry pairs each type with the renderer of that type; the view is of the same type.
  const loadRenderer = registry[view.step.type] as (step: Step) => Promise<ComponentType<StepProps<StepType>>>;
  const [Renderer, sections] = await Promise.all([
    loadRenderer(view.step),
    // A step without sections, such as most questions, does not load their code.
    "sections" in view.step
      ? import("../../../renderers/sections/load-sections.ts").then(({ loadSections }) =>
          loadSections(view.step, conditions, Object.keys(view.plans).length > 0),
        )
      : { sections: {} },
    view.leavesContact && loadLeads(),
  ]);
  return {
    ...view,
    ...sections,
    id,
    Renderer: view.wrap?.(Renderer) ?? Renderer,
  };
}
