import "../../scripts/load-env.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse } from "../../server/database/index.ts";
import { operate } from "../../server/operator/index.ts";
import { type ServerSettings, serverSettingsOf } from "../../server/server-settings.ts";
import { defineCommand } from "../command.ts";
import { outboxReport } from "../outbox-report.ts";
import { refuse, terminalPaint } from "../output.ts";

/** `funnel outbox [list|replay] [KEY]`: what has not reached its receiver, and another try for it. */
export const outbox = defineCommand({
  name: "outbox",
  description:
    "Lists what has not reached its receiver, or has it sent again; the server may be running: exit code 0 if done, 1 if there is no such delivery, 2 if it could not look",
  positionals: {
    action: { default: "list", description: "list or replay" },
    key: { isOptional: true, description: "The delivery to send again" },
  },
  options: {
    dead: { type: "boolean", description: "List only what was given up" },
    all: { type: "boolean", description: "Send again all that was given up" },
  },
  async run({ action, key, dead, all }) {
    if (action !== "list" && action !== "replay")
      return refuse(`There is no "outbox ${action}". Write: funnel outbox list, or funnel outbox replay KEY`);
    if (action === "list" && key !== undefined) return refuse(`"${key}" is one word too many.`);
    if (action === "replay" && (key !== undefined) === all)
      return refuse("Name the delivery, or all that were given up: funnel outbox replay KEY, or replay --all");
    const settings = serverSettingsOf(process.env);
    if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, "postgres")))
      return refuse(`There is no database in "${settings.dataDir}" yet. Start the server once, or set DATABASE_URL.`);
    try {
      return await (action === "list" ? list(settings, dead) : sendAgain(settings, key));
    } catch (error) {
      return refuse(reasonOf(error));
    }
  },
});

/** Another folder, which a second server would need, holds another outbox. */
function reasonOf(error: unknown): string {
  if (error instanceof FolderInUse)
    return (
      `The database in "${error.folder}" is in use by process ${error.pid}, which does not answer this command. ` +
      "A server answers it to the user who started it: run this as that user, or wait until another command has ended."
    );
  return error instanceof Error ? error.message : String(error);
}

async function list(settings: ServerSettings, onlyDead: boolean): Promise<number> {
  const deliveries = await operate(settings, "list", { onlyDead });
  const report = outboxReport(deliveries, new Date(), terminalPaint(process.stdout));
  process.stdout.write(report);
  return 0;
}

async function sendAgain(settings: ServerSettings, key: string | undefined): Promise<number> {
  const count = await operate(settings, "replay", { key });
  if (key !== undefined && count === 0) {
    process.stderr.write(`funnel: Nothing that waits or was given up has the key "${key}". See: funnel outbox\n`);
    return 1;
  }
  process.stdout.write(`${count} put back; the server sends ${count === 1 ? "it" : "them"} at its next turn\n`);
  return 0;
}
