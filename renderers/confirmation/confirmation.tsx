import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import type { StepProps } from "../contract.ts";
import { AddressButton } from "../ui/controls/address-button.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { DrawnTick } from "../ui/layout/drawn-tick.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { announced } from "../ui/text/announced.ts";
import { Copy } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Hint, Lede } from "../ui/text/paragraphs.ts";
import { Envelope } from "./envelope.tsx";

/** Asks for one press, confirms the address of whoever came by the link of a mail, and says what follows. */
export function Confirmation({ step, texts, loadKeeper }: StepProps<"confirmation">) {
  const [at, setAt] = useState<"asking" | "sending" | "failed" | "done" | "unknown">("asking");
  const lede = useRef<HTMLElement>(null);
  const isAnswered = at === "done" || at === "unknown";
  // The button that had the focus is gone by then, and what is said stands at the top.
  useEffect(() => {
    if (!isAnswered) return;
    lede.current?.querySelector("h1")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isAnswered]);
  const confirm = async () => {
    setAt("sending");
    const { confirmContact } = await loadKeeper();
    setAt((await confirmContact()) ? "done" : "unknown");
  };
  const said = {
    asking: step,
    done: { heading: step.done.heading, hint: step.done.text },
    unknown: { heading: texts.unknownTitle, hint: texts.unknown },
  };
  const { heading, hint } = said[at === "done" || at === "unknown" ? at : "asking"];
  return (
    <StepColumn grows>
      <Lede ref={lede} data-confirmed={at === "done" || undefined}>
        {isAnswered ? <DrawnTick at={at === "done" ? "ready" : "failed"} /> : <Envelope />}
        <Heading>
          <Copy of={heading} />
        </Heading>
        {hint && (
          <Hint>
            <Copy of={hint} />
          </Hint>
        )}
      </Lede>
      {!isAnswered && (
        <ActionBar>
          <Button busy={at === "sending"} onClick={() => void confirm().catch(() => setAt("failed"))}>
            <Copy of={at === "sending" ? texts.sending : step.button} />
          </Button>
          <Problem {...announced}>{at === "failed" && <Copy of={texts.failed} />}</Problem>
        </ActionBar>
      )}
      {at === "done" && step.goOn && (
        <ActionBar>
          <AddressButton of={step.goOn} />
        </ActionBar>
      )}
      {at === "unknown" && (
        <ActionBar>
          <ButtonLink href="/">
            <Copy of={texts.home} />
          </ButtonLink>
        </ActionBar>
      )}
    </StepColumn>
  );
}

const Problem = styled.p`
  margin: 0;
  color: var(--danger);
  text-align: center;

  &:not(:empty) { margin-top: 12px; }
`;
