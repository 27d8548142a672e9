/** A number as a language writes it, with as many decimals as it has. */
export const writeNumber = (value: number, language: string, decimals = 6): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: decimals, useGrouping: "min2" }).format(value);
