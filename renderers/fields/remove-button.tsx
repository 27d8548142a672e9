import { styled } from "styled-components";

type Props = {
  /** What it removes, for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
};

/** A cross that takes away what stands beside it. */
export const RemoveButton = ({ label, onPress }: Props) => (
  <Cross type="button" aria-label={label} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m7 7 10 10M17 7 7 17" />
    </svg>
  </Cross>
);

const Cross = styled.button`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--muted);
  cursor: pointer;

  svg { width: 24px; height: 24px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }

  @media (hover: hover) {
    &:hover { color: var(--ink); background: color-mix(in srgb, var(--ink) 8%, transparent); }
  }
`;
