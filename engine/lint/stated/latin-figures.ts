import { narrowCopy } from "../../copy/index.ts";
import { latinDigits } from "../../fields/index.ts";

/** A text of the same length whose figures are written as in English: `٤٫٧٪` as `4.7%`. Places in it are those of the original. */
export const latinFigures = (text: string): string =>
  narrowCopy(text)
    .replace(beyondLatin, latinDigits)
    .replace(/[٪٫٬]/g, (sign) => signs[sign] ?? sign);

/** Without the halves of rare characters, which have digits that are longer than Latin ones. */
const beyondLatin = /[\u0660-\ud7ff\uf900-\uffff]+/g;

const signs: Readonly<Record<string, string>> = { "٪": "%", "٫": ".", "٬": "," };
