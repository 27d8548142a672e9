import type { ReactNode } from "react";
import { styled } from "styled-components";
import { announced } from "../text/announced.ts";

type Props = {
  /** Id of the input within; what is wrong with it is described by `ID-error`. */
  readonly id: string;
  readonly label: ReactNode;
  /** A smaller line below the label, with the id `ID-hint`. */
  readonly hint?: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** An input with its label, and space for its error. */
export function Labelled({ id, label, hint, error, children }: Props) {
  return (
    <Group>
      <label htmlFor={id}>{label}</label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <Problem id={`${id}-error`} {...announced}>
        {error}
      </Problem>
    </Group>
  );
}

/** A smaller line below a label. */
export const Hint = styled.p`
  margin: -4px 0 0;
  color: var(--muted);
  font-size: 0.9375rem;
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  label { font-weight: 600; text-wrap: balance; }
`;

/** What is wrong, below what it is about. Takes no room while empty, but stays on the page (see `announced`). */
export const Problem = styled.p`
  margin: 0;
  color: var(--danger);
  font-size: 0.9375rem;

  &:empty { margin-top: -8px; }

  /* Red alone tells some people nothing. Its sign is not read out. */
  &:not(:empty) { display: flex; gap: 0.5em; }

  &:not(:empty)::before { content: "!"; content: "!" / ""; flex: none; align-self: start; width: 1.5em; margin-top: 0.25em; border-radius: 50%; background: var(--danger); color: var(--surface); font: 800 0.75em/1.5em var(--font); text-align: center; forced-color-adjust: none; }
`;
