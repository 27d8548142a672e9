/** The option of commands that list what the database has. */
export const listFormat = {
  type: "string",
  choices: ["table", "csv", "json"],
  default: "table",
  description: "What the list looks like; contacts are whole in all but the table",
} as const;

/** A list for other programs. */
export const jsonOf = (rows: readonly object[]): string => `${JSON.stringify(rows, null, 2)}\n`;
