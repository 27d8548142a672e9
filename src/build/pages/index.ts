/** A definition as modules, and as finished pages. */
export { codeFiles, moduleIds, sharedByQuiz } from "./files.ts";
export { titleMark, withHead } from "./head.ts";
export { kernelScripts } from "./kernel-scripts.ts";
export { moduleSource, typesIn, withoutTypes } from "./modules.ts";
export { type Bundle, pagesOf } from "./pages.ts";
