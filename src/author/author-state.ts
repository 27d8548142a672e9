import type { Problem } from "../../engine/problem/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** What the dev server tells the author's desk: the last good definition, and the problems in the current file. */
export type AuthorState = {
  /** Path of the definition, for opening it in an editor. */
  readonly file: string;
  readonly definition: FunnelDefinition | undefined;
  readonly problems: readonly Problem[];
  /** The problems with their code frames; empty if there are none. */
  readonly report: string;
};

/** Addresses of the desk and of its state. Both exist only under the dev server. */
export const deskPath = "/__author";
export const statePath = "/__author/state";

/** Sent by the dev server whenever the definition is saved, valid or not. */
export const savedEvent = "funnel:saved";
