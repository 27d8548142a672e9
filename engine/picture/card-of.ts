import type { Picture, PictureStep } from "./picture.ts";
import { sizes } from "./sizes.ts";
import { textLines, type Written } from "./text-lines.ts";

/** A step's card: the room it takes, and the lines below its id. A way on that leads back to the step itself is one. */
export function cardOf({ ways }: Picture, { id, headline, isStart, isEnd }: PictureStep): Written {
  const repeat = ways.find(({ from, to }) => from === id && to === id);
  const lines = [
    ...textLines(headline, sizes.card - 2 * sizes.padding, sizes.text, 2),
    ...(repeat ? textLines(`↺ ${repeat.label}`, sizes.card - 2 * sizes.padding, sizes.text, 2) : []),
  ];
  const text = Math.ceil(lines.length * sizes.text * sizes.line);
  const marks = [isStart, isEnd].filter(Boolean).length * sizes.mark;
  return { lines, width: sizes.card, height: sizes.cardHead + text + sizes.padding / 2 + marks };
}
