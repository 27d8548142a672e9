/** The fields of a stored object; none where the value is something else. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
