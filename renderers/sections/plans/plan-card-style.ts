import { css } from "styled-components";

/** The look of a plan as a card around its radio button. */
export const planCardStyle = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 84px;
  padding: 16px 20px;
  border: 1.5px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  line-height: 1.4;
  cursor: pointer;
  transition:
    border-color 120ms ease,
    background-color 120ms ease,
    box-shadow 120ms ease;

  @media (hover: hover) {
    &:hover { border-color: var(--accent); box-shadow: 0 4px 16px color-mix(in srgb, var(--ink) 9%, transparent); }
  }

  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }

  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 3px; }

  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--accent);
    outline: none;
  }

  input + span { flex: 1 1 7rem; min-width: 0; overflow-wrap: break-word; }

  input + span > * { display: block; }

  em {
    width: fit-content;
    margin-bottom: 4px;
    padding: 2px 10px;
    border-radius: 99px;
    background: var(--accent);
    color: var(--on-accent);
    font: 700 0.8125rem/1.5 var(--font);
  }

  b { font-size: 1.0625rem; }

  s { color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  small { margin-inline-start: auto; text-align: end; line-height: 1.25; font-size: 0.9375rem; color: color-mix(in srgb, var(--muted) 60%, var(--ink)); }

  small b { display: block; color: var(--ink); font-size: 1.375rem; font-variant-numeric: tabular-nums; }
`;
