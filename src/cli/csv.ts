/**
 * A table for a spreadsheet (RFC 4180, UTF-8 with its mark): a line for each row, and a column for each name that some row
 * has, in the order in which they come. Where there are too many, those that few rows have are in one column, as JSON.
 */
export function csvOf(rows: readonly ReadonlyMap<string, unknown>[]): string {
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

/**
 * Spreadsheets take no more columns, and anybody can leave leads with answers to questions that nobody asks: four hundred
 * of them made a million columns.
 */
const mostColumns = 1_000;

/** The names that most rows have, in the order in which they come. */
function commonNames(rows: readonly ReadonlyMap<string, unknown>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const name of row.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  const common = new Set(byCount.slice(0, mostColumns).map(([name]) => name));
  return new Set([...counts.keys()].filter((name) => common.has(name)));
}

/**
 * Spreadsheets run what begins like a formula, in wide letters, too: a visitor could have typed one. Where a semicolon
 * parts the cells, as in many countries, quotes in the middle of a line mean nothing, and one can begin inside a text. A
 * quote that it begins with is taken away by the spreadsheet, which then reads the formula behind it.
 */
function csvField(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const isNumber = typeof value === "number" || /^[+-]?\d+(?:[.,]\d+)?$/.test(text);
  const safe = isNumber ? text : text.replace(/((?:^|[;|\t\r\n])[\s"]*)(?=[=@+\-＝＠＋－])/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
