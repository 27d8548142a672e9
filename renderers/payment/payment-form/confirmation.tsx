import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { PaymentTexts } from "../../contract.ts";
import { Button } from "../../ui/controls/button.tsx";
import { QuietButton } from "../../ui/controls/quiet-button.tsx";
import { Copy } from "../../ui/text/copy.tsx";

type Props = { readonly texts: PaymentTexts; readonly onConfirm: () => void; readonly onRefuse: () => void };

/** The confirmation that some cards require before they pay. */
export function Confirmation({ texts, onConfirm, onRefuse }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // It replaces the fields and takes over their focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <Box>
      <h2 ref={title} tabIndex={-1}>
        <Copy of={texts.confirmTitle} />
      </h2>
      <Button onClick={onConfirm}>
        <Copy of={texts.confirm} />
      </Button>
      <QuietButton onClick={onRefuse}>
        <Copy of={texts.refuse} />
      </QuietButton>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;

  h2 { margin: 0; outline: none; font: 600 1.125rem/1.4 var(--font); }

  button { width: 100%; }
`;
