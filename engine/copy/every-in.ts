import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { periodIn, periodOf } from "../pricing/index.ts";
import { fillCopy } from "./placeholders.ts";

/** A language and its words for recurring periods. */
export type EveryWords = {
  readonly language: string;
  readonly every: Partial<FunnelDefinition["texts"]["every"]>;
};

/**
 * A recurring period in words: `jedes Jahr` for a year, `alle 4 Wochen` for four weeks. A period of one unit has its
 * own words: languages say it without a number, and some inflect the word before the unit.
 *
 * @param period as authors write it: a whole number and days, weeks, months or years
 */
export function everyIn(period: string, { language, every }: EveryWords): string {
  const { count, unit } = periodOf(period);
  const words = (count === 1 ? every[unit] : every.several) ?? "{period}";
  return fillCopy(words, (name) => (name === "period" ? periodIn(period, language) : undefined));
}
