/** A text as it may stand in HTML and XML, in an attribute as well as between tags. What XML cannot hold at all is left out. */
export function escapeMarkup(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Control characters but tab and line breaks, halves of a surrogate pair, and the two non-characters of XML 1.0. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;
