import { type RefObject, useLayoutEffect } from "react";
import { styled } from "styled-components";
import type { Phone } from "./use-phone.ts";

type Props = {
  readonly id: string;
  readonly phone: Phone;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** Example in the plain field, whose country is the field's own default. */
const plainExample = "1 (702) 123-4567";

/**
 * The input of a phone number with its dial code before it. The placeholder holds the whole example, dial code first;
 * the eye sees the dial code where it stands anyway and the rest of the example behind it.
 */
export function PhoneInput({ id, phone: { kit, number, caret, onEdit }, invalid, describedBy, inputRef }: Props) {
  const look = kit?.lookOf(number);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (caret && input && document.activeElement === input) input.setSelectionRange(caret.at, caret.at);
  }, [caret, inputRef]);

  return (
    // Digits run from left to right in every language.
    <Line dir="ltr" $prefix={look?.prefix.length ?? 0}>
      {look && (
        <Prefix id={`${id}-prefix`} hidden={number.text.startsWith("+")}>
          {look.prefix}
        </Prefix>
      )}
      {look && number.text === "" && <Example aria-hidden="true">{look.example}</Example>}
      <input
        ref={inputRef}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        placeholder={look?.placeholder ?? plainExample}
        value={look?.text ?? number.text}
        aria-invalid={invalid || undefined}
        aria-describedby={look ? `${id}-prefix ${describedBy}` : describedBy}
        onChange={({ target, nativeEvent }) =>
          onEdit({
            text: target.value,
            caret: target.selectionStart ?? target.value.length,
            kind: "inputType" in nativeEvent ? String(nativeEvent.inputType) : "",
          })
        }
      />
    </Line>
  );
}

const Line = styled.div<{ $prefix: number }>`
  /* Before there is a prefix, the example stands where it will stand behind the plus. */
  --start: calc(12px + 0.2ch + ${({ $prefix }) => ($prefix ? `${$prefix}ch + 0.5ch` : "1ch")});
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;

  input {
    width: 100%;
    padding: 12px 12px 12px var(--start);
    border: 0;
    border-radius: calc(var(--radius) * 0.875);
    background: transparent;
    color: var(--ink);
    font: inherit;
    outline: none;
  }

  input::placeholder { color: ${({ $prefix }) => ($prefix ? "transparent" : "var(--muted)")}; opacity: 1; }

  input:autofill {
    box-shadow: 0 0 0 60px var(--surface) inset;
    -webkit-text-fill-color: var(--ink);
  }
`;

const Prefix = styled.span`
  position: absolute;
  inset-block: 0;
  left: 12px;
  display: flex;
  align-items: center;
  color: var(--ink);
  pointer-events: none;

  &[hidden] { visibility: hidden; }
`;

const Example = styled.span`
  position: absolute;
  inset-block: 0;
  right: 0;
  left: var(--start);
  display: flex;
  align-items: center;
  overflow: hidden;
  color: var(--muted);
  white-space: nowrap;
  pointer-events: none;

  /* There the placeholder itself cannot be made transparent. */
  @media (forced-colors: active) { display: none; }
`;
