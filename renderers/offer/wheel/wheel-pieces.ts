/** Whole turns before the wheel comes to rest. */
const turns = 6;

/**
 * Degrees, clockwise, that a wheel turns until the middle of a segment is under the pointer at the top.
 *
 * @param index of the segment; the first one begins at the top and the others follow clockwise
 * @param count how many there are
 */
export const turnTo = (index: number, count: number): number => turns * 360 - ((index + 0.5) * 360) / count;

/** How a wheel sets out, as shares of its spin and degrees: it first draws back a little, as a hand does. */
export const windUp = { share: 0.07, degrees: 10 } as const;
/** The curve of the turn after that, as the two points of a cubic Bézier curve. */
export const slowing = [0.16, 0.62, 0.12, 1] as const;

/**
 * How far the edges of the segments push the pointer aside while the wheel turns, as an easing of CSS: from 0, at rest, to 1.
 *
 * @param past degrees that it turns
 * @param count how many segments there are
 */
export function flicks(past: number, count: number): string {
  const segment = 360 / count;
  const reach = Math.min(16, segment / 2);
  const samples = Array.from({ length: 181 }, (_, index) => {
    const share = (index / 180 - windUp.share) / (1 - windUp.share);
    const angle = share <= 0 ? 0 : onCurve(slowing, share) * (past + windUp.degrees) - windUp.degrees;
    const toEdge = segment - (((angle % segment) + segment) % segment);
    return index === 180 || share <= 0 ? 0 : Math.max(0, 1 - toEdge / reach);
  });
  return `linear(${samples.map((push) => push.toFixed(2).replace(/\.?0+$/, "")).join()})`;
}

/** The height of a curve of CSS at a share of its time. */
function onCurve([x1, y1, x2, y2]: readonly [number, number, number, number], time: number): number {
  const at = (one: number, two: number, t: number) => 3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 24; halving++) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
}

type Tone = { readonly fill: string; readonly text: string };

/** Colours of a segment: its own, or the theme's in turn, so that no two neighbours have the same. */
export function toneOf(index: number, count: number, color: string | undefined): Tone {
  if (color !== undefined) return { fill: color, text: textOn(color) };
  const isOddOneOut = count % 2 === 1 && index === count - 1;
  return isOddOneOut ? deep : index % 2 === 0 ? strong : soft;
}

const strong: Tone = { fill: "var(--accent)", text: "var(--on-accent)" };
const soft: Tone = { fill: "color-mix(in srgb, var(--accent-soft) 55%, var(--surface))", text: "var(--ink)" };
/** What was won is gold, whatever its colour was: a pale one among faint ones would look like nothing. */
export const prize: Tone = { fill: "#f5b82e", text: "#000000" };
const deep: Tone = { fill: "var(--ink)", text: "var(--paper)" };

/** Black or white, whichever is easier to read on a colour given as #rrggbb. */
export function textOn(color: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  const luminance = (2126 * red + 7152 * green + 722 * blue) / 10_000;
  // The luminance at which the contrast with both is the same.
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Words in lines of about equal length. A word is never split. */
export function wrapWords(text: string, lines: number): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const wraps = (width: number) => {
    const done: string[] = [];
    for (const word of words) {
      const longer = done.length ? `${done.at(-1)} ${word}` : undefined;
      if (longer !== undefined && longer.length <= width) done[done.length - 1] = longer;
      else done.push(word);
    }
    return done;
  };
  // The narrowest column that needs no more than the allowed number of lines.
  for (let width = 1; width < text.length; width++) if (wraps(width).length <= lines) return wraps(width);
  return wraps(text.length);
}
