import type { CSSProperties, HTMLAttributes } from "react";
import { css, styled } from "styled-components";
import type { ResolvedOption } from "../../../engine/flow/index.ts";
import { usePlain } from "../text/copy.tsx";

type Props = HTMLAttributes<HTMLFieldSetElement> & {
  readonly layout: "list" | "grid" | "chips";
  readonly options: readonly ResolvedOption[];
};

/** A group of options: one per row, two per row where their longest word fits, or flowing chips. */
export function Options({ layout, options, ...group }: Props) {
  const plain = usePlain();
  const words = options.flatMap(({ label, hint = "" }) => [
    ...label.split(apart).map(({ length }) => length * letter.label),
    ...plain(hint)
      .split(apart)
      .map(({ length }) => length * letter.hint),
  ]);
  const style = {
    "--word": `${Math.max(...words).toFixed(2)}rem`,
    "--beside": options.some(({ icon }) => icon) ? besideWords.icon : besideWords.label,
  } as CSSProperties; // custom properties are not among those that React's types know
  return <Group {...group} $layout={layout} style={layout === "grid" ? style : undefined} />;
}

/** Where a line can break without a hyphen. Scripts without spaces can break anywhere. */
const apart = /[\s/\u00AD\u200B-]|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u;

/** Width of a letter in rem, rarely exceeded on average over a word. */
const letter = { label: 0.66, hint: 0.55 };

/** Horizontal space around a word in a card of the grid: paddings and borders. */
const besideWords = { label: "83px", icon: "51px" };

const Group = styled.fieldset<{ $layout: Props["layout"] }>`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${({ $layout }) => layouts[$layout]}
`;

const layouts = {
  list: css``,
  // Two columns while each has room for the longest word; one column for large text or a narrow screen.
  grid: css`
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(8rem, calc(var(--word) + var(--beside)), calc(50% - 6px))), 1fr)
    );
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  `,
};
