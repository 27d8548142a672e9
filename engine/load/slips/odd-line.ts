/** An open group of keys or list, by its column, and where its first line begins. */
type Level = { readonly indent: number; readonly start: number };

/**
 * The line whose indentation does not fit the lines around it, in a file that is not valid YAML. If a line is between
 * two levels, the odd one is the line whose indentation differs from the step used elsewhere.
 *
 * @returns where its text begins; undefined if no line with a key or a dash is odd
 */
export function oddLine(text: string): number | undefined {
  const lines = structureOf(text);
  const usual = usualStep(lines);
  const levels: Level[] = [];
  let before = 0;
  let closedBefore: readonly number[] = [];
  for (const { indent, start, inner, opened } of lines) {
    const closedNow: number[] = [];
    let closed: Level | undefined;
    for (let last = levels.at(-1); last && last.indent > indent; last = levels.at(-1)) {
      closed = last;
      closedNow.push(last.indent);
      levels.pop();
    }
    const around = levels.at(-1)?.indent ?? 0;
    if (indent > around && closed) return closed.indent - around === usual ? start : closed.start;
    // A line that continues the level before the previous line: the previous one was moved.
    if (indent > around && !opened) return closedBefore.includes(indent) ? before : start;
    levels.push({ indent, start }, { indent: inner, start });
    before = start;
    closedBefore = closedNow;
  }
  return undefined;
}

type Line = {
  readonly indent: number;
  readonly start: number;
  /** The column of the key behind a dash. */
  readonly inner: number;
  /** Whether the line before can have something indented below it. */
  readonly opened: boolean;
};

/** Lines that begin with a key or a dash, except in a block of text or within brackets. */
function structureOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let offset = 0;
  let block = Number.POSITIVE_INFINITY;
  let before = "";
  for (const row of text.split("\n")) {
    const [, blanks = "", dash = "", rest = ""] = /( *)((?:- +)?)(.*)/.exec(row) ?? [];
    const indent = blanks.length;
    const start = offset + indent;
    offset += row.length + 1;
    if (rest === "" || rest.startsWith("#") || indent > block) continue;
    block = /: [|>]/.test(row) ? indent : Number.POSITIVE_INFINITY;
    if (!/[,[{]$/.test(before) && (dash !== "" || /^["']?[\w-]+["']?:( |$)/.test(rest)))
      lines.push({ indent, start, inner: indent + dash.length, opened: /[:-]$/.test(before) });
    before = row.replace(/ #.*/, "").trimEnd();
  }
  return lines;
}

function usualStep(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const [index, { indent }] of lines.entries()) {
    const step = indent - (lines[index - 1]?.indent ?? 0);
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 2;
}
