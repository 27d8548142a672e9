/**
 * Scripts that are counted, and the language that a text in it is in, where there is one that most are in. Their letters are
 * matched a row at a time: a match for each would take ten times as long.
 */
const scripts = {
  Latn: { letters: /\p{Script=Latin}+/gu },
  Cyrl: { letters: /\p{Script=Cyrillic}+/gu },
  Grek: { letters: /\p{Script=Greek}+/gu, language: "el" },
  Kana: { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu, language: "ja" },
  Hani: { letters: /\p{Script=Han}+/gu, language: "zh" },
  Hang: { letters: /\p{Script=Hangul}+/gu, language: "ko" },
  Arab: { letters: /\p{Script=Arabic}+/gu, language: "ar" },
  Hebr: { letters: /\p{Script=Hebrew}+/gu, language: "he" },
  Thai: { letters: /\p{Script=Thai}+/gu, language: "th" },
  Deva: { letters: /\p{Script=Devanagari}+/gu, language: "hi" },
} as const satisfies Readonly<Record<string, { readonly letters: RegExp; readonly language?: string }>>;

type Script = keyof typeof scripts;

/** What the scripts of languages with several are counted as: Japanese has three. */
const parts: Readonly<Record<string, readonly Script[]>> = {
  Jpan: ["Kana", "Hani"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/** Languages that are written in more than one script without saying so in their tags. */
const ofSeveral: ReadonlySet<string> = new Set("az bs hi kk ku ky mn ms pa sd sr tg tk tt ug uz".split(" "));

/** Texts that are in another script than a language: their language, if the script tells it. */
export type OtherScript = { readonly language: string | undefined; readonly script: string };

/**
 * The script that most letters of texts are in, if the language is not written in it.
 *
 * @param language BCP 47 tag; of a language or script that is not known here, nothing is said
 */
export function otherScript(texts: readonly string[], language: string): OtherScript | undefined {
  const own = language.replace(/-.*/, "");
  const written = new Intl.Locale(language).maximize().script ?? "";
  const expected: readonly string[] = parts[written] ?? [written];
  if (ofSeveral.has(own) || !expected.every((script) => Object.hasOwn(scripts, script))) return undefined;
  const counts = Object.entries(scripts).map(([script, each]) => ({
    script,
    language: "language" in each ? each.language : undefined,
    count: texts.reduce((sum, text) => sum + lengthOf(text.match(each.letters) ?? []), 0),
  }));
  const of = (name: Script) => counts.find(({ script }) => script === name)?.count ?? 0;
  // Chinese characters among Japanese letters are Japanese.
  const isJapanese = of("Kana") > of("Hani") * 0.4;
  const isOwn = (script: string) => expected.includes(script) && !(script === "Hani" && isJapanese && own !== "ja");
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const foreign = counts.filter(({ script }) => !isOwn(script)).toSorted((a, b) => b.count - a.count);
  const strange = foreign.reduce((total, { count }) => total + count, 0);
  const [most] = foreign;
  if (!most || sum < fewest || strange < sum * least) return undefined;
  return most.script === "Hani" && isJapanese ? { script: "Kana", language: "ja" } : most;
}

const lengthOf = (rows: readonly string[]) => rows.reduce((sum, row) => sum + row.length, 0);

/** Fewer letters may be names. */
const fewest = 40;

/** The share from which on a page is in another script, whatever names it has in its own. */
const least = 0.8;
