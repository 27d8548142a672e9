import type { Country } from "./countries.ts";

/**
 * The name of a country in a language, as far as the browser knows it; otherwise in English.
 *
 * @param language such as `en` or `pt-BR`
 */
export function countryName({ iso2, name }: Pick<Country, "iso2" | "name">, language: string): string {
  return namesIn(language)?.of(iso2.toUpperCase()) ?? name;
}

const cache = new Map<string, Intl.DisplayNames | undefined>();

function namesIn(language: string): Intl.DisplayNames | undefined {
  if (!cache.has(language)) cache.set(language, displayNames(language));
  return cache.get(language);
}

/** undefined where the browser has no such names, or the language is none. */
function displayNames(language: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  } catch {
    return undefined;
  }
}
