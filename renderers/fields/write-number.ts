import { numberFormat } from "../../engine/fields/index.ts";

/** A number as a language writes it, with as many decimals as it has. */
export const writeNumber = (value: number, language: string, decimals = 6): string =>
  numberFormat(language, { maximumFractionDigits: decimals }).format(value);
