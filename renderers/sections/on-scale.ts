/** A scale as authors write it: its ends, and the parts between them, each up to its highest number. */
type Scale<Band> = { readonly min?: number; readonly max: number; readonly bands?: readonly Band[] };

/**
 * Where a number lies on its scale: the number, held to the ends; the part that it is in; and what gives the share of the
 * way from the beginning to the end for any number.
 */
export function onScale<Band extends { readonly upTo?: number }>(
  number: number,
  { min = 0, max, bands = [] }: Scale<Band>,
) {
  const value = Math.min(max, Math.max(min, number));
  return {
    value,
    band: bands.find(({ upTo }) => upTo === undefined || value <= upTo),
    share: (at: number) => (at - min) / (max - min),
  };
}
