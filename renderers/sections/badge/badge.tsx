import { keyframes, styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";

/** A small label above a heading. */
export function Badge({ section }: SectionProps<"badge">) {
  return (
    <Pill data-badge>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M5 12.5l4.5 4.5L19 7.5" />
      </svg>
      <span>
        <Copy of={section.text} />
      </span>
    </Pill>
  );
}

// Its tick is drawn once, as what it announces comes into sight. The line is 20 units long.
const draw = keyframes`
  from { stroke-dashoffset: 20; }
`;

const Pill = styled.p`
  display: inline-flex;
  align-items: center;
  align-self: center;
  gap: 8px;
  margin: 0 0 clamp(-8px, (767.9px - 100vw) * 999, -3px);
  padding-block: 4px;
  padding-inline: 10px 14px;
  border-radius: 99px;
  background: var(--accent-soft);
  color: var(--accent);
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1.4;

  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 20;

    @media (prefers-reduced-motion: no-preference) { animation: ${draw} 420ms 320ms cubic-bezier(0.4, 0, 0.2, 1) backwards; }
  }
`;
