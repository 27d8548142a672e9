import { check } from "./commands/check.ts";
import { runCommand } from "./run-command.ts";

/**
 * Runs a command line whose command is `check`, as main.ts does. It has a bundle of its own, since a check is what is
 * run most and needs but a part of the code.
 *
 * @param words what follows the program's name
 * @returns the exit code: 0 done, 1 problems found, 2 could not run
 */
export const main = ([, ...words]: readonly string[]): Promise<number> => runCommand(check, words);
