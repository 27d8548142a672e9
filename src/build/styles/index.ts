/** Styles that are written when a site is built. */
export type { BuiltStyles } from "./compile-styles.ts";
export { stylesPlugin } from "./styles-plugin.ts";
