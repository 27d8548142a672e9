import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Finding, Problem } from "../problem/index.ts";
import type { Place } from "./place.ts";
import type { OddText } from "./slips/odd-texts.ts";

/** A definition as read from its files, before the rules see it. */
export type Opened = {
  /** Text of every file that was read, by path; the one asked for first. */
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /** Defaults filled in; present only where there are no problems. */
  readonly definition?: FunnelDefinition;
  /** Texts that YAML may read otherwise than they were meant. */
  readonly oddTexts: readonly OddText[];
  /** Where a finding of a rule stands in the files. */
  readonly place: (finding: Finding & { readonly rule: string }) => Place;
};
