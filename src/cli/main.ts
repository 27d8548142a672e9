import { type ArgsDef, type CommandDef, renderUsage, runCommand } from "citty";
import { didYouMean } from "../../engine/text/did-you-mean.ts";
import { check } from "./commands/check.ts";

/** Every command, by name. Each returns its exit code. */
const commands: Readonly<Record<string, CommandDef<ArgsDef>>> = {
  // A command's own arguments are narrower than the table's.
  check: check as unknown as CommandDef<ArgsDef>,
};

/** Exit code of a run that could not begin: an unknown command or option, a file that is not there. */
const couldNotRun = 2;

/**
 * Runs one command line.
 *
 * @param words what follows the program's name
 * @returns the exit code: 0 done, 1 problems found, 2 could not run
 */
export async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  const root: CommandDef = {
    meta: { name: "funnel", description: "Checks quiz funnels" },
    subCommands: { ...commands },
  };
  if (name === undefined || isHelp(name)) {
    (name === undefined ? process.stderr : process.stdout).write(`${await renderUsage(root)}\n`);
    return name === undefined ? couldNotRun : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const known = Object.keys(commands);
    return refuse(
      `There is no command "${name}".${didYouMean(name, known).sentence} The commands are: ${known.join(", ")}.`,
    );
  }
  if (rest.some(isHelp)) {
    process.stdout.write(`${await renderUsage(command, root)}\n`);
    return 0;
  }
  const fault = faultIn(rest, (command.args ?? {}) as ArgsDef);
  if (fault) return refuse(fault);
  try {
    const { result } = await runCommand(command, { rawArgs: rest });
    return typeof result === "number" ? result : 0;
  } catch (error) {
    if (error instanceof Error && error.name === "CLIError") return refuse(error.message);
    throw error;
  }
}

const isHelp = (word: string) => word === "--help" || word === "-h";

function refuse(message: string): number {
  process.stderr.write(`funnel: ${message}\n`);
  return couldNotRun;
}

/** citty lets unknown options and further words pass; a slip in either must not look like success. */
function faultIn(words: readonly string[], args: ArgsDef): string | undefined {
  const options = Object.entries(args).filter(([, { type }]) => type !== "positional");
  const places = Object.keys(args).length - options.length;
  let positionals = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    if (!word.startsWith("-") || word === "-") {
      if (++positionals > places) return `"${word}" is one word too many.`;
      continue;
    }
    const name = word.replace(/^--?/, "").split("=", 1)[0] ?? "";
    const option = word.startsWith("--") ? options.find(([known]) => known === name)?.[1] : undefined;
    if (!option) {
      const known = options.map(([option]) => `--${option}`);
      return `There is no option "${word}".${didYouMean(word, known).sentence} The options are: ${known.join(", ")}.`;
    }
    const { type } = option;
    if (type === "boolean" || word.includes("=")) continue;
    const value = words[++index];
    if (value === undefined || value.startsWith("-")) return `"${word}" needs a value.`;
  }
  return undefined;
}
