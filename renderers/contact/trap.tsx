import type { RefObject } from "react";
import { styled } from "styled-components";

type Props = { readonly inputRef: RefObject<HTMLInputElement | null> };

/** A field that no person sees, hears or reaches, and that machines fill in. What is in it only marks a lead. */
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
