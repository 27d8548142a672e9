import { styled } from "styled-components";

type Props = {
  /** What is shown while the option is not chosen: nothing, an empty box, or a plus. */
  readonly idle: "none" | "box" | "plus";
};

const check = "M6.5 12.5l3.6 3.6 7.4-8";
const plus = "M12 7v10M7 12h10";

/**
 * The mark of a chosen option, which its `aria-checked` shows. Its space is reserved while the option is not chosen.
 */
export function OptionMark({ idle }: Props) {
  return (
    <Mark aria-hidden="true" viewBox="0 0 24 24" data-idle={idle}>
      {idle === "plus" && <path d={plus} />}
      <path d={check} />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid transparent;
  border-radius: 50%;
  fill: none;
  stroke: transparent;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-idle="plus"] { stroke: var(--muted); }

  &[data-idle="box"] { border-color: var(--control); border-radius: 8px; }

  [aria-disabled] > & { opacity: 0.4; }

  [aria-checked="true"] > & {
    border-color: var(--accent);
    background: var(--accent);
    stroke: var(--on-accent);
  }

  [aria-checked="true"] > & > :not(:last-child),
  [aria-checked="false"] > & > * + * { display: none; }
`;
