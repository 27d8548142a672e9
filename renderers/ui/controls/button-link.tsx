import type { ReactNode } from "react";
import { styled } from "styled-components";
import { buttonStyle } from "./button.tsx";

type Props = { readonly href: string; readonly children: ReactNode };

/** A link that is the main action of a page. */
export function ButtonLink({ href, children }: Props) {
  return <Anchor href={href}>{children}</Anchor>;
}

const Anchor = styled.a`
  ${buttonStyle}
`;
