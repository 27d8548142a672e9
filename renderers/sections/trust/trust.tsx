import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";

/** What makes buying safe, in short lines with a picture each. Safari forgets the role of a list without bullets. */
export function Trust({ section }: SectionProps<"trust">) {
  return (
    <div>
      <Lines role="list">
        {section.items.map(({ sign, text }) => (
          <li key={text}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d={signs[sign ?? "tick"]} />
            </svg>
            <span>
              <Copy of={text} />
            </span>
          </li>
        ))}
      </Lines>
      {section.note && (
        <Note>
          <Copy of={section.note} />
        </Note>
      )}
    </div>
  );
}

/** Drawn like the built-in icons, on a grid of 24 by 24. */
const signs = {
  payment:
    "M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5",
  refund: "M4 9h10.5a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
  cancel: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM9 9l6 6M15 9l-6 6",
  privacy: "M12 3l7.5 2.8v5.7c0 4.5-3.1 7.9-7.5 9.5c-4.4-1.6-7.5-5-7.5-9.5V5.8zM8.8 12l2.3 2.3l4.2-4.6",
  support:
    "M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5zM8 10h8M8 13h5",
  tick: "M5 12.5l4.5 4.5L19 7.5",
} as const;

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.35;

  li { flex: 1 1 min(100%, 6.25rem); min-width: 0; display: grid; justify-items: center; align-content: start; gap: 4px; text-align: center; }

  svg { fill: none; stroke: var(--accent); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }

  span { min-width: 0; max-width: 100%; overflow-wrap: anywhere; text-wrap: balance; }

  /* Side by side, a phone breaks each into three rows. */
  @media (max-width: 767px) {
    flex-direction: column;
    gap: 8px;
    width: fit-content;
    margin-inline: auto;
    font-size: 0.9375rem;

    li { flex: none; grid-template-columns: auto minmax(0, 1fr); justify-items: start; gap: 10px; text-align: start; }

    /* Amid the first line, however large its letters are. */
    svg { margin-top: calc((1em - 15px) * 0.675); }
  }
`;

const Note = styled(FinePrint)`
  margin-top: 12px;
  font-size: 0.8125rem;
  line-height: 1.5;
`;
