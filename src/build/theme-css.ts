import type { Theme } from "../../schema/funnel.types.ts";

/** The theme as CSS variables on :root. The schema admits only values that cannot leave the rule. */
export function themeCss({
  colors,
  radius = 16,
  font = "system-ui, sans-serif",
  headingFont = "var(--font)",
}: Theme): string {
  const variables = Object.entries({
    ...colors,
    radius: `${radius}px`,
    font,
    headingFont,
  }).map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${inert(value)}`);
  return `:root{${variables.join(";")};color-scheme:${isDark(colors.paper) ? "dark" : "light"}}`;
}

/** Whether the browser's own controls are to suit a dark page. Green counts most to the eye, blue least. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

const inert = (value: string) => value.replace(/[<>{};]/g, "");
