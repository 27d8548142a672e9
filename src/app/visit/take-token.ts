/**
 * Removes the `token` parameter from the address, where personal data does not belong, and passes on the e-mail address
 * in it, if any. The address is a suggestion and proves nothing.
 */
export async function takeToken(onEmail: (email: string) => void): Promise<void> {
  const url = new URL(window.location.href);
  const token = url.searchParams.get("token");
  if (token === null) return;
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url);
  const { emailOfToken } = await import("../../services/email-of-token.ts");
  const email = emailOfToken(token);
  if (email !== undefined) onEmail(email);
}
