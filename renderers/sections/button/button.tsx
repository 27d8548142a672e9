import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Copy } from "../../ui/text/copy.tsx";
import { StickyBar } from "./sticky-bar.tsx";

/** A button that leads to the next step, or to the plans of the page. */
export function ButtonSection({ section, onNext, onShowPlans, calls, busy, problem }: SectionProps<"button">) {
  const goesOn = section.action === "next";
  const button = (
    <Button onClick={goesOn ? onNext : onShowPlans} busy={goesOn && busy !== undefined}>
      <Copy of={(goesOn && busy) || section.text} />
    </Button>
  );
  if (section.sticky) return <StickyBar calls={calls}>{button}</StickyBar>;
  return (
    <Line ref={calls.ref}>
      {button}
      {goesOn && <Problem role="alert">{problem && <Copy of={problem} />}</Problem>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

const Problem = styled.p`
  margin: 0;
  color: var(--danger);

  &:not(:empty) { margin-top: 12px; }
`;
