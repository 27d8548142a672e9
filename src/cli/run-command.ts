import type { Command } from "./command.ts";
import { refuse } from "./output.ts";

/**
 * Runs a command, or prints its help.
 *
 * @param words the arguments after the command's name
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

/** Whether an argument asks for help. */
export const isHelp = (word: string): boolean => word === "--help" || word === "-h";

type FileError = NodeJS.ErrnoException & { readonly path: string };

const isFileError = (error: unknown): error is FileError =>
  error instanceof Error && "path" in error && "syscall" in error && !String(error.syscall).startsWith("spawn");

/** The message of a system error such as `EACCES: permission denied, open 'x'`, without code and call. */
const reasonOf = ({ message }: Error) => message.replace(/^[A-Z]+: |, .*$/g, "");
