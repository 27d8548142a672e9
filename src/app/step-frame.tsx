import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

type Props = { readonly headerImage?: string | undefined; readonly children: ReactNode };

/** The place of a step between header and bottom bar, with an optional picture across the full width. */
export function StepFrame({ headerImage, children }: Props) {
  return (
    <>
      {headerImage && <HeaderImage src={headerImage} alt="" />}
      <Column>{children}</Column>
    </>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const HeaderImage = styled.img`
  display: block;
  width: 100%;
  max-height: 40vh;
  object-fit: cover;
`;

const Column = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} 220ms ease-out;
  }
`;
