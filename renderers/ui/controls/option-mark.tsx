import { styled } from "styled-components";
import { tickShape } from "./tick-shape.ts";

type Props = {
  /** Whether an empty box is shown while the option is not chosen. */
  readonly isBox: boolean;
};

/**
 * The mark of a chosen option, which its `aria-checked` shows. Its space is reserved while the option is not chosen. It is
 * one element, because there is one for each option, and what it shows is cut out of its inside.
 */
export function OptionMark({ isBox }: Props) {
  return <Mark data-box={isBox || undefined} />;
}

const Mark = styled.i`
  flex: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid transparent;
  border-radius: 50%;

  &[data-box] { border-color: var(--control); border-radius: min(6px, calc(var(--radius) / 2)); }

  [aria-disabled] > & { opacity: 0.4; }

  [aria-checked="true"] > & {
    border-color: var(--accent);
    background: var(--accent);
  }

  [aria-checked="true"] > &::after { content: ""; display: block; height: 100%; background: var(--on-accent); clip-path: ${tickShape}; }
`;
