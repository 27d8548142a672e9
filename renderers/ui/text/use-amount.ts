import { copyParts, numberIn } from "../../../engine/copy/index.ts";
import { useFunnel } from "../../funnel-context.ts";

/** A number, and how visitors read it. */
export type Amount = { readonly number: number; readonly text: string };

/**
 * Returns a function that reads an amount of the definition: a number as it is, a placeholder as the number in its
 * value, shown as that value is. It returns undefined while the placeholder has no value, or one without a number.
 */
export function useAmount(): (amount: number | string) => Amount | undefined {
  const { lookup, language } = useFunnel();
  return (amount) => {
    if (typeof amount === "number")
      return { number: amount, text: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(amount) };
    const [part] = copyParts(amount);
    const text = part && "name" in part ? (lookup(part.name) ?? part.fallback) : undefined;
    const size = text === undefined ? undefined : numberIn(text);
    if (text === undefined || size === undefined) return undefined;
    return { number: /^\s*[-−]/.test(text) ? -size : size, text };
  };
}
