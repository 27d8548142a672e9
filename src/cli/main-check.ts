import { check } from "./commands/check.ts";
import { runCommand } from "./run-command.ts";

/**
 * Runs a command line whose command is `check`, as main.ts does. It has its own bundle, because check is the most
 * frequent command and needs only part of the code.
 *
 * @param words the arguments after the program's name
 * @returns the exit code: 0 done, 1 problems found, 2 could not run
 */
export const main = ([, ...words]: readonly string[]): Promise<number> => runCommand(check, words);
