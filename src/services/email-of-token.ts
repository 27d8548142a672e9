import { isBuyerEmail } from "../../engine/contact/contact.ts";

/**
 * The e-mail address that a link's token carries: base64url of an address, or the `email` claim of a JWT's payload. It
 * is a suggestion for a form field and proves nothing; the signature is not checked.
 *
 * @returns undefined for anything else, and for a token of more than 512 characters
 */
export function emailOfToken(token: string): string | undefined {
  const trimmed = token.trim();
  if (!trimmed || trimmed.length > 512) return undefined;
  const parts = trimmed.split(".");
  const text = decoded(parts.length === 3 ? parts[1] : trimmed);
  const email = parts.length === 3 ? claim(text) : text;
  return email !== undefined && isBuyerEmail(email) ? email : undefined;
}

function decoded(base64url: string | undefined): string | undefined {
  try {
    const bytes = atob((base64url ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function claim(payload: string | undefined): string | undefined {
  try {
    const { email }: { readonly email?: unknown } = JSON.parse(payload ?? "");
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
