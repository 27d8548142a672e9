import type { CSSProperties } from "react";
import { styled } from "styled-components";
import type { OptionsProps } from "../../contract.ts";
import { usePlain } from "../text/copy.tsx";
import { longestWord } from "../text/longest-word.ts";

/** A group of options: one per row, two per row where their longest word fits, or flowing chips. */
export function Options({ layout, options, ends: _, ...group }: OptionsProps) {
  const plain = usePlain();
  const word = Math.max(
    longestWord(options.map(({ label }) => label)) * letter.label,
    longestWord(options.map(({ hint = "" }) => plain(hint))) * letter.hint,
  );
  // Custom properties are not among those that React's types know.
  const style = { "--word": `${word.toFixed(2)}rem` } as CSSProperties;
  const Group: typeof List = groups[layout] ?? List;
  return <Group {...group} style={layout === "list" || layout === "chips" ? undefined : style} />;
}

/** Width of a letter in rem, rarely exceeded on average over a word. */
const letter = { label: 0.66, hint: 0.55 };

const List = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

// Two columns while each has room for the longest word and what is beside it; one column for large text or a narrow
// screen. The last of an odd number has a row of its own.
const Columns = styled(List)`
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(8rem, calc(var(--word) + var(--beside, 83px)), calc(50% - 6px))), 1fr)
  );

  > :last-child:nth-child(odd) { grid-column: 1 / -1; }
`;

const groups: Partial<Record<OptionsProps["layout"], typeof List>> = {
  grid: Columns,
  tiles: Columns,
  chips: styled(List)`
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  `,
};
