const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\u3000-\u303f\uff01-\uff60]/u;

/** Whether a letter fills a square, as those of Chinese, Japanese and Korean do: it is as wide as two of Latin script. */
export const isWide = (letter: string): boolean => wide.test(letter);
