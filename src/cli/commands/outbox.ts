import "../../scripts/load-env.mjs";
import { operate } from "../../server/operator/index.ts";
import type { ServerSettings } from "../../server/server-settings.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { outboxReport } from "../outbox-report.ts";
import { refuse, terminalPaint } from "../output.ts";

/** `funnel outbox [list|replay] [KEY]`: lists what has not reached its receiver, or sends it again. */
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
  run({ action, key, dead, all }) {
    if (action !== "list" && action !== "replay")
      return refuse(`There is no "outbox ${action}". Write: funnel outbox list, or funnel outbox replay KEY`);
    if (action === "list" && key !== undefined) return refuse(`"${key}" is one word too many.`);
    if (action === "replay" && (key !== undefined) === all)
      return refuse("Name the delivery, or all that were given up: funnel outbox replay KEY, or replay --all");
    return atDatabase((place) => (action === "list" ? list(place, dead) : sendAgain(place, key)));
  },
});

async function list(place: ServerSettings, onlyDead: boolean): Promise<number> {
  const deliveries = await operate(place, "list", { onlyDead });
  const report = outboxReport(deliveries, new Date(), terminalPaint(process.stdout));
  process.stdout.write(report);
  return 0;
}

async function sendAgain(place: ServerSettings, key: string | undefined): Promise<number> {
  const count = await operate(place, "replay", { key });
  if (key !== undefined && count === 0) {
    process.stderr.write(`funnel: Nothing that waits or was given up has the key "${key}". See: funnel outbox\n`);
    return 1;
  }
  process.stdout.write(`${count} put back; the server sends ${count === 1 ? "it" : "them"} at its next turn\n`);
  return 0;
}
