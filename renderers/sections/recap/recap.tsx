import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy, useIsFilled, usePlain } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";

/** What the visitor's answers are used for. A line without its answer is not shown. */
export function Recap({ section, first }: SectionProps<"recap">) {
  const isFilled = useIsFilled();
  const plain = usePlain();
  const lines = section.lines.filter(({ label, text }) => isFilled(label) && isFilled(text));
  if (lines.length === 0) return null;
  return (
    <Chapter heading={section.heading} first={first}>
      <Lines data-short={lines.every(({ text }) => plain(text).length < 28) || undefined}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>
              <Copy of={label} />
            </dt>
            <dd>
              <Copy of={text} />
            </dd>
          </div>
        ))}
      </Lines>
      {section.note && (
        <FinePrint>
          <Copy of={section.note} />
        </FinePrint>
      )}
    </Chapter>
  );
}

const Lines = styled.dl`
  margin: 0;
  padding: 2px clamp(14px, 4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: break-word;

  div { padding-block: 7px; font-size: 0.875rem; line-height: 1.4; }

  div + div { border-top: 1px solid var(--line); }

  dt, dd { display: inline; margin: 0; }

  dt { color: color-mix(in srgb, var(--muted) 70%, var(--ink)); }

  @media (max-width: 767px) {
    dt::after { content: ": "; }

    dt:lang(fr)::after { content: "\\00a0: "; }

    dt:is(:lang(ja), :lang(zh))::after { content: "："; }

    /* Small, and in one line with its label, only on an offer, whose plans are further down. */
    [data-pairs] & > div { padding-block: 9px; font-size: 1rem; }

    [data-pairs] &:not([data-short]) > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1px; }

    [data-pairs] &:not([data-short]) dt { font-size: 0.875rem; }

    [data-pairs] &:not([data-short]) dt::after { content: none; }

    /* Short answers stand in a column, or each below its label where letters are large. */
    &[data-short] > div { display: flex; flex-wrap: wrap; gap: 0 12px; }

    &[data-short] dt { flex: 1 1 6em; }

    &[data-short] dt::after { content: none; }

    &[data-short] dd { flex: 1.3 1 8em; }
  }

  @media (min-width: 768px) {
    div { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 24px; padding-block: 13px; font-size: 1rem; line-height: 1.5; }

    dt, dd { display: block; }

    dd { min-width: 0; text-wrap: balance; }
  }
`;
