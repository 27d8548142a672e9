import { counted } from "../../../engine/problem/index.ts";
import "../../scripts/load-env.mjs";
import { leadParts } from "../../../engine/contract/index.ts";
import { textTable } from "../../../engine/copy/index.ts";
import { type ListedLead, operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { masked, parametersText } from "../output.ts";

const formats = {
  table: leadsTable,
  csv: leadsCsv,
  json: (leads: readonly ListedLead[]) => `${JSON.stringify(leads, null, 2)}\n`,
} as const;

/** `funnel leads`: who left a contact, what they answered, and where they came from. */
export const leads = defineCommand({
  name: "leads",
  description:
    "Lists leads with answers, scores and where they came from, the newest first; the server may be running: exit code 0 if done, 2 if it could not look",
  positionals: {},
  options: {
    format: {
      type: "string",
      choices: ["table", "csv", "json"],
      default: "table",
      description: "What the list looks like; contacts are whole in csv and json only",
    },
  },
  run: ({ format }) =>
    atDatabase(async (place) => {
      process.stdout.write(formats[format](await operate(place, "leads", {})));
      return 0;
    }),
});

function leadsTable(leads: readonly ListedLead[]): string {
  if (leads.length === 0) return "No leads\n";
  const columns = [
    { head: "Received" },
    { head: "Contact" },
    { head: "Came from" },
    { head: "Outcome" },
    { head: "Suspicion" },
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
      parametersText(query),
    ];
  });
  return `${textTable(columns, rows)}\n${counted(leads.length, "lead")}\n`;
}

/**
 * Spreadsheets take no more columns, and anybody can leave leads with answers to questions that nobody asks: four hundred
 * of them made a million columns.
 */
const mostColumns = 1_000;

/**
 * A line for each lead (RFC 4180); answers, values, computed values, scores, parameters of the address and touches have a
 * column for each name that some lead has. Where there are too many, those that few leads have are in one column, as JSON.
 */
function leadsCsv(leads: readonly ListedLead[]): string {
  const rows = leads.map((lead) => {
    const { about, ...row } = lead;
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
      ...Object.entries({ answer: answers, value: values, computed, score: scores, query, first, last }).flatMap(
        ([group, entries]) =>
          Object.entries(entries).map(([name, value]): [string, unknown] => [`${group}.${name}`, value]),
      ),
    ]);
  });
  const names = commonNames(rows);
  const others = (row: ReadonlyMap<string, unknown>) => {
    const rest = [...row].filter(([name]) => !names.has(name));
    return rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : undefined;
  };
  const isCut = rows.some((row) => [...row.keys()].some((name) => !names.has(name)));
  const known = [...names];
  const lines = [
    [...known, ...(isCut ? ["others"] : [])],
    ...rows.map((row) => [...known.map((name) => row.get(name)), ...(isCut ? [others(row)] : [])]),
  ]
    .map((fields) => `${fields.map(csvField).join(",")}\r\n`)
    .join("");
  return markOfUtf8 + lines;
}

/** Excel takes a text without it for one in the machine's old encoding, and shows "Jürgen" as "JÃ¼rgen". */
const markOfUtf8 = "\u{feff}";

/** The names that most leads have, in the order in which they come. */
function commonNames(rows: readonly ReadonlyMap<string, unknown>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const name of row.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  const common = new Set(byCount.slice(0, mostColumns).map(([name]) => name));
  return new Set([...counts.keys()].filter((name) => common.has(name)));
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

const partsOf = ({ about, funnel_id: id, funnel_version: version, funnel_hash: hash }: ListedLead): Parts =>
  leadParts(["answers", "values", "computed", "scores", "query", "touches"], about ?? {}, {
    id,
    version,
    hash,
    language: "",
  });

/**
 * Spreadsheets run what begins like a formula, in wide letters, too: a visitor could have typed one. Where a semicolon
 * parts the cells, as in many countries, quotes in the middle of a line mean nothing, and one can begin inside a text.
 */
function csvField(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const isNumber = typeof value !== "string" || /^[+-]?\d+$/.test(text);
  const safe = isNumber ? text : text.replace(/((?:^|[;|\t\r\n])\s*)(?=[=@+\-＝＠＋－])/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
