/** A column of a table: its heading, and how its cells are aligned. */
export type Column = { readonly head: string; readonly align?: "left" | "right" };

/** Rows as lines of plain text, in columns two spaces apart; no line ends in spaces. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const all = [columns.map(({ head }) => head), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => lengthOf(row[index] ?? ""))));
  const lines = all.map((row) =>
    columns
      .map(({ align = "left" }, index) => {
        const cell = row[index] ?? "";
        const blanks = " ".repeat((widths[index] ?? 0) - lengthOf(cell));
        return align === "right" ? blanks + cell : cell + blanks;
      })
      .join("  ")
      .trimEnd(),
  );
  return lines.join("\n");
}

const lengthOf = (text: string) => [...text].length;
