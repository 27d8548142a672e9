import { namesIn } from "../../copy/index.ts";
import type { Path } from "../../problem/index.ts";
import { contactPart, fieldWith } from "../../traits/index.ts";
import type { LintContext } from "../context.ts";
import { placedFields } from "../placed-fields.ts";
import { linkedAddresses } from "./linked-addresses.ts";

/** An address that says to another page who the visitor is. */
type HandedOn = {
  /** Of the placeholder: an e-mail address, a phone number, or what a field marks as a part of the contact. */
  readonly name: string;
  /** Of the page; undefined for a mail, which the visitor reads and sends. */
  readonly host?: string;
  /** The address as written, and its place. */
  readonly excerpt: string;
  readonly path: Path;
};

/** What addresses hand on of a visitor's contact. */
export function contactsHandedOn(context: Pick<LintContext, "authored" | "definition">): readonly HandedOn[] {
  const contacts = new Set(["email", "phone"]);
  for (const { field } of placedFields(context.definition))
    if (contactPart(field) ?? fieldWith("givesEmail", field) ?? fieldWith("givesPhone", field)) contacts.add(field.id);
  return linkedAddresses(context).flatMap(({ text, path }) => {
    const where = hostOf(text.startsWith("app:") ? context.definition.product?.app : text);
    return namesIn(text)
      .filter((name) => contacts.has(name))
      .map((name) => ({ name, excerpt: text, path, ...(where !== undefined && { host: where }) }));
  });
}

/**
 * Whether a page belongs to whoever offers the product: its app or its mail has the same domain.
 *
 * @returns undefined if neither is named
 */
export function isOwn(host: string, { product }: LintContext["definition"]): boolean | undefined {
  const own = [hostOf(product?.app), product?.support?.split("@")[1]].flatMap((name) => name ?? []);
  return own.length === 0 ? undefined : own.some((name) => domainOf(name) === domainOf(host));
}

/** The host of a page; undefined for anything else. */
export const hostOf = (page: string | undefined): string | undefined => /^https?:\/\/([^/?#{}]+)/.exec(page ?? "")?.[1];

/** The last two labels: too much for some countries, where two firms then count as one. */
const domainOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "").split(".").slice(-2).join(".");
