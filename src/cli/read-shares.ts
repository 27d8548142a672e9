/**
 * Shares as they are written on the command line: `0.05,contact=0.3`.
 *
 * @returns by name, the empty name for a share without one; a sentence where the text is not of that form
 */
export function readShares(text: string): ReadonlyMap<string, number> | string {
  const shares = new Map<string, number>();
  for (const part of text.split(",")) {
    const [, name = "", written = ""] = /^(?:([^=]*)=)?([^=]*)$/.exec(part.trim()) ?? [];
    const share = written.trim() === "" ? Number.NaN : Number(written);
    if (!(share >= 0 && share <= 1)) return `"${part}" is no share. Write a number from 0 to 1, or NAME=NUMBER.`;
    if (shares.has(name)) return `"${name}" has two shares.`;
    shares.set(name.trim(), share);
  }
  return shares;
}
