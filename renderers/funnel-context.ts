import { createContext, useContext } from "react";
import type { EveryWords, Lookup } from "../engine/copy/index.ts";
import type { SoldPlan } from "../engine/pricing/index.ts";
import type { Outcome, Section } from "../schema/funnel.types.ts";

/** The context for copy and sections anywhere on a page. */
export type FunnelScope = {
  /** Value of a placeholder; undefined if there is none. */
  readonly lookup: Lookup;
  /** The number behind a placeholder that is a computed value; undefined if it is none, or is not known. */
  readonly amount?: ((name: string) => number | undefined) | undefined;
  /** The ids of the fields that the visitor is asked for, with what stands in those of the page by now. */
  readonly fieldsAsked?: ((typed: Readonly<Record<string, string>>) => ReadonlySet<string>) | undefined;
  /** The visitor's outcome, its text with markup and placeholders; undefined if there is none. */
  readonly outcome?: Pick<Outcome, "text" | "plan"> | undefined;
  /** Whether the value of a placeholder, such as `facts.users`, is sample content. If left out, none is. */
  readonly isSample?: (name: string) => boolean;
  /**
   * Whether the condition of a section holds; one without a condition is always shown. `said` are parameters besides those of
   * the address: what the backend says of stocks.
   */
  readonly isShown: (section: Section, said?: Readonly<Record<string, string>>) => boolean;
  /** Asks again how many are left; absent where nothing is sold that runs out. */
  readonly askStock?: () => void;
  readonly language: string;
  /** How often plans renew, in words; empty if no plan is shown. */
  readonly every: EveryWords["every"];
  readonly plans: Readonly<Record<string, SoldPlan>>;
  /** Label of sample content. */
  readonly sample: string;
  readonly openLegal: (tab: string) => void;
};

const Context = createContext<FunnelScope | undefined>(undefined);

export const FunnelProvider = Context.Provider;

/** The scope of the current funnel. Throws outside a funnel. */
export function useFunnel(): FunnelScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("useFunnel: no <FunnelProvider> above this component");
  return scope;
}
