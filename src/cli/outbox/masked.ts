/**
 * Whom a delivery is about, so that it can be recognised by who knows them and by nobody else: `a…@e…`, `…32`.
 *
 * @returns an empty text if it names nobody
 */
export function masked(contact: string | undefined): string {
  if (!contact) return "";
  const [local = "", domain] = contact.split("@");
  if (domain === undefined) return `…${contact.slice(-2)}`;
  return `${[...local][0] ?? ""}…@${[...domain][0] ?? ""}…`;
}
