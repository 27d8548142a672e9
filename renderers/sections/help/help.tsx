import { type FocusEvent, useId } from "react";
import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { quietButtonStyle } from "../../ui/controls/quiet-button.tsx";
import { Copy } from "../../ui/text/copy.tsx";

/** Ways to get help, in a native popover: Escape, a tap outside or leaving it by Tab closes it, and the focus returns. */
export function Help({ section }: SectionProps<"help">) {
  const id = useId();
  const { lookup } = useFunnel();
  const { button, text, email, chat, chatLabel } = section;
  const support = lookup("product.support");
  return (
    <Place onBlur={closeBehind}>
      <Opener type="button" popoverTarget={id}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M9.4 9.4a2.6 2.6 0 1 1 3.9 2.3c-.9.5-1.3 1-1.3 2M12 16.9v.1" />
        </svg>
        <span>
          <Copy of={button} />
        </span>
      </Opener>
      <Panel id={id} popover="auto">
        {text && (
          <p>
            <Copy of={text} />
          </p>
        )}
        {support && <a href={`mailto:${support}`}>{email && <Copy of={email} />}</a>}
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {chatLabel && <Copy of={chatLabel} />}
          </a>
        )}
      </Panel>
    </Place>
  );
}

/** It would lie over what has the focus then. Its button closes it by itself. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
    currentTarget.querySelector<HTMLElement>("[popover]")?.hidePopover();
}

const Place = styled.div`
  display: flex;
  justify-content: center;
`;

const Opener = styled.button`
  ${quietButtonStyle}
  border-radius: 99px;

  svg { flex: none; fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; }
`;

// Above its button where the browser supports anchors, else in the middle of the screen.
const Panel = styled.div`
  width: min(320px, calc(100vw - 32px));
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 16px 48px rgb(0 0 0 / 24%);
  text-align: center;

  /* No grid: WebKit stretches the rows of one that hangs on an anchor until they cover the page. */
  &:popover-open { display: flex; flex-direction: column; gap: 12px; }

  @supports (position-area: top) {
    inset: auto;
    margin: 10px 0;
    position-area: top;
    position-try-fallbacks: flip-block;
  }

  p { margin: 0; line-height: 1.5; }

  a { ${quietButtonStyle} }
`;
