import { styled } from "styled-components";
import { Copy } from "../ui/text/copy.tsx";

/** The promise below the field, with a padlock. */
export function Reassurance({ of }: { readonly of: string }) {
  return (
    <Line>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <rect x="2.5" y="7" width="11" height="7.5" rx="2" fill="currentColor" />
        <path d="M5 7V5a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="1.7" />
      </svg>
      <span>
        <Copy of={of} />
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  margin: 0;
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.4;
  text-wrap: balance;

  svg { flex: none; margin-top: calc(0.7em - 8.25px); }
`;
