/** The canonical BCP 47 tag of a language: pt-BR for pt-br; undefined if it is none. */
export function languageTag(language: string): string | undefined {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,4})*$/i.test(language)) return undefined;
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

/** Where the translation of a definition is written, beside it. */
export const overlayOf = (file: string, tag: string): string =>
  file.replace(/(\.ya?ml)?$/, (ending) => `.${tag}${ending}`);
