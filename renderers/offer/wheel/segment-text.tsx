import { styled } from "styled-components";
import { wrapWords } from "./wheel-pieces.ts";

type Text = { readonly label: string; readonly subtitle: string | undefined };

type Props = Text & {
  /** How many segments share the wheel. */
  readonly count: number;
  /** How large its letters are at most. */
  readonly most: number;
};

/** The text of a segment: across a wide one, from the rim inwards on a narrow one. */
export function SegmentText({ most, ...text }: Props) {
  const { subtitle, count } = text;
  const { isBroad, room } = spaceOf(count);
  const { lines, size } = fitted(text, count, most);
  const small = subtitle ? sizeOf([subtitle], room * 0.9, size * 0.72) : 0;
  const rows = lines.map((text, index) => ({ text, size, y: index * size * 1.12 }));
  if (subtitle) rows.push({ text: subtitle, size: small, y: (lines.length - 1) * size * 1.12 + small * 1.45 });
  const last = rows.at(-1)?.y ?? 0;
  return (
    <Words transform={isBroad ? `translate(0 ${-textRadius - last / 2})` : `translate(0 -60) rotate(-90)`}>
      {rows.map((row) => (
        <text
          key={row.y}
          y={(isBroad ? row.y : row.y - last / 2).toFixed(2)}
          fontSize={row.size.toFixed(2)}
          dy="0.35em"
        >
          {row.text}
        </text>
      ))}
    </Words>
  );
}

/**
 * How large the letters of a wheel are at most: not much larger than those of its longest text, so that all look alike.
 */
export function largestText(texts: readonly Text[], count: number): number {
  const most = count <= 8 ? 11.5 : 7.5;
  return Math.min(most, 1.25 * Math.min(...texts.map((text) => fitted(text, count, most).size)));
}

/** The number of lines with the largest letters. */
function fitted({ label, subtitle }: Text, count: number, most: number) {
  const { isBroad, room, height } = spaceOf(count);
  return (isBroad ? [1, 2, 3] : [1, 2])
    .map((count) => wrapWords(label, count))
    .map((lines) => ({
      lines,
      size: sizeOf(lines, room, Math.min(most, height / (lines.length + (subtitle ? 1 : 0)) / 1.1)),
    }))
    .reduce((best, next) => (next.size > best.size ? next : best));
}

function spaceOf(count: number) {
  const isBroad = count <= 8;
  const chord = 2 * Math.sin(Math.PI / count);
  return {
    isBroad,
    room: isBroad ? Math.min(62, chord * textRadius * 0.86) : 50,
    height: isBroad ? 26 : chord * 45,
  };
}

/** Distance of text from the middle of the wheel. */
const textRadius = 61;

/** The largest font size up to `most` at which the longest line fits: a letter is about 0.58 times as wide. */
const sizeOf = (lines: readonly string[], room: number, most: number) =>
  Math.min(most, room / (0.58 * Math.max(...lines.map((line) => line.length))));

const Words = styled.g`
  fill: currentcolor;
  font-family: var(--heading-font, var(--font));
  font-weight: 800;
  text-anchor: middle;

  text + text:last-child { font-weight: 700; }
`;
