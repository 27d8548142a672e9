import { type ArgsDef, type CommandDef, renderUsage, runCommand, type SubCommandsDef } from "citty";
import { didYouMean } from "../../engine/problem/index.ts";
import { refuse } from "./refuse.ts";
import { asPainted } from "./terminal-paint.ts";

/** Every command, by name. Each returns its exit code. What a command needs is loaded when it is called. */
const commands = {
  check: () => import("./commands/check.ts").then((file) => file.check),
  backend: () => import("./commands/backend.ts").then((file) => file.backend),
  doctor: () => import("./commands/doctor.ts").then((file) => file.doctor),
  outbox: () => import("./commands/outbox.ts").then((file) => file.outbox),
  explain: () => import("./commands/explain.ts").then((file) => file.explain),
  contract: () => import("./commands/contract.ts").then((file) => file.contract),
  diff: () => import("./commands/diff.ts").then((file) => file.diff),
  new: () => import("./commands/new.ts").then((file) => file.newFunnel),
  "new-step": () => import("./commands/new-step.ts").then((file) => file.newStep),
  "new-section": () => import("./commands/new-section.ts").then((file) => file.newSection),
  graph: () => import("./commands/graph.ts").then((file) => file.graph),
  paths: () => import("./commands/paths.ts").then((file) => file.paths),
  simulate: () => import("./commands/simulate.ts").then((file) => file.simulate),
  translate: () => import("./commands/translate.ts").then((file) => file.translate),
} satisfies SubCommandsDef;

/**
 * Runs one command line.
 *
 * @param words what follows the program's name
 * @returns the exit code, 0 done, 1 problems found, 2 could not run
 */
export async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  const root: CommandDef = {
    meta: {
      name: "funnel",
      description: "Checks, draws and walks through quiz funnels, and looks after their backend",
    },
    subCommands: commands,
  };
  if (name === undefined) {
    process.stderr.write(asPainted(`${await renderUsage(root)}\n`, process.stderr));
    return refuse("Name a command.");
  }
  if (isHelp(name)) {
    process.stdout.write(asPainted(`${await renderUsage(root)}\n`, process.stdout));
    return 0;
  }
  // A command's own arguments are narrower than what all have in common.
  const command = Object.hasOwn(commands, name)
    ? ((await commands[name as keyof typeof commands]()) as unknown as CommandDef)
    : undefined;
  if (!command) {
    const known = Object.keys(commands);
    return refuse(
      `There is no command "${name}".${didYouMean(name, known).sentence} The commands are: ${known.join(", ")}.`,
    );
  }
  if (rest.some(isHelp)) {
    process.stdout.write(asPainted(`${await renderUsage(command, root)}\n`, process.stdout));
    return 0;
  }
  const fault = faultIn(rest, (command.args ?? {}) as ArgsDef);
  if (fault) return refuse(fault);
  try {
    const { result } = await runCommand(command, { rawArgs: rest });
    return typeof result === "number" ? result : 0;
  } catch (error) {
    if (error instanceof Error && error.name === "CLIError")
      return refuse(asPainted(`${error.message}\n\n${await renderUsage(command, root)}`, process.stderr));
    if (isRefusedFile(error))
      return refuse(`"${error.path}" cannot be written: ${reasonOf(error)}. Name another place.`);
    throw error;
  }
}

type RefusedFile = NodeJS.ErrnoException & { readonly path: string };

const isRefusedFile = (error: unknown): error is RefusedFile =>
  error instanceof Error && "path" in error && "syscall" in error && !String(error.syscall).startsWith("spawn");

/** What the system says, without its code and its call: `EACCES: permission denied, open 'x'`. */
const reasonOf = ({ message }: Error) => message.replace(/^[A-Z]+: |, .*$/g, "");

const isHelp = (word: string) => word === "--help" || word === "-h";

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
      const list = known.length > 0 ? `The options are: ${known.join(", ")}.` : "This command takes none.";
      return `There is no option "${word}".${didYouMean(word, known).sentence} ${list}`;
    }
    if (option.type === "boolean") continue;
    const hasValue = word.includes("=");
    const value = hasValue ? word.slice(word.indexOf("=") + 1) : words[++index];
    if (value === undefined || (!hasValue && /^-\D/.test(value))) return `"${word}" needs a value.`;
    const choices = option.type === "enum" ? (option.options ?? []) : [value];
    if (!choices.includes(value))
      return `"--${name}" cannot be "${value}".${didYouMean(value, choices).sentence} It is one of: ${choices.join(", ")}.`;
  }
  return undefined;
}
