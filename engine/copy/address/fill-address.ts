import { fillCopy, type Lookup } from "../placeholders.ts";
import { untypeset } from "../untypeset.ts";

/**
 * An address with its placeholders filled. Values are encoded: they may fill a part of an address, and never add one.
 * The parameter of a page is read by a program, and gets things as they were given: `12500` and `2026-01-31`, where a text
 * says "12,500" and "31 January". A mail is read by people, and so is what stands before the question mark: anybody can
 * write the address that a visitor comes with, so nothing but a name of it stands there. A parameter without a value is
 * left out.
 */
export function fillAddress(to: string, lookup: Lookup): string {
  // One in the words behind a bar is not the question mark.
  const [page = "", asked = ""] = to.split(/(\?(?![^{}]*\}).*)/s);
  const fill = (part: string, given?: Lookup) =>
    fillCopy(part, (name, fallback) => {
      const value = given?.(`given.${name}`) || lookup(name, fallback) || fallback;
      // What keeps a text in one line on a page stays there. Half of an emoji has no code.
      return value ? encodeURIComponent(untypeset(value).replace(/\p{Cs}/gu, "\ufffd")).replaceAll("%40", "@") : gap;
    });
  const filled = fill(page) + fill(asked, to.startsWith("mailto:") ? undefined : lookup);
  return filled.includes(gap)
    ? filled
        .replace(/([?&])[^&#]*\0[^&#]*/g, "$1")
        .replace(/([?&])&+/g, "$1")
        .replace(/[?&](?=#|$)/, "")
        .replaceAll(gap, "")
    : filled;
}

/** Stands where a value is missing: no address has it. */
const gap = "\0";
