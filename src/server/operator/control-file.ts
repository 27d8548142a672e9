import { join } from "node:path";

/**
 * Where the server that has a folder says how the command line can reach it: the process, the port on this machine, and
 * the secret of its control server. The file can be read by its own user only.
 */
export type ControlAddress = { readonly pid: number; readonly port: number; readonly secret: string };

/** The file of a folder's control address. */
export const controlFile = (folder: string) => join(folder, "operator.json");

/** What the control server answers when something went wrong. */
export type ControlProblem = { readonly problem: string };
