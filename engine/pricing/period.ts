/** A calendar period: so many of a unit. */
export type Period = { readonly count: number; readonly unit: "day" | "week" | "month" | "year" };

/**
 * A calendar period as authors write it.
 *
 * @param text a whole number and a unit: `1 week`, `12 weeks`, `3 months`; the schema admits nothing else
 * @throws Error if the text is not of that form
 */
export function periodOf(text: string): Period {
  const [, count, unit] = /^([1-9]\d*) ?(day|week|month|year)s?$/.exec(text) ?? [];
  if (!count || !unit) throw new Error(`"${text}" is no period; write a number and days, weeks, months or years`);
  return { count: Number(count), unit: unit as Period["unit"] };
}
