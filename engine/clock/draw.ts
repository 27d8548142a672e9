/** One of several that can be drawn: its id, and its weight beside those of the others. */
export type Chance = { readonly id: string; readonly weight: number };

/**
 * Draws one of several by weight.
 *
 * @param random at least 0 and below 1; any other number is clamped
 * @returns the id that was drawn; the first id if no weight is above 0 @throws Error if there is nothing to draw from
 */
export function draw(chances: readonly Chance[], random: number): string {
  const possible = chances.filter(({ weight }) => weight > 0);
  const total = possible.reduce((sum, { weight }) => sum + weight, 0);
  let at = (random > 0 ? random : 0) * total;
  const drawn = possible.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  const { id } = drawn ?? possible.at(-1) ?? chances[0] ?? {};
  if (id === undefined) throw new Error("draw: nothing to draw from; there are at least two to choose from");
  return id;
}
