import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type Suggestion, suggestion } from "../problem/index.ts";

/** The step that is meant where its path stands instead of its id: `/contact`. */
export function stepAt(path: string, { steps }: Pick<FunnelDefinition, "steps">): Suggestion | undefined {
  const [id] = Object.entries(steps).find(([, step]) => step.path === path) ?? [];
  return id === undefined ? undefined : suggestion(id);
}
