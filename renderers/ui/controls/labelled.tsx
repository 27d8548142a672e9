import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = {
  /** Id of the input within; what is wrong with it is described by `ID-error`. */
  readonly id: string;
  readonly label: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** An input with its label, and space for its error. */
export function Labelled({ id, label, error, children }: Props) {
  return (
    <Group>
      <label htmlFor={id}>{label}</label>
      {children}
      <Problem id={`${id}-error`} role="alert">
        {error}
      </Problem>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 8px;

  label { font-weight: 600; }
`;

// Takes no room while empty, but stays on the page: a live region announces only what changes in it.
const Problem = styled.p`
  margin: 0;
  color: var(--danger);
  font-size: 0.9375rem;

  &:empty { margin-top: -8px; }
`;
