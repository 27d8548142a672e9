import type { ErrorObject } from "ajv";
import { type Finding, nameOf, type Path, suggestion } from "../../problem/index.ts";
import { formatOf } from "../format-of.ts";
import type { Schema } from "../schema.ts";

/** What a text should have looked like, by what it stands for. A pattern itself is nothing to show to an author. */
export function patternMessage(error: ErrorObject, path: Path): Pick<Finding, "message" | "suggest"> {
  const text = String(error.data);
  const { description = "" }: Schema = error.parentSchema ?? {};
  const { kind, repair = `It takes: ${description.replace(/^./, (first) => first.toLowerCase())}` } = formatOf(error);
  const written = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const { sentence, suggest } = suggestion(suggestions[kind]?.(text.trim()) ?? null);
  return {
    message: `${nameOf(path)} cannot be "${written}". ${repair}${sentence}`,
    suggest,
  };
}

const suggestions: Readonly<Record<string, (text: string) => string | undefined>> = {
  color: (text) =>
    /^[0-9a-f]{6}$/i.test(text)
      ? `#${text}`
      : /^#[0-9a-f]{3}$/i.test(text)
        ? text.replace(/[0-9a-f]/gi, "$&$&")
        : undefined,
  currency: (text) =>
    /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : currencies[text.toLowerCase().replace(/s$/, "")],
  countryCode: (text) => (/^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined),
  path: (text) => (/^[A-Za-z0-9/_ -]{1,100}$/.test(text) ? pathLike(text) : undefined),
  languageTag: (text) => {
    if (/^[a-z]{2}$/i.test(text)) return text.toLowerCase();
    const [, language = "", country = ""] = /^([a-z]{2,3})[-_ ]([a-z]{2})$/i.exec(text) ?? [];
    return language ? `${language.toLowerCase()}-${country.toUpperCase()}` : undefined;
  },
  url: (text) => (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : undefined),
};

/** What authors write for the code of a currency, if it can mean but one or mostly means one. */
const currencies: Readonly<Record<string, string>> = {
  $: "USD",
  dollar: "USD",
  "€": "EUR",
  euro: "EUR",
  "£": "GBP",
  pound: "GBP",
};

function pathLike(text: string): string {
  const segments = text
    .toLowerCase()
    .split("/")
    .map((segment) => segment.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""));
  return `/${segments.filter(Boolean).join("/")}`;
}
