import { createHash } from "node:crypto";

/** Hosts besides its own that a page may contact, by directive. */
export type Hosts = Readonly<
  Partial<Record<"script-src" | "connect-src" | "frame-src" | "img-src" | "media-src", readonly string[]>>
>;

/**
 * The hash of an empty text: styled-components adds an empty style element and inserts rules into it, which the policy
 * does not restrict.
 */
const emptyStyle = hashOf("");

/**
 * The Content-Security-Policy of a finished page: only its own files, exactly the scripts and styles in the page, and
 * the hosts that it needs.
 *
 * @param html the page
 * @param hosts further hosts
 * @param isStyledFromOutside whether a third-party script, such as Stripe's, sets style attributes here
 */
export function contentPolicy(html: string, hosts: Hosts, isStyledFromOutside: boolean): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  const attributes = [...html.matchAll(/<[a-z][^>]*\sstyle="([^"]*)"/g)].map(([, text = ""]) => unescaped(text));
  const ofAttributes = attributes.length ? ["'unsafe-hashes'", ...hashes(attributes)] : ["'none'"];
  return written({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...(hosts["script-src"] ?? [])],
    "style-src": ["'self'", ...new Set([...hashes(styles), emptyStyle])],
    "style-src-attr": isStyledFromOutside ? ["'unsafe-inline'"] : ofAttributes,
    "img-src": ["'self'", ...(hosts["img-src"] ?? [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(hosts["connect-src"] ?? [])],
    "frame-src": hosts["frame-src"] ?? ["'none'"],
    "media-src": hosts["media-src"] ?? ["'none'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
}

/** The policy for responses that are not pages. */
export const closedPolicy = written({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

const hashes = (texts: readonly string[]) => [...new Set(texts)].map(hashOf);

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** An attribute as the browser reads it; React escapes only these characters. */
const unescaped = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
