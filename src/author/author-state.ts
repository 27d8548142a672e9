import type { Problem } from "../../engine/problem/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** What the dev server tells the author's desk: the last good definition, and what is wrong with the file as it is. */
export type AuthorState = {
  /** Path of the definition, as an editor opens it. */
  readonly file: string;
  readonly definition: FunnelDefinition | undefined;
  readonly problems: readonly Problem[];
  /** The problems with their code frames; empty if there are none. */
  readonly report: string;
};

/** Where the desk is, and where its state can be asked for. Both exist under the dev server only. */
export const deskPath = "/__author";
export const statePath = "/__author/state";

/** Sent by the dev server when the definition was saved, right or wrong. */
export const savedEvent = "funnel:saved";
