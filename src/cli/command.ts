import { parseArgs } from "node:util";
import { textTable } from "../../engine/copy/index.ts";
import { isDay, walkedDay } from "../../engine/fields/index.ts";
import { didYouMean } from "../../engine/problem/index.ts";
import { refuse } from "./output.ts";

/** A positional argument. Without a default it is required, unless it is optional. */
type Positional = { readonly description: string; readonly default?: string; readonly isOptional?: true };

/** A named option, as Node's parser declares it, and its possible values. */
type Option = { readonly description: string } & (
  | { readonly type: "boolean" }
  | { readonly type: "string"; readonly default?: string; readonly choices?: readonly string[]; readonly isDay?: true }
);

type Positionals = Readonly<Record<string, Positional>>;
type Options = Readonly<Record<string, Option>>;

type PositionalValue<P extends Positional> = P extends { isOptional: true } ? string | undefined : string;

type OptionValue<O extends Option> = O extends { type: "boolean" }
  ? boolean
  :
      | (O extends { choices: readonly (infer Choice)[] } ? Choice : string)
      | (O extends { default: string } ? never : undefined);

type Values<P extends Positionals, O extends Options> = { readonly [Name in keyof P]: PositionalValue<P[Name]> } & {
  readonly [Name in keyof O]: OptionValue<O[Name]>;
};

type Syntax<P extends Positionals = Positionals, O extends Options = Options> = {
  readonly name: string;
  readonly description: string;
  readonly positionals: P;
  readonly options: O;
};

type Definition<P extends Positionals, O extends Options> = Syntax<P, O> & {
  readonly run: (values: Values<P, O>) => number | Promise<number>;
};

/** The option of commands that walk a funnel: on which day. */
export const walkDay = {
  type: "string",
  isDay: true,
  description: `The day on which it is walked, for funnels that change on a day (${walkedDay})`,
} as const satisfies Option;

/** A command of the command line. */
export type Command = {
  readonly description: string;
  /** What `--help` shows. */
  readonly help: () => string;
  /**
   * Runs the command. Unknown arguments are refused on the error output.
   *
   * @param args the arguments after the command's name
   * @returns the exit code: 0 done, 1 problems found, 2 could not run
   */
  readonly run: (args: readonly string[]) => number | Promise<number>;
};

/** Makes a command from its arguments and the function that runs with their values. */
export function defineCommand<const P extends Positionals, const O extends Options>(
  definition: Definition<P, O>,
): Command {
  return {
    description: definition.description,
    help: () => helpFor(definition),
    run(args) {
      const read = readArgs(args, definition);
      if ("problem" in read) return refuse(read.problem);
      // readArgs fills in every name of the definition, which the compiler cannot see.
      return definition.run(read.values as Values<P, O>);
    },
  };
}

type ReadArgs = { readonly values: Readonly<Record<string, unknown>> } | { readonly problem: string };

function readArgs(args: readonly string[], syntax: Syntax): ReadArgs {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options: syntax.options, allowPositionals: true });
  } catch (error) {
    return { problem: parseProblem(error, Object.keys(syntax.options)) };
  }
  const values: Record<string, unknown> = {};
  const given = [...parsed.positionals];
  for (const [name, positional] of Object.entries(syntax.positionals)) {
    values[name] = given.shift() ?? positional.default;
    if (values[name] === undefined && !positional.isOptional)
      return { problem: `${name.toUpperCase()} is missing: ${usageOf(syntax)}` };
  }
  if (given[0] !== undefined) return { problem: `"${given[0]}" is one word too many: ${usageOf(syntax)}` };
  for (const [name, option] of Object.entries(syntax.options)) {
    const value = parsed.values[name] ?? (option.type === "boolean" ? false : undefined);
    const problem = option.type === "string" && valueProblem(`--${name}`, value, option);
    if (problem) return { problem };
    values[name] = value;
  }
  return { values };
}

/** An error of Node's parser, with the way out. */
function parseProblem(error: unknown, options: readonly string[]): string {
  if (!(error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))) throw error;
  const [, unknown] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
  const [, empty] = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument missing/.exec(error.message) ?? [];
  if (empty !== undefined) return `"${empty}" needs a value: ${empty} TEXT.`;
  if (unknown === undefined) return `${error.message.replaceAll("\n", " ").replace(/\.$/, "")}.`;
  const known = options.map((option) => `--${option}`);
  const list = known.length > 0 ? `The options are: ${known.join(", ")}.` : "This command takes none.";
  return `There is no option "${unknown}".${didYouMean(unknown, known).sentence} ${list}`;
}

function valueProblem(
  option: string,
  value: unknown,
  { choices, isDay: mustBeDay }: { readonly choices?: readonly string[]; readonly isDay?: true },
): string | undefined {
  if (typeof value !== "string") return undefined;
  if (mustBeDay && !isDay(value))
    return `"${option}" cannot be "${value}", which is no day. Write year, month and day, such as 2026-12-16.`;
  if (!choices || choices.includes(value)) return undefined;
  return `"${option}" cannot be "${value}".${didYouMean(value, choices).sentence} It is one of: ${choices.join(", ")}.`;
}

/** How a command is written: `funnel diff OLD [NEW] [OPTIONS]`. */
function usageOf({ name, positionals, options }: Syntax): string {
  const words = Object.entries(positionals).map(([word, { default: usual, isOptional }]) =>
    usual !== undefined || isOptional ? `[${word.toUpperCase()}]` : word.toUpperCase(),
  );
  return ["funnel", name, ...words, ...(Object.keys(options).length > 0 ? ["[OPTIONS]"] : [])].join(" ");
}

function helpFor(syntax: Syntax): string {
  const table = (head: string, rows: readonly (readonly string[])[]) =>
    rows.length > 0 ? `\n${textTable([{ head }, { head: "" }], rows)}\n` : "";
  const positionals = Object.entries(syntax.positionals).map(([name, positional]) => [
    `  ${name.toUpperCase()}`,
    positional.default === undefined ? positional.description : `${positional.description} (${positional.default})`,
  ]);
  const options = Object.entries(syntax.options).map(([name, option]) =>
    option.type === "boolean"
      ? [`  --${name}`, option.description]
      : [
          `  --${name} ${option.choices?.join("|") ?? (option.isDay ? "DAY" : "TEXT")}`,
          option.default ? `${option.description} (${option.default})` : option.description,
        ],
  );
  return `${syntax.description}\n\n${usageOf(syntax)}\n${table("Arguments", positionals)}${table("Options", options)}`;
}
