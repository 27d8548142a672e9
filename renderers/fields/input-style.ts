import type { CSSProperties } from "react";
import { css, styled } from "styled-components";
import { isWide } from "../ui/text/is-wide.ts";

/** How inputs of fields look. */
export const inputStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 56px;
  padding: 12px 18px;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  color: var(--ink);
  font: 400 1.0625rem/1.4 var(--font);

  &::placeholder { color: var(--muted); opacity: 1; }

  /* On the frame, not around it: one line, not three. */
  &:focus-visible { border-color: var(--accent); outline: 3px solid var(--accent); outline-offset: -1.5px; }

  &[aria-invalid="true"] {
    border-color: var(--danger);
    background: color-mix(in srgb, var(--danger) 4%, var(--surface));
    outline-color: var(--danger);
  }
`;

export const Input = styled.input`
  ${inputStyle}
`;

/** An input with what stands beside it. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** An input with a short unit within its frame, at its end or its start: it takes `roomFor`. A tap on the unit goes to the input. */
export const WithUnit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 6rem;

  > * { grid-area: 1 / 1; }

  > input { padding-inline-end: calc(26px + var(--unit)); }

  > span { place-self: center end; padding-inline-end: 18px; color: var(--muted); font-size: 1.0625rem; unicode-bidi: plaintext; pointer-events: none; }

  &[data-ahead] > input { padding-inline-start: calc(22px + var(--unit)); padding-inline-end: 18px; }

  &[data-ahead] > span { place-self: center start; padding-inline: 18px 0; }

  /* Figures run from the left also in Persian, where that is the end. */
  [dir="rtl"] &[data-ahead] > input { padding-inline-start: 18px; padding-inline-end: calc(22px + var(--unit)); }

  [dir="rtl"] &[data-ahead] > span { place-self: center end; padding-inline: 0 18px; }
`;

/** The style that leaves a unit its room: the widths of its letters, a little more than they need. */
export function roomFor(unit: string): CSSProperties {
  const room = [...unit].reduce((sum, letter) => sum + (isWide(letter) ? 1.05 : 0.75), 0);
  // Custom properties are not among those that React's types know.
  return { "--unit": `${room}em` } as CSSProperties;
}

/** Words at the two ends of something. */
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  color: var(--muted);
  font-size: 0.9375rem;

  > :last-child { text-align: end; }
`;
