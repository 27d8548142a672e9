/**
 * Pseudo-random numbers from 0 up to but not including 1, the same for the same seed: mulberry32 by T. Ettinger. It
 * repeats after 2^32 numbers.
 *
 * @param seed a whole number
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
