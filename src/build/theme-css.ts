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
  return `:root{${variables.join(";")}}`;
}

const inert = (value: string) => value.replace(/[<>{};]/g, "");
