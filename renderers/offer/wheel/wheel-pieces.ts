/** Whole turns before the wheel comes to rest. */
const turns = 6;

/**
 * Degrees, clockwise, that a wheel turns until the middle of a segment is under the pointer at the top.
 *
 * @param index of the segment; the first one begins at the top and the others follow clockwise
 * @param count how many there are
 */
export const turnTo = (index: number, count: number): number => turns * 360 - ((index + 0.5) * 360) / count;

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
