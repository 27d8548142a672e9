/** A definition as modules, and as finished pages. */
export { titleMark, withHead } from "./head.ts";
export { kernelScript } from "./kernel-script.ts";
export { moduleIds, moduleSource, withoutTypes } from "./modules.ts";
export { type Bundle, pagesOf } from "./pages.ts";
