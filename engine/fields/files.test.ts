import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, fileName, filesIn, formatOf, formatsOf, keptFiles } from "./index.ts";

const id = "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1";
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test("files are kept as lines and read again, whatever they are called", () => {
  const file = fc.record({ id: fc.uuid(), name: fc.string({ unit: "grapheme", maxLength: 300 }) });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 5 }), (files) => {
      expect(filesIn(keptFiles(files))).toEqual(files.map(({ id, name }) => ({ id, name: fileName(name) })));
    }),
  );
});

test.each(["", "cv.pdf", `${id}`, `${id} `, `x${id} cv.pdf`, ` ${id} cv.pdf`, `${id.toUpperCase()} cv.pdf`])(
  "%j holds no file",
  (kept) => expect(filesIn(kept)).toEqual([]),
);

test.each([
  ["CV (final) v2.pdf", "CV (final) v2.pdf"],
  ["C:\\Users\\ann\\cv.pdf", "cv.pdf"],
  ["../../etc/passwd", "passwd"],
  ["cv\u202efdp.exe\n.pdf", "cvfdp.exe.pdf"],
  ['a<b>"c".pdf', "abc.pdf"],
  ["  ", "file"],
  ["a\n/../x.pdf", "x.pdf"],
  [`${"😀".repeat(116)}.pdf`, `${"😀".repeat(58)}.pdf`],
  [`${"a".repeat(116)}.pdf`, `${"a".repeat(116)}.pdf`],
  [`${"a".repeat(121)}`, `${"a".repeat(120)}`],
  [`${"a".repeat(70)}.final${"b".repeat(60)}.pdf`, `${"a".repeat(70)}.final${"b".repeat(40)}.pdf`],
  [`${"a".repeat(111)}     ${"b".repeat(9)}.pdf`, `${"a".repeat(111)}.pdf`],
  [`a${"😀".repeat(116)}.pdf`, `a${"😀".repeat(57)}.pdf`],
  [`${"a".repeat(200)}.jpeg`, `${"a".repeat(115)}.jpeg`],
  ["Lebenslauf für Jürgen.pdf", "Lebenslauf für Jürgen.pdf"],
])("%j is called %j", (name, called) => expect(fileName(name)).toBe(called));

const heads = [
  ["%PDF-1.7", "application/pdf"],
  ["\u00ff\u00d8\u00ff\u00e0", "image/jpeg"],
  ["\u0089PNG\r\n\u001a\n", "image/png"],
  ["GIF89a", "image/gif"],
  ["RIFF\u0001\n \u0004WEBPVP8 ", "image/webp"],
  ["\u0000\u0000\u0000\u0018ftypheic", "image/heic"],
  ["\u0000\u0000\n ftypmif1", "image/heic"],
  ["\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1", "application/msword"],
  [
    `PK\u0003\u0004${"\u0000".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`,
    "application/vnd.oasis.opendocument.text",
  ],
  [
    `PK\u0003\u0004${"w".repeat(200)}word/document.xml`,
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
] as const;

test.each(heads)("a file that begins with %j is of a kind that fields take, whatever follows", (content, mime) => {
  expect(formatOf(bytes(`${content}\n<script>`))?.mime).toBe(mime);
  expect(formatOf(bytes(`<!--${content}`))).toBeUndefined();
});

test.each([
  "",
  "PDF",
  " %PDF-1.7",
  "<html>",
  "MZ\u0090",
  "RIFF\u0001\u0002\u0003\u0004WAVE",
  "\u0000\u0000\u0000\u0018ftypmp42",
  `PK\u0003\u0004${"x".repeat(200)}xl/workbook.xml`,
  "<!-- word/document.xml -->",
  "<svg onload=alert(1)>",
])("a file that begins with %j is of none", (content) => expect(formatOf(bytes(content))).toBeUndefined());

test("a megabyte is that of computers", () => expect(bytesOf(2)).toBe(2_097_152));

test("kinds name their formats", () => {
  expect(formatsOf(["pdf"]).map(({ mime }) => mime)).toEqual(["application/pdf"]);
  expect(formatsOf(["image", "document"]).flatMap(({ name = [] }) => name)).toEqual([
    "JPG",
    "PNG",
    "HEIC",
    "DOCX",
    "ODT",
  ]);
});
