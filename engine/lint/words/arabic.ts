/**
 * A pattern of Arabic words that finds them however they are spelled: with or without the marks of vowels and the line
 * that stretches a word, with any seat of hamza, with ى for ي and ه for ة. Only letters outside of brackets are taken.
 */
export const arabic = (pattern: string): string =>
  pattern.replace(/\p{Script=Arabic}/gu, (letter) =>
    /\p{L}/u.test(letter) ? `(?:${alike.find((set) => set.includes(letter)) ?? letter}${marks})` : letter,
  );

const alike = ["[اأإآٱ]", "[يىئ]", "[ةه]", "[وؤ]"];

/** Those of Arabic alone: a class of all marks there are takes ten times as long to compile. */
const marks = String.raw`[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]*`;

/** Before a word: "and", "so", "in", "for", "as" and the article, which are written together with it. */
export const attached = arabic("(?:(?:و|ف)?(?:ال|لل|(?:ب|ل|ك)(?:ال)?)?)");
