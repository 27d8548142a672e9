/**
 * A text with full-width digits, letters and signs as half-width ones: `1,980円` for `１，９８０円`. Every letter keeps its
 * place. Brackets, stars and bars stay as they are: what is markup in the one width is none in the other.
 */
export const narrowCopy = (text: string): string =>
  wide.test(text) ? text.replace(eachWide, (letter) => letter.normalize("NFKC")) : text;

const letters = "(?![＊［］｛｝｜（）＜＞～])[！-～\u3000￠￡￥￦]";
const wide = new RegExp(letters);
const eachWide = new RegExp(letters, "g");
