import { styled } from "styled-components";
import { wrapWords } from "./wheel-pieces.ts";

type Props = {
  readonly label: string;
  readonly subtitle: string | undefined;
  /** How many segments share the wheel. */
  readonly count: number;
};

/** The text of a segment: across a wide one, from the rim inwards on a narrow one. */
export function SegmentText({ label, subtitle, count }: Props) {
  const isBroad = count <= 8;
  const room = isBroad ? Math.min(62, 2 * textRadius * Math.sin(Math.PI / count) * 0.86) : 50;
  const height = isBroad ? 26 : 2 * 45 * Math.sin(Math.PI / count);
  const most = isBroad ? 11.5 : 7.5;
  // The number of lines with the largest letters.
  const { lines, size } = (isBroad ? [1, 2, 3] : [1, 2])
    .map((count) => wrapWords(label, count))
    .map((lines) => ({
      lines,
      size: sizeOf(lines, room, Math.min(most, height / (lines.length + (subtitle ? 1 : 0)) / 1.1)),
    }))
    .reduce((best, next) => (next.size > best.size ? next : best));
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
