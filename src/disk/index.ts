/** The files of this machine, as the engine asks for them. */
export { checkFile } from "./check-file.ts";
export { besideMissing, findFile } from "./find-file.ts";
export { projectRoot } from "./project-root.ts";
export { readAtRevision } from "./read-at-revision.ts";
export { readText } from "./read-text.ts";
