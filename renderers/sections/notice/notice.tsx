import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy, useIsFilled } from "../../ui/text/copy.tsx";

/** A notice that is announced when it changes, and hides while it has nothing to say. */
export function Notice({ section: { text } }: SectionProps<"notice">) {
  const isFilled = useIsFilled();
  return (
    <Region role="status">
      {isFilled(text) && (
        <Frame>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M12 11v5.2M12 7.6v.2" />
          </svg>
          <span>
            <Copy of={text} />
          </span>
        </Frame>
      )}
    </Region>
  );
}

// Takes no room while empty, but stays on the page: a live region announces only what changes in it.
const Region = styled.div`
  &:empty { position: absolute; }
`;

const Frame = styled.p`
  display: flex;
  gap: 12px;
  margin: 0;
  padding: 14px 18px;
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) * 0.75);
  background: var(--surface);
  font-size: 0.9375rem;
  line-height: 1.55;

  span { min-width: 0; }

  svg { flex: none; margin-top: calc((1em - 15px) * 0.78); fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; }
`;
