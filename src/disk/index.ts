/** Access to the files of this machine, through the engine's ports. */
export { checkFile } from "./check-file.ts";
export { definitionHash } from "./definition-hash.ts";
export { besideMissing, findFile } from "./find-file.ts";
export { languageTag, overlayOf } from "./overlay-of.ts";
export { projectRoot } from "./project-root.ts";
export { readAtRevision } from "./read-at-revision.ts";
export { type ReadFunnelFile, readFunnelFile } from "./read-funnel-file.ts";
export { readText } from "./read-text.ts";
