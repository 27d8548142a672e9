const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };

/**
 * Milliseconds of a duration as authors write it.
 *
 * @param text a number and a unit: `30 ms`, `5 s`, `10 min`, `24 h`; the schema allows nothing else
 * @throws Error if the text is not of that form
 */
export function milliseconds(text: string): number {
  const [, amount, name = ""] = /^([\d.]+) ?(ms|s|min|h)$/.exec(text) ?? [];
  const unit = units[name];
  if (!amount || !unit) throw new Error(`"${text}" is not a duration; write a number and ms, s, min or h`);
  return Number(amount) * unit;
}
