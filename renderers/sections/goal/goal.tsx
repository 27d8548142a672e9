import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";

/** A sentence about what the visitor wants. */
export function Goal({ section }: SectionProps<"goal">) {
  return (
    <Card>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="4.5" />
        <circle cx="12" cy="12" r="0.5" />
      </svg>
      <p>
        <Copy of={section.text} />
      </p>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: clamp(12px, 3vw, 18px) clamp(16px, 4vw, 24px);
  border-radius: var(--radius);
  background: var(--accent-soft);

  svg {
    flex: none;
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
  }

  p {
    min-width: 0;
    margin: 0;
    line-height: 1.5;

    strong[data-filled] { display: inline-block; }
  }
`;
