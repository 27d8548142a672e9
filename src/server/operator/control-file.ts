import { join } from "node:path";

/**
 * A file in which the server that uses a folder tells the command line how to reach it: its process, its port on this
 * machine, and the secret of its control server. Only its own user can read it.
 */
export type ControlAddress = { readonly pid: number; readonly port: number; readonly secret: string };

/** Path of the control file of a folder. */
export const controlFile = (folder: string) => join(folder, "operator.json");

/** The control server's response to an error. */
export type ControlProblem = { readonly problem: string };
