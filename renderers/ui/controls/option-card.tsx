import type { MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { ResolvedOption } from "../../../engine/flow/index.ts";
import type { OptionsProps } from "../../contract.ts";
import { Copy } from "../text/copy.tsx";
import { OptionMark } from "./option-mark.tsx";

type Props = {
  readonly option: ResolvedOption;
  readonly role: "radio" | "checkbox";
  readonly checked: boolean;
  readonly layout: OptionsProps["layout"];
  /** What is drawn before the label. */
  readonly face?: ReactNode;
  /** Cannot be chosen now, but can still be focused and read. */
  readonly barred?: boolean;
  readonly tabIndex?: number;
  readonly onChoose: () => void;
};

/** One answer to choose, as a card or a chip. */
export function OptionCard({ option, role, checked, layout, face, barred = false, tabIndex, onChoose }: Props) {
  const choose = (event: MouseEvent) => {
    // The second click of a double-click belongs to the first, not to the question that came after it.
    if (!barred && event.detail <= 1) onChoose();
  };
  const Card: typeof Plain = cards[layout] ?? Plain;
  return (
    <Card
      type="button"
      role={role}
      aria-checked={checked}
      aria-disabled={barred || undefined}
      data-option={option.id}
      tabIndex={tabIndex}
      onClick={choose}
    >
      {face}
      <Label>
        {option.label}
        {option.hint && (
          <Hint>
            <Copy of={option.hint} />
          </Hint>
        )}
      </Label>
      <OptionMark isBox={role === "checkbox" && layout !== "chips"} />
    </Card>
  );
}

const Plain = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  max-width: 100%;
  border: 1.5px solid var(--control);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--lift);
  font: 600 1.0625rem/1.35 var(--font);
  cursor: pointer;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not([aria-disabled]) { border-color: var(--accent); }

    &:hover:not([aria-disabled], [aria-checked="true"]) { background: color-mix(in srgb, var(--accent-soft) 40%, var(--surface)); }
  }

  &:active:not([aria-disabled]) { background: var(--accent-soft); box-shadow: none; }

  @media (prefers-reduced-motion: no-preference) {
    transition: 120ms;
    transition-property: border-color, background-color, box-shadow, transform;

    &:active:not([aria-disabled]) { transform: translateY(2px); }
  }

  &[aria-checked="true"] {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent), 0 2px var(--accent);
  }

  &[aria-disabled] {
    border-color: var(--line);
    background: transparent;
    color: var(--muted);
    box-shadow: none;
    cursor: not-allowed;
  }
`;

/**
 * One that leads on at once shows its mark for moments, or to who comes back: it is on the upper edge, where it needs no
 * space beside the label.
 */
const corner = '&[role="radio"] > i { position: absolute; inset-block-start: -8px; inset-inline-end: 10px; }';

const cards: Partial<Record<OptionsProps["layout"], typeof Plain>> = {
  // On a phone the rows share the height of the screen, as far as that helps a thumb.
  list: styled(Plain)`
    min-height: clamp(64px, 8.5svh, 80px);
    padding: 14px 18px;
    border-radius: var(--radius);
    text-align: start;

    /* There is room for larger rows as long as they are few, and for a sign that one of them leads on. */
    @media (min-width: 768px) {
      :not(:has(> :nth-child(5))) > & { min-height: clamp(64px, 9.5svh, 92px); font-size: 1.125rem; }

      &[role="radio"][aria-checked="false"]::after {
        content: "";
        position: absolute;
        inset-block-start: calc(50% - 5px);
        inset-inline-end: 26px;
        width: 10px;
        height: 10px;
        border: solid var(--control);
        border-width: 2px 0 0;
        border-inline-end-width: 2px;
        rotate: calc(var(--to, 1) * 45deg);

        @media (prefers-reduced-motion: no-preference) { transition: 160ms; transition-property: border-color, translate; }
      }

      :dir(rtl) > & { --to: -1; }

      @media (hover: hover) {
        &[role="radio"][aria-checked="false"]:hover::after { border-color: var(--accent); translate: calc(var(--to, 1) * 5px); }
      }
    }

    @media (max-width: 767px) {
      min-height: clamp(64px, 10svh, 88px);

      ${corner}

      /* Three rows below a question without a picture leave half of the screen empty otherwise. */
      :not(:has(img)) + :not(:has(> :nth-child(4))) > & { min-height: clamp(64px, 12.5svh, 108px); }
    }
  `,
  // One of several is read from its edge, as in a list; one that leads on is a button, whose label is in the middle.
  grid: styled(Plain)`
    min-height: 64px;
    padding: 14px 18px;
    padding-inline-end: 48px;
    border-radius: var(--radius);
    text-align: start;

    > i { position: absolute; inset-inline-end: 14px; }

    &[role="radio"] { padding-inline: 18px; text-align: center; }

    ${corner}

    /* A question of two answers is answered by large ones, which are the action of its page. */
    :not(:has(> :nth-child(3))) > & { min-height: clamp(64px, 11svh, 96px); --lift: 0 2px var(--accent); border-color: var(--accent); color: var(--accent); font-size: 1.1875rem; }
  `,
  chips: styled(Plain)`
    min-height: 48px;
    padding-block: 9px;
    padding-inline: 18px 12px;
    border-radius: 28px;
    gap: 10px;

    &[role="radio"] { padding-inline: 18px; }

    @media (min-width: 768px) { min-height: 56px; font-size: 1.125rem; &[role="radio"] { padding-inline: 24px; } }

    ${corner}

    /* Until its mark shows that it is chosen, one of several has a plus. */
    &:where([role="checkbox"]) > i::after {
      content: "";
      display: block;
      height: 100%;
      background: var(--muted);
      clip-path: polygon(44% 27%, 56% 27%, 56% 44%, 73% 44%, 73% 56%, 56% 56%, 56% 73%, 44% 73%, 44% 56%, 27% 56%, 27% 44%, 44% 44%);
    }
  `,
};

/** The name of an option, with its hint. */
export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;
  text-wrap: balance;
`;

const Hint = styled.span`
  display: block;
  margin-top: 2px;
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: 400;
`;
