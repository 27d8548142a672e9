import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";
import type { Theme } from "../../../schema/funnel.types.ts";

/** Reads a file of a theme's fonts, and says at which address the page finds it. */
export type FontFile = { readonly name: string; readonly path: string; readonly address: string };

/**
 * The fonts of a theme as rules of CSS, and the names under which the page knows them, by role. Until a font has come, its text
 * is shown in one that the device has, stretched to the measures of the font, so that nothing moves when it comes.
 *
 * @param files the files of each role; of several, each is fetched only for letters that those before it lack
 * @returns families for a font stack, such as `heading,heading-until`; empty without files
 * @throws if a file is no font, and says which
 */
export function fontFaces(files: Readonly<Partial<Record<FontRole, readonly FontFile[]>>>): {
  readonly css: string;
  readonly families: Readonly<Partial<Record<FontRole, string>>>;
} {
  const roles = (["heading", "text"] as const).flatMap((role) => {
    const read = (files[role] ?? []).map((file) => ({ ...file, font: readFont(file) }));
    return read[0] ? [{ role, read, first: read[0].font }] : [];
  });
  return {
    css: roles.map(({ role, read, first }) => read.map(faceOf(role)).join("") + fallbackFace(role, first)).join(""),
    families: Object.fromEntries(roles.map(({ role }) => [role, `${role},${role}-until`])),
  };
}

type FontRole = keyof NonNullable<Theme["fonts"]>;
type ReadFile = FontFile & { readonly font: Font };

function readFont({ name, path }: FontFile): Font {
  try {
    const font = create(readFileSync(path));
    if (!font.isCollection) return font;
  } catch {
    // Said below, with its name.
  }
  throw new Error(
    `"${name}" is named in theme.fonts, but is no woff2 font. Save the font as woff2, and name that file.`,
  );
}

function faceOf(role: FontRole) {
  return ({ address, font }: ReadFile, index: number, all: readonly ReadFile[]) => {
    const { wght } = font.variationAxes;
    const weight = wght ? `${wght.min} ${wght.max}` : font["OS/2"].usWeightClass;
    const before = new Set(all.slice(0, index).flatMap((file) => file.font.characterSet));
    const range = index === 0 ? "" : `;unicode-range:${rangesOf(font.characterSet, before)}`;
    return `@font-face{font-family:${role};src:url(${address}) format("woff2");font-weight:${weight};font-display:swap${range}}`;
  };
}

/** Characters as CSS ranges, without those of the files before. A range runs over what no file has. */
function rangesOf(characters: readonly number[], before: ReadonlySet<number>): string {
  const own = characters.filter((code) => code < 0xfff0 && !before.has(code)).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of own) {
    const last = ranges.at(-1);
    if (last && code - last[1] < 256 && !within(last[1], code).some((each) => before.has(each))) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}

const within = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** A font of the device with the measures of a font: as wide on average, and as high above and below the line. */
function fallbackFace(role: FontRole, font: Font): string {
  const { names, weight, width } = role === "heading" ? arial.bold : arial.regular;
  const own = font.glyphsForString(sample).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  // A variable font says how wide it is at its default weight, which is not that of a heading.
  const lighter = role === "heading" ? Math.max(0, headingWeight - font["OS/2"].usWeightClass) : 0;
  const spare = role === "heading" ? wider : 1;
  const adjust = ((own / font.unitsPerEm / sample.length) * (1 + lighter * bolder) * spare) / width;
  const share = (of: number) => `${round(Math.abs(of) / font.unitsPerEm / adjust)}%`;
  const sources = names.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:${role}-until;src:${sources};font-weight:${weight};size-adjust:${round(adjust)}%;ascent-override:${share(font.ascent)};descent-override:${share(font.descent)};line-gap-override:${share(font.lineGap)}}`;
}

const round = (share: number) => Math.round(share * 1000) / 10;

/** The weight of headings (`renderers/ui/text/heading.tsx`). */
const headingWeight = 700;

/** How much wider headings are until their font comes: a heading keeps its height, so nothing moves if it then needs a line less. */
const wider = 1.015;

/** How much wider a font gets with each unit of weight: about a hundredth for a hundred of them. */
const bolder = 0.0001;

/** Letters about as often as a page has them. */
const sample =
  "How would you describe what you want from the next four weeks? See your plan, and choose the one that fits";

/**
 * Arial and the fonts that stand in for it under Linux and Android, as wide as it but for a hundredth: under the names by
 * which browsers find them, and the average width of the sample's letters, as a share of the font's size.
 */
const arial = {
  regular: { names: ["Arial", "Liberation Sans", "Roboto"], weight: 400, width: 0.4583 },
  bold: { names: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold", "Roboto"], weight: "1 1000", width: 0.4933 },
} as const;
