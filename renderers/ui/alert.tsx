import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = { readonly title: string; readonly children: ReactNode };

/** A message of trouble that stays on the page and is announced. */
export function Alert({ title, children }: Props) {
  return (
    <Box role="alert">
      <strong>{title}</strong>
      <p>{children}</p>
    </Box>
  );
}

const Box = styled.div`
  padding: 16px 20px;
  border: 1.5px solid var(--danger);
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--danger) 6%, var(--surface));
  color: var(--danger);
  line-height: 1.5;

  p { margin: 2px 0 0; color: var(--ink); }
`;
