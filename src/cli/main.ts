import { textTable } from "../../engine/copy/index.ts";
import { didYouMean, suggestion } from "../../engine/problem/index.ts";
import type { Command } from "./command.ts";
import { refuse } from "./output.ts";
import { isHelp, runCommand } from "./run-command.ts";

/** Every command, by name. The code of a command is loaded when it is called. */
const commands = new Map<string, () => Promise<Command>>([
  ["check", () => import("./commands/check.ts").then((file) => file.check)],
  ["backend", () => import("./commands/backend.ts").then((file) => file.backend)],
  ["doctor", () => import("./commands/doctor.ts").then((file) => file.doctor)],
  ["outbox", () => import("./commands/outbox.ts").then((file) => file.outbox)],
  ["leads", () => import("./commands/leads.ts").then((file) => file.leads)],
  ["appointments", () => import("./commands/appointments.ts").then((file) => file.appointments)],
  ["orders", () => import("./commands/orders.ts").then((file) => file.orders)],
  ["experiments", () => import("./commands/experiments.ts").then((file) => file.experiments)],
  ["visitors", () => import("./commands/visitors.ts").then((file) => file.visitors)],
  ["person", () => import("./commands/person.ts").then((file) => file.person)],
  ["backup", () => import("./commands/backup.ts").then((file) => file.backup)],
  ["explain", () => import("./commands/explain.ts").then((file) => file.explain)],
  ["contract", () => import("./commands/contract.ts").then((file) => file.contract)],
  ["diff", () => import("./commands/diff.ts").then((file) => file.diff)],
  ["new", () => import("./commands/new.ts").then((file) => file.newFunnel)],
  ["new-step", () => import("./commands/new-type.ts").then((file) => file.newStep)],
  ["new-section", () => import("./commands/new-type.ts").then((file) => file.newSection)],
  ["new-field", () => import("./commands/new-type.ts").then((file) => file.newField)],
  ["graph", () => import("./commands/graph.ts").then((file) => file.graph)],
  ["prove", () => import("./commands/prove.ts").then((file) => file.prove)],
  ["mcp", () => import("./commands/mcp.ts").then((file) => file.mcp)],
  ["paths", () => import("./commands/paths.ts").then((file) => file.paths)],
  ["simulate", () => import("./commands/simulate.ts").then((file) => file.simulate)],
  ["translate", () => import("./commands/translate.ts").then((file) => file.translate)],
]);

/** What other tools call the same. */
const ofOtherTools: Readonly<Record<string, string>> = {
  init: "new",
  create: "new",
  add: "new",
  lint: "check",
  validate: "check",
  verify: "check",
  test: "prove",
  report: "leads",
  stats: "visitors",
  analytics: "visitors",
  dropoff: "visitors",
  "drop-off": "visitors",
};

/** What is asked of this program, and is done by npm: it needs a build, or a server that goes on. */
const ofNpm: Readonly<Record<string, string>> = {
  dev: "npm run dev",
  desk: "npm run dev, which has the desk at /__author",
  preview: "npm run dev, or npm start as visitors get it",
  watch: "npm run dev",
  serve: "npm start",
  start: "npm start",
  build: "npm run build",
};

/**
 * Runs one command line.
 *
 * @param words the arguments after the program's name
 * @returns the exit code: 0 done, 1 problems found, 2 could not run
 */
export async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) {
    process.stderr.write(await help());
    return refuse("Name a command.");
  }
  if (isHelp(name)) {
    process.stdout.write(await help());
    return 0;
  }
  const command = await commands.get(name)?.();
  if (!command) {
    const known = [...commands.keys()];
    const elsewhere = Object.hasOwn(ofOtherTools, name) ? ofOtherTools[name] : undefined;
    const script = Object.hasOwn(ofNpm, name) ? ofNpm[name] : undefined;
    if (script !== undefined)
      return refuse(`There is no command "${name}". In the folder of the project, run ${script}.`);
    const { sentence } = elsewhere === undefined ? didYouMean(name, known) : suggestion(elsewhere);
    return refuse(`There is no command "${name}".${sentence} The commands are: ${known.join(", ")}.`);
  }
  return runCommand(command, rest);
}

async function help(): Promise<string> {
  const rows = [...commands].map(async ([name, load]) => [`  ${name}`, (await load()).description]);
  const table = textTable([{ head: "Commands" }, { head: "" }], await Promise.all(rows));
  return `Checks, draws and walks through quiz funnels, and looks after their backend

funnel COMMAND

${table}

For more about one of them: funnel COMMAND --help
`;
}
