import { baseLanguage } from "../../../copy/index.ts";
import { type Finding, nameOf, type Path } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Nothing is still marked as a sample, or fills a gap with words that only say so. Entries of one list are reported together, at the first of them. */
export const sampleContent: Rule = {
  id: "sample-content",
  severity: "warning",
  why: "Sample content holds the place of something true: a review, a story, a figure, a press mention. The page labels it as a sample, so nobody is misled, but it persuades nobody either; and with the label taken off it would be a claim that nobody has checked. So do words that only hold a place, such as “Lorem ipsum”, and these are not even labelled. Inventing reviews or endorsements is forbidden in the EU, the UK and the US alike.",
  wrong: "users: { value: 5000, source: Member count, sample: true }",
  right: "users: { value: 5000, source: Member count }",
  *check({ definition: { facts, steps, legal, language }, authored }) {
    yield* samplesIn(facts, ["facts"]);
    yield* samplesIn(steps, ["steps"]);
    for (const [index, { id, sample }] of (legal?.tabs ?? []).entries())
      if (sample)
        yield {
          message: `Legal text "${id}" is a template. Have it completed and reviewed, then remove "sample".`,
          path: ["legal", "tabs", index, "sample"],
          on: "key",
        };
    const note = noteToSelf(language);
    for (const { text, path } of authored) {
      const [excerpt] =
        (mayBeFiller.test(text) ? filler.exec(text) : null) ??
        (mayBeNote.test(text) ? note.exec(text) : null) ??
        (isExample(path) || !mayBeBlank.test(text) ? null : blank.exec(text)) ??
        [];
      if (excerpt !== undefined)
        yield { message: `"${excerpt}" holds the place of a text. Write that text, or take it out.`, path, excerpt };
    }
  },
};

/** Words that are to be replaced. */
const filler =
  /\blorem ipsum\b|\b(?:your )?(?:text|title|headline|copy) goes here\b|\binsert (?:your )?(?:text|copy|title|headline) here\b|\bplatzhaltertext\b|(?:\btext folgt|\btekst volgt)(?=[ \u00a0]*(?:[.…!]|$))|(?<!\p{L})texte à venir(?!\p{L})|(?<!\p{L}|(?:une?|le|el|il|o|um|du|del|do) )(?:texte d['’]exemple|texto de (?:ejemplo|exemplo)|testo di esempio)(?!\p{L})|(?<!\p{L})(?:buraya (?:metin|yazı|başlık)[^.!?]{0,12} (?:gelecek|yazılacak|eklenecek)|(?:metin|yazı|başlık) buraya(?: gelecek)?(?=[.!]?$)|örnek metin(?=[.!:]|$))|^(?:hier komt (?:nog )?(?:een )?tekst|nog (?:in te vullen|invullen)|(?:voorbeeld|plaatshouder|dummy)tekst)[.!]?$|^\[(?:invullen|nog invullen|hier invullen)\]$|^(?:din text|(?:lägg till|infoga) text) här[.!]?$|\bplatshållartext\b|\bfaux texte\b|\btexto pendiente\b|\binserire qui il testo\b|^(?:testo )?da (?:inserire|completare|definire)[.!]?$|\btesto segnaposto\b|\[(?:insert|insérer|(?:hier )?einfügen|insertar|inserire|inserir|invoegen|wstaw|вставить|ekle)(?!\p{L})[^\][]*\](?!\()|(?<![\p{L}\d])XX+(?=[ \u00a0\u202f]?(?:\p{Sc}|%|TL(?!\p{L})))|^X{3,}[.!]?$|\bhier steht (?:dein|ihr) text\b|ここに[^。！？!?、]{0,8}(?:文章?|テキスト|タイトル|見出し|コピー|名前)が?(?:入ります|入る|はいります)|(?:ダミー|サンプル)(?:テキスト|文章)|(?:テキスト){2,}|（仮）|\(仮\)/iu;

/**
 * A part of each of these, so long that hardly any other text has it: to look for all of them in every text would take a tenth
 * of the time of all rules, and in long legal texts alone half of that.
 */
const mayBeFiller =
  /ipsum|(?:goes|text|copy|title|headline) here|hier (?:komt|steht)|invullen|in te vullen|(?:voorbeeld|plaatshouder|dummy)tekst|(?:halter|hållar)text|text (?:folgt|här)|tekst volgt|texte [àd]|texto (?:de e|pen)|testo (?:di e|seg)|faux texte|qui il testo|da (?:ins|com|def)|buraya|örnek|\[(?:ins|(?:hier )?ein|inv|wst|вст|ekle)|XX|ここに|ダミー|サンプル|テキスト|仮/iu;

/** Names of nobody and nowhere, and gaps in brackets, as forms and legal templates have them. Examples beside a field are none. */
const blank =
  /(?<!\p{L})(?:(?:max|maxine|erika|maria) muster(?:mann|frau)|musterstra(?:ß|ss)e|musterstr\.|musterstadt|musterhausen|musterfirma)(?!\p{L})|örnek (?:mah(?:allesi|[.])?|cad(?:desi|[.])?|sok(?:ak|ağı|[.])?)(?!\p{L})|(?<![\p{L}.-])(?:firma(?:niz|adi)|sirket(?:iniz|adi)|siteniz|alanadiniz|ornek)\.com(?:\.tr)?(?!\p{L})|(?<!\d)0?5(?:55|XX) ?(?:555|XXX|000) ?(?:55|XX|00) ?(?:55|XX|00)(?!\d)|(?<!\d)0\d{3} 000 00 00(?!\d)|\bblindtext\b|\((?:bitte|noch) (?:ergänzen|einfügen|ausfüllen|einsetzen|eintragen)\)|(?<!\p{L})(?:voorbeeldstraat|straatnaam|voorbeeldstad)(?!\p{L})|(?<!\p{L})kvk(?:-nummer|[ -]?nr\.?)?:? (?:12345678|0{8})(?!\d)|(?<!\p{L})NL(?:123456789|0{9})B0\d(?!\d)|(?<!\d)06[ -]?12 ?34 ?56 ?78(?!\d)|(?<![\p{L}.-])(?:uw|jouw)-?(?:bedrijf|domein|website|site|winkel)\.nl(?!\p{L})|\[(?:bedrijfsnaam|voornaam|achternaam|naam|adres|telefoonnummer|datum|bedrag)\](?!\()|(?<!\p{L})(?:john|jane) (?:q\.? )?(?:doe|public)(?!\p{L})|(?<!\d)123 main st(?:reet|\.)?(?!\p{L})|(?<!\p{L})any(?:town|city), ?(?:usa?|state)(?!\p{L})|(?<![\p{L}-])your-?(?:domain|company|site|website|brand|business)\.(?:com|net|org)(?!\p{L})|(?<!(?:enter|type|write|fill in|upload|drop|add) )(?<!\p{L})your (?:company|business|brand|agency|product|logo)(?: name)? here(?!\p{L})|(?<!\d)\(?(?:555\)?[ .-]?(?:555[ .-]?5555|123[ .-]?4567)|123\)?[ .-]?456[ .-]?7890)(?!\d)|(?<![\d)][ .-]?|\d)555[ .-]1234(?!\d)|(?<![\p{L}\d])X{2,}(?= (?:lessons?|people|customers?|reviews?|days?|weeks?|minutes?|years?|members?)(?!\p{L}))|(?<![\p{L}\d])X{4,}(?![\p{L}\d])|(?<![\d:(+])(?:0\d{1,3}|3\d{2})[ ./-]123 ?45 ?67(?!\d)|\[(?:name|firma|anschrift|adresse|straße|telefonnummer|ihre?|company|your(?! name\])|address|nom|raison|nombre|razón|ragione|naam|bedrijfs?|nazwa|adres|imię|dane|kwota|wpisz|uzupełnij)(?!\p{L})[^\][|\n]* [^\][|\n]*\](?!\()|(?<=[:([] ?)do (?:uzupełnienia|ustalenia)(?=[\])]|[.,;]?$|\. \p{Lu})/imu;

/** Most texts have none of these, and are not looked through twice. */
const mayBeBlank =
  /muster|örnek|voorbeeld|straatnaam|12345678|00000000|NL123456789B|12 ?34 ?56 ?78|(?:bedrijf|domein|site|winkel)\.nl|(?:niz|adi|ornek)\.com|000 00 00|blindtext|XX|do u(?:zu|st)|\[(?:a[cdn]|bed|comp|dan|dat|firma|ihr|imi|kwo|n[ao]|ra[giz]|str|tel|uzu|voor|wpi|your)|\((?:bitte|noch)|555|45 ?6|jane |john |main st|any(?:town|city)|your[ -]?(?:domain|company|site|website|brand|business|agency|product|logo)/i;

/** Whether a text only shows what a visitor could type. */
const isExample = (path: Path): boolean => path.at(-1) === "placeholder" || path.at(-1) === "hint";

/** A part of each of the next. */
const mayBeNote = /[A-Z]{2}|УТОЧНИТЬ|apılacak/;

/** What authors write in capitals to find it again, unless it is a word of the language. */
const noteToSelf = (language: string): RegExp =>
  new RegExp(
    [
      String.raw`\bFIXME\b|\bTBD\b|\[(?:NUMBER|DATE|NAME|PHONE|EMAIL|ADDRESS|STATE|CITY|LICENSE|COMPANY|PRICE|LINK|URL)\](?!\()`,
      // The same in other languages, where a button or a heading in capitals says something else.
      String.raw`(?<!\p{L})(?:[ÀA] (?:COMPLÉTER|COMPLETER|DÉFINIR|VÉRIFIER|CONFIRMER)|(?<=^|[:.!?(\[–—] ?)À FAIRE(?=[ \u00a0\u202f]*(?::|$))|(?:NOCH|BITTE) (?:ERGÄNZEN|EINFÜGEN)|(?:POR|A) (?:COMPLETAR|DEFINIR|CONFIRMAR)|DA (?:COMPLETARE|DEFINIRE|CONFERMARE)|NOG (?:INVULLEN|AANVULLEN)|DO UZUPEŁNIENIA|УТОЧНИТЬ(?=\s*(?::|$))|DOLDURULACAK|EKLENECEK|^(?:YAPILACAK|[Yy]apılacak)(?=:))(?!\p{L})`,
      // In most other languages it is tuberculosis.
      ...(baseLanguage(language) === "en" ? [String.raw`\bTBC\b`] : []),
      // All.
      ...(["es", "pt", "gl", "ca"].includes(baseLanguage(language))
        ? []
        : [String.raw`\bTODO\b(?![ -](?:lists?|apps?|items?)\b)`]),
    ].join("|"),
    "u",
  );

function* samplesIn(value: unknown, path: Path): Iterable<Finding> {
  if (typeof value !== "object" || value === null) return;
  const entries = Object.entries(value).map(([key, entry]) => ({
    key: Array.isArray(value) ? Number(key) : key,
    entry,
  }));
  const samples = entries.filter(({ entry }) => isSample(entry)).map(({ key }) => [...path, key]);
  const [first, second] = samples;
  if (first && second && Array.isArray(value) && !entries.some(({ entry }) => isSection(entry)))
    yield finding(first, `${nameOf(path)} holds ${samples.length} entries that are samples. Replace each`);
  else
    for (const sample of samples)
      yield finding(sample, `${nameOf(sample)} is a sample: nobody has shown yet that it is true. Replace it`);
  for (const { key, entry } of entries) yield* samplesIn(entry, [...path, key]);
}

const finding = (path: Path, what: string): Finding => ({
  message: `${what} with what you can show to be true, then remove "sample".`,
  path: [...path, "sample"],
  on: "key",
});

const isSample = (entry: unknown) =>
  typeof entry === "object" && entry !== null && "sample" in entry && entry.sample === true;

const isSection = (entry: unknown) => typeof entry === "object" && entry !== null && "type" in entry;
