import { counted } from "../../../engine/problem/index.ts";
import "../../scripts/load-env.mjs";
import { leadParts } from "../../../engine/contract/index.ts";
import { textTable } from "../../../engine/copy/index.ts";
import { isAppointment, sayMissed } from "../../../engine/fields/index.ts";
import { type ListedLead, operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { csvOf } from "../csv.ts";
import { jsonOf, listFormat } from "../list-format.ts";
import { masked, parametersText } from "../output.ts";

const formats = {
  table: leadsTable,
  csv: leadsCsv,
  json: jsonOf,
} as const;

/** `funnel leads`: who left a contact, what they answered, and where they came from. */
export const leads = defineCommand({
  name: "leads",
  description:
    "Lists leads with answers, scores and where they came from, the newest first; the server may be running: exit code 0 if done, 2 if it could not look",
  positionals: {},
  options: { format: listFormat },
  run: ({ format }) =>
    atDatabase(async (place) => {
      process.stdout.write(formats[format](await operate(place, "leads", {})));
      return 0;
    }),
});

function leadsTable(leads: readonly ListedLead[]): string {
  if (leads.length === 0) return "No leads\n";
  const isAsked = leads.some(({ confirmation }) => confirmation);
  const columns = [
    { head: "Received" },
    { head: "Contact" },
    { head: "Came from" },
    { head: "Outcome" },
    { head: "Suspicion" },
    ...(isAsked ? [{ head: "Confirmed" }] : []),
    ...(leads.some((lead) => parametersText(partsOf(lead).query)) ? [{ head: "Parameters" }] : []),
  ];
  const rows = leads.map((lead) => {
    const { query, touches: { first = {} } = {} } = partsOf(lead);
    return [
      lead.received_at.slice(0, 16).replace("T", " "),
      [lead.email, lead.phone].flatMap((contact) => (contact ? [masked(contact)] : [])).join(" "),
      first.utm_source ?? first.referrer ?? "",
      lead.about?.outcome ?? "",
      lead.suspicion ?? "",
      ...(isAsked ? [confirmedText(lead)] : []),
      parametersText(query),
    ];
  });
  return `${textTable(columns, rows)}\n${counted(leads.length, "lead")}\n`;
}

/** The day on which an address was confirmed, or that it was not, or that no mail asks for it; nothing where it need not be. */
function confirmedText({ confirmation }: ListedLead): string {
  if (!confirmation) return "";
  return confirmation.confirmed_at?.slice(0, 10) ?? (confirmation.asked_at === null ? "not asked" : "no");
}

/**
 * A line for each lead; answers, values, computed values, scores, parameters of the address and touches have a column for
 * each name that some lead has.
 */
function leadsCsv(leads: readonly ListedLead[]): string {
  const rows = leads.map((lead) => {
    const { about, confirmation, files: _files, booked: _booked, ...row } = lead;
    const {
      answers = {},
      values = {},
      computed = {},
      scores = {},
      query = {},
      touches: { first = {}, last = {} } = {},
    } = partsOf(lead);
    return new Map<string, unknown>([
      ...Object.entries(row),
      ["outcome", about?.outcome],
      ...Object.entries(confirmation ?? {}),
      ...Object.entries({ answer: answers, value: values, computed, score: scores, query, first, last }).flatMap(
        ([group, entries]) =>
          Object.entries(entries).map(([name, value]): [string, unknown] => [`${group}.${name}`, value]),
      ),
    ]);
  });
  return csvOf(rows);
}

type Texts = Readonly<Record<string, string>>;
type Parts = {
  readonly answers?: Texts;
  readonly values?: Texts;
  readonly computed?: Readonly<Record<string, number | string>>;
  readonly scores?: Readonly<Record<string, number>>;
  readonly query?: Texts;
  readonly touches?: { readonly first?: Texts; readonly last?: Texts };
};

function partsOf({ about, files = [], booked, ...lead }: ListedLead): Parts {
  const definition = { id: lead.funnel_id, version: lead.funnel_version, hash: lead.funnel_hash, language: "" };
  const parts: Parts = leadParts(
    ["answers", "values", "computed", "scores", "query", "touches"],
    about ?? {},
    definition,
  );
  const links = [...new Set(files.map(({ field }) => field))].map((field): [string, string] => [
    field,
    files.flatMap((file) => (file.field === field ? file.url : [])).join("\n"),
  ]);
  const said = (texts: Texts = {}, more: readonly [string, string][] = []): Texts =>
    Object.fromEntries(
      [...Object.entries(texts), ...more].map(([name, text]) => [
        name,
        isAppointment(text) && booked && !booked.includes(text) ? sayMissed(text) : text,
      ]),
    );
  return { ...parts, answers: said(parts.answers), values: said(parts.values, links) };
}
