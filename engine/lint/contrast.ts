/**
 * Contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21.
 *
 * @param a a colour as #rrggbb
 * @param b another one
 */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return (2126 * red + 7152 * green + 722 * blue) / 10_000;
}
