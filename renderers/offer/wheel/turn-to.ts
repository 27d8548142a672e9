/** Whole turns before the wheel comes to rest. */
const turns = 6;

/**
 * Degrees, clockwise, by which a wheel turns until the middle of a segment stands under the pointer at its top.
 *
 * @param index of the segment; the first one begins at the top and the others follow clockwise
 * @param count how many there are
 */
export const turnTo = (index: number, count: number): number => turns * 360 - ((index + 0.5) * 360) / count;
