import type { FileKind } from "./files.ts";

/** What the engine knows of a format of files. */
type Format = {
  readonly kind: FileKind;
  /** What visitors are told of it; left out of a format that nobody looks for. */
  readonly name?: string;
  readonly mime: string;
  readonly endings: readonly string[];
};

const formats = {
  pdf: { kind: "pdf", name: "PDF", mime: "application/pdf", endings: [".pdf"] },
  jpeg: { kind: "image", name: "JPG", mime: "image/jpeg", endings: [".jpg", ".jpeg"] },
  png: { kind: "image", name: "PNG", mime: "image/png", endings: [".png"] },
  webp: { kind: "image", mime: "image/webp", endings: [".webp"] },
  gif: { kind: "image", mime: "image/gif", endings: [".gif"] },
  heic: { kind: "image", name: "HEIC", mime: "image/heic", endings: [".heic", ".heif"] },
  docx: {
    kind: "document",
    name: "DOCX",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: [".docx"],
  },
  doc: { kind: "document", mime: "application/msword", endings: [".doc"] },
  odt: {
    kind: "document",
    name: "ODT",
    mime: "application/vnd.oasis.opendocument.text",
    endings: [".odt"],
  },
} as const satisfies Readonly<Record<string, Format>>;

/** The formats of some kinds. */
export const formatsOf = (kinds: readonly FileKind[]): readonly Format[] =>
  Object.values(formats).filter(({ kind }) => kinds.includes(kind));

/**
 * The format of a file by its bytes: what its name says is the visitor's word alone.
 *
 * @param bytes its first part
 * @returns undefined if it is none that fields take
 */
export function formatOf(bytes: Uint8Array): Format | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 128));
  if (head.startsWith("%PDF-")) return formats.pdf;
  if (head.startsWith("\u00ff\u00d8\u00ff")) return formats.jpeg;
  if (head.startsWith("\u0089PNG\r\n\u001a\n")) return formats.png;
  if (/^GIF8[79]a/.test(head)) return formats.gif;
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return formats.webp;
  if (/^[\s\S]{4}ftyp(?:heic|heix|heim|heis|mif1|msf1)/.test(head)) return formats.heic;
  if (head.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")) return formats.doc;
  if (!head.startsWith("PK\u0003\u0004")) return undefined;
  // Both are ZIP archives. The first entry of one is its type, those of the other lie in a folder named after Word.
  if (head.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return formats.odt;
  return holds(bytes, "word/") ? formats.docx : undefined;
}

function holds(bytes: Uint8Array, word: string): boolean {
  const codes = [...word].map((letter) => letter.charCodeAt(0));
  const [first = 0] = codes;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
}

/** Bytes of a part in which a file is sent; the last one may be smaller. Two at once arrive in 15 s at 140 kbit/s. */
export const partBytes = 98_304;

/** Bytes of the megabytes that definitions name. */
export const bytesOf = (megabytes: number): number => megabytes * 1_048_576;
