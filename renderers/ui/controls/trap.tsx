import type { RefObject } from "react";
import { styled } from "styled-components";

type Props = { readonly inputRef: RefObject<HTMLInputElement | null> };

/** A honeypot: people cannot see, hear or reach this field, but machines fill it in. Its content only marks a lead. */
export function Trap({ inputRef }: Props) {
  return (
    <Hidden aria-hidden="true">
      <input ref={inputRef} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </Hidden>
  );
}

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
