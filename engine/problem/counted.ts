/**
 * A number of things in words: "1 step", "2 steps", "3 entries".
 *
 * @param noun what is counted, for one of it
 */
export function counted(amount: number, noun: string): string {
  if (amount === 1) return `1 ${noun}`;
  const plural = noun.replace(/(?<=[^aeiou])y$/, "ie").concat("s");
  return `${amount.toLocaleString("en")} ${plural}`;
}
