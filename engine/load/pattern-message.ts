import type { ErrorObject } from "ajv";
import type { Finding } from "../report/finding.ts";
import type { Path } from "../report/problem.ts";
import { nameOf } from "../text/name-of.ts";
import type { Schema } from "./schema.ts";

/** What a text should have looked like, by what it stands for. A pattern itself is nothing to show to an author. */
export function patternMessage(error: ErrorObject, path: Path): Pick<Finding, "message" | "suggest"> {
  const text = String(error.data);
  const kind = /^#\/definitions\/([^/]+)\/pattern$/.exec(error.schemaPath)?.[1] ?? "";
  const description = (error.parentSchema as Schema).description ?? "";
  const repair = repairs[kind] ?? `It takes: ${description.replace(/^./, (first) => first.toLowerCase())}`;
  const written = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const suggest = suggestions[kind]?.(text.trim()) ?? null;
  return {
    message: `${nameOf(path)} cannot be "${written}". ${repair}${suggest ? ` Did you mean "${suggest}"?` : ""}`,
    suggest,
  };
}

const repairs: Readonly<Record<string, string>> = {
  id: "Use letters, digits and hyphens, starting with a letter.",
  duration: "Write a number and a unit (ms, s, min, h), such as 30 ms.",
  period: "Write a number and day, week, month or year, such as 4 weeks.",
  color: 'Write a hash and six digits or letters a to f, in quotes, such as "#1a2b3c".',
  url: "Write a full address, such as https://example.com.",
  email: "Write an e-mail address, such as help@example.com.",
  path: "Write a slash, then small letters, digits and hyphens, such as /step-1.",
  languageTag: "Write a language, and a country in capitals where it matters, such as en or en-US.",
  sourceTag: "Use letters, digits, hyphens and underscores.",
};

const suggestions: Readonly<Record<string, (text: string) => string | undefined>> = {
  color: (text) =>
    /^[0-9a-f]{6}$/i.test(text)
      ? `#${text}`
      : /^#[0-9a-f]{3}$/i.test(text)
        ? text.replace(/[0-9a-f]/gi, "$&$&")
        : undefined,
  path: (text) => (/^[A-Za-z0-9/_ -]{1,100}$/.test(text) ? pathLike(text) : undefined),
  languageTag: (text) => {
    const [, language = "", country = ""] = /^([a-z]{2,3})[-_ ]([a-z]{2})$/i.exec(text) ?? [];
    return language ? `${language.toLowerCase()}-${country.toUpperCase()}` : undefined;
  },
  url: (text) => (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : undefined),
};

function pathLike(text: string): string {
  const segments = text
    .toLowerCase()
    .split("/")
    .map((segment) => segment.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""));
  return `/${segments.filter(Boolean).join("/")}`;
}
