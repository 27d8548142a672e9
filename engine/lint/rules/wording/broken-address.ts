import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { namesIn } from "../../../copy/index.ts";
import { nameOf } from "../../../problem/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { hostOf, isOwn } from "../../stated/contacts-handed-on.ts";
import { linkedAddresses } from "../../stated/linked-addresses.ts";
import { matchesIn } from "../../words/index.ts";

/** A link leads somewhere, and one that begins a mail fills in what it says. */
export const brokenAddress: Rule = {
  id: "broken-address",
  severity: "warning",
  why: "A link such as mailto:help@my.internal?subject=Hello&body=Hi begins a mail. Programs leave out a part that they do not know, such as “subjet”, and one that is written twice; with & where the ? should be, the mail goes to nobody. An address that was pasted twice, or with the mark behind it, opens a page that is not there. Where an answer stands in the name of the site, whoever writes the visitor's link or the answer says where it leads. Visitors turn back, and nobody hears of it.",
  wrong: "- { type: link, text: Write to us, to: mailto:help@my.internal&subject=Hello }",
  right: "- { type: link, text: Write to us, to: mailto:help@my.internal?subject=Hello }",
  *check(context) {
    const fields = new Set(placedFields(context.definition).map(({ field }) => field.id));
    for (const { text, path } of linkedAddresses(context)) {
      // What stands behind the bar of a placeholder is encoded, and no part of the address.
      const filled = text.replace(/\{[^{}]*\}/g, "x");
      const fault =
        encodedFault(text, fields) ??
        secretFault(text, context.definition) ??
        (text.startsWith("tel:") ? phoneFault(text) : undefined) ??
        (text.startsWith("mailto:") ? mailFault(filled) : (hostFault(text) ?? pageFault(filled)));
      if (fault !== undefined) yield { message: `${nameOf(path)} leads to "${text}". ${fault}`, path, excerpt: text };
    }
  },
};

/** A program that joins the parts of an address encodes the braces, too, and nothing is filled in. */
function encodedFault(to: string, fields: ReadonlySet<string>): string | undefined {
  for (const { groups: { name = "" } = {} } of matchesIn(to, /%7B(?<name>[a-z][\w.-]*)(?:%7C|%7D)/giu))
    if (fields.has(name) || /^(?:answer|outcome|query|score)\./.test(name))
      return `Its braces are encoded, so that nothing is filled in: write {${name}} instead of %7B${name}%7D.`;
  return undefined;
}

/** What pages take out of their own address, because it tells who a visitor is or what they paid, goes to no stranger. */
function secretFault(to: string, definition: FunnelDefinition): string | undefined {
  const host = hostOf(to);
  const name = namesIn(to).find((each) => each === "query.token" || each === "query.session_id");
  return host === undefined || name === undefined || isOwn(host, definition)
    ? undefined
    : `{${name}} tells who a visitor is or what they paid, so pages take it out of their own address. Leave it out of this one.`;
}

/** What a visitor typed, or a stranger's link says, names no site. */
function hostFault(to: string): string | undefined {
  const [, name] = /^https?:\/\/[^/?#{]*\{(?!facts\.|product\.)([\w.-]+)/.exec(to) ?? [];
  return name === undefined
    ? undefined
    : `{${name}} decides which site that is. Write the site itself, and hand on what was answered behind a question mark: https://…?about={${name}}.`;
}

/** Elsewhere a zero before the area code is dialled within the country alone, and some countries have numbers of one length. */
function phoneFault(to: string): string | undefined {
  // A zero in brackets is told as such.
  if (/\(0\)/.test(to)) return undefined;
  const digits = to.replace(/^tel:|[^+\d]/g, "");
  const dialled = digits.replace(/^00/, "+");
  const written = `tel:${dialled.replace(trunkZero, "$1")}`;
  if (trunkZero.test(dialled)) return `The zero before an area code is for calls within the country. Write ${written}.`;
  if (dialled !== digits) return `Telephones abroad have other signs for a call to another country. Write ${written}.`;
  const [, code = "", number = ""] = sameLength.exec(dialled) ?? [];
  const length = lengths[code];
  return length === undefined || number.length === length
    ? undefined
    : `Behind +${code} a number has ${length} digits, and this one has ${number.length}. Write the whole number.`;
}

/** Behind the codes of countries whose numbers lose the zero when they are dialled from abroad. In Italy it stays. */
const trunkZero = /^(\+(?:27|3[123]|353|4[13469]|6[14]|90))0(?=\d)/;

const lengths: Readonly<Record<string, number>> = { 1: 10, 33: 9, 34: 9, 41: 9, 45: 8, 48: 9, 351: 9, 420: 9 };
const sameLength = new RegExp(`^\\+(${Object.keys(lengths).join("|")})(\\d+)$`);

function mailFault(to: string): string | undefined {
  const [address = "", parts] = to.split(/\?(.*)/s);
  if (/[&=]/.test(address)) return "Before the first part stands a question mark: mailto:ADDRESS?subject=…";
  if (parts === undefined) return undefined;
  if (/&amp;/i.test(parts)) return withoutAmp;
  const names = parts.split("&").flatMap((part) => part.split("=")[0]?.toLowerCase() || []);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `Mail programs know no part "${unknown}". Write one of these: ${known.slice(0, 4).join(", ")}.`;
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? undefined : `It has the part "${twice}" twice. Take one out.`;
}

const withoutAmp = 'Write "&" between the parts, without "amp;".';

const known = ["subject", "body", "cc", "bcc", "to", "reply-to", "in-reply-to"];

function pageFault(to: string): string | undefined {
  if (!/^https?:/.test(to)) return undefined;
  if (/^https?:\/\/https?:?\/\//i.test(to)) return "It was pasted twice: take out the first https://.";
  if (/^https?:\/\/[^/?#]*,/.test(to)) return "A name of a host has full stops, and no commas.";
  // The name of a page may end in a full stop, such as that of a firm in an encyclopedia.
  if (/[,;]$|\/[a-z0-9-]+\.$/.test(to))
    return "The mark at its end belongs to the sentence, not to the address. Take it out.";
  if (/\?.*&amp;/i.test(to)) return withoutAmp;
  // The address of a page may be a part of another: ?to=https://…
  return /\?[^?:%]*\?utm_/.test(to) ? 'Write "&" before each part but the first, and "?" once.' : undefined;
}
