import { sizes } from "./sizes.ts";

/** Class of everything in a picture, so that its styles do not affect a page around it. */
export const pictureClass = "funnel-picture";

/** Number of distinct colours for step types; further types start over. */
export const hueCount = 8;

/**
 * The style sheet of a picture: dark on light, or light on dark if the reader prefers that. It has its own background,
 * so that it is legible on any page; printers get the light version.
 */
export function pictureStyle(): string {
  return [
    `.${pictureClass}{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}`,
    ...Object.entries(shapes).map(rule),
    ...Object.entries(colours(light, lightHues)).map(rule),
    `@media (prefers-color-scheme:dark){${Object.entries(colours(dark, darkHues)).map(rule).join("")}}`,
    `@media print{${Object.entries(colours(light, lightHues)).map(rule).join("")}}`,
  ].join("\n");
}

const rule = ([selector, style]: [string, string]) => `.${pictureClass} ${selector}{${style}}`;

const shapes = {
  ".line": "fill:none;stroke-width:1.6",
  ".line.back": "stroke-width:1.2;stroke-dasharray:4 4",
  ".id": `font-size:${sizes.idText}px;font-weight:650`,
  ".text": `font-size:${sizes.text}px`,
  ".count": `font-size:${sizes.label}px;font-weight:600`,
  ".label": `font-size:${sizes.label}px;text-anchor:middle`,
  ".type": `font-size:${sizes.typeText}px;font-weight:600;text-anchor:middle`,
  ".mark": "font-size:10px;font-weight:700;letter-spacing:.06em;text-anchor:middle",
  ".title": "font-size:20px;font-weight:700",
};

type Palette = Readonly<Record<"paper" | "card" | "edge" | "ink" | "quiet" | "line" | "back" | "note", string>>;
type Hue = readonly [bar: string, tint: string, word: string];

const colours = (palette: Palette, hues: readonly Hue[]) => ({
  ".paper": `fill:${palette.paper}`,
  ".card": `fill:${palette.card};stroke:${palette.edge}`,
  ".id,.text,.title": `fill:${palette.ink}`,
  ".count-all": `fill:${palette.edge}`,
  ".count-part": `fill:${palette.ink}`,
  ".quiet,.label,.count": `fill:${palette.quiet}`,
  ".line": `stroke:${palette.line}`,
  ".tip": `fill:${palette.line}`,
  ".line.back": `stroke:${palette.back}`,
  ".tip.back": `fill:${palette.back}`,
  ".label-back": `fill:${palette.paper}`,
  ".note-back": `fill:${palette.note};stroke:${palette.edge}`,
  ".mark-back": `fill:${palette.ink}`,
  ".mark": `fill:${palette.paper}`,
  ...Object.fromEntries(
    hues.flatMap(([bar, tint, word], index) => [
      [`.hue-${index} .bar`, `fill:${bar}`],
      [`.hue-${index} .pill`, `fill:${tint}`],
      [`.hue-${index} .type`, `fill:${word}`],
    ]),
  ),
});

const light: Palette = {
  paper: "#ffffff",
  card: "#ffffff",
  edge: "#c3c8d2",
  ink: "#171b26",
  quiet: "#454c5e",
  line: "#5b6375",
  back: "#8a91a0",
  note: "#f1f3f7",
};

const dark: Palette = {
  paper: "#12151c",
  card: "#1c212c",
  edge: "#444c5e",
  ink: "#f0f2f7",
  quiet: "#c2c8d6",
  line: "#9aa3b8",
  back: "#737c90",
  note: "#242a37",
};

const lightHues: readonly Hue[] = [
  ["#2f6fde", "#e4edfc", "#1c4c9e"],
  ["#1f8a5b", "#dff3e9", "#14603f"],
  ["#8a4fd0", "#f0e6fb", "#5f2f9a"],
  ["#c27a06", "#fbefd6", "#7d4d00"],
  ["#c93a5b", "#fce4ea", "#97203f"],
  ["#0e8a99", "#dbf2f4", "#0a5f6a"],
  ["#6b7280", "#e9ebef", "#434a57"],
  ["#a8552a", "#f8e7dd", "#7a3916"],
];

const darkHues: readonly Hue[] = [
  ["#6ea2ff", "#22355c", "#c4d9ff"],
  ["#4fc592", "#16402f", "#b5ecd3"],
  ["#b98bf2", "#3a2759", "#e2cdff"],
  ["#e3a63c", "#4a3610", "#ffdf9f"],
  ["#f07a95", "#52202e", "#ffc9d5"],
  ["#48bfcd", "#113f46", "#b4edf3"],
  ["#a0a8b8", "#333a48", "#dde1ea"],
  ["#da8a5c", "#4b2a17", "#ffd3b8"],
];
