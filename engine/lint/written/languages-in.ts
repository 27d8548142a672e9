/** Small words that stand in every other sentence of a language, and are no words of the others. */
const smallWords: Readonly<Record<string, string>> = {
  ar: "في من على إلى هل ما كيف هذا هذه التي الذي أن أو مع عن لا كل أنت لك كم",
  de: "und der das ist nicht sie ihr ihre dein deine mit für wie eine auf wir du ich sind dich",
  en: "the and you your with what how are this which from have our we is it",
  es: "el los las para con tu su qué cómo más del y cuál cuánto eres tienes",
  fr: "le les des vous votre vos et est une pour dans avec nous pas sur quel quelle êtes du",
  it: "il gli che sono è della nel tuo tua più quanto anche sei delle alla hai",
  nl: "het een van je jouw niet voor wat hoe zijn ook wij ben jij uw",
  pl: "nie jest się czy jak dla jesteś twój co oraz przez masz",
  pt: "você não uma seu sua com mais do da como são ou está seus",
  ru: "и в не на что вы как для ваш вас это мы",
  tr: "bir ve için ne bu mi siz nasıl ile daha hangi",
};

/** The languages of which something is a small word. */
const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords))
  for (const word of words.split(" ")) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/**
 * How often the small words of each known language occur in texts.
 *
 * @returns counts by language code, all of them
 */
export function languagesIn(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map(Object.keys(smallWords).map((language) => [language, 0]));
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
      for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}
