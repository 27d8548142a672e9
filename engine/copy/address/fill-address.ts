import { fillCopy, type Lookup } from "../placeholders.ts";
import { untypeset } from "../untypeset.ts";

/**
 * An address with its placeholders filled. Values are encoded: they may fill a part of an address, and never change where it
 * leads. The parameter of a page is read by a program, and gets things as they were given: `12500` and `2026-01-31`, where a
 * text says "12,500" and "31 January". A mail is read by people. A parameter without a value is left out.
 */
export function fillAddress(to: string, lookup: Lookup): string {
  const given: Lookup = (name) => (to.startsWith("mailto:") ? undefined : lookup(`given.${name}`));
  const filled = fillCopy(to, (name, fallback) => {
    const value = given(name) || lookup(name, fallback) || fallback;
    // What keeps a text in one line on a page stays there.
    return value ? encodeURIComponent(untypeset(value)).replaceAll("%40", "@") : gap;
  });
  if (!filled.includes(gap)) return filled;
  const [page = "", query = ""] = filled.split(/\?(.*)/s);
  const known = query.split("&").filter((part) => part && !part.includes(gap));
  return page.replaceAll(gap, "") + (known.length > 0 ? `?${known.join("&")}` : "");
}

/** Stands where a value is missing: no address has it. */
const gap = "\0";
