import type { Operator } from "../subject.ts";

/** Indents a line too far, too little, or with a tab. The oracle decides whether the meaning changes. */
export const breakLayout: Operator = ({ text }) => {
  const lines = text.split("\n");
  let next = 0;
  return lines.flatMap((line, index) => {
    const start = next;
    next += line.length + 1;
    const indent = line.length - line.trimStart().length;
    if (line.trim() === "" || line.trimStart().startsWith("#")) return [];
    const others = [
      ` ${line}`,
      `  ${line}`,
      `\t${line.trimStart()}`,
      ...(indent > 1 ? [line.slice(1), line.slice(2)] : []),
    ];
    return others.map((other) => ({
      what: `line ${index + 1}: ${JSON.stringify(other.slice(0, 60))}`,
      edits: [{ start, end: start + line.length, by: other }],
    }));
  });
};
