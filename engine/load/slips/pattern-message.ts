import type { ErrorObject } from "ajv";
import { baseLanguage } from "../../copy/index.ts";
import { dayMeant, timeMeant, units } from "../../fields/index.ts";
import { type Finding, halfWidth, nameOf, type Path, suggestion } from "../../problem/index.ts";
import { boundedRegExp } from "../bounded-reg-exp.ts";
import type { Plain } from "../plain-value.ts";
import { type Schema, schema } from "../schema.ts";
import { closedDaysNamed, openDayNamed, weekdaysNamed } from "./calendar-slips.ts";
import { countryNamed, dayNamed, languageNamed, timeNamed } from "./code-named.ts";
import { sharesMeant } from "./experiment-slips.ts";
import { boundNamed, currencyNamed, durationNamed, isOnce, periodNamed, valueNamed } from "./foreign/index.ts";
import { fullWidthMeant } from "./full-width.ts";
import { curlyQuote, sayCurly } from "./line-slip.ts";
import { numberAbroad } from "./number-abroad.ts";
import { countdownToDay, groupAt, languageOf } from "./slip.ts";

/** What a text should have looked like, by its meaning. An author should not have to read a regular expression. */
export function patternMessage(error: ErrorObject, path: Path, root: Plain): Pick<Finding, "message" | "suggest"> {
  const text = String(error.data);
  const [curly] = new RegExp(`^${curlyQuote}`).exec(text) ?? [];
  if (curly) return { message: `${nameOf(path)} begins with a curly quote. ${sayCurly(curly)}`, suggest: null };
  const isFitting = (other: string) => boundedRegExp(String(error.params.pattern), "u").test(other);
  if (isFitting(withoutMarks(text))) {
    const code = text.charCodeAt(text.search(marks)).toString(16).toUpperCase();
    const message = `${nameOf(path)} has the invisible character U+${code}, which came along when it was pasted or typed. Remove it.`;
    return { message, suggest: withoutMarks(text) };
  }
  const { description = "" }: Schema = error.parentSchema ?? {};
  const { kind, repair = description && `It takes: ${description.replace(/./, (first) => first.toLowerCase())}` } =
    formatOf(error, path);
  const language = languageOf(root);
  const written = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const fullWidth = fullWidthMeant(text, isFitting);
  if (fullWidth)
    return { message: `${nameOf(path)} cannot be "${written}".${fullWidth.sentence}`, suggest: fullWidth.suggest };
  if (kind === "period" && isOnce(text))
    return {
      message: `${nameOf(path)} cannot be "${written}". What is paid once needs no period: take "period" out, and "renews" if it is there.`,
      suggest: null,
    };
  if (kind === "duration" && path.at(-2) === "countdown" && /^\d{4}-\d\d-\d\d/.test(dayMeant(text) ?? text))
    return { message: `${nameOf(path)} cannot be "${written}". ${countdownToDay}`, suggest: null };
  const days = kind === "openDay" ? weekdaysNamed(text, language) : [];
  if (days.length > 1)
    return { message: `${nameOf(path)} cannot be "${written}". Write each day: ${days.join(", ")}.`, suggest: null };
  const inside = kind === "address" ? insideFunnel(text, root) : undefined;
  if (inside !== undefined) return { message: `${nameOf(path)} cannot be "${written}". ${inside}`, suggest: null };
  const shares = sharesMeant(path, root);
  if (shares !== undefined)
    return {
      message: `${nameOf(path)} cannot be "${written}". How often a variant is drawn stands behind its name: ${shares}.`,
      suggest: null,
    };
  const half = halfWidth(text).trim();
  // Answers such as 18-29 begin with a digit: what is asked goes before them.
  const isBand = kind === "id" && path[0] === "steps" && /^\d/.test(half);
  const named = isBand ? `${path[1]}-${half.replace(/[–—]/g, "-").replace(/\+$/, "-up")}` : half;
  const meant = (kind === "timeOfDay" && timeNamed(half, path)) || (suggestions[kind]?.(named, language) ?? "");
  // A period of 1.5 months is as wrong as one of 1,5 meses.
  const { sentence, suggest } = suggestion(isFitting(meant) ? meant : null);
  return {
    message: `${nameOf(path)} cannot be "${written}". ${repair}${sentence}`,
    suggest,
  };
}

/** What to write instead of an address that names something of the funnel itself; undefined if it names nothing. */
function insideFunnel(text: string, root: Plain): string | undefined {
  if (/^(?:mailto:)?\{product\.support\}$/.test(text)) return 'For a mail to product.support, write "support".';
  const [, page] = /^\{product\.app\}(\/[^\s{}]*|)$/.exec(text) ?? [];
  if (page !== undefined) return `For a page of product.app, write "app:${page || "/"}".`;
  const single = text.replace(/\{(\{[^{}]*\})\}/g, "$1");
  if (single !== text) return `A placeholder stands in single braces: ${single.match(/\{[^{}]*\}/)?.[0]}.`;
  const [before = ""] = /^(?:\{[^{}]*\}|[^?])*/.exec(text) ?? [];
  const [written, ...others] = before.match(/\{[^{}]*\}/g) ?? [];
  if (written !== undefined) {
    if ([written, ...others].every((each) => /^\{(?:product|facts)\./.test(each)))
      return `Before its question mark an address has no placeholders. Write what ${written} says itself.`;
    const { outcomes } = groupAt(root, []) ?? {};
    const when = Array.isArray(outcomes) ? "{ outcome: ID }" : "{ STEP: OPTION }";
    return `Before its question mark an address is the same for everybody. Write a link for each case, with a condition: { type: link, when: ${when}, text: …, to: … }; or hand the answer on behind it, as in https://…?about=${written}.`;
  }
  const step = text.replace(/^\//, "");
  const { path } = groupAt(root, ["steps", step]) ?? {};
  const paths = Object.values(groupAt(root, ["steps"]) ?? {}).map((each) => groupAt(each, [])?.path);
  if (path === undefined && !(text.startsWith("/") && paths.includes(text))) return undefined;
  return "That is a step, and an address leads out of the funnel. Visitors go to other steps by the page's next and back.";
}

/** Characters that nobody sees. */
const marks = /[\u200b\u200e\u200f\u2060-\u2069\ufeff]/g;

const withoutMarks = (text: string) => text.replace(marks, "");

/** A name without the accents and blanks that names cannot have. */
export function plainName(text: string, language: string): string | undefined {
  const plain = withoutAccents(text, language).replace(/[\s_.]+/g, "-");
  return /^[A-Za-z][A-Za-z0-9-]*$/.test(plain) ? plain : undefined;
}

/** German writes an umlaut without its dots as two letters: `fuehrerschein`. */
const withoutAccents = (text: string, language: string) =>
  (baseLanguage(language) === "de"
    ? text.replace(/([äöü])/giu, (letter) => umlauts[letter.toLowerCase()] ?? letter)
    : text
  )
    .replace(/[^\p{ASCII}]/gu, (letter) => asciiLetters[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** Letters that are no other letter with an accent. */
const asciiLetters: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  ø: "o",
  Ø: "O",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** The units that have a name of their own. */
const simpleUnits = Object.keys(units);

/** An amount with the unit that its everyday name stands for; feet with inches are one number of inches. */
export function amountNamed(text: string): string | undefined {
  const [, feet, inches] =
    /^(\d+)\s*(?:['’′]|(?:ft|foot|feet)\.?)\s*(?:(\d+(?:\.\d+)?)\s*(?:["”″]|['’′]{2}|(?:in|inch|inches)\.?)?)?$/i.exec(
      text,
    ) ?? [];
  if (feet !== undefined)
    return inches === undefined || Number(inches) === 0 ? `${feet} ft` : `${Number(feet) * 12 + Number(inches)} in`;
  const [, number, name = ""] = /^(\d[\d.]*)\s*(\S+?)\.?$/.exec(text) ?? [];
  const unit = valueNamed(name, simpleUnits);
  return number === undefined || unit === undefined ? undefined : `${number} ${unit}`;
}

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** What a text of each kind was probably meant to be. What does not fit either is not suggested. */
const suggestions: Readonly<Record<string, (text: string, language: string) => string | undefined>> = {
  id: (text, language) => plainName(text, language),
  color: (text) => (text.startsWith("#") ? text.replace(/[0-9a-f]/gi, "$&$&") : `#${text}`),
  currency: (text, language) => {
    const code = text.toUpperCase();
    return Intl.supportedValuesOf("currency").includes(code) ? code : currencyNamed(text, language);
  },
  period: periodNamed,
  amount: amountNamed,
  sourceTag: (text) => text.trim().replace(/[\s.]+/g, "-"),
  duration: durationNamed,
  countryCode: countryNamed,
  path: (text, language) => {
    const plain = withoutAccents(text, language);
    return /^[A-Za-z0-9/_ -]{1,100}$/.test(plain) ? pathLike(plain) : undefined;
  },
  languageTag: (text) => {
    if (/^[a-z]{2}$/i.test(text)) return text.toLowerCase();
    const [, language = "", country = ""] = /^([a-z]{2,3})[-_ ]([a-z]{2})$/i.exec(text) ?? [];
    return language ? `${language.toLowerCase()}-${country.toUpperCase()}` : languageNamed(text);
  },
  date: (text, language) => dayMeant(text) ?? dayNamed(text, language),
  dateBound: (text, language) => dayMeant(text) ?? boundNamed(text) ?? dayNamed(text, language),
  timeOfDay: timeMeant,
  openDay: openDayNamed,
  closedDays: closedDaysNamed,
  address: (text, language) => {
    if (/^(?:https|mailto):./.test(text)) return text.replaceAll(" ", "%20");
    if (text.includes("@")) return `mailto:${text}`;
    if (/^(?:https?:\/\/|www\.)|^[a-z0-9.-]+\//i.test(text)) return secureUrlOf(text);
    const abroad = numberAbroad(text, language);
    if (abroad !== undefined) return `tel:${abroad}`;
    const digits = text.replace(/tel:/i, "").replace(/(?<=[\d)])\s+(?=[\d(])/g, "-");
    return digits.length > 4 ? `tel:${digits}` : undefined;
  },
  // Placeholders show the address as it is written.
  email: (text) => text.replace("mailto:", ""),
  secureUrl: secureUrlOf,
  url: secureUrlOf,
};

/** `https://` before what begins with the name of a host, or with another way of writing it. */
function secureUrlOf(text: string): string | undefined {
  const address = text.replace(/^https?:\/\//i, "");
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]\S*)?$/i.test(address) ? `https://${address}` : undefined;
}

function pathLike(text: string): string {
  const segments = text
    .toLowerCase()
    .split("/")
    .map((segment) => segment.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""));
  return `/${segments.filter(Boolean).join("/")}`;
}

/**
 * The meaning of a text with a pattern, as the vocabulary names it, and how to write one.
 *
 * @returns an empty kind if the pattern is not from the vocabulary, and no repair if none is known
 */
export function formatOf(
  error: ErrorObject,
  path: Path,
): { readonly kind: string; readonly repair: string | undefined } {
  const { pattern }: Schema = error.parentSchema ?? {};
  const [kind = ""] = Object.entries(schema.root.definitions ?? {}).find(([, each]) => each.pattern === pattern) ?? [];
  // A bar that fills up goes on each moment; everything else that lasts is longer.
  const repair = repairs[kind]?.replace("30 ms", (example) => (path.at(-1) === "tick" ? example : "30 min"));
  return { kind, repair };
}

const repairs: Readonly<Record<string, string>> = {
  id: "Use the letters a to z, digits and hyphens, starting with a letter.",
  duration: "Write a number and a unit (ms, s, min, h), such as 30 ms.",
  period: "Write a number and day, week, month or year, such as 4 weeks.",
  currency: "Write the code of a currency, three capital letters such as USD or EUR.",
  color: 'Write a hash and six digits or letters a to f, in quotes, such as "#1a2b3c".',
  url: "Write a full address that starts with https://, such as https://example.com.",
  secureUrl: "Write a full address that starts with https://, such as https://example.com/hook.",
  email: "Write an e-mail address, such as help@example.com.",
  path: "Write a slash, then small letters, digits and hyphens, such as /step-1.",
  languageTag: "Write a language, and a country in capitals where it matters, such as en or en-US.",
  countryCode: "Write the two letters of a country, small ones, such as us or de.",
  dateBound:
    "Write year, month and day, such as 2026-01-31, or a day counted from the visitor's: today, 18 years ago, in 2 years.",
  address:
    "Write a page (https://…), a mail (mailto:…), a phone number with its country code and without spaces (tel:+44…), a page of product.app (app:/…), or support for a mail to product.support.",
  date: "Write year, month and day, such as 2026-01-31.",
  timeOfDay: "Write hours and minutes, from 00:00 to 23:59, such as 19:30.",
  openDay: "Write mon, tue, wed, thu, fri, sat, sun, or a single day, such as 2026-12-05.",
  closedDays: "Write a day, such as 2026-12-24, or the first and the last of several: 2026-12-24 to 2027-01-06.",
  sourceTag: "Use letters, digits, hyphens and underscores.",
};
