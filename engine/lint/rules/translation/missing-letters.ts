import { plainLetters } from "../../../problem/index.ts";
import { quotedPlaces } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** Words have the letters of their language, and not those that a keyboard without them has instead. */
export const missingLetters: Rule = {
  id: "missing-letters",
  severity: "warning",
  why: "“Lutfen” for “lütfen” or “tambien” for “también” was typed on the keyboard of another language, or came out of a tool that lost the accents. Visitors see at once that nobody read the page, and a screen reader says another word. Write the word with its letters, and look at those beside it, which may lack some as well. Only words are reported that are none without them.",
  wrong: "question: Size nasil ulasalim?",
  right: "question: Size nasıl ulaşalım?",
  *check({ copy, definition }) {
    const [own = ""] = definition.language.toLowerCase().split("-");
    const known = spellingsOf(own);
    if (known.spellings.size === 0) return;
    const quoted = quotedPlaces(definition);
    for (const { text, path } of copy) {
      // A name may be written without them.
      if (path[0] === "product" || quoted.some((place) => place.every((key, at) => path[at] === key))) continue;
      const plain = text.replace(/\{[^{}]*\}|\]\([^)]*\)|\S+[@/]\S+/gu, " ");
      for (const [excerpt] of matchesIn(plain, known.pattern)) {
        const meant = known.spellings.get(excerpt.toLowerCase()) ?? "";
        const suggest = /^\p{Lu}/u.test(excerpt) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
        yield {
          message: `"${excerpt}" lacks letters of ${languageNames.of(own) ?? own}. Did you mean "${suggest}"?`,
          path,
          excerpt,
          suggest,
        };
        break;
      }
    }
  },
};

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** Everyday words whose plain letters are no word of the language, nor a name. */
const accented: Readonly<Record<string, string>> = {
  de: "für können möchten müssen natürlich während größe fünf zurück",
  es: "también después días aquí mañana además",
  fr: "être êtes très après déjà réponse réponses",
  it: "più può già città",
  pl: "się możesz dzień więcej dziękujemy proszę później również będzie",
  pt: "você vocês não também então será opção opções",
  tr: "için değil nasıl lütfen çünkü çok şimdi ücretsiz teşekkür teşekkürler hazır hazırlandı hazırlanıyor yıl güzel büyük küçük kişi kişisel sağlık müşteri öğrenci ödeme sonuç adınız doğum görüşme başlayın seçin değerlendirme",
};

type Spellings = { readonly spellings: ReadonlyMap<string, string>; readonly pattern: RegExp };

function spellingsOf(language: string): Spellings {
  const found = known.get(language);
  if (found) return found;
  const spellings = new Map(
    (accented[language] ?? "")
      .split(" ")
      .filter(Boolean)
      .flatMap((word) => plainForms(word, language).map((plain) => [plain, word] as const)),
  );
  const words = [...spellings.keys()].map((word) =>
    word.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`),
  );
  // Capitals do without accents in some languages, and addresses and names with hyphens always.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}.&#-])(?:${words.join("|") || "(?!)"})(?![\p{L}\p{N}\p{M}-]|\.\p{L})`,
    "gu",
  );
  const made = { spellings, pattern };
  known.set(language, made);
  return made;
}

const known = new Map<string, Spellings>();

/** A word without its accents. German writes an umlaut as two letters then, or leaves the dots out. */
const plainForms = (word: string, language: string): readonly string[] =>
  language === "de" ? [word.replace(/[äöü]/g, "$&e").replaceAll("ß", "ss")].map(plainLetters) : [plainLetters(word)];
