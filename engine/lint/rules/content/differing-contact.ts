import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { addressesIn } from "../../../load/index.ts";
import { byPath, type Finding, nameOf, type Path, pathKey } from "../../../problem/index.ts";
import { isSwapped } from "../../reach/is-slip-of.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** A phone number, a mail address or a host is the same wherever it is written, and a link dials what its words say. */
export const differingContact: Rule = {
  id: "differing-contact",
  severity: "warning",
  why: "Two numbers that differ in one digit, or two addresses whose hosts differ in one letter, are one number and one address, and a slip: whoever uses the wrong one reaches nobody, or a stranger, and no lead ever says so. So are links to shop.my.internal and shpo.my.internal. So is a button that says one number and dials another. Numbers that differ only at their end are extensions of one line, and are not reported.",
  wrong: "- { type: link, text: Call 020 7946 0958, to: tel:+442079469058 }",
  right: "- { type: link, text: Call 020 7946 0958, to: tel:+442079460958 }",
  *check({ authored, definition }) {
    const { language } = definition;
    const near = /^en(?:-CA)?$|-US$/.test(language)
      ? [american]
      : /-IN$/.test(language)
        ? [indian]
        : /^pl(?:-|$)/.test(language)
          ? [polish]
          : [];
    const numbers = [phone, ...near];
    const written = authored.flatMap(({ text, path }) =>
      contactsIn(text.replace(/\{[^{}]*\}/g, "{}").replace(account, "IBAN"), path, numbers),
    );
    const linked = addressesIn(definition).flatMap(({ text, path }) =>
      contactsIn(text.replace(chat, "tel:+"), path, numbers),
    );
    const own = (["support", "app"] as const).flatMap((key) =>
      contactsIn(definition.product[key] ?? "", ["product", key], numbers),
    );
    const all = [...own, ...written, ...linked];
    yield* otherDomain(definition);
    const reported = new Set<string>();
    const times = (contact: Contact) => all.filter((each) => isSame(each, contact)).length;
    // Nobody's pages have more: what is written again and again is compared once.
    const distinct = [...new Map(all.map((each) => [`${each.plain} ${pathKey(each.path)}`, each])).values()].slice(
      0,
      most,
    );
    for (const [index, one] of distinct.entries())
      for (const other of distinct.slice(index + 1)) {
        if (one.kind !== other.kind || !slips[one.kind](one, other)) continue;
        const [right, wrong] = times(one) < times(other) ? [other, one] : [one, other];
        if (reported.has(pathKey(wrong.path))) continue;
        reported.add(pathKey(wrong.path));
        yield {
          message: `"${wrong.excerpt}" is nearly "${right.excerpt}" of ${nameOf(right.path)}. One of the two is a slip: write the same in both places.`,
          path: wrong.path,
          excerpt: wrong.excerpt,
        };
      }
    yield* shortNumbers(definition, byPath(authored));
    for (const dialed of linked) {
      const parent = pathKey(dialed.path.slice(0, -1));
      const said = written.filter(
        ({ kind, path }) => kind === dialed.kind && path.at(-1) === "text" && pathKey(path.slice(0, -1)) === parent,
      );
      const [other] = said;
      if (dialed.kind !== "phone" || !other || said.some((each) => isSame(each, dialed))) continue;
      // A slip in one of the two is told already.
      if ([dialed, other].some(({ path }) => reported.has(pathKey(path)))) continue;
      yield {
        message: `This says "${other.excerpt}", but the link dials "${dialed.excerpt}". Write the same in both places.`,
        path: other.path,
        excerpt: other.excerpt,
      };
    }
  },
};

/** Of one firm's address and app, the domain of one is that of the other with a slip. */
function* otherDomain({ product: { support = "", app = "" } }: FunnelDefinition): Generator<Finding> {
  const [at = "", site = ""] = [support.split("@")[1], [...matchesIn(app, host)][0]?.groups?.name];
  const [here, there] = [partsOf(at.toLowerCase()), partsOf(site.toLowerCase())];
  const isSlip =
    here.end === there.end &&
    Math.min(here.name.length, there.name.length) > 4 &&
    here.name !== there.name &&
    (isOneEditApart(here.name, there.name) || isSwapped(here.name, there.name));
  if (isSlip)
    yield {
      message: `The host of "${support}" is nearly that of the app, "${site}". One of the two is a slip: write the same in both places.`,
      path: ["product", "support"],
    };
}

type TextAt = (path: Path) => { readonly text: string; readonly path: Path } | undefined;

/** A button that says one short number, as of an emergency service, and dials another. */
function* shortNumbers(definition: FunnelDefinition, textAt: TextAt): Generator<Finding> {
  for (const { text, path } of addressesIn(definition)) {
    const [, dialed] = /^tel:(\d{3,6})$/.exec(text) ?? [];
    const words = dialed === undefined ? undefined : textAt([...path.slice(0, -1), "text"]);
    const [said, second] = words ? matchesIn(words.text, short) : [];
    if (dialed === undefined || !words || !said || second || said[0].replaceAll(" ", "") === dialed) continue;
    // In a longer sentence it may count something.
    if (matchesIn(words.text, word).length > 3) continue;
    yield {
      message: `This says "${said[0]}", but the link dials "${dialed}". Write the same in both places.`,
      path: words.path,
      excerpt: said[0],
    };
  }
}

/** A number of three to six digits that stands alone: 999, 116 123. */
const short = /(?<![\p{L}\p{N}.,/:{-])\d{3}(?: ?\d{1,3})?(?![\p{L}\p{N}/:-]|[.,]\d)/gu;

const word = /\p{L}[\p{L}\p{M}]*/gu;

/** Contacts of a funnel that are compared with one another. */
const most = 400;

type Contact = {
  readonly kind: "phone" | "mail" | "host";
  readonly excerpt: string;
  /** Its digits, or the address or host in small letters. */
  readonly plain: string;
  /** Whether it begins with the code of a country. */
  readonly isAbroad: boolean;
  readonly path: Path;
};

/** A number as people write it, from its zero or its plus on, and an address. */
const phone = /(?<![\p{L}\p{N}.,/-])(?:\+|0)\d[\d\u00a0 ()/.-]{5,20}\d(?![\p{L}\p{N}])/gu;
/** One as Americans write it, with or without the 1 before it: (614) 555-0142. */
const american =
  /(?<![\p{L}\p{N}.,/+-]|\+1 |\+1 \()(?:1[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])[2-9]\d{2}[ .-]\d{4}(?![\p{L}\p{N}])/gu;
/** One as Indians write it, of a mobile or a free one, without a zero: 98765 43210, 1800 123 4567. */
const indian =
  /(?<![\p{L}\p{N}.,/+-]|\+91[ -])(?:[6-9]\d{4}[ -]?\d{5}|1[89]00[ -]?\d{3}[ -]?\d{3,4})(?![\p{L}\p{N}])/gu;
/** One as Poles write it, of a mobile or with its area, without a zero: 512 345 678, (61) 123 45 67. */
const polish =
  /(?<![\p{L}\p{N}.,/+-]|\+48[ -])(?:\(?[1-9]\d\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}|[4-8]\d{2}[ -]\d{3}[ -]\d{3})(?![\p{L}\p{N}]|[ \u00a0](?:\d|zł|PLN))/gu;
/** The address of a chat, before the number that it opens one with. */
const chat = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(?=[1-9]\d{7,14}(?!\d))/;
/** A bank account, whose groups of digits look like numbers as well. */
const account = /(?<!\p{L})IBAN[ \u00a0:=]*[A-Z]{2}\d{2}[A-Z0-9 \u00a0]+/gu;
/** A day or hours, which have as many digits: 01.02.2026, 08.00-17.00. */
const timed = /^\d{2}([./-])\d{2}\1(?:19|20)\d{2}|^[0-2]\d[.:]?[0-5]\d ?- ?[0-2]\d[.:]?[0-5]\d$/;
const mail = /(?<![\p{L}\p{N}_.+-])[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/giu;
/** The host of a page that is linked or named. */
const host = /(?:https?:\/\/(?:www\.)?|(?<![\p{L}\p{N}.@/-])www\.)(?<name>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/giu;

function contactsIn(text: string, path: Path, phones: readonly RegExp[]): readonly Contact[] {
  const numbers = phones
    .flatMap((pattern) => matchesIn(text, pattern))
    .filter(([excerpt]) => !timed.test(excerpt))
    .map(([excerpt]) => ({
      kind: "phone" as const,
      excerpt,
      // A number of the United States is the same with its 1.
      plain: excerpt
        .replace(/^1(?=[ .-])/, "")
        .replace(/\(0\)|\D/g, "")
        .replace(/^0+/, ""),
      isAbroad: /^(?:\+|00)/.test(excerpt),
      path,
    }));
  const mails = matchesIn(text, mail).map(([excerpt]) => ({
    kind: "mail" as const,
    excerpt,
    plain: excerpt.toLowerCase(),
    isAbroad: false,
    path,
  }));
  const hosts = matchesIn(text, host).flatMap(({ groups: { name = "" } = {} }) => ({
    kind: "host" as const,
    excerpt: name,
    plain: name.toLowerCase(),
    isAbroad: false,
    path,
  }));
  return [...numbers, ...mails, ...hosts];
}

/** Whether two are one, of which only one may have the code of its country. */
function isSame(one: Contact, other: Contact): boolean {
  const [near, abroad] = one.isAbroad ? [other, one] : [one, other];
  return near.isAbroad === abroad.isAbroad
    ? near.plain === abroad.plain
    : near.kind === "phone" && abroad.plain.endsWith(near.plain) && abroad.plain.length - near.plain.length < 4;
}

/** Whether one is the other with a slip. */
const slips: Readonly<Record<Contact["kind"], (one: Contact, other: Contact) => boolean>> = {
  phone(one, other) {
    const [near, abroad] = one.isAbroad ? [other, one] : [one, other];
    const [short, long] = [near.plain, abroad.plain];
    if (short.length < 7) return false;
    if (near.isAbroad === abroad.isAbroad) return short.length === long.length && isNumberSlip(short, long);
    // The country's code has up to three digits.
    const code = long.length - short.length;
    return code > 0 && code < 4 && isNumberSlip(short, long.slice(code));
  },
  mail(one, other) {
    const [[name = "", host = ""], [sameName = "", otherHost = ""]] = [one.plain.split("@"), other.plain.split("@")];
    // A firm has an address of its own in each country: firma.de, firma.dk.
    const [here, there] = [host, otherHost].map((each) => each.replace(/\.[a-z]{2}$/, "."));
    if (name === sameName) return here !== there && (isOneEditApart(host, otherHost) || isSwapped(host, otherHost));
    // Two mailboxes of one firm may differ in a letter, but hardly by one that is left out within: Paula has one beside Paul.
    return (
      host === otherHost &&
      name.length !== sameName.length &&
      Math.min(name.length, sameName.length) > 3 &&
      !/\d/.test(name + sameName) &&
      name[0] === sameName[0] &&
      name.at(-1) === sameName.at(-1) &&
      isOneEditApart(name, sameName)
    );
  },
  host(one, other) {
    const [here, there] = [partsOf(one.plain), partsOf(other.plain)];
    if (here.end !== there.end) return false;
    if (here.name === there.name) return here.before.length > 3 && isSwapped(here.before, there.before);
    // Names of two firms may differ in a letter: coach and couch, trial and trail, salesforce and salesforge.
    return (
      Math.min(here.name.length, there.name.length) > 7 &&
      !/\d/.test(here.name + there.name) &&
      here.name[0] === there.name[0] &&
      (isSwapped(here.name, there.name) ||
        (here.name.length !== there.name.length &&
          here.name.at(-1) === there.name.at(-1) &&
          isOneEditApart(here.name, there.name)))
    );
  },
};

/** What is before the name of a domain, the name, and its end: shop, my-bakery, co.uk. */
function partsOf(domain: string) {
  const [end = ""] = /(?:\.(?:co|com|org|net|ac))?\.\p{L}+$/u.exec(domain) ?? [];
  const names = domain.slice(0, domain.length - end.length).split(".");
  return { before: names.slice(0, -1).join("."), name: names.at(-1) ?? "", end };
}

/** One digit is another, or two are swapped; the last two digits may be those of an extension. */
function isNumberSlip(one: string, other: string): boolean {
  const differing = [...one].flatMap((digit, index) => (digit === other[index] ? [] : index));
  const [first = 0, second, third] = differing;
  if (differing.length === 1) return first < one.length - 2;
  const isSwapped = one[first] === other[first + 1] && one[first + 1] === other[first];
  return second === first + 1 && third === undefined && isSwapped;
}

/** Whether one letter or sign is left out, or another: `my-shop.de`, `myshop.de`. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = at === -1 ? short.length : at;
  return short.length === long.length
    ? short.slice(from + 1) === long.slice(from + 1)
    : long.length === short.length + 1 && short.slice(from) === long.slice(from + 1);
}
