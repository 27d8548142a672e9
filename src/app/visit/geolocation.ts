/**
 * Two-letter code of the visitor's country in small letters, from a JSON endpoint that answers with `country_code`.
 * Without an endpoint nothing is looked up. A failure or 800 ms of silence is logged and gives undefined.
 */
export async function guessCountry(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(800) });
    const { country_code: code }: { readonly country_code?: unknown } = await response.json();
    return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code.toLowerCase() : undefined;
  } catch (error) {
    console.info("The country could not be looked up; the default stays.", error);
    return undefined;
  }
}
