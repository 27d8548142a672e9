/** The code of an error; those of the checkout client carry one. */
export function codeOf(error: unknown): string {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode ? String(error.code) : "internal";
}
