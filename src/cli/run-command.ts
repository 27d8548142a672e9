import type { Command } from "./command.ts";
import { refuse } from "./output.ts";

/**
 * Runs a command, or says how it is written.
 *
 * @param words what follows the command's name
 * @returns the exit code: 0 done, 1 problems found, 2 could not run
 */
export async function runCommand(command: Command, words: readonly string[]): Promise<number> {
  if (words.some(isHelp)) {
    process.stdout.write(command.help());
    return 0;
  }
  try {
    return await command.run(words);
  } catch (error) {
    if (isFileError(error)) return refuse(`"${error.path}" cannot be written: ${reasonOf(error)}. Name another place.`);
    throw error;
  }
}

/** Whether a word asks how something is written. */
export const isHelp = (word: string): boolean => word === "--help" || word === "-h";

type FileError = NodeJS.ErrnoException & { readonly path: string };

const isFileError = (error: unknown): error is FileError =>
  error instanceof Error && "path" in error && "syscall" in error && !String(error.syscall).startsWith("spawn");

/** What the system says, without its code and its call: `EACCES: permission denied, open 'x'`. */
const reasonOf = ({ message }: Error) => message.replace(/^[A-Z]+: |, .*$/g, "");
