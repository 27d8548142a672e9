import { styled } from "styled-components";
import type { StepOf } from "../contract.ts";
import { Card } from "../ui/layout/card.ts";
import { numberedStyle } from "../ui/layout/numbered.ts";
import { Copy } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";

/** What happens now, step by step. Safari forgets the role of a list without bullets. */
export function NextSteps({ heading, steps }: NonNullable<StepOf<"receipt">["after"]>) {
  return (
    <Frame>
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
    </Frame>
  );
}

// As large as the heading of a list in its card.
const Frame = styled(Card)`
  h2 { font-size: 1.25rem; }
`;

const Steps = styled.ol`
  ${numberedStyle(34)}
  gap: 14px;
  margin: 14px 0 4px;
  line-height: 1.5;

  > li { gap: 14px; }

  > li > span { padding-top: calc(17px - 0.75em); }
`;
