import type { Field } from "../../../../schema/funnel.types.ts";
import { counted } from "../../../problem/index.ts";
import { fieldsOf, fieldWith } from "../../../traits/index.ts";
import { isInStep } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";
import { numberWords } from "../../stated/number-words.ts";
import { allIn, anyOf, firstIn, firstOf, matchesIn } from "../../words/index.ts";

/** What a field for files says of sizes, kinds and numbers is what it takes. */
export const statedLimit: Rule = {
  id: "stated-limit",
  severity: "warning",
  why: "“At most 5 MB” above a field that takes 10, or “PDF or Word” where Word is refused: whoever believes the words shrinks a file for nothing, or has one refused that they were asked for. The field says its kinds and its size by itself, so the hint need not.",
  wrong: "hint: At most 5 MB",
  right: "hint: A photo of the page will do",
  *check({ authored, definition, withFacts }) {
    const words = wordsIn(definition.language);
    for (const copy of authored.filter(isInStep)) {
      const { path } = copy;
      const [, id = "", place, index, key] = path;
      const step = definition.steps[id];
      if (!step || !placeNames.has(String(key ?? place))) continue;
      const text = withFacts(copy.text);
      const fields = fieldsOf(step);
      const own = place === "fields" ? fields[Number(index)] : undefined;
      const taken = limitsOf(own);
      const sizes = own ? [taken].flatMap((limits) => limits?.maxSize ?? []) : fields.flatMap(sizeOf);
      const size = sizes.length === 0 ? undefined : otherSize(text, sizes, words);
      if (size !== undefined)
        yield {
          message: `This says ${size}, but files of up to ${[...new Set(sizes)].join(" or ")} MB are taken. Say the same here and in "maxSize", or leave it to the field, which says it by itself.`,
          path,
        };
      if (!taken) continue;
      for (const message of [...otherKinds(text, taken, key === "label", words), otherNumber(text, taken, words)])
        if (message !== undefined) yield { message, path };
    }
  },
};

const placeNames: ReadonlySet<string> = new Set(["label", "hint", "heading"]);

const limitsOf = (field: Field | undefined) => (field ? fieldWith("givesFile", field) : undefined);

type Limits = NonNullable<ReturnType<typeof limitsOf>>;
type FileKind = Limits["accept"][number];

const sizeOf = (field: Field): readonly number[] => [limitsOf(field)].flatMap((limits) => limits?.maxSize ?? []);

/** What is looked for in the language of a funnel. */
function wordsIn(language: string) {
  const files = anyOf("files", language);
  const number = String.raw`(?<number>\d+|${[...smallNumbers.keys()].join("|")})`;
  return {
    notEach: firstIn(
      `(?:${anyOf("moreThan", language)}|${anyOf("atLeast", language)}|${anyOf("inTotal", language)}) ?$`,
    ),
    inTotal: firstOf("inTotal", language),
    denied: firstOf("noFile", language),
    only: firstIn(String.raw`^\W*(?:\p{L}+ )?${anyOf("onlyFile", language)}(?: \p{L}{1,4})? ?$`),
    photoSent: firstOf("photoSent", language),
    photoFirst: firstIn(String.raw`^(?:\p{L}{1,5} )?${anyOf("photos", language)}`),
    video: firstOf("videos", language),
    several: firstOf("severalFiles", language),
    single: firstOf("singleFile", language),
    most: firstIn(
      String.raw`${anyOf("upTo", language)} ${number} (?:\p{L}{1,12} ){0,2}?${files}|\(${anyOf("upTo", language)} ${number.replace("number", "alone")}\)`,
    ),
    counted: allIn(
      String.raw`(?<![\p{L}\p{N}.,])${number} (?:\p{L}{1,12} )?${files}(?!\p{L}| (?:in|im|en|dans|als|as))`,
    ),
  };
}

type FileWords = ReturnType<typeof wordsIn>;

/** Two to six in words; files are seldom counted further. */
const smallNumbers: ReadonlyMap<string, number> = new Map(
  [2, 3, 4, 5, 6].flatMap((number) =>
    (numberWords.get(number) ?? "").split(" ").flatMap((word) => (word === "" ? [] : [[word, number] as const])),
  ),
);

const numberOf = (said: string): number => smallNumbers.get(said.toLowerCase()) ?? Number(said);

/** A size that a text says, if none of those that it says is one that files may have. What is above one is treated otherwise, and a sum is of several. */
function otherSize(text: string, sizes: readonly number[], { notEach, inTotal }: FileWords): string | undefined {
  if (inTotal.test(text)) return undefined;
  const said = matchesIn(text, sizeWritten).flatMap(({ 0: written, index, groups: { number = "", unit = "" } = {} }) =>
    notEach.test(text.slice(0, index))
      ? []
      : { written, megabytes: Number(number.replace(",", ".")) * (megabytes[unit[0]?.toLowerCase() ?? ""] ?? 1) },
  );
  if (said.some(({ megabytes: size }) => sizes.includes(size) || sizes.includes(size / thousands))) return undefined;
  return said[0]?.written;
}

const megabytes: Readonly<Record<string, number>> = { k: 1 / 1_000, к: 1 / 1_000, g: 1_000, г: 1_000 };

/** A megabyte has 1,000 kilobytes, or 1,024. */
const thousands = 1.024;

const sizeWritten =
  /(?<![\p{L}\d.,])(?<number>\d{1,6}(?:[.,]\d{1,2})?)[ \u00a0\u202f-]?(?<unit>(?:[KMG](?:B|o|iB)|[kmg]b|[КМГ]Б)(?![\p{L}\d])|(?:mega|méga|мега|mega-)(?:byte|octet|байт)\p{L}*)/gu;

/** Kinds that a text speaks of and the field refuses, and that it is for one kind alone where others are taken. */
function* otherKinds(text: string, { accept }: Limits, isLabel: boolean, words: FileWords): Generator<string> {
  const { denied, only, photoSent, photoFirst, video } = words;
  const said = matchesIn(text, formats).map(({ 0: written, index, groups = {} }) => {
    const kind = kinds.find((each) => groups[each] !== undefined);
    return { written, index, kind };
  });
  const clear = said.filter(({ index }) => !denied.test(clauseAt(text, index)));
  const takes = `the field takes ${accept.join(" and ")} alone`;
  const refused = clear.find(({ kind }) => kind !== undefined && !accept.includes(kind));
  if (refused)
    yield `This speaks of ${refused.written}, but ${takes}. Add "${refused.kind}" to "accept", or take it out here.`;
  const unknown = clear.find(({ kind }) => kind === undefined)?.written ?? clearIn(text, video, denied);
  if (unknown !== undefined)
    yield `This speaks of ${unknown}, which no field takes: there are pdf, image and document. Take it out, or ask for a link to it.`;
  const photo = isLabel ? photoFirst : photoSent;
  const pictured = accept.includes("image") || refused?.kind === "image" ? undefined : clearIn(text, photo, denied);
  if (pictured !== undefined)
    yield `This speaks of "${pictured.trim()}", but ${takes}. Add "image" to "accept", or take it out here.`;
  const [first] = clear;
  const more = accept.filter((kind) => !clear.some((each) => each.kind === kind));
  if (first?.kind && more.length > 0 && only.test(text.slice(0, first.index)))
    yield `This is for ${clear.map(({ written }) => written).join(" and ")} only, but the field takes ${more.join(" and ")} as well. Take ${more.length === 1 ? "it" : "them"} out of "accept", or say here what is taken.`;
}

/** The words that are found in a text, unless the part of the sentence that they are in says that there are none. */
function clearIn(text: string, pattern: { exec(text: string): RegExpExecArray | null }, denied: FileWords["denied"]) {
  const found = pattern.exec(text);
  return found && !denied.test(clauseAt(text, found.index)) ? found[0] : undefined;
}

/** What stands between two commas or ends of sentences. */
function clauseAt(text: string, index: number): string {
  const [before = "", behind = ""] = [text.slice(0, index).split(pauses).at(-1), text.slice(index).split(pauses)[0]];
  return before + behind;
}

const pauses = /[,;:.!?()–—\n]/;

const kinds: readonly FileKind[] = ["pdf", "image", "document"];

/** Formats by the kind that they are of; the others are of none. "Word" alone may begin a sentence. */
const formats =
  /(?<![\p{L}\d])(?:(?<pdf>PDFs?|pdf)|(?<image>JPE?Gs?|jpe?g|PNGs?|png|HEIC|WebP|GIFs?)|(?<document>DOCX?|docx?|ODT|odt|OpenDocument|Word(?=[- ](?:file|doc|dokument|datei|or|oder|ou|o |of PDF|bestand|fil|und|and|et|y |e |i )|[.,)/]|$))|ZIP|zip|RAR|XLSX?|Excel|PPTX?|PowerPoint|TXT|MP4|MOV|TIFF?|BMP|SVG|PSD|DWG)(?![\p{L}\d])/gu;

/** A number of files that the field does not take, or one only where it takes several. */
function otherNumber(text: string, { max }: Limits, words: FileWords): string | undefined {
  const { most, several, single, counted: countedFiles, denied } = words;
  const { number, alone } = most.exec(text)?.groups ?? {};
  const limit = number ?? alone;
  const files = counted(max, "file");
  if (limit !== undefined && numberOf(limit) !== max)
    return `This allows ${counted(numberOf(limit), "file")}, but the field takes ${files}. Say the same here and in "max".`;
  if (limit !== undefined) return undefined;
  if (max === 1 && clearIn(text, several, denied) !== undefined)
    return 'This says that several files can be sent, but the field takes one. Write "max: 5", or say so here.';
  if (max > 1 && single.test(text))
    return `This says that one file can be sent, but the field takes ${files}. Leave out "max", or say so here.`;
  const asked = matchesIn(text, countedFiles).map(({ groups }) => numberOf(groups?.number ?? ""));
  const largest = Math.max(0, ...asked);
  if (largest > max)
    return `This asks for ${counted(largest, "file")}, but the field takes ${files}. ${largest > mostFiles ? "Ask for fewer, as a field takes five at most, or in two fields." : `Write "max: ${largest}", or ask for fewer.`}`;
  return undefined;
}

/** The most files that any field takes. */
const mostFiles = 5;
