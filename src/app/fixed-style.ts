/** What is said of a style that depends on props. */
export const dependsOnProps =
  "A style depends on props, or is a function. Styles are written when a site is built. Let it depend on an attribute instead, such as <Bar data-over={isOver || undefined}> and `&[data-over] { … }`, or on a custom property: `style` gives an element's own, and the theme's are there, such as var(--accent).";

/**
 * Refuses a styled element with a style that nobody can know before it is shown, also where that style comes from another
 * module. The dev server and the build put it around each of them.
 *
 * @param place the element's name and file
 */
export function fixedStyle<Given extends object>(part: Given, place: string): Given {
  const { componentStyle }: { readonly componentStyle?: { readonly rules: readonly unknown[] } } = part;
  // The library keeps what it has to call anew for each element.
  if (componentStyle?.rules.some((rule) => typeof rule === "function")) throw new Error(`${place}: ${dependsOnProps}`);
  return part;
}
