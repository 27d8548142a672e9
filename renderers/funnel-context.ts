import { createContext, useContext } from "react";
import type { EveryWords } from "../engine/copy/index.ts";
import type { SoldPlan } from "../engine/pricing/index.ts";
import type { Section } from "../schema/funnel.types.ts";

/** What copy and sections anywhere on a page refer to. */
export type FunnelScope = {
  /** Value of a placeholder; undefined where there is none. */
  readonly lookup: (name: string) => string | undefined;
  /** Text of the visitor's outcome, with its markup and placeholders; undefined where there is none. */
  readonly outcome?: string | undefined;
  /** Whether the value of a placeholder, such as `facts.users`, is sample content. If left out, no value is. */
  readonly isSample?: (name: string) => boolean;
  /** Whether the condition of a section holds; one without a condition is always shown. */
  readonly isShown: (section: Section) => boolean;
  readonly language: string;
  /** Its words for how often a plan renews; empty where no plan is shown. */
  readonly every: EveryWords["every"];
  readonly plans: Readonly<Record<string, SoldPlan>>;
  /** Label of sample content. */
  readonly sample: string;
  readonly openLegal: (tab: string) => void;
};

const Context = createContext<FunnelScope | undefined>(undefined);

export const FunnelProvider = Context.Provider;

/** The scope of the funnel that is shown. Throws outside of one. */
export function useFunnel(): FunnelScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("useFunnel: no <FunnelProvider> above this component");
  return scope;
}
