/** Files that visitors send: how they are kept, whose they are, and who may read them. */
export { forgetFiles, linkFiles, withLinks } from "./files-of-lead.ts";
export { keepPart } from "./keep-part.ts";
export { readFile } from "./read-file.ts";
