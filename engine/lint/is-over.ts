import type { Allowance } from "../../schema/funnel.types.ts";

/**
 * Whether the last day of an allowance has passed.
 *
 * @param today a day such as 2026-01-31; without it nothing is over
 */
export const isOver = ({ until }: Allowance, today: string | undefined): boolean =>
  until !== undefined && today !== undefined && until < today;
