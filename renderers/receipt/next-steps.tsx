import { styled } from "styled-components";
import type { StepOf } from "../contract.ts";
import { Card } from "../ui/layout/card.ts";
import { Copy } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";

/** What happens now, step by step. Safari forgets the role of a list without bullets. */
export function NextSteps({ heading, steps }: NonNullable<StepOf<"receipt">["after"]>) {
  return (
    <Card>
      <Heading level={2}>
        <Copy of={heading} />
      </Heading>
      <Steps role="list">
        {steps.map((step) => (
          <li key={step}>
            <span>
              <Copy of={step} />
            </span>
          </li>
        ))}
      </Steps>
    </Card>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: 14px;
  margin: 14px 0 4px;
  padding: 0;
  counter-reset: step;
  list-style: none;
  line-height: 1.5;

  li { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 14px; counter-increment: step; }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent);
    font: 800 1rem/1 var(--heading-font, var(--font));
  }
`;
