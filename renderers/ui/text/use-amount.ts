import { fillCopy, namesIn, numberIn } from "../../../engine/copy/index.ts";
import { numberFormat } from "../../../engine/fields/index.ts";
import { useFunnel } from "../../funnel-context.ts";

/** A number, and how visitors read it. */
export type Amount = { readonly number: number; readonly text: string };

/**
 * Returns a function that reads an amount of the definition: a number as it is, a placeholder as the number in its
 * value, shown as that value is. It returns undefined while the placeholder has no value, or one without a number.
 */
export function useAmount(): (amount: number | string) => Amount | undefined {
  const { lookup, amount: computed, language } = useFunnel();
  return (amount) => {
    if (typeof amount === "number")
      return { number: amount, text: numberFormat(language, { maximumFractionDigits: 2 }).format(amount) };
    const [name = ""] = namesIn(amount);
    const text = fillCopy(amount, lookup);
    const size = numberIn(text);
    const read = size !== undefined && /^\s*[-−]/.test(text) ? -size : size;
    const number = computed?.(name) ?? read;
    return text === "" || number === undefined ? undefined : { number, text };
  };
}
