import { join } from "node:path";

/** Where the server that has a folder says how the command line gets to it. Readable by its own user only. */
export const doorFile = (folder: string) => join(folder, "operator.json");

/** What stands there: the process, the port on this machine, and the word that it opens at. */
export type Door = { readonly pid: number; readonly port: number; readonly secret: string };

/** What the server answers where something went wrong. */
export type Problem = { readonly problem: string };
