import "../../scripts/load-env.mjs";
import { calendarFile } from "../../../engine/calendars/index.ts";
import { textTable } from "../../../engine/copy/index.ts";
import { counted } from "../../../engine/problem/index.ts";
import { type ListedAppointment, operate } from "../../server/operator/index.ts";
import type { ServerSettings } from "../../server/server-settings.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { csvOf } from "../csv.ts";
import { jsonOf, listFormat } from "../list-format.ts";
import { masked, refuse } from "../output.ts";

const formats = {
  table: appointmentsTable,
  csv: (all: readonly ListedAppointment[]) => csvOf(all.map((each) => new Map(Object.entries(each)))),
  json: jsonOf,
  ics: appointmentsCalendar,
} as const;

/** `funnel appointments [list|cancel] [ID]`: who comes when, and how to give a time back. */
export const appointments = defineCommand({
  name: "appointments",
  description:
    "Lists the appointments to come, the next one first, or cancels one, of which you tell its visitor; the server may be running: exit code 0 if done, 1 if there is no such appointment, 2 if it could not look",
  positionals: {
    action: { default: "list", description: "list or cancel" },
    id: { isOptional: true, description: "The appointment to cancel" },
  },
  options: { format: { ...listFormat, choices: [...listFormat.choices, "ics"] } },
  run({ action, id, format }) {
    if (action !== "list" && action !== "cancel")
      return refuse(
        `There is no "appointments ${action}". Write: funnel appointments list, or funnel appointments cancel ID`,
      );
    if (action === "list" && id !== undefined) return refuse(`"${id}" is one word too many.`);
    if (action === "cancel" && id === undefined)
      return refuse("Name the appointment, as the list does: funnel appointments cancel ID");
    return atDatabase(async (place) => {
      if (id !== undefined) return cancel(place, id);
      process.stdout.write(formats[format](await operate(place, "appointments", {})));
      return 0;
    });
  },
});

async function cancel(place: ServerSettings, id: string): Promise<number> {
  if (await operate(place, "cancelAppointment", { id })) {
    process.stdout.write("Cancelled: the time is free for others. Its visitor does not know of it yet.\n");
    return 0;
  }
  process.stderr.write(`Nobody has an appointment "${id}". See: funnel appointments\n`);
  return 1;
}

function appointmentsTable(all: readonly ListedAppointment[]): string {
  if (all.length === 0) return "No appointments\n";
  const columns = [{ head: "When" }, { head: "Calendar" }, { head: "Contact" }, { head: "Id" }];
  const rows = all.map(({ at, calendar, email, phone, appointment_id }) => [
    at.replace("T", " "),
    calendar,
    [email, phone].flatMap((contact) => (contact ? [masked(contact)] : [])).join(" "),
    appointment_id,
  ]);
  return `${textTable(columns, rows)}\n${counted(all.length, "appointment")}\n`;
}

/** A file that the calendar of whoever sees the visitors opens. One that is made later changes what it has of the one before. */
function appointmentsCalendar(all: readonly ListedAppointment[]): string {
  const entries = all.map(({ appointment_id, calendar, starts_at, ends_at, email, phone, name, funnel_id }) => ({
    id: `${appointment_id}@${funnel_id}`,
    begins: Date.parse(starts_at),
    ends: Date.parse(ends_at),
    title: `${name ?? email ?? phone} (${calendar})`,
    notes: [email, phone].flatMap((contact) => contact ?? []).join("\n"),
  }));
  return calendarFile(entries, Date.now());
}
