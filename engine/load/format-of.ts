import type { ErrorObject } from "ajv";
import { type Schema, schema } from "./schema.ts";

/**
 * What a text with a pattern stands for, as the vocabulary names it, and how one is written.
 *
 * @returns an empty kind for a text without a pattern of the vocabulary, and no repair where none is known
 */
export function formatOf(error: ErrorObject): { readonly kind: string; readonly repair?: string } {
  const { pattern }: Schema = error.parentSchema ?? {};
  const kinds = Object.entries(schema.root.definitions ?? {});
  const kind = pattern === undefined ? "" : (kinds.find(([, kind]) => kind.pattern === pattern)?.[0] ?? "");
  const repair = repairs[kind];
  return repair === undefined ? { kind } : { kind, repair };
}

const repairs: Readonly<Record<string, string>> = {
  id: "Use letters, digits and hyphens, starting with a letter.",
  duration: "Write a number and a unit (ms, s, min, h), such as 30 ms.",
  period: "Write a number and day, week, month or year, such as 4 weeks.",
  currency: "Write three capital letters, such as USD or EUR.",
  color: 'Write a hash and six digits or letters a to f, in quotes, such as "#1a2b3c".',
  url: "Write a full address, such as https://example.com.",
  email: "Write an e-mail address, such as help@example.com.",
  path: "Write a slash, then small letters, digits and hyphens, such as /step-1.",
  languageTag: "Write a language, and a country in capitals where it matters, such as en or en-US.",
  countryCode: "Write the two letters of a country, small ones, such as us or de.",
  date: "Write year, month and day, such as 2026-01-31.",
  sourceTag: "Use letters, digits, hyphens and underscores.",
};
