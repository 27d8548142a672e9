import { latinDigits, plainSigns } from "../engine/fields/index.ts";

/** Characters that mail programs and sentences put around an address. An address cannot begin or end with one. */
const around = /^(?:mailto:|[\s<([“”„‘’‚«»‹›「『])+|[\s>)\]“”‘’«»‹›」』、،؛۔,;.]+$/gi;

/** An address in a link, with what the link wants to be written, and one behind the name of its owner. */
const within = /^\W*mailto:([^?]*)\?.*$|^[^<>]*<([^\s<>]+@[^\s<>]+)>[^@]*$|^[^\s@:：]+[:：]\s(.*)$/is;

/**
 * An e-mail address without what was copied with it: a name before it, spaces, brackets, quotes, `mailto:`, a comma or
 * full stop, marks that nobody sees. One that an Asian or Arabic keyboard wrote has plain signs.
 */
export const cleanEmail = (text: string): string =>
  // Straight quotes may belong to an address, unless they stand around it.
  inPlainLetters(plainSigns(text).replace(/[。｡]/g, "."))
    .trim()
    .replace(within, "$1$2$3")
    .replace(around, "")
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(around, "");

/**
 * An address whose letters are Latin has Latin digits, too; one in another script may have its own. Turkish keyboards have
 * the ı where others have the i, and capitals with a dot: "gmaıl.com" is gmail.com.
 */
function inPlainLetters(address: string): string {
  const plain = latinDigits(address).replace(/İ/g, "I").replace(/ı/g, "i");
  return /^[ -~]*$/.test(plain) ? plain : address;
}
