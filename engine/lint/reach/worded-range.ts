import type { Range } from "../../../schema/funnel.types.ts";

/** A range as it stands in a sentence: `between 3 and 7`, `5 or more`. */
export function wordedRange({ min, max }: Range): string {
  if (min === max) return `exactly ${min}`;
  if (min === undefined) return `${max} or fewer`;
  return max === undefined ? `${min} or more` : `between ${min} and ${max}`;
}
