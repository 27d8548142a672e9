import { type ComponentProps, useId } from "react";
import { styled } from "styled-components";
import type { OptionExtras, OptionsProps } from "../../contract.ts";
import { usePlain } from "../text/copy.tsx";
import { Label } from "./option-card.tsx";
import { Options } from "./options.tsx";

/** A group of options with faces, in any layout. The words at the ends of a scale describe it. */
function FacedOptions({ ends, ...group }: OptionsProps) {
  const plain = usePlain();
  const id = useId();
  const { layout, options } = group;
  const Faced: typeof groups.list = groups[layout];
  if (layout !== "scale") return <Faced {...group} />;
  // Where the points show faces, their labels are not seen: then the words at the ends are the labels there.
  const isFaced = options.some(({ image, icon, emoji }) => image ?? icon ?? emoji);
  const words = ends ? [plain(ends.low), plain(ends.high)] : isFaced ? [options[0]?.label, options.at(-1)?.label] : [];
  const describedBy = [group["aria-describedby"], ends && id].filter(Boolean).join(" ");
  return (
    <Scale>
      <Faced {...group} aria-describedby={describedBy || undefined} />
      {words.length > 0 && (
        <Ends id={id} aria-hidden={ends ? undefined : true}>
          <span>{words[0]}</span>
          <span>{words[1]}</span>
        </Ends>
      )}
    </Scale>
  );
}

type FaceProps = ComponentProps<NonNullable<OptionExtras["Face"]>>;

/** The picture, icon or emoji of an option. All are decorations: the label is the option's name. */
function Face({ option: { image, icon, emoji }, icons }: FaceProps) {
  if (image) return <Picture src={image} alt="" />;
  const drawing = icon && icons[icon];
  if (drawing)
    return (
      <Icon viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </Icon>
    );
  if (icon) return <Sign src={icon} alt="" />;
  return emoji ? <Emoji aria-hidden="true">{emoji}</Emoji> : null;
}

/** What the page of a step with faces adds to the plain options, but for its icons. */
export const faces = { Options: FacedOptions, Face } satisfies Partial<OptionExtras>;

const Picture = styled.img`
  flex: none;
  width: 64px;
  height: 64px;
  margin-block: -6px;
  margin-inline-start: -6px;
  border-radius: calc(var(--radius) * 0.7);
  /* The ground of a picture until it has loaded. */
  background: color-mix(in srgb, var(--ink) 5%, var(--surface));
  object-fit: cover;
`;

// Its line is 1.75 units thick on the grid of 24, whatever its size.
const Icon = styled.svg`
  flex: none;
  width: 44px;
  height: 44px;
  padding: 9px;
  border-radius: 50%;
  background: var(--accent-soft);
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  :active > & { background: var(--surface); }

  [aria-checked="true"] > & { background: var(--accent); stroke: var(--on-accent); }

  @media (prefers-reduced-motion: no-preference) { transition: 160ms; transition-property: background-color, stroke; }

  [aria-disabled] > & { opacity: 0.5; }

  /* The palette of the device, whatever a layout says and whether it is chosen. */
  @media (forced-colors: active) { &&& { background: none; stroke: ButtonText; } }
`;

const Sign = styled.img`
  flex: none;
  width: 36px;
  height: 36px;
  object-fit: contain;
`;

const Emoji = styled.span`
  flex: none;
  min-width: 36px;
  font-size: 1.75rem;
  line-height: 1.3;
  text-align: center;
`;

// One row at the top of a phone is far from a thumb, and leaves half of the screen empty. It stands amid the height, with its
// question right above it, and keeps its place from one question to the next, however long they are.
const Scale = styled.div`
  @media (max-width: 767px) {
    div:has(> &:last-child)::before { content: ""; flex: 1; }

    div:has(> &:last-child)::after { content: ""; flex: 9; max-height: 32svh; }
  }
`;

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin: 10px 0 0;
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.4;

  /* Side by side as long as no word is wider than half of the row. */
  > span { flex: 1 1 min-content; text-wrap: balance; }

  > :last-child { text-align: end; }
`;

/**
 * The whole row of a card in two columns, nothing in one column. Percentages are of the space within the padding, which
 * `--split` parts: in two columns it is smaller, as the page's column is at most 560 px wide, in one it is larger from
 * 320 px on.
 */
const wholeRow = "min(100%, max(0px, calc((var(--split) - 100%) * 999)))";

const groups = {
  list: styled(Options)`
    > button { padding-inline-start: 14px; }

    /* With very large letters, the words need the room. */
    @media (max-width: 14em) { ${Icon}, ${Sign}, ${Emoji} { display: none; } }
  `,
  // Without space beside it, the face is above the label and the mark in the corner.
  grid: styled(Options)`
    --beside: 51px;

    > button {
      flex-wrap: wrap;
      place-content: center;
      gap: 8px 14px;
      container-type: inline-size;
      padding: 14px 24px;
      text-align: center;
    }

    > button > ${Label} {
      flex: 0 1 auto;
      min-width: min(100%, max(0px, calc((58px + max(7rem, var(--word)) - 100%) * 999)));
    }

    > button > i { inset-block-start: 9px; inset-inline-end: 9px; width: 20px; height: 20px; }

    @media (max-width: 14em) { > button { padding-inline: 14px; } }

    /* Where a label has room beside its face, all begin at one edge, as those of a list. */
    @container (min-width: calc(7rem + 58px)) {
      > button > :first-child { margin-inline-end: auto; }

      > button > ${Label} { flex: 1 1 0; text-align: start; }

      ${Label}:has(+ [data-box]) { padding-inline-end: 20px; }

      > button > [data-box] { inset-block: 0; inset-inline-end: 14px; width: 24px; height: 24px; margin-block: auto; }
    }
  `,
  chips: styled(Options)`
    > button { padding-inline-start: 12px; }

    ${Picture}, ${Icon}, ${Sign} { width: 26px; height: 26px; margin: 0; padding: 0; background: none; }

    ${Picture} { border-radius: 50%; }

    ${Icon} { stroke: var(--accent); }

    ${Emoji} { min-width: 0; font-size: 1.25rem; }
  `,
  // The face is above the label in two columns, and beside it where a tile has the whole row.
  tiles: styled(Options)`
    --beside: 27px;

    /* Pictures of one height have tiles of one height, however long their labels are. One in a row of its own is lower, and so
       are all below each other, as with very large letters. */
    @media (min-width: 19.9em) { &:has(${Picture}):not(:has(> :last-child:nth-child(odd))) { grid-auto-rows: 1fr; } }

    > button {
      --split: 250px;

      /* Faces side by side are at one height, however many lines their labels have. */
      place-content: start center;
      flex-wrap: wrap;
      gap: 14px;
      container-type: inline-size;
      padding: clamp(14px, calc((277px - 100%) * 999), clamp(18px, 5vh, 48px)) 12px
        clamp(14px, calc((277px - 100%) * 999), clamp(16px, 4vh, 40px));
      border-radius: var(--radius);
      text-align: center;
    }

    /*
     * Beside the face in all tiles of the whole row, or in none. Where the longest word leaves no room for two columns, all
     * labels are as wide as the room beside the faces, which then stand below each other.
     */
    > button > ${Label} {
      flex: 0 1 auto;
      min-width: max(${wholeRow}, min(100% - 78px, calc((var(--word) + 20px - 50%) * 999)));
      max-width: max(${wholeRow}, calc(100% - 78px));

      @container (min-width: 250px) { text-align: start; }
    }

    > button > i { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; }

    ${Icon}, ${Sign} { width: 64px; height: 64px; }

    ${Icon} { padding: 14px; }

    ${Emoji} { font-size: 2.75rem; line-height: 1.15; }

    > button:has(> ${Picture}) { --split: 274px; align-content: stretch; gap: 0; padding: 0; overflow: clip; }

    /* A mark is seen on each picture, and does not lie over the words beside one. */
    > button[aria-checked="false"]:has(> ${Picture}) > [data-box] { background: var(--surface); }

    /* Around a picture, which would cover a ring inside of the edge. */
    > button[aria-checked="true"]:has(> ${Picture}) { box-shadow: 0 0 0 1px var(--accent), 0 2px 0 1px var(--accent); }

    > button[aria-checked="true"]:has(> ${Picture}) > i {
      box-shadow: 0 0 0 2px var(--surface);
    }

    > button:has(> ${Picture}) > i {
      @container (min-width: 274.1px) { inset-inline: 8px auto; }
    }

    ${Picture} {
      align-self: stretch;
      width: max(112px, ${wholeRow});
      height: auto;
      margin: 0;
      border-radius: 0;
      aspect-ratio: 4 / 3;

      @container (max-width: 274px) { align-self: start; }
    }

    ${Picture} + ${Label} {
      flex: 1;
      min-width: ${wholeRow};
      padding: 12px 16px 14px;

      /* Half of the room that a longer label beside it leaves is in the picture's line, so this one is amid the rest. */
      @container (max-width: 274px) { align-self: start; text-align: center; }
    }
  `,
  // Points are as narrow as a thumb can hit, in several rows where the text is very large.
  scale: styled(Options)`
    grid-template-columns: repeat(auto-fit, minmax(max(24px, min(calc(var(--word) + 3px), 2.2rem)), 1fr));
    gap: clamp(1px, calc((100vw - 320px) * 0.04 + 1px), 8px);

    > button {
      justify-content: center;
      min-height: clamp(56px, 9svh, 88px);
      padding: 4px 0;
      border-radius: min(var(--radius), 10px);
      /* Larger where single digits are all that there is to see. */
      font-size: clamp(0.9375rem, calc((1rem - var(--word)) * 999), 1.1875rem);
      text-align: center;
    }

    /* The next point would lie on the ring. */
    > button:focus-visible { z-index: 1; }

    > button > ${Label} { white-space: nowrap; }

    > button > i { display: none; }

    ${Picture}, ${Icon}, ${Sign}, ${Emoji} {
      width: 100%;
      height: auto;
      max-width: 44px;
      min-width: 0;
      margin: 0;
      padding: 2px;
      background: none;
      font-size: clamp(1.125rem, 6vw, 2rem);
    }

    :is(${Picture}, ${Icon}, ${Sign}, ${Emoji}) + ${Label} {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    > button[aria-checked="true"] { background: var(--accent); color: var(--on-accent); }

    @media (forced-colors: active) {
      > button[aria-checked="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    }
  `,
};
