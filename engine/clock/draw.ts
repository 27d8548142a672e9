/** What can be won: the id of a segment and its weight in a draw. */
export type Chance = { readonly id: string; readonly weight: number };

/**
 * Draws one of several by weight.
 *
 * @param random from 0 up to, but not including 1; anything else counts as the nearest of these
 * @returns its id; the first one's where no weight is above 0
 * @throws Error where there is nothing to draw from
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
  if (id === undefined) throw new Error("draw: nothing to draw from; a wheel has at least two segments");
  return id;
}
