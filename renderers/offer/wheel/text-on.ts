/** Black or white, whichever is easier to read on a colour given as #rrggbb. */
export function textOn(color: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  const luminance = (2126 * red + 7152 * green + 722 * blue) / 10_000;
  // Where contrast with both is the same.
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
