import type { ReactNode, RefCallback } from "react";
import { styled } from "styled-components";

type Props = {
  readonly inputRef?: RefCallback<HTMLElement> | undefined;
  readonly name: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
};

/** A day or a time to pick. */
export const Pick = ({ inputRef, name, isPicked, onPick, children }: Props) => (
  <Tile>
    <input ref={inputRef} type="radio" name={name} checked={isPicked} onChange={onPick} />
    {children}
  </Tile>
);

const Tile = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  min-height: 48px;
  padding: 6px 4px;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.625);
  background: var(--surface);
  box-shadow: var(--lift);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  @media (hover: hover) {
    &:hover { border-color: var(--accent); }
  }

  &:active { background: var(--accent-soft); box-shadow: none; @media (prefers-reduced-motion: no-preference) { translate: 0 2px; } }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 0 0 0 1px var(--accent), 0 2px var(--accent); }

  &:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }

  @media (forced-colors: active) {
    &:has(:checked) { outline: 3px solid Highlight; }
  }
`;
