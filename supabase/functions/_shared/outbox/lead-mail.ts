/** What a webhook gets of a lead: its contact, and whatever parts of it the definition sends. */
type Lead = {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly name?: string | undefined;
  readonly [part: string]: unknown;
};

/**
 * A lead as the e-mail for those who answer it: a line for each thing that a webhook would get of it, under the same names, and
 * last what only a program looks for. Only who it is stands in the subject, as phones show subjects while they are locked.
 */
export function leadMail({ timestamp, source, submission_id, ...said }: Lead): {
  readonly subject: string;
  readonly text: string;
} {
  const { email, phone, name } = said;
  const parts = [said, { timestamp, source, submission_id }].map((group) => linesOf(group, "").join("\n"));
  return { subject: `New lead: ${name ?? email ?? phone}`, text: parts.join("\n\n") };
}

function linesOf(group: object, indent: string): readonly string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    // Of an answer it is the visitor's word as well, and could begin a line.
    const name = key.replaceAll(/\s+/g, " ");
    if (value === undefined) return [];
    if (typeof value === "object" && value !== null) return [`${indent}${name}:`, ...linesOf(value, `${indent}  `)];
    // What was typed may have several lines, of which none may pass for another part.
    return [`${indent}${name}: ${String(value).replaceAll(/\s*[\n\u2028\u2029]\s*/g, `\n${indent}  `)}`];
  });
}
